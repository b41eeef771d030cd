import PlatenTesting
import SwiftUI
import Testing

/// A message with actions for assistive technology, as programs add them beside gestures.
private struct MessageView: View {
  @State private var log: [String] = []
  @State private var text = "Draft"
  var hasMenu = false
  var isEnabled = true

  var body: some View {
    VStack {
      Text("Log: " + log.joined(separator: ", "))
      if hasMenu {
        message.contextMenu {
          Button("Copy") { log.append("copy") }
          Button("Reply") { log.append("reply by the menu") }
        }
      } else {
        message.disabled(!isEnabled)
      }
      TextField("Answer", text: $text)
        .accessibilityAction(named: "Clear answer") { text = "" }
    }
  }

  private var message: some View {
    Text("Hello")
      .accessibilityAction(named: "Reply") { log.append("reply") }
      .accessibilityAction(named: Text("Forward")) { log.append("forward") }
      .accessibilityAction(AccessibilityActionKind(named: Text("Pin"))) { log.append("pin") }
      .accessibilityAction { log.append("press") }
      .accessibilityActions(category: AccessibilityActionCategory("Conversation")) {
        Button("Mute") { log.append("mute") }
        Button("Leave", role: .destructive) { log.append("leave") }
      }
  }
}

private struct ActionListView: View {
  @State private var names = ["Ada", "Grace"]

  var body: some View {
    List(names, id: \.self) { name in
      Text(name).accessibilityAction {
        names.removeAll { $0 == name }
      } label: {
        Label("Remove \(name)", systemImage: "trash")
      }
    }
    .accessibilityAction(named: "Restore all") { names = ["Ada", "Grace"] }
  }
}

/// Stars that are pressed one by one, and one value for assistive technology.
private struct RatingView: View {
  @State private var stars = 3

  var body: some View {
    HStack {
      ForEach(1..<6) { Image(systemName: $0 <= stars ? "star.fill" : "star") }
      Text("\(stars) stars")
    }
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: stars += 1
      case .decrement: stars -= 1
      @unknown default: break
      }
    }
  }
}

/// The named actions of views, in the menu that opens at them.
@MainActor @Suite struct NamedActionTests {
  @Test func namedActionsAreTheMenuOfAView() async throws {
    let screen = await Screen(MessageView())
    #expect(try screen.contextMenu(of: "Hello") == ["Reply", "Forward", "Pin", "Mute", "Leave"])
    for title in ["Reply", "Pin", "Mute"] { try screen.chooseFromContextMenu(of: "Hello", title) }
    #expect(screen.shows("Log: reply, pin, mute"))
  }

  @Test func theyFollowTheLinesOfAContextMenu() async throws {
    let screen = await Screen(MessageView(hasMenu: true))
    #expect(try screen.contextMenu(of: "Hello") == ["Copy", "Reply", "Forward", "Pin", "Mute", "Leave"])
    try screen.chooseFromContextMenu(of: "Hello", "Reply")
    try screen.chooseFromContextMenu(of: "Hello", "Forward")
    #expect(screen.shows("Log: reply by the menu, forward"))
  }

  @Test func aDisabledViewOffersNone() async throws {
    let screen = await Screen(MessageView(isEnabled: false))
    #expect(try screen.contextMenu(of: "Hello") == [])
  }

  @Test func thoseOfAFieldAreInItsEditMenu() async throws {
    let screen = await Screen(MessageView())
    let field = try screen.field("Answer")
    try field.focus()
    let menu = try field.editMenu()
    #expect(menu.contains("Select All") && menu.last == "Clear answer")
    try field.chooseFromEditMenu("Clear answer")
    #expect(try field.text == "")
  }

  @Test func anAdjustableViewIsSteppedByItsMenu() async throws {
    let screen = await Screen(RatingView())
    #expect(try screen.contextMenu(of: "3 stars") == ["Increment", "Decrement"])
    try screen.chooseFromContextMenu(of: "3 stars", "Increment")
    #expect(screen.shows("4 stars"))
    try screen.chooseFromContextMenu(of: "4 stars", "Decrement")
    #expect(screen.shows("3 stars"))
  }

  @Test func rowsAndTheirListHaveActions() async throws {
    let screen = await Screen(ActionListView())
    #expect(try screen.contextMenu(of: "Grace") == ["Remove Grace", "Restore all"])
    try screen.chooseFromContextMenu(of: "Grace", "Remove Grace")
    #expect(!screen.shows("Grace"))
    try screen.chooseFromContextMenu(of: "Ada", "Restore all")
    #expect(screen.shows("Grace"))
  }
}

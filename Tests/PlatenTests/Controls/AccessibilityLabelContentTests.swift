import PlatenTesting
import SwiftUI
import Testing

@testable import PlatenTree

/// Names that are made of the names that views have of themselves.
@MainActor @Suite struct AccessibilityLabelContentTests {
  private struct Cards: View {
    @State private var count = 3
    @State private var isUnread = true
    @State private var text = ""

    var body: some View {
      Text("Comment \(count)")
        .padding()
        .accessibilityLabel { label in
          if isUnread { Text("Unread") }
          label
        }
      HStack {
        Text("Ada")
        Text("\(count) notes")
      }
      .accessibilityElement(children: .combine)
      .accessibilityLabel { label in
        label
        Text("Ten past five")
      }
      .accessibilityIdentifier("card")
      Button("Send") { count += 1 }
        .accessibilityLabel { label in
          label
          Text("now")
        }
      TextField("Name", text: $text)
        .accessibilityLabel { label in
          label
          Text("required")
        }
      Toggle("Unread", isOn: $isUnread)
    }
  }

  private func labels(_ screen: Screen) -> [String] {
    var labels: [String] = []
    screen.host.root.forEach { if let label = $0.attributes.accessibilityLabel { labels.append(label) } }
    return labels
  }

  @Test func theOwnNameIsPartOfTheNewOne() async throws {
    let screen = await Screen(Cards())
    let expected = ["Unread, Comment 3", "Ada, 3 notes, Ten past five", "Send, now", "Name, required"]
    #expect(labels(screen) == expected)
    #expect(try screen.button("Send, now").isEnabled)
    try screen.field("Name, required").type("Al")
    #expect(try screen.field("Name, required").text == "Al")
  }

  @Test func theNameFollowsBoth() async throws {
    let screen = await Screen(Cards())
    try screen.button("Send, now").press()
    #expect(labels(screen).prefix(2) == ["Unread, Comment 4", "Ada, 4 notes, Ten past five"])
    try screen.toggle("Unread").press()
    #expect(labels(screen).first == "Comment 4")
  }

  @Test func severalAreMadeOfOneAnother() async throws {
    let screen = await Screen(
      Image(systemName: "star")
        .accessibilityLabel("Rating")
        .accessibilityLabel { label in
          label
          Text("four")
        }
        .accessibilityLabel { label in
          Text("Film")
          label
        })
    #expect(labels(screen) == ["Film, Rating, four"])
  }

  @Test func withoutWordsTheNameStays() async throws {
    let screen = await Screen(Button("Send") {}.accessibilityLabel { _ in EmptyView() })
    #expect(labels(screen).isEmpty && screen.buttons("Send").count == 1)
  }

  @Test func viewsInTheNameAreNotShown() async throws {
    struct Noted: View {
      @State private var isThere = true

      var body: some View {
        Group {
          if isThere { Text("One") }
          Text("Two")
        }
        .accessibilityLabel { label in
          label
          Text("note")
        }
        Button("Remove") { isThere = false }
      }
    }
    let screen = await Screen(Noted())
    #expect(labels(screen) == ["One, note", "Two, note"])
    #expect(!screen.texts.contains("note"))
    try screen.button("Remove").press()
    #expect(labels(screen) == ["Two, note"])
  }
}

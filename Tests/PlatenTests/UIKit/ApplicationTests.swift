import PlatenTesting
import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

private struct Page: View {
  let act: @MainActor () -> Void
  @State private var text = "some words"
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Words", text: $text).focused($isFocused)
    Text(isFocused ? "focused" : "left")
    Button("Act", action: act)
  }
}

private struct SearchBar: UIViewRepresentable {
  @Binding var text: String
  let searched: () -> Void

  func makeUIView(context: Context) -> UISearchBar {
    let bar = UISearchBar(frame: .zero)
    bar.placeholder = "Find"
    bar.delegate = context.coordinator
    bar.autocapitalizationType = .none
    bar.showsCancelButton = true
    return bar
  }

  func updateUIView(_ bar: UISearchBar, context: Context) { if bar.text != text { bar.text = text } }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text, searched: searched) }

  class Coordinator: NSObject, UISearchBarDelegate {
    @Binding var text: String
    let searched: () -> Void

    init(text: Binding<String>, searched: @escaping () -> Void) {
      _text = text
      self.searched = searched
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { text = searchText }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      searched()
      searchBar.resignFirstResponder()
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
      searchBar.text = ""
      text = ""
      searchBar.resignFirstResponder()
    }
  }
}

private struct SearchPage: View {
  @State private var text = ""
  @State private var searches = 0

  var body: some View {
    SearchBar(text: $text) { searches += 1 }
    Text("“\(text)” \(searches)")
  }
}

/// What programs ask UIKit's application, its windows and the clipboard for.
@MainActor @Suite struct ApplicationTests {
  @Test func aWindowThatEndsItsEditingTakesTheFocusFromAnyField() async throws {
    let screen = await Screen(
      Page { UIApplication.shared.windows.first { $0.isKeyWindow }?.endEditing(true) })
    try screen.field("Words").focus()
    #expect(screen.shows("focused"))
    try screen.button("Act").press()
    #expect(screen.shows("left") && screen.focusedLabel == nil)
  }

  @Test func aSceneLeadsToTheWindowOfTheView() async throws {
    let screen = await Screen(
      Page {
        UIApplication.shared.connectedScenes
          .filter { $0.activationState == .foregroundActive }
          .compactMap { ($0 as? UIWindowScene)?.keyWindow }
          .first { $0.isKeyWindow }?
          .endEditing(true)
      })
    try screen.field("Words").focus()
    try screen.button("Act").press()
    #expect(screen.shows("left"))
  }

  @Test func theScreenOfASceneIsTheWindow() async throws {
    var size = CGSize.zero
    let screen = await Screen(
      Page {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        size = scene?.screen.bounds.size ?? .zero
      })
    try screen.button("Act").press()
    #expect(size == UIScreen.main.bounds.size && size.width > 0)
  }

  @Test func anActionWithoutTargetIsSentToTheFirstResponder() async throws {
    let screen = await Screen(
      Page {
        UIApplication.shared.sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)
      })
    try screen.field("Words").focus()
    try screen.button("Act").press()
    #expect(screen.shows("left"))

    let selecting = await Screen(
      Page { UIApplication.shared.sendAction(UIResponder.selectAll, to: nil, from: nil, for: nil) })
    try selecting.field("Words").focus()
    try selecting.button("Act").press()
    #expect(try selecting.field("Words").selection == 0..<10)
  }

  @Test func linksAreOpenedWhereTheyWerePressed() async throws {
    var opened: [String] = []
    var answers: [Bool] = []
    let screen = await Screen(
      Page {
        guard let url = URL(string: "https://example.org/a") else { return }
        answers.append(UIApplication.shared.canOpenURL(url))
        UIApplication.shared.open(url, options: [:]) { answers.append($0) }
        if let settings = URL(string: UIApplication.openSettingsURLString) {
          answers.append(UIApplication.shared.canOpenURL(settings))
        }
      })
    let other = await Screen(Text("other"))
    other.host.onOpenURL = { _ in false }
    screen.host.onOpenURL = {
      opened.append($0.absoluteString); return true
    }
    try screen.button("Act").press()
    #expect(opened == ["https://example.org/a"])
    #expect(answers == [true, true, false])
  }

  @Test func theClipboardIsThatOfTheWindow() async throws {
    var read: [String?] = []
    let screen = await Screen(
      Page {
        read.append(UIPasteboard.general.string)
        UIPasteboard.general.string = "https://example.org"
        read.append(UIPasteboard.general.url?.host())
      })
    try screen.button("Act").press()
    #expect(screen.clipboard == "https://example.org")
    #expect(read == [nil, "example.org"])
  }

  @Test func aSearchBarNotifiesItsDelegate() async throws {
    let screen = await Screen(SearchPage())
    let field = try screen.field(at: 0)
    #expect(try field.placeholder == "Find")
    try field.type("abc")
    #expect(screen.shows("“abc” 0"))
    try screen.press(.return)
    #expect(screen.shows("“abc” 1") && screen.focusedLabel == nil)
    try screen.button("Cancel").press()
    #expect(screen.shows("“” 1"))
    #expect(try field.text == "")
  }

  @Test func coloursGoThereAndBack() {
    for color in [Color.red, .primary, .mint, .black.opacity(0.5), Color(red: 0.1, green: 0.2, blue: 0.3)] {
      #expect(Color(UIColor(color)).description == color.description || color == .black.opacity(0.5))
    }
    #expect(Color(UIColor(Color.black.opacity(0.5))) == Color(red: 0, green: 0, blue: 0, opacity: 0.5))
  }

  @Test func onlySomeCornersOfAPathAreRound() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 10, height: 10))
    #expect(
      Path(path.cgPath)
        == Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 10, topTrailing: 10)))
    let whole = UIBezierPath(roundedRect: rect, cornerRadius: .infinity)
    #expect(whole.bounds == rect)
  }
}

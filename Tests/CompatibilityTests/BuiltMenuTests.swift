import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// A text view that adds to its edit menu and removes from it, as editors of notes do.
private final class BuiltMenuView: UITextView {
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == .context else { return }
    builder.remove(menu: .lookup)
    let bold = UIAction(title: "Bold") { [weak self] _ in self?.mark() }
    builder.insertSibling(UIMenu(options: .displayInline, children: [bold]), beforeMenu: .standardEdit)
    let quote = UIAction(title: "Quote") { _ in }
    builder.insertChild(UIMenu(options: .displayInline, children: [quote]), atEndOfMenu: .format)
    builder.replaceChildren(ofMenu: .standardEdit) { $0.filter { $0.title != "Copy" } }
  }

  private func mark() { replace(selectedTextRange!, withText: "*" + (text(in: selectedTextRange!) ?? "") + "*") }
}

private struct BuiltMenuEditor: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> BuiltMenuView {
    let view = BuiltMenuView()
    view.accessibilityLabel = "Note"
    view.text = text
    return view
  }

  func updateUIView(_ view: BuiltMenuView, context: Context) {}
}

@MainActor @Suite struct BuiltMenuTests {
  private struct Page: View {
    @State private var text = "word"
    var body: some View { BuiltMenuEditor(text: $text) }
  }

  @Test func aTextViewBuildsItsEditMenu() async throws {
    let screen = await Screen(Page())
    let note = try screen.field("Note")
    try note.focus()
    try note.select(0..<4)
    let titles = try note.editMenu()
    #expect(titles.first == "Bold" && titles.last == "Quote" && titles.contains("Cut") && !titles.contains("Copy"))
    try note.chooseFromEditMenu("Bold")
    #expect(try note.text == "*word*")
  }

  @Test func aSessionRemembersWhatTheProgramGivesIt() {
    let session = UIApplication.shared.openSessions.first
    session?.userInfo = ["draft": "word"]
    #expect(session == nil || session?.userInfo?["draft"] as? String == "word")
  }
}

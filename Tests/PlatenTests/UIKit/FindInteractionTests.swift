import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// The search in the text of UIKit's text views.
@MainActor @Suite struct FindInteractionTests {
  private struct Page: UIViewRepresentable {
    let view: UITextView

    func makeUIView(context: Context) -> UITextView { view }
    func updateUIView(_ view: UITextView, context: Context) {}
  }

  private func textView(_ text: String) -> UITextView {
    let view = UITextView()
    view.text = text
    view.accessibilityLabel = "Text"
    view.isFindInteractionEnabled = true
    return view
  }

  @Test func theSearchSelectsTheMatches() async throws {
    let view = textView("one two one")
    let screen = await Screen(Page(view: view))
    let find = try #require(view.findInteraction)
    #expect(!find.isFindNavigatorVisible)
    find.presentFindNavigator(showingReplace: false)
    #expect(find.isFindNavigatorVisible)
    await screen.settle()
    try screen.field("Find").type("one")
    #expect(find.searchText == "one")
    #expect(view.selectedRange == NSRange(location: 0, length: 3))
    #expect(screen.shows("1 of 2"))
    find.findNext()
    #expect(view.selectedRange == NSRange(location: 8, length: 3))
    find.findPrevious()
    #expect(view.selectedRange == NSRange(location: 0, length: 3))
    find.searchText = "two"
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    find.dismissFindNavigator()
    #expect(!find.isFindNavigatorVisible)
    await screen.settle()
    #expect(throws: ScreenError.self) { try screen.field("Find") }
  }

  @Test func matchesAreReplacedWhereTheTextCanBeEdited() async throws {
    let view = textView("one two one")
    let screen = await Screen(Page(view: view))
    view.findInteraction?.presentFindNavigator(showingReplace: true)
    await screen.settle()
    try screen.field("Find").type("one")
    try screen.field("Replace with").type("six")
    try screen.button("Replace all").press()
    #expect(view.text == "six two six")
    view.isEditable = false
    view.findInteraction?.presentFindNavigator(showingReplace: true)
    await screen.settle()
    #expect(throws: ScreenError.self) { try screen.field("Replace with") }
  }

  @Test func whatADelegateRefusesIsNotCountedAsReplaced() async throws {
    final class Refusal: NSObject, UITextViewDelegate {
      var refuses = true

      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        !refuses
      }
    }
    let view = textView("one two one")
    let delegate = Refusal()
    view.delegate = delegate
    let screen = await Screen(Page(view: view))
    view.findInteraction?.presentFindNavigator(showingReplace: true)
    await screen.settle()
    try screen.field("Find").type("one")
    try screen.field("Replace with").type("six")
    try screen.button("Replace all").press()
    #expect(view.text == "one two one")
    #expect(screen.shows("2 matches"))
    #expect(!screen.shows("2 replaced"))
    delegate.refuses = false
    try screen.button("Replace all").press()
    #expect(view.text == "six two six")
    #expect(screen.shows("2 replaced"))
  }

  @Test func whatIsBetweenReplacedTextsKeepsItsAttributes() async throws {
    let view = textView("")
    let text = NSMutableAttributedString(string: "one two one")
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 4, length: 3))
    text.addAttribute(.kern, value: 2, range: NSRange(location: 8, length: 3))
    view.attributedText = text
    let screen = await Screen(Page(view: view))
    view.findInteraction?.presentFindNavigator(showingReplace: true)
    await screen.settle()
    try screen.field("Find").type("one")
    try screen.field("Replace with").type("three")
    try screen.button("Replace all").press()
    #expect(view.text == "three two three")
    func places(_ name: NSAttributedString.Key) -> [NSRange] {
      var places: [NSRange] = []
      view.textStorage.enumerateAttributes(in: NSRange(location: 0, length: 15)) { attributes, range, _ in
        if attributes[name] != nil { places.append(range) }
      }
      return places
    }
    #expect(places(.underlineStyle) == [NSRange(location: 6, length: 3)])
    #expect(places(.kern) == [NSRange(location: 10, length: 5)])
  }

  @Test func withoutTheInteractionThereIsNoSearch() async throws {
    let view = textView("one")
    view.isFindInteractionEnabled = false
    let screen = await Screen(Page(view: view))
    #expect(view.findInteraction == nil)
    let node = try #require(screen.host.root.first { $0.isField })
    guard case .field(let field) = node.content else { return }
    #expect(!field.canFind)
    #expect((node.responder as? any FindResponder)?.showFind(isReplacing: false) == false)
  }

  @Test func theSearchEndsWithItsView() async throws {
    struct Form: View {
      let view: UITextView
      @State private var isShown = true

      var body: some View {
        Button("Hide") { isShown = false }
        if isShown { Page(view: view) }
      }
    }
    let view = textView("one")
    let screen = await Screen(Form(view: view))
    view.findInteraction?.presentFindNavigator(showingReplace: false)
    await screen.settle()
    _ = try screen.field("Find")
    try screen.button("Hide").press()
    #expect(throws: ScreenError.self) { try screen.field("Find") }
  }
}

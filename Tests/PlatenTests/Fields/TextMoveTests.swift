import PlatenTesting
import SwiftUI
import TextEditing
import Testing
import UIKit

@testable import PlatenGraph
@testable import PlatenTree

/// Selected text that is dragged within a field.
@MainActor @Suite struct TextMoveTests {
  private struct Fields: View {
    @State private var name = "one two three"
    @State private var phone = ""
    @State private var secret = "secret"
    @State private var rich: AttributedString = {
      var text = AttributedString("one ")
      var bold = AttributedString("two")
      bold.inlinePresentationIntent = .stronglyEmphasized
      text += bold
      return text + AttributedString(" three")
    }()

    var body: some View {
      TextField("Name", text: $name)
      TextField("Phone", value: $phone, format: .mask("(###) ###-####"))
      SecureField("Secret", text: $secret)
      TextEditor(text: $rich).accessibilityLabel("Rich")
    }
  }

  private struct Page: UIViewRepresentable {
    let view: UITextView

    func makeUIView(context: Context) -> UITextView { view }
    func updateUIView(_ view: UITextView, context: Context) {}
  }

  @Test func movedTextOfATextViewKeepsItsAttributes() async throws {
    let view = UITextView()
    let text = NSMutableAttributedString(string: "one two three")
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 4, length: 3))
    view.attributedText = text
    let screen = await Screen(Page(view: view))
    try screen.field(at: 0).drag(8..<13, to: 0)
    #expect(view.text == "threeone two ")
    var underlined: [NSRange] = []
    view.textStorage.enumerateAttributes(in: NSRange(location: 0, length: 13)) { attributes, range, _ in
      if attributes[.underlineStyle] != nil { underlined.append(range) }
    }
    #expect(underlined == [NSRange(location: 9, length: 3)])
  }

  @Test func movedTextIsSelectedAndOneUndoStep() async throws {
    let screen = await Screen(Fields())
    let field = try screen.field("Name")
    try field.drag(0..<4, to: 13)
    #expect(try field.text == "two threeone ")
    #expect(try field.selection == 9..<13)
    try field.press("z", modifiers: .control)
    #expect(try field.text == "one two three")
    try field.drag(8..<13, to: 0)
    #expect(try field.text == "threeone two ")
    #expect(try field.selection == 0..<5)
  }

  @Test func aCopyStaysWhereItWas() async throws {
    let screen = await Screen(Fields())
    let field = try screen.field("Name")
    try field.drag(0..<4, to: 13, copies: true)
    #expect(try field.text == "one two threeone ")
    #expect(try field.selection == 13..<17)
    try field.press("z", modifiers: .control)
    #expect(try field.text == "one two three")
  }

  @Test(arguments: [0, 2, 4]) func textDroppedInItselfStays(target: Int) async throws {
    let screen = await Screen(Fields())
    let field = try screen.field("Name")
    try field.drag(0..<4, to: target)
    #expect(try field.text == "one two three")
    #expect(try field.selection == 0..<4)
  }

  @Test func aFullFieldCanBeRearranged() throws {
    var session = EditingSession(text: "abcd", options: EditingOptions(limit: 4))
    session.perform(try #require(TextMove(0..<1, to: 4).command(in: session.storage)))
    #expect(session.text == "bcda")
    session.perform(try #require(TextMove(0..<2, to: 4, isCopy: true).command(in: session.storage)))
    #expect(session.text == "bcda")
  }

  @Test func aLiveFormatAppliesToMovedText() async throws {
    let screen = await Screen(Fields())
    let field = try screen.field("Phone")
    try field.type("2015550123")
    #expect(try field.text == "(201) 555-0123")
    try field.drag(10..<14, to: 1)
    #expect(try field.text == "(012) 320-1555")
    try field.press("z", modifiers: .control)
    #expect(try field.text == "(201) 555-0123")
  }

  @Test func movedTextKeepsItsAttributes() async throws {
    let screen = await Screen(Fields())
    let field = try screen.field("Rich")
    try field.drag(4..<8, to: 0)
    #expect(try field.formattedText == "**two** one three")
    try field.press("z", modifiers: .control)
    #expect(try field.formattedText == "one **two** three")
    try field.drag(5..<6, to: 13, copies: true)
    #expect(try field.formattedText == "one **two** three**w**")
  }

  @Test func aSecureTextIsNotMoved() async throws {
    let screen = await Screen(Fields())
    let field = try screen.field("Secret")
    try field.drag(0..<2, to: 6)
    try field.press("z", modifiers: .control)
    #expect(try field.text == "••••••")
  }

  @Test func offsetsOutOfRangeAreClamped() {
    let storage = TextStorage("a👩‍👩‍👧b")
    #expect(
      TextMove(0..<1, to: 99).command(in: storage) == .replace(0..<10, with: "👩‍👩‍👧ba", selection: EditSelection(9..<10)))
    #expect(TextMove(5..<5, to: 0).command(in: storage) == nil)
    #expect(TextMove(-3..<0, to: 3).command(in: storage) == nil)
  }
}

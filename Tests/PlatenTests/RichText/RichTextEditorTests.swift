import PlatenTesting
import SwiftUI
import Testing

@testable import Platen
@testable import PlatenGraph
@testable import PlatenTree

/// An editor of text with attributes, as a user uses it.
@MainActor @Suite struct RichTextEditorTests {
  private struct Editor: View {
    @State var text = AttributedString("one two")
    @State var selection = AttributedTextSelection()

    var body: some View {
      TextEditor(text: $text, selection: $selection)
        .accessibilityLabel("Text")
      Button("Red") { text.transformAttributes(in: &selection) { $0.foregroundColor = .red } }
      Button("Reset") { text = AttributedString("new") }
      Text("runs: \(text.runs.count) red: \(red)")
      Text("selection: \(places)")
    }

    private var red: String {
      text.runs.filter { $0.foregroundColor == .red }.map { String(text.characters[$0.range]) }.joined(separator: "|")
    }

    private var places: String {
      switch selection.indices(in: text) {
      case .insertionPoint(let index): "caret \(text.utf16Offset(index))"
      case .ranges(let ranges): ranges.ranges.map { "\(text.utf16Range($0))" }.joined(separator: " ")
      }
    }
  }

  @Test func keysFormatTheSelectionAndTakeItBack() async throws {
    let screen = await Screen(Editor())
    let field = try screen.field("Text")
    try field.select(0..<3)
    try screen.press("b", modifiers: .control)
    #expect(try field.formattedText == "**one** two")
    try screen.press("i", modifiers: .control)
    try screen.press("u", modifiers: .control)
    #expect(try field.formattedText == "***<u>one</u>*** two")
    try screen.press("b", modifiers: .control)
    #expect(try field.formattedText == "*<u>one</u>* two")
    #expect(screen.shows("selection: 0..<3"))
  }

  @Test func undoWalksThroughFormattingAndTyping() async throws {
    let screen = await Screen(Editor())
    let field = try screen.field("Text")
    try field.select(0..<3)
    try screen.press("b", modifiers: .control)
    try field.select(7..<7)
    try field.type("!")
    #expect(try field.formattedText == "**one** two!")
    try field.press("z", modifiers: .control)
    #expect(try field.formattedText == "**one** two")
    try field.press("z", modifiers: .control)
    #expect(try field.formattedText == "one two")
    try field.press("y", modifiers: .control)
    #expect(try field.formattedText == "**one** two")
    try field.press("y", modifiers: .control)
    #expect(try field.formattedText == "**one** two!")
  }

  @Test func whatIsBetweenReplacedTextsKeepsItsAttributes() async throws {
    let screen = await Screen(Editor(text: AttributedString("one two one")))
    let field = try screen.field("Text")
    try field.select(4..<7)
    try screen.press("b", modifiers: .control)
    try field.select(8..<11)
    try screen.press("i", modifiers: .control)
    try field.press("h", modifiers: .control)
    try screen.field("Find").replace(with: "one")
    try screen.field("Replace with").type("three")
    try screen.button("Replace all").press()
    #expect(try field.formattedText == "three **two** *three*")
    try screen.button("Done").press()
    try field.press("z", modifiers: .control)
    #expect(try field.formattedText == "one **two** *one*")
    try field.press("y", modifiers: .control)
    #expect(try field.formattedText == "three **two** *three*")
  }

  @Test func typedTextTakesTheStyleBeforeIt() async throws {
    let screen = await Screen(Editor())
    let field = try screen.field("Text")
    try field.select(0..<3)
    try screen.press("b", modifiers: .control)
    try field.select(3..<3)
    try field.type("s")
    #expect(try field.formattedText == "**ones** two")
    try field.select(8..<8)
    try field.type("!")
    #expect(try field.formattedText == "**ones** two!")
  }

  @Test func withNoSelectionTheKeyFormatsTheNextText() async throws {
    let screen = await Screen(Editor())
    let field = try screen.field("Text")
    try field.select(7..<7)
    try screen.press("b", modifiers: .control)
    try field.type(" 3")
    #expect(try field.formattedText == "one two** 3**")
    try screen.press("b", modifiers: .control)
    try field.type("4")
    #expect(try field.formattedText == "one two** 3**4")
    // The caret moves elsewhere: the chosen attributes are reset.
    try screen.press("b", modifiers: .control)
    try field.select(0..<0)
    try field.type("x")
    #expect(try field.formattedText == "xone two** 3**4")
  }

  @Test func theProgramFormatsTheSelection() async throws {
    let screen = await Screen(Editor())
    let field = try screen.field("Text")
    try field.select(4..<7)
    #expect(screen.shows("selection: 4..<7"))
    try screen.button("Red").press()
    #expect(screen.shows("runs: 2 red: two"))
    #expect(screen.shows("selection: 4..<7"))
  }

  @Test func aTextThatTheProgramReplacesHasTheCaretAtItsEnd() async throws {
    let screen = await Screen(Editor())
    try screen.field("Text").select(1..<2)
    try screen.button("Reset").press()
    #expect(try screen.field("Text").text == "new")
    #expect(screen.shows("selection: caret 3"))
    #expect(try screen.field("Text").selection == 3..<3)
  }

  @Test func copiedTextKeepsItsAttributes() async throws {
    let screen = await Screen(Editor())
    let field = try screen.field("Text")
    try field.select(0..<3)
    try screen.press("b", modifiers: .control)
    try field.press("x", modifiers: .control)
    #expect(try field.formattedText == " two")
    try field.select(4..<4)
    try field.press("v", modifiers: .control)
    #expect(try field.formattedText == " two**one**")
  }

  @Test func editsInTheMiddleOfEqualLettersKeepTheirPlace() async throws {
    struct Letters: View {
      @State var text = AttributedString("aa") + AttributedString("aa", attributes: .init().foregroundColor(.red))

      var body: some View {
        TextEditor(text: $text)
        Text("red: \(text.runs.last.map { String(text.characters[$0.range]) } ?? "")")
      }
    }
    let screen = await Screen(Letters())
    let field = try screen.field(at: 0)
    try field.select(4..<4)
    try field.type("a")
    #expect(screen.shows("red: aaa"))
    try field.select(1..<1)
    try field.type("a")
    #expect(screen.shows("red: aaa"))
    try field.select(3..<4)
    try screen.press(.delete)
    #expect(screen.shows("red: aa"))
  }

  @Test func compositionsAndEmojiKeepRunsTogether() async throws {
    let screen = await Screen(Editor())
    let field = try screen.field("Text")
    try field.select(0..<3)
    try screen.press("b", modifiers: .control)
    try field.type("👩‍👩‍👧")
    #expect(try field.formattedText == "**👩‍👩‍👧** two")
    try field.compose("に", selected: 1..<1)
    try field.compose("日本", selected: 2..<2)
    try field.endComposition()
    #expect(try field.formattedText == "**👩‍👩‍👧日本** two")
    try field.press("z", modifiers: .control)
    #expect(try field.formattedText == "**👩‍👩‍👧** two")
  }

  @Test func eachCompositionIsAStepOfItsOwn() async throws {
    let screen = await Screen(Editor())
    let field = try screen.field("Text")
    try field.select(0..<3)
    try screen.press("b", modifiers: .control)
    try field.select(7..<7)
    try field.compose("に", selected: 1..<1)
    try field.endComposition()
    try field.select(0..<8)
    try field.compose("x", selected: 1..<1)
    try field.compose("xy", selected: 2..<2)
    try field.endComposition()
    #expect(try field.formattedText == "**xy**")
    try field.press("z", modifiers: .control)
    #expect(try field.formattedText == "**one** twoに")
    try field.press("z", modifiers: .control)
    #expect(try field.formattedText == "**one** two")
    try field.press("y", modifiers: .control)
    try field.press("y", modifiers: .control)
    #expect(try field.formattedText == "**xy**")
  }

  @Test func shownTextIsConstrainedByTheDefinition() async throws {
    struct Scope: AttributeScope {
      let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
    }
    let screen = await Screen(
      Editor().attributedTextFormattingDefinition(AttributedTextFormatting.EmptyDefinition<Scope>()))
    let field = try screen.field("Text")
    try field.select(0..<3)
    try screen.press("b", modifiers: .control)
    try screen.press("u", modifiers: .control)
    #expect(try field.formattedText == "<u>one</u> two")
    #expect(screen.shows("runs: 2 red: "))
  }

  @Test func textsKeepToTheDefinitionToo() async throws {
    struct Scope: AttributeScope {
      let link: AttributeScopes.FoundationAttributes.LinkAttribute
    }
    var text = AttributedString("one")
    text.underlineStyle = .single
    text.link = URL(string: "https://example.com")
    let host = ViewHost(
      Text(text).attributedTextFormattingDefinition(AttributedTextFormatting.EmptyDefinition<Scope>()))
    _ = host.update()
    guard case .leaf(.text(let content))? = host.root.children.first?.content else {
      Issue.record("there is no text")
      return
    }
    #expect(content.runs.map(\.isUnderlined) == [false])
    #expect(content.runs.map(\.link) == [URL(string: "https://example.com")])
  }
}

import PlatenTesting
import SwiftUI
import Testing

@testable import Platen
@testable import PlatenGraph
@testable import PlatenTree

/// Text with attributes from and for other programs.
@MainActor @Suite struct HTMLTests {
  private func text(_ html: String) -> String {
    String(HTMLReader.attributedString(html, font: .body).characters)
  }

  private func runs(_ html: String) -> [TextRun] {
    Text(HTMLReader.attributedString(html, font: .body)).resolve(in: TextResolution()).runs
  }

  @Test func whiteSpaceIsCollapsedAsInABrowser() {
    #expect(text("  a\n  b  <b> c</b> ") == "a b c")
    #expect(text("<p>one</p>\n<p>two</p>") == "one\ntwo")
    #expect(text("<div>a</div><div><br></div><div>b</div>") == "a\n\nb")
    #expect(text("a<br><br>b<br>") == "a\n\nb")
    #expect(text("<pre>a  b\n c</pre>d") == "a  b\n c\nd")
    #expect(text("<span style=\"white-space: pre-wrap\">a  b</span>") == "a  b")
    #expect(text("a&nbsp;&nbsp;b") == "a  b")
  }

  @Test func blocksListsAndTablesAreLines() {
    #expect(text("<ul><li>a</li><li>b</li></ul>c") == "• a\n• b\nc")
    #expect(text("<ol start=3><li>a<li>b</ol>") == "3. a\n4. b")
    #expect(text("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>") == "a\tb\nc")
  }

  @Test func elementsAndStylesBecomeAttributes() {
    let runs = runs(
      "<b>a</b><i>b</i><u>c</u><s>d</s><code>e</code><span style='font-weight:700;font-style:italic'>f</span>")
    #expect(runs.map(\.text) == ["a", "b", "c", "d", "e", "f"])
    #expect(runs.map { $0.font?.resolve(in: .init()).isBold ?? false } == [true, false, false, false, false, true])
    #expect(runs.map { $0.font?.isItalic ?? false } == [false, true, false, false, false, true])
    #expect(runs.map(\.isUnderlined) == [false, false, true, false, false, false])
    #expect(runs.map(\.isStruckThrough) == [false, false, false, true, false, false])
    #expect(runs.map(\.isCode) == [false, false, false, false, true, false])
  }

  @Test func coloursAndSizesBecomeAttributes() throws {
    let runs = runs(
      "<span style='color: rgb(255, 0, 0)'>a</span><font color='#00f'>b</font>"
        + "<span style='background-color: yellow'>c</span><span style='font-size: 32px'>d</span>"
        + "<span style='color: black; background-color: #fff; font-size: 16px'>e</span>")
    #expect(runs.map(\.text) == ["a", "b", "c", "d", "e"])
    #expect(runs[0].foreground == .rgb(red: 1, green: 0, blue: 0))
    #expect(runs[1].foreground == .rgb(red: 0, green: 0, blue: 1))
    #expect(runs[2].background == .rgb(red: 1, green: 1, blue: 0))
    #expect(runs[3].font?.resolve(in: .init()).pointSize == 34)
    #expect(runs[4] == TextRun("e"))
  }

  @Test func aWeightInsideABoldElementHasTheLastWord() {
    // So a certain writing program puts everything on the clipboard.
    let runs = runs("<meta charset='utf-8'><b style=\"font-weight:normal\"><p><span>a</span></p></b>")
    #expect(runs == [TextRun("a")])
  }

  @Test func nothingOfAScriptComesThrough() {
    #expect(text("a<script>alert('<b>x</b>')</script><style>p { }</style>b") == "ab")
    #expect(text("<a href='javascript:alert(1)' onclick='x()'>a</a>") == "a")
    #expect(runs("<a href='javascript:alert(1)'>a</a>") == [TextRun("a")])
    #expect(
      runs("<a href='https://example.com/?a=1&amp;b=2'>a</a>").first?.link?.absoluteString
        == "https://example.com/?a=1&b=2")
    #expect(text("<svg><text>x</text></svg><span style='display:none'>y</span>z") == "z")
  }

  @Test func onlyTheFragmentOfAClipboardIsRead() {
    #expect(text("<html><body>x<!--StartFragment--><i>a</i><!--EndFragment-->y</body></html>") == "a")
  }

  @Test(arguments: [
    "<", "<a", "<a href", "<a href=", "<a href='", "</", "</>", "<!--", "<!", "<?", "&", "&#;", "&#xFFFFFFFFFF;",
    "&#0;",
    "<b><b", "<p/><=>", "<script>", "<style></styl", "\u{0}<b>\u{0}</b>", "<a =b>c</a>", "</b></b>",
    "<ol start=9223372036854775807><li>a<li>b",
  ])
  func nothingTrapsOnWhatIsNotWell(html: String) { _ = text(html) }

  @Test func depthIsBounded() {
    #expect(text(String(repeating: "<div>", count: 20_000) + "a") == "a")
  }

  @Test func writtenHTMLReadsBackUnchanged() {
    var source = AttributedString("a <b> & \"c\"\n d")
    source += AttributedString("red", attributes: AttributeContainer().foregroundColor(.rgb))
    var bold = AttributedString("bold")
    bold.font = .body.bold()
    var link = AttributedString("link")
    link.link = URL(string: "https://example.com/?a=\"1\"&b=2")
    var large = AttributedString("large")
    large.font = .system(size: 34)
    source += bold + link + large
    let runs = Text(source).resolve(in: TextResolution()).runs
    let html = HTMLWriter.html(of: runs, font: .body)
    let back = Text(HTMLReader.attributedString(html, font: .body)).resolve(in: TextResolution()).runs
    #expect(back.map(\.text) == runs.map(\.text))
    #expect(back.map(\.foreground) == runs.map(\.foreground))
    #expect(back.map(\.link) == runs.map(\.link))
    #expect(back.map { $0.font?.resolve(in: .init()) } == runs.map { $0.font?.resolve(in: .init()) })
  }
}

extension Color {
  fileprivate static let rgb = Color(red: 1, green: 0.2, blue: 0.4)
}

/// Pasting into an editor of text with attributes, and copying out of it.
@MainActor @Suite struct RichClipboardTests {
  private struct Editor: View {
    @State var text = AttributedString("one two")

    var body: some View { TextEditor(text: $text).accessibilityLabel("Text") }
  }

  @Test func textOfAnotherProgramKeepsItsAttributes() async throws {
    let screen = await Screen(Editor())
    let field = try screen.field("Text")
    try field.select(4..<7)
    try field.paste("bold and so", html: "<p><b>bold</b> and <i>so</i></p>")
    #expect(try field.formattedText == "one **bold** and *so*")
    #expect(try field.selection == 15..<15)
    try field.press("z", modifiers: .control)
    #expect(try field.formattedText == "one two")
  }

  @Test func aCopyHasMarkupForOtherPrograms() async throws {
    let screen = await Screen(Editor())
    let field = try screen.field("Text")
    try field.select(0..<3)
    try screen.press("b", modifiers: .control)
    try field.press("c", modifiers: .control)
    #expect(screen.clipboard == "one")
    #expect(screen.clipboardMarkup == "<div style=\"white-space: pre-wrap\"><b>one</b></div>")
  }

  @Test func pastedTextIsConstrainedByTheDefinition() async throws {
    struct Scope: AttributeScope {
      let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
    }
    struct Shown: View {
      @State var text = AttributedString("")

      var body: some View {
        TextEditor(text: $text)
          .accessibilityLabel("Text")
          .attributedTextFormattingDefinition(AttributedTextFormatting.EmptyDefinition<Scope>())
        Text("fonts: \(text.runs.filter { $0.font != nil }.count)")
      }
    }
    let screen = await Screen(Shown())
    let field = try screen.field("Text")
    try field.paste("ab", html: "<b>a</b><u>b</u>")
    #expect(try field.formattedText == "a<u>b</u>")
    #expect(screen.shows("fonts: 0"))
  }

  @Test func aPlainFieldTakesTheText() async throws {
    struct Plain: View {
      @State var text = ""

      var body: some View { TextField("Text", text: $text) }
    }
    let screen = await Screen(Plain())
    let field = try screen.field("Text")
    try field.paste("a b", html: "<b>a</b> b")
    #expect(try field.text == "a b")
  }
}

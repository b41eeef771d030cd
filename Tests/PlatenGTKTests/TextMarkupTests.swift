import Foundation
import PlatenGraph
import Testing

@testable import PlatenGTK

@Suite struct TextMarkupTests {
  private let plain = "<span insert_hyphens=\"false\">"

  @Test func markupCharactersAreEscaped() {
    #expect(TextMarkup.escaped("a < b & \"c\" > 'd'") == "a &lt; b &amp; &quot;c&quot; &gt; &#39;d&#39;")
  }

  @Test func charactersThatMarkupForbidsAreReplaced() {
    #expect(TextMarkup.escaped("a\u{0}b\u{1B}c\u{FFFF}d\te\nf") == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\te\nf")
  }

  @Test func runsHaveTheirAttributes() {
    var bold = TextRun("raw")
    bold.isBold = true
    var code = TextRun("x<y")
    code.isCode = true
    let text = TextContent(runs: [TextRun("The "), bold, TextRun(" "), code])
    #expect(TextMarkup().markup(text) == plain + "The <b>raw</b> <tt>x&lt;y</tt></span>")
  }

  @Test func paragraphsOfBothDirectionsAreIsolatedInThatOfTheLayout() {
    let text = TextContent(runs: [TextRun("A line\n\nש"), TextRun("ורה")])
    #expect(text.hasParagraphsOfBothDirections)
    let runs = text.isolated(inRightToLeft: false).runs.map(\.text)
    #expect(runs == ["\u{200E}\u{2068}A line\u{2069}\n\n\u{200E}\u{2068}ש", "ורה\u{2069}"])
    #expect(!TextContent(runs: [TextRun("A line\nanother")]).hasParagraphsOfBothDirections)
    #expect(!TextContent(runs: [TextRun("שורה\nשנייה")]).hasParagraphsOfBothDirections)
    var byWriting = text
    byWriting.writing = WritingRules(alignsByWriting: true)
    #expect(!byWriting.hasParagraphsOfBothDirections)
  }

  @Test func linesHaveTheHeightThatTheProgramSets() {
    var text = TextContent(runs: [TextRun("a")])
    text.font = .system(size: 20)
    text.lineHeight = .multiple(1.5)
    // 30 points, in units of which a point has 1,024.
    #expect(TextMarkup().markup(text).contains("line_height=\"30720\""))
    text.lineHeight = .leading(4)
    #expect(TextMarkup().markup(text).contains("line_height=\"24576\""))
    text.lineHeight = .exact(10)
    text.lineSpacing = 2
    #expect(TextMarkup().markup(text).contains("line_height=\"12288\""))
  }

  @Test func wordsHaveTheLanguageByWhichTheyAreSet() {
    var run = TextRun("直")
    run.language = "zh_Hans"
    #expect(TextMarkup().markup(TextContent(runs: [run])) == plain + "<span lang=\"zh-Hans\">直</span></span>")
  }

  #if GTK
  @Test func aMarkAtEachParagraphSaysHowItIsRead() {
    var second = TextRun("b\nc")
    second.isBold = true
    let text = TextContent(runs: [TextRun("a\n"), second])
    #expect(text.read(fromRightToLeft: true).runs.map(\.text) == ["\u{200F}a\n", "\u{200F}b\n\u{200F}c"])
    #expect(text.read(fromRightToLeft: false).runs.map(\.text) == ["\u{200E}a\n", "\u{200E}b\n\u{200E}c"])
  }
  #endif

  @Test func linksAreShownAndNotMeasured() {
    var link = TextRun("here")
    link.link = URL(string: "https://example.org/?a=1&b='2'")
    let text = TextContent(runs: [link])
    #expect(
      TextMarkup().markup(text) == plain + "<a href=\"https://example.org/?a=1&amp;b=&#39;2&#39;\">here</a></span>")
    #expect(TextMarkup().measurable(text) == plain + "here</span>")
  }

  @Test func coloursAreResolvedByTheFrontEnd() {
    let text = TextContent(runs: [TextRun("x")], foreground: .system(.red))
    let markup = TextMarkup { _ in (hexadecimal: "#ff0000", opacity: 0.5) }.markup(text)
    #expect(markup == "<span foreground=\"#ff0000\" fgalpha=\"32767\" insert_hyphens=\"false\">x</span>")
  }

  @Test func fontsAreRelativeToTheDesktops() {
    #expect(FontDescription(.body).markup.isEmpty)
    #expect(FontDescription(.headline).markup == " weight=\"700\"")
    #expect(FontDescription(.system(size: 16)).markup == " size=\"12288\"")
    #expect(FontDescription(.body.monospaced().italic()).css == "font-family: \"monospace\"; font-style: italic; ")
    #expect(FontDescription(.custom("A\"; } * { color: red", size: 12)).css.contains("}") == false)
  }

  @Test func aSymbolAmongWordsIsACharacter() {
    var symbol = TextRun("Star")
    symbol.symbol = "star.fill"
    let text = TextContent(runs: [symbol, TextRun(" Favorite")])
    #expect(TextMarkup().markup(text).hasSuffix("★ Favorite</span>"))
  }
}

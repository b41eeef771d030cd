import SwiftUI
import Testing

import Platen
import PlatenGraph
import PlatenTree

private let english = TextResolution(locale: Locale(identifier: "en_US"))
private let german = TextResolution(locale: Locale(identifier: "de_DE"))

@Suite struct TextTests {
  @Test func `a text of words alone needs no storage of its own`() {
    #expect(Text("Name").storage == .words("Name"))
    #expect(Text("Name", tableName: "Labels").storage != .words("Name"))
    #expect(Text("Name \(1)") != Text("Name 1"))
    #expect(Text("Name") != Text(verbatim: "Name"))
  }

  @Test func aLiteralIsMarkdownAndAStringIsNot() {
    let input = "**x**"
    #expect(Text("**x**").resolve(in: english).plainText == "x")
    #expect(Text(input).resolve(in: english).plainText == "**x**")
    #expect(Text(verbatim: "**x**").resolve(in: english).plainText == "**x**")
    #expect(Text("\(input)").resolve(in: english).plainText == "**x**")
  }

  @Test func theSummaryOfTheFormEmphasizesItsOwnWordsOnly() {
    let input = "_a_ *b*"
    let content = Text("The **raw** input value is: \(input)").resolve(in: english)
    #expect(content.runs.map(\.text) == ["The ", "raw", " input value is: _a_ *b*"])
    #expect(content.runs.map(\.isBold) == [false, true, false])
  }

  @Test func boldIncludesInterpolations() {
    let content = Text("**Hello \("world")**!").resolve(in: english)
    #expect(content.runs.map(\.text) == ["Hello world", "!"])
    #expect(content.runs[0].isBold && !content.runs[1].isBold)
  }

  @Test func numbersFollowTheReader() {
    #expect(Text("\(1234567) in all").resolve(in: english).plainText == "1,234,567 in all")
    #expect(Text("\(1234567) in all").resolve(in: german).plainText == "1.234.567 in all")
    #expect(Text("\(1.5)").resolve(in: english).plainText == "1.500000")
    #expect(Text("\(1.5, specifier: "%.1f")").resolve(in: german).plainText == "1,5")
    #expect(Text("\(7, specifier: "%03d")").resolve(in: english).plainText == "007")
  }

  @Test(arguments: ["%@", "%s", "%n", "%d %d", "%*d", "%999999d", "%.2147483647f", "", "%", "%%", "x"])
  func aSpecifierThatDoesNotSuitIsLeftAside(specifier: String) {
    #expect(Text("\(1.5, specifier: specifier)").resolve(in: english).plainText == "1.500000")
  }

  @Test func formatsFollowTheReaderUnlessTheyNameALanguage() {
    let amount = 1234.5
    #expect(Text(amount, format: .number).resolve(in: german).plainText == "1.234,5")
    #expect(
      Text(amount, format: .number.locale(Locale(identifier: "en_US"))).resolve(in: german).plainText == "1,234.5")
    #expect(Text("\(amount, format: .currency(code: "USD"))").resolve(in: english).plainText == "$1,234.50")
  }

  @Test func anyValueCanBeInterpolated() {
    struct Point { var x = 1 }
    #expect(Text("\(Point())").resolve(in: english).plainText == "Point(x: 1)")
    #expect(Text("\("abc".dropFirst())").resolve(in: english).plainText == "bc")
    #expect(Text("\(CGFloat(2)) \(Text("b").bold())").resolve(in: english).runs.last?.isBold == true)
  }

  @Test func theInnermostModifierWins() {
    let text = Text("a").foregroundColor(.red).foregroundStyle(.blue).font(.title).font(.body)
    let content = text.resolve(in: english)
    #expect(content.foreground == .system(.red))
    #expect(content.font == .title)
    #expect(content.runs == [TextRun("a")])
  }

  @Test func weightAndFontMeetInAnyOrder() {
    let first = Text("a").font(.title).fontWeight(.heavy).resolve(in: english)
    let second = Text("a").fontWeight(.heavy).font(.title).resolve(in: english)
    #expect(first.font == Font.title.weight(.heavy))
    #expect(first == second)
  }

  @Test func concatenatedTextsKeepTheirAttributes() {
    let content = (Text("a").bold() + Text("b").foregroundStyle(.red) + Text("c")).italic().resolve(in: english)
    #expect(content.runs.map(\.text) == ["a", "b", "c"])
    #expect(content.runs.map(\.isBold) == [true, false, false])
    #expect(content.runs.map(\.isItalic) == [true, true, true])
    #expect(content.runs[1].foreground == .system(.red))
    #expect(content.runs[2].foreground == nil)
  }

  @Test func linksHaveTheTint() {
    var environment = english
    environment.tint = .system(.mint)
    let run = Text("[x](https://swift.org)").resolve(in: environment).runs[0]
    #expect(run.link == URL(string: "https://swift.org"))
    #expect(run.foreground == .system(.mint))
  }

  @Test func levelsAreSharesOfTheForeground() {
    var environment = english
    #expect(Text("a").foregroundStyle(.secondary).resolve(in: environment).foreground == .system(.secondary))
    environment.foreground = .system(.red)
    #expect(
      Text("a").foregroundStyle(.secondary).resolve(in: environment).foreground == .system(.red, opacity: 0.5))
    #expect(Text("a").foregroundColor(.secondary).resolve(in: environment).foreground == .system(.secondary))
  }

  @Test func attributedTextKeepsItsAttributes() {
    var text = AttributedString("ab")
    text.foregroundColor = .green
    text.append(AttributedString(markdown: " **c** [d](https://a.b)"))
    let runs = Text(text).resolve(in: english).runs
    #expect(runs.map(\.text) == ["ab", " ", "c", " ", "d"])
    #expect(runs[0].foreground == .system(.green))
    #expect(runs[2].isBold)
    #expect(runs[4].link == URL(string: "https://a.b"))
  }

  @Test func textsWithTheSameWordsAndAttributesAreEqual() {
    #expect(Text("a \(1)") == Text("a \(1)"))
    #expect(Text("a \(1)") != Text("a \(2)"))
    #expect(Text(1.5, format: .number) == Text(1.5, format: .number))
    #expect(Text(1.5, format: .number) != Text(1.5, format: .percent))
    #expect(Text("a").bold() != Text("a"))
  }

  @Test func emptyTextHasNoRuns() {
    #expect(Text("").resolve(in: english).runs.isEmpty)
    #expect(Text("").resolve(in: english).plainText == "")
  }

  @Test func momentsFollowTheReader() {
    let moment = Date(timeIntervalSince1970: 0)
    #expect(Text(moment, style: .date).resolve(in: german).plainText.contains("197"))
    for far in [Double.infinity, -.infinity, .nan, 1e300] {
      let date = Date(timeIntervalSinceReferenceDate: far)
      #expect(!Text(date, style: .timer).resolve(in: english).plainText.isEmpty)
      #expect(!Text(date, style: .relative).resolve(in: english).plainText.isEmpty)
    }
  }
}

@Suite struct LocalizedStringTests {
  @Test func aKeyHasFormatSpecifiers() {
    let key: LocalizedStringKey = "\("a") has \(3) at 100%"
    #expect(key.format.key == "%@ has %lld at 100%%")
    let plain: LocalizedStringKey = "100%"
    #expect(plain.format.key == "100%")
  }

  @Test func stringsAreFilledIn() {
    let name = "Ada"
    #expect(String(localized: "Hello \(name), \(1234)", locale: Locale(identifier: "de_DE")) == "Hello Ada, 1.234")
    let resource: LocalizedStringResource = "Hello \(name)"
    #expect(String(localized: resource) == "Hello Ada")
    #expect(resource.key == "Hello %@")
    #expect(Text(resource).resolve(in: english).plainText == "Hello Ada")
  }

  @Test func attributedTextIsMadeFromSentences() {
    let count = 3
    let text = AttributedString(localized: "You have **\(count)** *letters*")
    #expect(String(text.characters) == "You have 3 letters")
    #expect(text.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
    let lines = AttributedString(markdown: "one\n_two_", options: .init(interpretedSyntax: .inlineOnly))
    #expect(String(lines.characters) == "one two")
    let link = AttributedString(
      markdown: "[a](b)", options: .init(), baseURL: URL(string: "https://example.org/"))
    #expect(link.runs.first?.link?.absoluteString == "https://example.org/b")
  }
}

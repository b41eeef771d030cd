import Foundation
import Testing

@testable import Platen
@testable import PlatenGraph
@testable import PlatenTree

/// The runs as text, with the style of each in braces: `{b:raw}`.
private func marked(_ text: String) -> String {
  Markdown.runs(of: text).map { run in
    guard case .literal(let words) = run.piece else { return "?" }
    var letters = ""
    if run.style.contains(.strong) { letters += "b" }
    if run.style.contains(.emphasis) { letters += "i" }
    if run.style.contains(.strikethrough) { letters += "s" }
    if run.style.contains(.code) { letters += "c" }
    if let destination = run.destination { letters += "@" + destination.map(words(of:)).joined() + " " }
    return letters.isEmpty ? words : "{\(letters):\(words)}"
  }.joined()
}

private func words(of piece: Markdown.Piece) -> String {
  switch piece {
  case .literal(let text): text
  case .argument(let number): "\u{24}\(number)"
  }
}

@Suite struct MarkdownTests {
  @Test(arguments: [
    ("The **raw** value", "The {b:raw} value"),
    ("__strong__ and *weak* and _weak_", "{b:strong} and {i:weak} and {i:weak}"),
    ("~~gone~~", "{s:gone}"),
    ("***both***", "{bi:both}"),
    ("**bold *and italic* again**", "{b:bold }{bi:and italic}{b: again}"),
    ("*a **b** c*", "{i:a }{bi:b}{i: c}"),
    ("**~~all~~**", "{bs:all}"),
  ]) func emphasisIsRead(source: String, result: String) { #expect(marked(source) == result) }

  /// Foundation's attributes of a text, which are left out.
  @Test(arguments: [
    ("^[3 apples](inflect: true) today", "3 apples today"),
    ("^[**3** apples](inflect: true)", "{b:3} apples"),
    ("a ^[b](note: 'c) d', inflect: true) e", "a b e"),
    ("^[no attributes] here", "^[no attributes] here"), ("2^[3", "2^[3"), ("x^2", "x^2"),
    ("^[a](b (c)", "^[a](b (c)"), ("^[a](\"b)", "^[a](\"b)"),
  ]) func attributesAreLeftOut(source: String, result: String) { #expect(marked(source) == result) }

  @Test(arguments: [
    (1, "en_US", "1 seat left"), (7, "en_GB", "7 seats left"), (0, "en", "0 seats left"), (7, "de_DE", "7 seat left"),
  ]) func aNounAgreesWithTheNumberBeforeIt(count: Int, locale: String, shown: String) {
    let text = AttributedString(
      localized: "^[\(count) seat](inflect: true) left", locale: Locale(identifier: locale))
    #expect(String(text.characters) == shown)
  }

  @Test(arguments: [
    ("box", "boxes"), ("city", "cities"), ("day", "days"), ("child", "children"), ("Person", "People"),
    ("knife", "knives"), ("sheep", "sheep"), ("apples", "apples"), ("bus", "buses"), ("class", "classes"),
    ("analysis", "analyses"), ("SEAT", "SEATS"), ("TAX", "TAXES"), ("photo", "photos"),
  ]) func nounsHaveThePluralOfTheirEnding(noun: String, plural: String) {
    let text = AttributedString(localized: "^[**\(3)** large \(noun)](inflect: true)", locale: Locale(identifier: "en"))
    #expect(String(text.characters) == "3 large \(plural)")
    #expect(EnglishNoun.plural(of: noun) == plural)
  }

  @Test(arguments: [
    ("snake_case_name", "snake_case_name"),
    ("un*frigging*believable", "un{i:frigging}believable"),
    ("2 * 3 * 4", "2 * 3 * 4"),
    ("* not a list", "* not a list"),
    ("**unclosed", "**unclosed"),
    ("closed**", "closed**"),
    ("a * b*", "a * b*"),
    ("**", "**"),
    ("****", "****"),
    ("~5 minutes~", "~5 minutes~"),
    ("~~~x~~~", "~~~x~~~"),
    ("foo-_(bar)_", "foo-{i:(bar)}"),
    ("_(bar)_foo", "_(bar)_foo"),
    ("***a**", "*{b:a}"),
    ("**a*", "*{i:a}"),
    ("*foo**bar**baz*", "{i:foo}{bi:bar}{i:baz}"),
    ("*foo**bar*", "{i:foo**bar}"),
    ("foo***bar***baz", "foo{bi:bar}baz"),
    ("**a *b** c*", "{i:a b c}"),
  ]) func delimitersThatDoNotFlankAreText(source: String, result: String) { #expect(marked(source) == result) }

  @Test(arguments: [
    ("`code` here", "{c:code} here"),
    ("`**not bold**`", "{c:**not bold**}"),
    ("`` a ` b ``", "{c:a ` b}"),
    ("`open", "`open"),
    ("``open`", "``open`"),
    ("`a\\`b`", "{c:a\\}b`"),
    ("**a `**` b**", "{b:a }{bc:**}{b: b}"),
    ("` `", "{c: }"),
  ]) func codeIsTakenAsItIs(source: String, result: String) { #expect(marked(source) == result) }

  @Test(arguments: [
    ("[Swift](https://swift.org)", "{@https://swift.org :Swift}"),
    (
      "see [**the** site](https://a.b/c_(d)), please",
      "see {b@https://a.b/c_(d) :the}{@https://a.b/c_(d) : site}, please"
    ),
    ("[a](<b c>)", "{@b c :a}"),
    ("[a](b \"title\")", "{@b :a}"),
    ("[a]( b )", "{@b :a}"),
    ("[a](b c)", "[a](b c)"),
    ("[a] (b)", "[a] (b)"),
    ("[a](b", "[a](b"),
    ("[a [b](c) d](e)", "[a {@c :b} d](e)"),
    ("*a [b*](c)", "*a {@c :b*}"),
    ("[`]`](a)", "{c@a :]}"),
    ("\\[a](b)", "[a](b)"),
    ("<https://a.b?c=d>", "{@https://a.b?c=d :https://a.b?c=d}"),
    ("a < b > c", "a < b > c"),
    ("<1:2>", "<1:2>"),
  ]) func linksAreRead(source: String, result: String) { #expect(marked(source) == result) }

  @Test(arguments: [
    ("\\*plain\\*", "*plain*"),
    ("a\\b", "a\\b"),
    ("\\\\**b**", "\\{b:b}"),
    ("end\\", "end\\"),
    ("line\nbreak", "line\nbreak"),
    ("", ""),
  ]) func escapesAndBreaksAreKept(source: String, result: String) { #expect(marked(source) == result) }

  @Test func interpolatedValuesAreNotParsed() {
    let runs = Markdown.runs(of: [.literal("**"), .argument(0), .literal("** and *"), .argument(1), .literal("*")])
    #expect(runs.map(\.piece) == [.argument(0), .literal(" and "), .argument(1)])
    #expect(runs.map(\.style) == [.strong, [], .emphasis])
  }

  @Test func anInterpolationCountsAsALetter() {
    let runs = Markdown.runs(of: [.literal("_"), .argument(0), .literal("_x _"), .argument(1), .literal("_")])
    #expect(runs.last?.style == .emphasis)
    #expect(runs.first?.style == [])
  }

  @Test func aLinkMayContainAnInterpolation() {
    let runs = Markdown.runs(of: [.literal("[here](https://a.b/"), .argument(0), .literal("?x)")])
    #expect(
      runs == [
        Markdown.Run(piece: .literal("here"), destination: [.literal("https://a.b/"), .argument(0), .literal("?x")])
      ])
  }

  /// Whatever is written, the words come out whole and in order: only marks, escapes and destinations go.
  @Test func randomInputLosesNoWord() {
    var random = SplitMix(seed: 7)
    let alphabet = Array("ab *_~`[]()<>\\:\"\n!é👩‍👩‍👧")
    for _ in 0..<4000 {
      let length = Int.random(in: 0...40, using: &random)
      let source = String((0..<length).map { _ in alphabet.randomElement(using: &random) ?? "a" })
      // Line breaks in code become spaces.
      let result = Markdown.runs(of: source).map { words(of: $0.piece) }.joined()
      var rest = source.replacing("\n", with: " ")[...]
      for character in result.replacing("\n", with: " ") {
        guard let found = rest.firstIndex(of: character) else {
          Issue.record("\(source.debugDescription) gives \(result.debugDescription)")
          break
        }
        rest = rest[rest.index(after: found)...]
      }
    }
  }

  /// The worst inputs known for such parsers. Were one of them quadratic, this would not end in a minute.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "*", "_", "**a", "*a_ ", "a*", "*a **a ", "a**b" + "c* ", "[", "[a](", "[a](b", "](", "`", "`a``", "~~", "~~a",
      "<a:", "[](<", "\\", "[a](x)", "**a**", "[a](b \"", "*a [b*](c)", "((", "[](((",
      "^[", "^[a](", "^[a]('", "^[a](b)",
    ]) func timeIsLinear(unit: String)
  {
    let source = String(repeating: unit, count: 40_000 / unit.count)
    #expect(!Markdown.runs(of: source).isEmpty || unit == "[a](x)")
  }

  @Test(.timeLimit(.minutes(1))) func backticksOfManyLengthsAreLinear() {
    let source = (1...300).map { String(repeating: "`", count: $0) + "a" }.joined()
    #expect(Markdown.runs(of: source).count == 1)
  }
}

/// A generator whose numbers depend on the seed alone.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

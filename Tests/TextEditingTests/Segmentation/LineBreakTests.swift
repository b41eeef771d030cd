import EditingTestSupport
import Testing

import TextEditing

struct LineBreakTests {
  /// The text with a bar at each place where it may be broken, its end left out.
  private func broken(_ text: String) -> String {
    var parts: [String] = []
    var start = 0
    for end in LineBreaks(of: text.unicodeScalars).opportunities {
      parts.append(String(decoding: Array(text.utf16)[start..<end], as: UTF16.self))
      start = end
    }
    return parts.joined(separator: "|")
  }

  @Test(.enabled(if: BreakCase.isInstalled, "needs Debian's unicode-data"))
  func breaksAreThoseOfAnnex14() throws {
    let cases = try #require(BreakCase.load("LineBreakTest.txt"))
    #expect(cases.count > 7_600)
    for example in cases {
      var offsets = [0]
      for scalar in example.scalars { offsets.append((offsets.last ?? 0) + UTF16.width(scalar)) }
      let found = LineBreaks(of: example.scalars).opportunities
      #expect(found == example.boundaries.map { offsets[$0] }, "\(example)")
    }
  }

  @Test func anEmptyTextHasNoBreak() { #expect(LineBreaks(of: "".unicodeScalars).opportunities == []) }

  @Test(arguments: [
    ("one two  three", "one |two  |three"),
    ("well-known", "well-|known"),
    // An amount stays with its sign, its unit and its brackets; a range breaks nowhere.
    ("pay $1,234.56 or 25% (at most)", "pay |$1,234.56 |or |25% |(at |most)"),
    ("https://example.org/path", "https://|example.org/|path"),
    // Punctuation begins no line, and an opening bracket ends none.
    ("東京。「大阪」", "東|京。|「大|阪」"),
    ("キャンプ", "キャ|ン|プ"),
    ("안녕하세요 세계", "안|녕|하|세|요 |세|계"),
    // No-break space, a flag of two scalars, a family of five.
    ("10\u{A0}km", "10\u{A0}km"),
    ("🇩🇪🇫🇷", "🇩🇪|🇫🇷"),
    ("👨‍👩‍👧 👍🏽", "👨‍👩‍👧 |👍🏽"),
  ])
  func textBreaksAsReadersExpect(_ text: String, _ expected: String) { #expect(broken(text) == expected) }
}

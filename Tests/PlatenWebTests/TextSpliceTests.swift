#if Web
import Testing

@testable import PlatenWeb

@Suite struct TextSpliceTests {
  @Test(arguments: [("", ""), ("a", ""), ("", "a"), ("abc", "abXc"), ("aaaa", "aaa"), ("👩‍👩‍👧", "👩‍👩‍👦"), ("e\u{301}", "é")])
  func makesTheOneTextIntoTheOther(texts: (String, String)) {
    let (old, new) = (Array(texts.0.utf16), Array(texts.1.utf16))
    #expect(TextSplice(from: old, to: new).applied(to: old) == new)
    #expect(TextSplice(from: old, to: old).isEmpty)
  }

  /// A browser may report half of a surrogate pair; as a string it would be the same as another half.
  @Test func halfASurrogatePairIsReplacedWithAll() {
    let (old, new): ([UInt16], [UInt16]) = ([0x61, 0xD83D, 0x62], [0x61, 0xD83E, 0x62])
    #expect(TextSplice(from: old, to: new).applied(to: old) == new)
  }
}
#endif

#if Web
import Platen
import Testing
import TextEditing

@testable import PlatenWeb

@Suite struct TextSpliceTests {
  @Test(arguments: [("", ""), ("a", ""), ("", "a"), ("abc", "abXc"), ("aaaa", "aaa"), ("👩‍👩‍👧", "👩‍👩‍👦"), ("e\u{301}", "é")])
  func makesTheOneTextIntoTheOther(texts: (String, String)) {
    let (old, new) = (TextStorage(texts.0), TextStorage(texts.1))
    #expect(TextSplice(from: old, to: new).applied(to: old) == new)
    #expect(TextSplice(from: old, to: old).isEmpty)
  }

  @Test func halfASurrogatePairIsNotReplaced() {
    #expect(TextSplice(range: 1..<2, inserted: "b").applied(to: TextStorage("😀")) == nil)
    #expect(TextSplice(range: 0..<1, inserted: "b").applied(to: TextStorage("😀")) == nil)
    #expect(TextSplice(range: 0..<3, inserted: "b").applied(to: TextStorage("😀")) == nil)
    #expect(TextSplice(range: 0..<2, inserted: "b").applied(to: TextStorage("😀")) == TextStorage("b"))
  }
}
#endif

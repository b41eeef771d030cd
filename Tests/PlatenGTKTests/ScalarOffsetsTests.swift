import Testing

@testable import PlatenGTK

@Suite struct ScalarOffsetsTests {
  @Test(arguments: ["", "abc", "日本語", "a😀b😀", "👩‍👩‍👧e\u{301}z", "🇩🇪"])
  func thereAndBackIsTheSame(text: String) {
    let offsets = ScalarOffsets(text)
    #expect(offsets.scalarCount == text.unicodeScalars.count)
    for scalar in 0...text.unicodeScalars.count {
      let utf16 = String(String.UnicodeScalarView(text.unicodeScalars.prefix(scalar))).utf16.count
      #expect(offsets.utf16(scalar) == utf16)
      #expect(offsets.scalars(utf16) == scalar)
    }
  }

  @Test func offsetsOutOfRangeAreClamped() {
    for text in ["ab", "a😀"] {
      let offsets = ScalarOffsets(text)
      #expect(offsets.utf16(-1) == 0)
      #expect(offsets.utf16(99) == text.utf16.count)
      #expect(offsets.utf16(Int.max) == text.utf16.count)
      #expect(offsets.scalars(-1) == 0)
      #expect(offsets.scalars(99) == text.unicodeScalars.count)
    }
  }

  @Test func anOffsetInsideASurrogatePairIsBeforeIt() {
    #expect(ScalarOffsets("a😀").scalars(2) == 1)
  }
}

import EditingTestSupport
import Testing

@testable import TextEditing

@Suite(.enabled(if: BreakCase.isInstalled, "needs Debian's unicode-data")) struct UnicodeBreakTests {
  @Test func wordBoundariesAreThoseOfAnnex29() throws {
    let cases = try #require(BreakCase.load("WordBreakTest.txt"))
    #expect(cases.count > 1_800)
    for example in cases {
      let scalars = example.string.unicodeScalars
      let found = scalars.indices.enumerated().filter { scalars.isWordBoundary($0.element) }.map(\.offset)
      #expect(found + [example.scalars.count] == example.boundaries, "\(example)")
    }
  }

  @Test func graphemeBoundariesAreThoseOfAnnex29() throws {
    let cases = try #require(BreakCase.load("GraphemeBreakTest.txt"))
    #expect(cases.count > 500)
    for example in cases {
      let storage = StringStorage(Self.newer(example.string))
      let offsets = example.offsets
      var forward = [0]
      while let last = forward.last, last < storage.utf16Count { forward.append(storage.boundary(after: last)) }
      #expect(forward == offsets, "\(example)")
      var backward = [storage.utf16Count]
      while let last = backward.last, last > 0 { backward.append(storage.boundary(before: last)) }
      #expect(backward.reversed() == offsets, "\(example)")
      for offset in 0...storage.utf16Count {
        #expect(storage.boundary(roundingDown: offset) == offsets.last { $0 <= offset }, "\(example) at \(offset)")
        #expect(storage.boundary(roundingUp: offset) == offsets.first { $0 >= offset }, "\(example) at \(offset)")
      }
    }
  }

  /// The file is of Unicode 15, the standard library of a newer version in which U+2701 is no longer
  /// Extended_Pictographic. U+231A, which newer versions of the file contain instead, replaces it.
  private static func newer(_ string: String) -> String {
    String(String.UnicodeScalarView(string.unicodeScalars.map { $0 == "\u{2701}" ? "\u{231A}" : $0 }))
  }
}

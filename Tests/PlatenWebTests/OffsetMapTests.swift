#if Web
import Testing

@testable import PlatenWeb

@Suite struct OffsetMapTests {
  private func map(_ source: String, _ target: String) -> OffsetMap {
    OffsetMap(from: Array(source.utf16), to: Array(target.utf16))
  }

  @Test func equalTextsKeepPositions() {
    let map = map("abc", "abc")
    #expect((0...3).map(map.caret) == [0, 1, 2, 3])
    #expect(map.caret(at: 99) == 3)
    #expect(map.caret(at: -1) == 0)
  }

  @Test func aPositionStaysAfterItsCharacterWhenAFormatInserts() {
    let map = map("41111111", "4111 1111")
    #expect(map.caret(at: 4) == 4)
    #expect(map.caret(at: 5) == 6)
    #expect(map.caret(at: 8) == 9)
  }

  @Test func theStartMapsBeforeTheFirstTypedCharacter() {
    let map = map("5", "+1 (5")
    #expect(map.caret(at: 0) == 4)
    #expect(map.caret(at: 1) == 5)
  }

  @Test func anEmptyTextMapsToTheEndOfAPrefix() {
    #expect(map("", "+1 (").caret(at: 0) == 4)
  }

  @Test func everyGroupIsMatched() {
    let map = map("4111222233334444", "4111 2222 3333 4444")
    #expect([4, 5, 8, 9, 12, 13, 16].map(map.caret) == [4, 6, 9, 11, 14, 16, 19])
  }

  @Test func aRangeMapsFromItsFirstToItsLastCharacter() {
    let map = map("12345678", "1234 5678")
    #expect(map.range(3..<5) == 3..<6)
    #expect(map.range(4..<5) == 5..<6)
  }

  @Test func aRemovedRangeMapsToAPosition() {
    #expect(map("a-b", "ab").range(1..<2) == 1..<1)
  }

  @Test func positionsAreAlwaysInTheTarget() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let source = (0..<Int.random(in: 0..<12)).map { _ in UInt16.random(in: 97...100, using: &generator) }
      let target = (0..<Int.random(in: 0..<12)).map { _ in UInt16.random(in: 97...100, using: &generator) }
      let map = OffsetMap(from: source, to: target)
      var last = 0
      for offset in -2...(source.count + 2) {
        let place = map.caret(at: offset)
        #expect(place >= 0 && place <= target.count)
        #expect(place >= last)
        last = place
      }
    }
  }

  /// A format only moves separators: between two groupings of the same digits each digit keeps its position.
  @Test func everyDigitIsFoundAgainHoweverItIsGrouped() {
    #expect(map("2 2", "22 ").caret(at: 3) == 2)
    for _ in 0..<500 {
      let digits = (0..<Int.random(in: 1...12)).map { _ in Character(String(Int.random(in: 1...2))) }
      let (source, target) = (grouped(digits), grouped(digits))
      let map = OffsetMap(from: source.units, to: target.units)
      for (place, wanted) in zip(source.places, target.places) {
        #expect(map.caret(at: place + 1) == wanted + 1, "\(source.units) \(target.units)")
      }
    }
  }

  /// Digits with spaces after some of them, and the offsets of the digits.
  private func grouped(_ digits: [Character]) -> (units: [UInt16], places: [Int]) {
    var (units, places): ([UInt16], [Int]) = ([], [])
    for digit in digits {
      places.append(units.count)
      units += Array(String(digit).utf16)
      if Bool.random() { units.append(0x20) }
    }
    return (units, places)
  }

  @Test func longTextsAreMatchedAtTheirEnds() {
    let middle = String(repeating: "x", count: 5_000)
    let map = map("ab" + middle + "yz", "ab" + middle + middle + "yz")
    #expect(map.caret(at: 2) == 2)
    #expect(map.caret(at: 5_004) == 10_004)
  }
}
#endif

import EditingTestSupport
import Testing
import TextEditing

/// The conformance tests of the Unicode Character Database, as Debian's `unicode-data` has them.
@Suite(.enabled(if: BreakCase.isInstalled, "needs Debian's unicode-data"))
struct UnicodeBidiTests {
  private func lines(_ name: String) throws -> [ArraySlice<UInt8>] {
    try #require(UnicodeFile.bytes(name)).split(separator: 0x0A).filter { $0.first != 0x23 }
  }

  private func words(_ text: ArraySlice<UInt8>) -> [String] {
    text.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The levels in the files; `nil` for scalars that rule X9 removes.
  private func fault(_ scalars: [Unicode.Scalar], _ level: UInt8?, _ levels: [UInt8?], _ order: [Int]?) -> String? {
    let paragraph = BidiParagraph(scalars, level: level)
    for (found, wanted) in zip(paragraph.levels, levels) where wanted != nil && found != wanted {
      return "levels \(paragraph.levels)"
    }
    guard let order else { return nil }
    let kept = levels.indices.filter { levels[$0] != nil }
    let found = BidiParagraph.visualOrder(kept.map { paragraph.levels[$0] }).map { kept[$0] }
    return found == order ? nil : "order \(found)"
  }

  @Test func charactersHaveTheLevelsOfAnnex9() throws {
    var count = 0
    for line in try lines("BidiCharacterTest.txt") {
      let fields = line.split(separator: 0x3B)
      guard fields.count == 5 || fields.count == 4 else { continue }
      let scalars = words(fields[0]).compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let direction = UInt8(words(fields[1])[0]) ?? 2
      let levels = words(fields[3]).map { UInt8($0) }
      let order = fields.count == 5 ? words(fields[4]).compactMap { Int($0) } : []
      // Ninety thousand expectations would take longer than the paragraphs.
      if let fault = fault(scalars, direction < 2 ? direction : nil, levels, order) {
        Issue.record("\(String(decoding: line, as: UTF8.self)): \(fault)")
      }
      let level = BidiParagraph(scalars, level: direction < 2 ? direction : nil).level
      if level != UInt8(words(fields[2])[0]) {
        Issue.record("\(String(decoding: line, as: UTF8.self)): the paragraph has the level \(level)")
      }
      count += 1
    }
    #expect(count > 90_000)
  }

  @Test func classesHaveTheLevelsOfAnnex9() throws {
    #expect(UnicodeFile.bidiSamples.count == BidiClass.allCases.count)
    for (name, scalar) in UnicodeFile.bidiSamples { #expect("\(BidiClass(scalar))" == name.lowercased()) }
    var levels: [UInt8?] = []
    var order: [Int] = []
    var count = 0
    for (number, line) in try lines("BidiTest.txt").enumerated() {
      if line.starts(with: Array("@Levels:".utf8)) {
        levels = words(line.dropFirst(8).drop { $0 == 0x09 }).map { UInt8($0) }
      } else if line.starts(with: Array("@Reorder:".utf8)) {
        order = words(line.dropFirst(9).drop { $0 == 0x09 }).compactMap { Int($0) }
      } else if line.first != 0x40, number % 7 == 0 || levels.count < 4 {
        // All lines of up to three scalars, and a seventh of those of four, which add little.
        let fields = line.split(separator: 0x3B)
        let scalars = words(fields[0]).compactMap { UnicodeFile.bidiSamples[$0] }
        let bits = Int(words(fields[1])[0], radix: 16) ?? 0
        for (bit, level) in [(1, nil), (2, 0), (4, 1)] as [(Int, UInt8?)] where bits & bit != 0 {
          if let fault = fault(scalars, level, levels, order) {
            Issue.record("\(String(decoding: line, as: UTF8.self)) \(String(describing: level)): \(fault)")
          }
          count += 1
        }
      }
    }
    #expect(count > 100_000)
  }
}

import SwiftUI

/// Formats and parses whole numbers of a range; others become the nearest bound.
struct RangedIntegerStyle: ParseableFormatStyle {
  let range: ClosedRange<Int>

  var parseStrategy: RangedIntegerStrategy { RangedIntegerStrategy(range: range) }

  func format(_ value: Int) -> String { "\(min(max(value, range.lowerBound), range.upperBound))" }
}

struct RangedIntegerStrategy: ParseStrategy {
  let range: ClosedRange<Int>

  func parse(_ value: String) throws -> Int {
    min(max(Int(value) ?? range.lowerBound, range.lowerBound), range.upperBound)
  }
}

/// Allows writing `.ranged(1...64)`.
extension FormatStyle where Self == RangedIntegerStyle {
  static func ranged(_ range: ClosedRange<Int>) -> RangedIntegerStyle { RangedIntegerStyle(range: range) }
}

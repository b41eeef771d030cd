/// The UTF-16 units of a formatted text that the user typed, as opposed to those that the format inserted.
///
/// Significance is positional: the `1` of a `+1 (###)` mask is not significant, a typed `1` is. Texts of up to 64 units
/// need no allocation, and counting is a population count.
public struct Significance: Equatable, Sendable {
  private var first: UInt64 = 0
  private var rest: [UInt64] = []

  /// Creates a set in which no unit is significant.
  public init() {}

  /// Creates a set in which the first `count` units are significant.
  public init(all count: Int) {
    insert(0..<max(0, count))
  }

  /// The first 64 units as bits, and those of `other` beyond them.
  init(_ bits: UInt64, and other: Significance) {
    first = bits
    rest = other.rest
  }

  private static func word(_ range: Range<Int>, base: Int) -> UInt64 {
    let lower = max(range.lowerBound - base, 0)
    let upper = min(range.upperBound - base, 64)
    guard lower < upper else { return 0 }
    let width = upper - lower
    return (width == 64 ? ~0 : (1 << UInt64(width)) - 1) << UInt64(lower)
  }

  /// Whether the unit at `offset` is significant.
  public func contains(_ offset: Int) -> Bool {
    if offset < 0 { return false }
    if offset < 64 { return first >> UInt64(offset) & 1 == 1 }
    let index = offset / 64 - 1
    return index < rest.count && rest[index] >> UInt64(offset % 64) & 1 == 1
  }

  /// Marks the unit at `offset` as significant.
  public mutating func insert(_ offset: Int) {
    guard offset >= 0 else { return }
    if offset < 64 {
      first |= 1 << UInt64(offset)
    } else {
      grow(to: offset / 64)
      rest[offset / 64 - 1] |= 1 << UInt64(offset % 64)
    }
  }

  /// Marks a run of units as significant.
  public mutating func insert(_ range: Range<Int>) {
    guard !range.isEmpty, range.lowerBound >= 0 else { return }
    first |= Self.word(range, base: 0)
    guard range.upperBound > 64 else { return }
    grow(to: (range.upperBound - 1) / 64)
    for index in max(range.lowerBound / 64, 1)...((range.upperBound - 1) / 64) {
      rest[index - 1] |= Self.word(range, base: index * 64)
    }
  }

  private mutating func grow(to words: Int) {
    while rest.count < words { rest.append(0) }
  }

  /// The number of significant units in `range`.
  public func count(in range: Range<Int>) -> Int {
    guard !range.isEmpty else { return 0 }
    var total = (first & Self.word(range, base: 0)).nonzeroBitCount
    guard range.upperBound > 64 else { return total }
    for index in rest.indices {
      total += (rest[index] & Self.word(range, base: (index + 1) * 64)).nonzeroBitCount
    }
    return total
  }

  /// Calls `body` with every significant unit of a range, in order.
  func forEach(in range: Range<Int>, _ body: (Int) -> Void) {
    guard !range.isEmpty else { return }
    var base = 0
    while base <= rest.count * 64, base < range.upperBound {
      var word = (base == 0 ? first : rest[base / 64 - 1]) & Self.word(range, base: base)
      while word != 0 {
        body(base + word.trailingZeroBitCount)
        word &= word - 1
      }
      base += 64
    }
  }

  /// The number of significant units before `offset`.
  public func count(before offset: Int) -> Int {
    count(in: 0..<max(0, offset))
  }

  /// The last significant unit before `offset`.
  public func last(before offset: Int) -> Int? {
    var base = rest.count * 64
    while base >= 0 {
      let word = (base == 0 ? first : rest[base / 64 - 1]) & Self.word(0..<max(0, offset), base: base)
      if word != 0 { return base + 63 - word.leadingZeroBitCount }
      base -= 64
    }
    return nil
  }

  /// The first significant unit at or after `offset`.
  public func first(from offset: Int) -> Int? {
    let range = max(0, offset)..<Int.max
    var base = 0
    while base <= rest.count * 64 {
      let word = (base == 0 ? first : rest[base / 64 - 1]) & Self.word(range, base: base)
      if word != 0 { return base + word.trailingZeroBitCount }
      base += 64
    }
    return nil
  }

  /// The positions in a text of `length` units with exactly `count` significant units on their left: those that the
  /// caret may take. A count that the text does not reach gives the end.
  public func carets(after count: Int, length: Int) -> ClosedRange<Int> {
    var lower = 0
    if count > 0 {
      guard let unit = unit(number: count - 1), unit < length else { return length...length }
      lower = unit + 1
    }
    let upper = min(first(from: lower) ?? length, length)
    return min(lower, upper)...upper
  }

  /// The offset of the significant unit with `number` others before it.
  public func unit(number: Int) -> Int? {
    var remaining = number
    var base = 0
    while base <= rest.count * 64 {
      var word = base == 0 ? first : rest[base / 64 - 1]
      let size = word.nonzeroBitCount
      if remaining < size {
        for _ in 0..<remaining { word &= word - 1 }
        return base + word.trailingZeroBitCount
      }
      remaining -= size
      base += 64
    }
    return nil
  }
}

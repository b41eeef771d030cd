import TextEditing

/// The levels of a line's scalars, and the order in which they are shown.
struct BidiOrder: Equatable {
  /// The level of each scalar; nil for those that rule X9 removes.
  var levels: [UInt8?]
  /// The indices of the remaining scalars from left to right.
  var order: [Int]

  /// The order that the library finds. The levels of scalars that `expected` leaves out are left out.
  init(_ scalars: [Unicode.Scalar], level: UInt8?, levels expected: [UInt8?]) {
    let paragraph = BidiParagraph(scalars, level: level)
    let kept = expected.indices.filter { expected[$0] != nil && $0 < paragraph.levels.count }
    levels = zip(expected, paragraph.levels).map { $0 == nil ? nil : $1 }
    order = BidiParagraph.visualOrder(kept.map { paragraph.levels[$0] }).map { kept[$0] }
  }

  /// The order of a line of the files.
  init(levels: Substring, order: Substring) {
    self.levels = Self.levels(levels)
    self.order = order.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
  }

  static func levels(_ text: Substring) -> [UInt8?] { text.split(whereSeparator: \.isWhitespace).map { UInt8($0) } }
}

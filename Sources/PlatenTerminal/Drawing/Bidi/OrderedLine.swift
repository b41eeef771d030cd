import TextEditing

/// A line, or a part of one, with its clusters in the order in which they are seen.
///
/// A terminal's cursor stands on a cell. Where text reads from left to right a caret is at the left edge of that cell;
/// where it reads from right to left, at the right edge. Offsets are UTF-16 offsets.
struct OrderedLine: Equatable {
  struct Cluster: Equatable {
    /// What is written to its cell.
    fileprivate(set) var character: Character
    let columns: Int
    /// Where it begins in the text.
    let offset: Int
    /// The column of its left edge.
    fileprivate(set) var column = 0
    fileprivate let isRightToLeft: Bool
  }

  /// In the order in which they are stored.
  private var stored: [Cluster]
  /// The indices of the clusters from left to right.
  private let order: [Int]
  /// The offset of its end.
  let end: Int
  let isRightToLeft: Bool
  /// The columns of all of it.
  let columns: Int

  /// - Parameters:
  ///   - text: without a line break.
  ///   - offset: the offset of its start.
  ///   - level: that of the whole line.
  init(
    _ text: some StringProtocol, at offset: Int, level: UInt8, for order: TextOrder, characterWidth: CharacterWidth
  ) {
    let paragraph = BidiParagraph(Array(text.unicodeScalars), level: level)
    isRightToLeft = level & 1 == 1
    let characters = Array(text)
    var levels: [UInt8] = []
    levels.reserveCapacity(characters.count)
    var scalar = 0
    for character in characters {
      levels.append(paragraph.levels[scalar])
      scalar += character.unicodeScalars.count
    }
    stored = []
    stored.reserveCapacity(characters.count)
    var offset = offset
    for (index, character) in characters.enumerated() {
      stored.append(
        Cluster(
          character: character, columns: character == "\t" ? 1 : characterWidth.columns(of: character),
          offset: offset, isRightToLeft: levels[index] & 1 == 1))
      offset += character.utf16.count
    }
    end = offset
    let arranged = VisualText.arranged(characters, levels: levels, for: order)
    self.order = arranged.indices
    var column = 0
    for (index, character) in zip(arranged.indices, arranged.written) {
      stored[index].character = character == "\t" ? " " : character
      stored[index].column = column
      column += stored[index].columns
    }
    columns = column
  }

  /// Moves the line to the right, within a field.
  mutating func indent(by columns: Int) {
    for index in stored.indices { stored[index].column += columns }
  }

  /// The column of the first cell.
  private var left: Int { order.first.map { stored[$0].column } ?? 0 }

  /// From left to right.
  var clusters: some Sequence<Cluster> { order.lazy.map { stored[$0] } }

  /// The column of the cell that the cursor stands on for a caret at an offset: that of the cluster after the caret, or
  /// the one next to the cluster before it at the end of the line and for an upstream caret. -1 is left of the line.
  func column(of offset: Int, _ affinity: EditSelection.Affinity) -> Int {
    let next = stored.firstIndex { $0.offset >= offset } ?? stored.count
    let isBehind = next == stored.count || affinity == .upstream && next > 0
    guard isBehind else { return stored[next].column }
    guard next > 0 else { return left }
    let cluster = stored[next - 1]
    return cluster.isRightToLeft ? cluster.column - 1 : cluster.column + cluster.columns
  }

  /// The offset of the cluster in a column. The second half of a wide one is nearer to the next. What is beside the line
  /// is its start or its end.
  func offset(atColumn column: Int) -> Int {
    guard let first = order.first, let last = order.last else { return end }
    let start = stored[0].offset
    if column < stored[first].column { return isRightToLeft ? end : start }
    guard column < stored[last].column + stored[last].columns else { return isRightToLeft ? start : end }
    for index in order {
      let cluster = stored[index]
      guard column < cluster.column + cluster.columns else { continue }
      let half = max((cluster.columns + 1) / 2, 1)
      let isFirstHalf =
        cluster.isRightToLeft ? column >= cluster.column + cluster.columns - half : column < cluster.column + half
      if isFirstHalf { return cluster.offset }
      // Behind it in the text.
      return index + 1 < stored.count ? stored[index + 1].offset : end
    }
    return end
  }
}

/// A line in visual order: its grapheme clusters from left to right, and the positions of a caret between them.
///
/// At a border between directions one offset has two positions and one position two offsets. The affinity of a caret
/// determines the cluster that it is next to: upstream the one before it in the text, downstream the one after it.
/// Moving by one position passes one cluster; the caret is then next to it.
struct VisualLine: Sendable {
  /// The offsets of the clusters' ends; the first is the start of the line.
  private let bounds: [Int]
  private let levels: [UInt8]
  /// For each cluster the number of clusters to its left.
  private let places: [Int]
  /// For each position the cluster to its right.
  private let order: [Int]
  let isRightToLeft: Bool

  var lastPlace: Int { order.count }

  /// A line at an offset, without its line break. A part of a line has the `level` of the line.
  init(_ text: String, at offset: Int, level: UInt8? = nil) {
    let paragraph = BidiParagraph(Array(text.unicodeScalars), level: level)
    isRightToLeft = paragraph.level & 1 == 1
    var bounds = [offset]
    var levels: [UInt8] = []
    var scalar = 0
    for character in text {
      levels.append(paragraph.levels[scalar])
      scalar += character.unicodeScalars.count
      bounds.append(bounds[bounds.count - 1] + character.utf16Count)
    }
    order = BidiParagraph.visualOrder(levels)
    var places = [Int](repeating: 0, count: levels.count)
    for (place, cluster) in order.enumerated() { places[cluster] = place }
    self.places = places
    self.bounds = bounds
    self.levels = levels
  }

  /// Whether a text is shown in the order in which it is stored.
  static func isPlain(_ text: String) -> Bool {
    text.isASCII || text.unicodeScalars.allSatisfy { BidiClass($0).isPlain }
  }

  /// The position of a caret, counted in clusters from the left.
  func place(of offset: Int, _ affinity: EditSelection.Affinity) -> Int {
    guard !levels.isEmpty else { return 0 }
    // The first cluster that begins at or after the offset.
    var low = 0
    var high = levels.count
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle] < offset { low = middle + 1 } else { high = middle }
    }
    let isBehind = low == levels.count || (affinity == .upstream && low > 0)
    let cluster = isBehind ? low - 1 : low
    let isLeftToRight = levels[cluster] & 1 == 0
    return places[cluster] + (isBehind == isLeftToRight ? 1 : 0)
  }

  /// The caret at a position, next to the cluster to its left or to its right; at an end of the line, next to the only
  /// one.
  func caret(at place: Int, besideLeft: Bool) -> (offset: Int, affinity: EditSelection.Affinity) {
    guard !levels.isEmpty else { return (bounds[0], .downstream) }
    let isLeft = place == 0 ? false : place == order.count ? true : besideLeft
    let cluster = order[isLeft ? place - 1 : place]
    let isLeftToRight = levels[cluster] & 1 == 0
    return isLeft == isLeftToRight ? (bounds[cluster + 1], .upstream) : (bounds[cluster], .downstream)
  }
}

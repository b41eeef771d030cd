import PlatenGraph

/// A value for each run of a text with attributes, found by the offset of a character.
struct RunValues<Value> {
  /// The values, by the UTF-16 offset at which each run ends.
  private var pieces: [(end: Int, value: Value)] = []

  init() {}

  init(_ runs: [TextRun], _ value: (TextRun) -> Value) {
    var end = 0
    for run in runs {
      end += run.text.utf16.count
      pieces.append((end, value(run)))
    }
  }

  /// The value of the run with the character at a UTF-16 offset; nil behind the last one.
  subscript(offset: Int) -> Value? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].end > offset { high = middle } else { low = middle + 1 }
    }
    return low < pieces.count ? pieces[low].value : nil
  }

  /// The value of the last run.
  var last: Value? { pieces.last?.value }
}

extension RunValues: Equatable where Value: Equatable {
  static func == (one: RunValues, other: RunValues) -> Bool {
    one.pieces.elementsEqual(other.pieces) { $0 == $1 }
  }
}

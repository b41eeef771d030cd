import Platen

/// A row with a mark at its edge. The mark is no part of the words, which may read in the other direction.
struct MarkedRow: View {
  let mark: String
  let words: Text
  @Environment(\.layoutDirection) private var direction

  nonisolated init(mark: String, words: Text) {
    self.mark = mark
    self.words = words
  }

  var body: some View {
    HStack(spacing: 0) {
      // Signs alone have no direction: the mark has that of the rows, in which an arrow leads to the words.
      Text(verbatim: direction == .rightToLeft ? "\u{200F}\(mark)" : mark).layoutPriority(1).accessibilityHidden(true)
      words
    }
  }
}

import Platen

/// A row with a mark at its edge. The mark is no part of the words, which may read in the other direction.
struct MarkedRow: View {
  let mark: String
  let words: Text

  var body: some View {
    HStack(spacing: 0) {
      Text(verbatim: mark).layoutPriority(1).accessibilityHidden(true)
      words
    }
  }
}

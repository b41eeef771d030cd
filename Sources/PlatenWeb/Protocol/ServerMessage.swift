#if Web
import PlatenGraph

/// A message to a browser: one JSON array of operations.
@MainActor struct ServerMessage {
  private var writer = JSONWriter()
  private(set) var count = 0

  init() { writer.beginArray() }

  var isEmpty: Bool { count == 0 }

  /// The message as it is sent.
  func text() -> String {
    var copy = writer
    copy.endArray()
    return copy.text
  }

  mutating func append(_ operation: PageOperation) {
    writer.beginArray()
    operation.write(to: &writer)
    writer.endArray()
    count += 1
  }

  mutating func answer(_ answer: FieldAnswer, for node: NodeID) {
    switch answer {
    case .acknowledged(let sequence): append(.acknowledged(node, sequence: sequence))
    case .replaced(let sequence, let version, let splice, let anchor, let head, let isRewritten, let styledRuns):
      append(
        .spliced(
          node, sequence: sequence, version: version, start: splice.range.lowerBound, end: splice.range.upperBound,
          text: splice.inserted, anchor: anchor, head: head, isRewritten: isRewritten, runs: styledRuns))
    case .set(let sequence, let version, let text, let anchor, let head, let styledRuns):
      append(
        .set(
          node, sequence: sequence, version: version, text: text, anchor: anchor, head: head, runs: styledRuns))
    case .marks(let sequence, let version, let count, let anchor, let head):
      append(.marks(node, sequence: sequence, version: version, count: count, anchor: anchor, head: head))
    case .unplaced: append(.unplaced(node))
    }
  }
}
#endif

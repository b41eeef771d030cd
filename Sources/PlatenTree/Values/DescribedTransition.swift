/// A transition that a program's own type describes.
///
/// What it makes of a view takes an evaluation of views, of which most transitions are never shown: they are those of
/// views that are inserted and removed without an animation, or stay. It is determined when it is first needed, and
/// kept.
package final class DescribedTransition: Hashable, @unchecked Sendable {
  // Unchecked: the closures are called, and the states kept, on the main actor.

  private let source: Any
  private let isSame: (Any) -> Bool
  private let type: ObjectIdentifier
  private let describe: @MainActor (_ isInsertion: Bool) -> TransitionState
  private var known: [Bool: TransitionState] = [:]

  /// Creates a transition from a value of the program's. Two of equal values are the same.
  package init<Source>(
    of source: Source, describe: @escaping @MainActor (_ source: Source, _ isInsertion: Bool) -> TransitionState
  ) {
    nonisolated(unsafe) let value = source
    self.source = source
    type = ObjectIdentifier(Source.self)
    isSame = { other in (other as? Source).map { ValueComparison.areEqual(value, $0) } ?? false }
    self.describe = { describe(value, $0) }
  }

  /// The appearance of a view before it is inserted, or after it is removed.
  @MainActor func state(isInsertion: Bool) -> TransitionState {
    if let state = known[isInsertion] { return state }
    let state = describe(isInsertion)
    known[isInsertion] = state
    return state
  }

  package static func == (first: DescribedTransition, second: DescribedTransition) -> Bool {
    first === second || first.type == second.type && first.isSame(second.source)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

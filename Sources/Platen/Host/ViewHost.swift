/// A running view: the graph behind it, the tree of nodes it shows, its focus and its layout.
///
/// A front end owns one for each window or session. The turn is always the same: hand in what a person
/// did (``send(_:to:)``, ``press(_:)``, ``focus(_:)``), call ``update()``, carry out the patches. When
/// something else changes the state (a task, a timer), ``onNeedsUpdate`` asks for an ``update()``.
@MainActor package final class ViewHost {
  /// The root of the tree; its identity lasts as long as the host.
  package let root: Node
  /// Called at most once between two updates, on the main actor, when an update is due.
  package var onNeedsUpdate: (() -> Void)?
  /// Where cut and copied text goes.
  package var clipboard: (any Clipboard)?
  /// What the work since the start amounted to, for tests and benchmarks.
  package private(set) var statistics = Statistics()

  /// Starts showing `view` in the given environment. Nothing is evaluated before the first ``update()``.
  package init<V: View>(_ view: V, environment: EnvironmentValues = EnvironmentValues()) {
    root = Node(id: NodeID(rawValue: 0), content: .root)
  }

  /// Evaluates what has changed, until nothing is left to do, and tells what is different.
  package func update() -> [Patch] { [] }

  /// The node of that identity, if it is in the tree.
  package func node(_ id: NodeID) -> Node? { root.first { $0.id == id } }

  /// Hands an event to a node. False when the node is gone or disabled or has no use for the event.
  @discardableResult package func send(_ event: NodeEvent, to id: NodeID) -> Bool { false }

  /// Offers a key to the `onKeyPress` actions from the focused node outwards, before the field's own keys.
  package func press(_ key: KeyPress) -> KeyPress.Result { .ignored }

  /// The node that the keyboard's input goes to.
  package var focusedNode: Node? { nil }

  /// Moves the focus to a node, or away from all with nil. False when the node can't have it or the
  /// field that has it won't give it up.
  @discardableResult package func focus(_ id: NodeID?) -> Bool { false }

  /// Moves the focus to the next or previous focusable node in reading order, around the ends.
  @discardableResult package func moveFocus(forward: Bool) -> Bool { false }

  /// Lays the tree out in `size` units; only what is not up to date is measured and placed again.
  package func layout(in size: CGSize, metrics: any LayoutMetrics) {}

  /// Ends the editing, runs what disappears, cancels tasks. The host is of no use afterwards.
  package func close() {}

  /// Counts since the start.
  package struct Statistics: Equatable, Sendable {
    /// Bodies and primitive views evaluated.
    package var evaluations = 0
    package var patches = 0
    /// Nodes measured anew.
    package var measurements = 0
  }
}

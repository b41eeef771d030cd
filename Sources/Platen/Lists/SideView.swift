/// Attaches a second view to a view, as a trait that the surrounding container reads.
public struct _SideViewModifier<Side: View> {
  enum Place: Sendable {
    case leadingActions, trailingActions, tabLabel

    var isOfActions: Bool { self != .tabLabel }
  }

  let place: Place
  let allowsFullSwipe: Bool
  let side: Side

  nonisolated init(place: Place, allowsFullSwipe: Bool = true, side: Side) {
    self.place = place
    self.allowsFullSwipe = allowsFullSwipe
    self.side = side
  }
}

extension _SideViewModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    SideViewElement(view, in: parent)
  }
}

/// Keeps the side view in the graph and updates it with its view.
private final class SideViewElement<Content: View, Side: View>: RowMakingElement<Content, _SideViewModifier<Side>> {
  private var side: LayerElement<_SideRow<Side>>!

  override func willMakeChild() {
    if modifier.place.isOfActions { makeRowsIfNeeded() }
    side = LayerElement(_SideRow(side: modifier.side), in: _ElementContext(parent: self))
    guard let control = labelledControl else { return }
    set(side.node, in: &control.node.rowTraits)
    // A control that is shown already may be in no row yet.
    if control.node.parent != nil { control.structureDidChange() }
  }

  /// The control around, if the view is in its label and has actions: they are those of the control's row.
  private var labelledControl: (any NodeContainer)? {
    guard modifier.place.isOfActions, Tracking.untracked({ environment.rowPlace }) == .label else { return nil }
    var element = parent
    while let current = element {
      if Tracking.untracked({ current.environment.rowPlace }) != .label { return current.nodeContainer }
      element = current.parent
    }
    return nil
  }

  private func set(_ side: Node?, in traits: inout RowTraits) {
    switch modifier.place {
    case .leadingActions: traits.leadingActions = side
    case .trailingActions: traits.trailingActions = side
    case .tabLabel: traits.tabLabel = side
    }
    traits.allowsFullSwipe = modifier.allowsFullSwipe
  }

  override func willUnmount() {
    if let control = labelledControl, control.isMounted {
      set(nil, in: &control.node.rowTraits)
      control.structureDidChange()
    }
  }

  override func modifierDidChange(from old: _SideViewModifier<Side>) { side.update(_SideRow(side: modifier.side)) }

  override func collectNodes(into nodes: inout _NodeList) {
    var own = _NodeList()
    super.collectNodes(into: &own)
    // The trait is that of the view as a whole: of several nodes the first one has it.
    guard let first = own.nodes.first else { return }
    set(side.node, in: &first.rowTraits)
    nodes += arrangeRows(own.nodes)
  }

  override func forEachChild(_ body: (_Element) -> Void) {
    super.forEachChild(body)
    if let side { body(side) }
  }
}

/// The parts of a side view, in a row.
struct _SideRow<Side> {
  let side: Side

  nonisolated init(side: Side) { self.side = side }
}

extension _SideRow: View where Side: View {
  var body: some View { HStack { side } }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing

  /// Both edges, or one of them.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The leading edge.
    public static let leading = Set(rawValue: 1)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

extension View {
  /// Actions that a swipe presents on a touch screen. Here they are buttons at the end of the row, leading actions
  /// first, while the focus is in the row or the list is edited. A view that is no row of a list or form is a row of
  /// its own, also in a stack within one; in the label of a link or a button the actions are those of its row.
  /// `allowsFullSwipe` is ignored.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      _SideViewModifier(
        place: edge == .leading ? .leadingActions : .trailingActions, allowsFullSwipe: allowsFullSwipe,
        side: content()))
  }

  /// Has one row of a scroll view or a stack show its swipe actions at a time. Here that is always so: only the row with
  /// the focus shows them.
  nonisolated public func swipeActionsContainer() -> some View { self }
}

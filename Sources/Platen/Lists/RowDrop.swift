/// The node around the content of a row that takes what is dropped on it: before the row on its first half, and after
/// it on the other one.
@MainActor class RowDrop: DropTarget {
  final let node: Node
  fileprivate final weak var row: ListRow?
  @Hosted private var host: ViewHost

  /// Nil where nothing can be dropped on the row.
  static func make(around inner: Node, of row: ListRow, in host: ViewHost) -> RowDrop? {
    if row.reordering != nil { return ReorderedRowDrop(around: inner, of: row, in: host) }
    return row.insertion == nil ? nil : RowDrop(around: inner, of: row, in: host)
  }

  fileprivate init(around inner: Node, of row: ListRow, in host: ViewHost) {
    self.row = row
    self.host = host
    node = host.nodes.make(.decoration(.effect(.gesture(GestureContent()))), NodeAttributes())
    node.responder = self
    host.nodes.setInitialChildren([inner], of: node)
    refresh()
  }

  /// Updates what the node takes, and whether it is dragged.
  final func refresh() {
    var content = GestureContent()
    var attributes = NodeAttributes()
    attributes.isEnabled = row?.allowsDrops ?? false
    if attributes.isEnabled {
      content.dropTypes = types
      content.isDragSource = isDragSource
    }
    host.nodes.set(.decoration(.effect(.gesture(content))), attributes, of: node)
  }

  final func forget() { host.nodes.forget(node) }

  func handle(_ event: NodeEvent) -> Bool { false }

  /// Whether the row can be dragged.
  fileprivate var isDragSource: Bool { false }

  private var types: [String] {
    DropTypes.mimeTypes(of: row?.insertion?.types ?? []) + (reorderType.map { [$0] } ?? [])
  }

  /// The type of the rows that are moved to this one.
  private var reorderType: String? {
    guard let reordering = row?.reordering, reordering.isEnabled else { return nil }
    return reordering.scope?.dragType
  }

  var acceptedTypes: Set<String> { Set(types) }

  func hover(at place: CGPoint?, _ items: [DragItem]) {}

  func drop(_ items: [DragItem], at place: CGPoint) -> Bool {
    guard let row else { return false }
    let index = row.index + (isBehind(place) ? 1 : 0)
    if let reorderType, items.contains(where: { $0.mimeTypes.contains(reorderType) }) {
      return row.reordering?.drop(at: index) ?? false
    }
    guard let insertion = row.insertion else { return false }
    let providers = DropInfo(location: place, items: items).itemProviders(for: insertion.types)
    guard !providers.isEmpty else { return false }
    insertion.insert(index, providers)
    return true
  }

  /// Whether a place, in points of the row, is in the half that is read last.
  private func isBehind(_ place: CGPoint) -> Bool {
    guard row?.isBesideOthers == true else { return place.y > length(along: .vertical) / 2 }
    return (place.x > length(along: .horizontal) / 2) != (row?.isRightToLeft == true)
  }

  /// The size of the row in points; that of a usual one where the front end lays out by itself.
  private func length(along axis: Axis) -> CGFloat {
    let length = axis == .vertical ? node.frame.height : node.frame.width
    guard let metrics = host.layout.metrics, length > 0 else { return axis == .vertical ? 40 : 120 }
    return metrics.points(length, along: axis)
  }
}

/// The same for a row that the user moves: it also drags the row.
private final class ReorderedRowDrop: RowDrop, DragSource {
  override var isDragSource: Bool { row?.canMove == true }

  func beginDrag() -> [DragItem] {
    guard let row, row.canMove else { return [] }
    return row.reordering?.drag(row.index) ?? []
  }
}

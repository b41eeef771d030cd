import UniformTypeIdentifiers

// The delegates are declared here, where the items of a drag are.
extension UITableView {
  /// Says what is dragged with a row. Held weakly, nil by default.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { ownDragDelegate as? any UITableViewDragDelegate }
    set { ownDragDelegate = newValue }
  }
  /// Takes what is dropped on a row. Held weakly, nil by default.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { ownDropDelegate as? any UITableViewDropDelegate }
    set { ownDropDelegate = newValue }
  }

  /// The drag of a row; nil where rows can't be dragged.
  func drag(of cell: UITableViewCell) -> _DragModifier? {
    guard dragInteractionEnabled, dragDelegate != nil else { return nil }
    return _DragModifier { [weak self, weak cell] in
      guard let self, let cell else { return [] }
      return beginDrag(cell)
    }
  }

  private func beginDrag(_ cell: UITableViewCell) -> [DragItem] {
    guard let dragDelegate, let path = indexPath(for: cell) else { return [] }
    let session = RowDragSession(cell, in: self)
    session.items = dragDelegate.tableView(self, itemsForBeginning: session, at: path)
    guard !session.items.isEmpty else { return [] }
    RowDragSession.current = session
    dragDelegate.tableView(self, dragSessionWillBegin: session)
    return session.items.map { item in
      // An item without a form for others is dragged in the program too.
      item.itemProvider.registerDataRepresentation(for: .draggedRow, visibility: .ownProcess) { done in
        done(Data(), nil)
        return nil
      }
      return item.itemProvider.wholeItem
    }
  }

  /// What is done with drops before the rows of a section; nil where nothing can be dropped.
  func insertion(inSection section: Int) -> RowInsertion? {
    guard dropDelegate != nil else { return nil }
    return RowInsertion(types: [.draggedRow, .item, .url]) { [weak self] offset, providers in
      self?.drop(providers, before: IndexPath(row: offset, section: section))
    }
  }

  private func drop(_ providers: [NSItemProvider], before path: IndexPath) {
    guard let dropDelegate else { return }
    let isLocal = providers.contains { $0.hasItemConformingToTypeIdentifier(UTType.draggedRow.identifier) }
    let drag = isLocal ? RowDragSession.current : nil
    RowDragSession.current = nil
    let source = drag.flatMap { $0.table === self ? $0.cell.flatMap(indexPath) : nil }
    let session = UIViewDropSession(drag?.items ?? providers.map { UIDragItem(itemProvider: $0) }, of: drag)
    defer {
      if let drag, let table = drag.table { table.dragDelegate?.tableView(table, dragSessionDidEnd: drag) }
    }
    guard dropDelegate.tableView(self, canHandle: session) else { return }
    var place = path
    if let source, source.section == path.section, path.row > source.row { place.row -= 1 }
    let proposal = dropDelegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: place)
    guard proposal.operation == .copy || proposal.operation == .move else { return }
    if let source, proposal.operation == .move, source == place || reorder(source, to: place) {
      return dropDelegate.tableView(self, dropSessionDidEnd: session)
    }
    dropDelegate.tableView(
      self, performDropWith: RowDropCoordinator(session, from: source, to: place, proposal: proposal))
    dropDelegate.tableView(self, dropSessionDidEnd: session)
  }
}

extension UTType {
  /// A row of a table of the program.
  fileprivate static let draggedRow = UTType.ofIdentifier("platen.table-row")
}

/// The drag of a row.
@MainActor private final class RowDragSession: NSObject, UIDragSession {
  /// The drag that has begun last: there is one pointer.
  static var current: RowDragSession?

  var items: [UIDragItem] = []
  var localContext: Any?
  private(set) weak var table: UITableView?
  private(set) weak var cell: UITableViewCell?

  init(_ cell: UITableViewCell, in table: UITableView) {
    self.cell = cell
    self.table = table
  }

  func location(in view: UIView) -> CGPoint { .zero }
}

/// A drop on a row.
@MainActor private final class RowDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(
    _ session: any UIDropSession, from source: IndexPath?, to destination: IndexPath,
    proposal: UITableViewDropProposal
  ) {
    items = session.items.map { RowDropItem($0, source) }
    destinationIndexPath = destination
    self.session = session
    self.proposal = proposal
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { DropAnimator() }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    DropAnimator()
  }
}

@MainActor private final class RowDropItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { .zero }

  init(_ dragItem: UIDragItem, _ sourceIndexPath: IndexPath?) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
  }
}

@MainActor private final class DropAnimator: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}

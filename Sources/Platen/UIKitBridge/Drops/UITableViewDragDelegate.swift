/// Says what is dragged with a row. UIKit's optional methods have default implementations here.
@MainActor @preconcurrency public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// The items of a row that the user begins to drag; none for one that can't be dragged.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Never called: one row is dragged.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Called when the drag begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called after a row of the table was dropped on a row.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Never called: the program that drops the items says what it does.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Never called: other programs get the forms that the items have for them.
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Default implementation: none.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Default implementation: does nothing.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// Default implementation: does nothing.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// Default implementation: true.
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    true
  }
  /// Default implementation: false.
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Takes what is dropped on a row. UIKit's optional methods have default implementations here.
@MainActor @preconcurrency public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes what was dropped. Not called where the data source moves a row of the table by its own method.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table takes what is dropped.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Never called: rows notice what is dropped, not what is over them.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What the table does with what is dropped before a row: called once, before the drop. It is taken where the proposal
  /// is to copy or to move it.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Never called: rows notice what is dropped, not what is over them.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called after a drop.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// Default implementation: true.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Default implementation: does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Default implementation: moves a row of the program, and copies anything else.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: session.localDragSession == nil ? .copy : .move)
  }
  /// Default implementation: does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Default implementation: does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// What a table proposes to do with what is dropped.
open class UITableViewDropProposal: UIDropProposal {
  /// Where the items are put. Kept and ignored: they are dropped before a row.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }

  /// Where the items are put, `.unspecified` by default.
  public let intent: Intent

  /// Creates a proposal.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal with an intent.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// A drop on a table.
@MainActor @preconcurrency public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What was dropped.
  var items: [any UITableViewDropItem] { get }
  /// The place at which it was dropped; of a row of the table, the place that it has once it was removed from its own.
  var destinationIndexPath: IndexPath? { get }
  /// What the table has proposed.
  var proposal: UITableViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Does nothing: front ends do not animate drops.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Does nothing: front ends do not animate drops.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
}

/// One of the items of a drop on a table.
@MainActor @preconcurrency public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The row of the table that was dragged; nil for what comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what was dragged: zero, front ends do not report it.
  var previewSize: CGSize { get }
}

/// Runs closures along with the end of a drag. They run at once: front ends do not animate drops.
@MainActor @preconcurrency public protocol UIDragAnimating: NSObjectProtocol {
  /// Runs a closure.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs a closure.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

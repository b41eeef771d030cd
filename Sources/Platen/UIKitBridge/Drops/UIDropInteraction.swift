import UniformTypeIdentifiers

/// Takes what the user drops on a view.
@MainActor @preconcurrency open class UIDropInteraction: NSObject, UIInteraction {
  /// Decides about what is dropped.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that has the interaction.
  public private(set) weak var view: UIView?
  /// Whether several drags can be over the view. Kept and ignored: there is one pointer. False by default.
  open var allowsSimultaneousDropSessions = false

  /// The types of which the delegate is asked; all by default.
  package var types: [UTType] = [.item, .url] { didSet { view?.setNeedsDisplay() } }

  /// Creates an interaction with a delegate, which it does not own.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing; for subclasses, which call super.
  open func willMove(to view: UIView?) {}
  /// Keeps the view; for subclasses, which call super.
  open func didMove(to view: UIView?) { self.view = view }

  /// The modifier for the interaction of a view; nil where it has none.
  static func modifier(of view: UIView) -> _DropModifier? {
    guard let drop = view.ownInteractions.lazy.compactMap({ $0 as? UIDropInteraction }).first else { return nil }
    func session(_ info: DropInfo) -> UIViewDropSession { UIViewDropSession(info) }
    return _DropModifier(
      types: drop.types, isTargeted: nil,
      entered: { [weak drop] info in drop.map { $0.delegate?.dropInteraction($0, sessionDidEnter: session(info)) } },
      updated: { [weak drop] info in
        drop.map { _ = $0.delegate?.dropInteraction($0, sessionDidUpdate: session(info)) }
      },
      exited: { [weak drop] info in drop.map { $0.delegate?.dropInteraction($0, sessionDidExit: session(info)) } },
      validate: { [weak drop] info in
        drop.flatMap { $0.delegate?.dropInteraction($0, canHandle: session(info)) } ?? false
      },
      drop: { [weak drop] info in drop?.perform(session(info)) ?? false })
  }

  private func perform(_ session: UIViewDropSession) -> Bool {
    guard let delegate else { return false }
    defer { delegate.dropInteraction(self, sessionDidEnd: session) }
    let operation = delegate.dropInteraction(self, sessionDidUpdate: session).operation
    guard operation == .copy || operation == .move else { return false }
    delegate.dropInteraction(self, performDrop: session)
    delegate.dropInteraction(self, concludeDrop: session)
    return true
  }
}

/// Decides about what is dropped on a view. UIKit's methods are optional; here each has a default implementation.
@MainActor @preconcurrency public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the view takes what is dragged.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// It came over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// It moved over the view. What is dropped is taken where the proposal is to copy or to move it.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// It left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Takes what was dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called after it was taken.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called after a drop, whether it was taken or not.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Default implementation: true.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  /// Default implementation: does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// Default implementation: nothing is taken.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Default implementation: does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// Default implementation: does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Default implementation: does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  /// Default implementation: does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing, but it may later.
  case cancel
  /// Nothing.
  case forbidden
  /// Copies the items.
  case copy
  /// Moves the items, which the program does.
  case move
}

/// What a view proposes to do with what is dragged over it.
open class UIDropProposal: NSObject {
  /// What a drop does.
  public let operation: UIDropOperation
  /// Whether the place is shown exactly. Kept and ignored; false by default.
  open var isPrecise = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) { self.operation = operation }
}

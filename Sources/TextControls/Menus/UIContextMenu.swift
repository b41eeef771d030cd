/// Makes what is shown beside a context menu. Never called: front ends show the menu alone.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes a context menu; the argument is the actions that the system suggests: none.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The context menu of a view or a row: how it is made when it opens.
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  /// The order of a menu's elements. Ignored: they are in the order written.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

  /// A value for the program to recognize the configuration by; a new one by default.
  public let identifier: any NSCopying
  /// Kept and ignored; `.automatic` by default.
  open var preferredMenuElementOrder = ElementOrder.automatic
  private let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration. `previewProvider` is ignored: front ends show the menu alone.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.actionProvider = actionProvider
    super.init()
  }

  /// The menu, made now; nil for none.
  package var menu: UIMenu? { actionProvider?([]) }
}

/// Has a view open a context menu: with the secondary button of the pointer, or with the menu key.
@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Makes the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the interaction.
  public private(set) weak var view: UIView?

  /// Creates an interaction with a delegate, which it does not own.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing; for subclasses, which call super.
  open func willMove(to view: UIView?) {}
  /// Keeps the view; for subclasses, which call super.
  open func didMove(to view: UIView?) { self.view = view }
  /// Where the menu was opened: the origin, as front ends do not report the place.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing: front ends close menus.
  open func dismissMenu() {}
  /// Does nothing: a menu is made when it opens.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

  /// The menu, made now; nil for none.
  package var menu: UIMenu? { delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: .zero)?.menu }
}

/// Makes the context menu of a view. UIKit's optional methods have default implementations here.
@MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The configuration of the menu, called when it opens; nil for none. The location is the origin.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A view that has a context menu of its own: a row, or one with a ``UIContextMenuInteraction``.
@MainActor package final class ContextMenuSource: EditMenuOwner {
  private let make: () -> UIMenu?

  package init(_ make: @escaping () -> UIMenu?) { self.make = make }

  package func makeEditMenu() -> UIMenu { make() ?? UIMenu() }
  package func editMenuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {}
  package func editMenuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {}

  /// The source for the menu of a view; nil for a view without one.
  package static func of(_ view: UIView) -> ContextMenuSource? {
    let interaction = view.ownInteractions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
    return interaction.map { interaction in ContextMenuSource { [weak interaction] in interaction?.menu } }
  }
}

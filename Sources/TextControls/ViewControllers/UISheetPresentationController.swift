/// What presents a sheet, and its heights. Its appearance is the front end's.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor @preconcurrency open class Detent: NSObject {
    /// Identifies a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier with a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier with a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier.
    public let identifier: Identifier

    private let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    init(
      _ identifier: Identifier,
      _ resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// The height in points; nil if the sheet does not have it.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      switch identifier {
      case .medium: context.maximumDetentValue / 2
      case .large: context.maximumDetentValue
      default: resolver?(context)
      }
    }

    /// Half of the screen.
    open class func medium() -> Detent { Detent(.medium) }
    /// The whole screen.
    open class func large() -> Detent { Detent(.large) }
    /// A height of the program's own, which `resolver` computes; nil if the sheet does not have it.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext)
        -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }
  }

  /// What the views of the sheet read of its heights.
  package let heights = ControllerState()
  /// Whether the program has set the heights. Until then the sheet is as high as its content.
  package private(set) var hasHeights = false

  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()] {
    didSet {
      hasHeights = true
      heights.change()
    }
  }
  /// The height at which the sheet is, which the user changes by the grabber. Nil, the default, is the smallest one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { heights.change() } }
  /// The largest height without a dimmed background. Kept and ignored; nil by default.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber is shown even in a sheet of one height; false by default. It is always shown in one of several
  /// heights, which can't be dragged.
  open var prefersGrabberVisible = false { didSet { heights.change() } }
  /// Kept and ignored; true by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Kept and ignored; false by default.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Kept and ignored; false by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the corners. Kept and ignored; nil by default.
  open var preferredCornerRadius: CGFloat?
  /// The view that the sheet comes from. Kept and ignored; nil by default.
  open var sourceView: UIView?

  /// Runs changes, which are not animated.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Has the heights computed again.
  open func invalidateDetents() { heights.change() }

  /// The user has chosen a height.
  package func choose(_ detent: Detent) {
    selectedDetentIdentifier = detent.identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

/// What the height of a sheet is computed from.
@MainActor @preconcurrency public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the place.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height in points.
  var maximumDetentValue: CGFloat { get }
}

/// Notified of a sheet. UIKit's methods are optional.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has changed the height of the sheet.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Default implementation: does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

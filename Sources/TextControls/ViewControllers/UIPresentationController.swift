/// What presents a controller, and is notified when the user dismisses it.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
  /// The controller that presents; the one presented itself before that.
  open var presentingViewController: UIViewController { presentedViewController.presentingViewController ?? owner }
  /// The controller that is presented.
  open var presentedViewController: UIViewController { owner }
  /// Asked and notified of the dismissal by the user. Held weakly, nil by default.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  private unowned let owner: UIViewController

  init(_ owner: UIViewController) {
    self.owner = owner
    super.init()
  }

  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle { owner.modalPresentationStyle }
  /// The view of the presented controller.
  open var presentedView: UIView? { owner.viewIfLoaded }
}

/// Asked and notified of the dismissal of a presented controller by the user. UIKit's methods are optional; here each has
/// a default implementation.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether the user may dismiss the controller.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before the user dismisses the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user dismissed the controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after the user has tried to dismiss a controller that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// Never asked: front ends decide how a controller is presented.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Never asked: front ends decide how a controller is presented.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  /// Default implementation: true.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Default implementation: does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Default implementation: does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Default implementation: does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  /// Default implementation: the platform's.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  /// Default implementation: the platform's.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
}

/// What presents a sheet. Its appearance is the front end's.
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

    init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// Half of the screen.
    open class func medium() -> Detent { Detent(.medium) }
    /// The whole screen.
    open class func large() -> Detent { Detent(.large) }
    /// A height of the program's own. `resolver` is not asked.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext)
        -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString)) }
  }

  /// The heights at which the sheet rests. Kept and ignored: front ends have sheets of one height.
  open var detents: [Detent] = [.large()]
  /// The height at which the sheet is. Kept and ignored; nil by default.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height without a dimmed background. Kept and ignored; nil by default.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber is shown. Kept and ignored; false by default.
  open var prefersGrabberVisible = false
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
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Where the arrow of a popover is.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the set, as in UIKit.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The popover is at the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The popover is at the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any side.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// What presents a popover. Front ends show a sheet, as devices with small screens do.
@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points to. Kept and ignored; nil by default.
  open var sourceView: UIView?
  /// The part of that view. Kept and ignored.
  open var sourceRect = CGRect.null
  /// The item that the popover points to. Kept and ignored; nil by default.
  open weak var barButtonItem: UIBarButtonItem?
  /// Where the arrow may be. Kept and ignored; `.any` by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Where the arrow is. `.unknown`.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The views that can be used meanwhile. Kept and ignored; nil by default.
  open var passthroughViews: [UIView]?
  /// The background. Kept and ignored; nil by default.
  open var backgroundColor: UIColor?
  /// Whether the popover may cover its source. Kept and ignored; false by default.
  open var canOverlapSourceViewRect = false
}

/// Notified of a popover. UIKit's methods are optional.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Never called: front ends present popovers by themselves.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Default implementation: does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// Animates presentations by the program's own means. Never asked: front ends animate by themselves.
@MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}

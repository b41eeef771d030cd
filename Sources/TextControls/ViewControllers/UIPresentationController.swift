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
  /// The view that the presented one is in, which shows nothing: front ends draw what is around a presentation. Nil
  /// before the view of the presented controller is loaded.
  open private(set) lazy var containerView: UIView? = presentedView.map { UIView(frame: $0.bounds) }
  /// The view of the presented controller.
  open var presentedView: UIView? { owner.viewIfLoaded }
}

/// Asked and notified of the dismissal of a presented controller by the user. UIKit's methods are optional; here each
/// has a default implementation.
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

import Foundation

// Front ends animate the change from one controller to another by themselves: no method here is ever called.

/// A controller of a change.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is left.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that is shown.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A view of a change.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is left.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is shown.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// A change from one controller to another. Programs get none.
@MainActor @preconcurrency public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the change happens.
  var containerView: UIView { get }
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// Whether the user controls the change.
  var isInteractive: Bool { get }
  /// Whether the change was taken back.
  var transitionWasCancelled: Bool { get }
  /// A controller of the change.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the change.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the beginning.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// How far the user has brought the change, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The user has brought the change to its end.
  func finishInteractiveTransition()
  /// The user has taken the change back.
  func cancelInteractiveTransition()
  /// The animation is at its end.
  func completeTransition(_ didComplete: Bool)
}

/// Animates the change from one controller to another. Never asked: front ends animate by themselves.
@MainActor @preconcurrency public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Animates the change.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animation is at its end.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Default implementation: does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets the user control the change from one controller to another. Never asked.
@MainActor @preconcurrency public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// The change begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// Has the user control an animated change. Never asked.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The duration in seconds: 0.
  open var duration: CGFloat { 0 }
  /// How far the change is, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// How fast the rest is animated. Kept and ignored; 1 by default.
  open var completionSpeed: CGFloat = 1
  /// Kept and ignored; `.easeInOut` by default.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Creates the object.
  public override init() { super.init() }

  /// Never called.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
  /// Keeps how far the change is.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Keeps that the change is at its end.
  open func finish() { percentComplete = 1 }
  /// Keeps that the change was taken back.
  open func cancel() { percentComplete = 0 }
}

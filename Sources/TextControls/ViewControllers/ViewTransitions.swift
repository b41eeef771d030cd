/// A change of a controller's size or traits.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is animated: false.
  var isAnimated: Bool { get }
  /// Whether it was cancelled: false.
  var isCancelled: Bool { get }
  /// The duration in seconds: 0.
  var transitionDuration: TimeInterval { get }
  /// The view in which it happens.
  var containerView: UIView { get }
}

/// Runs closures of a program along with a change of a controller's size or traits.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` when the change happens, and `completion` after it. No front end animates it.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` when the change happens.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The coordinator of a change that happens at once.
@MainActor final class ImmediateTransition: NSObject, UIViewControllerTransitionCoordinator {
  let containerView: UIView
  var isAnimated: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(in view: UIView) { containerView = view }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func run() {
    for animation in animations { animation(self) }
    for completion in completions { completion(self) }
  }
}

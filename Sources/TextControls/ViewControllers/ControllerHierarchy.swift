/// The view of a controller, in the words of its framework: AppKit names the same property with another type.
@MainActor @preconcurrency public protocol _ControllerHierarchy: AnyObject {}

extension UIViewController: _ControllerHierarchy {}

extension _ControllerHierarchy where Self: UIViewController {
  /// The controller's view, made at its first use.
  public var view: UIView! {
    get { ownView }
    set { ownView = newValue }
  }
}

/// The change from one controller of a storyboard to another. There are no storyboards here: it is for the methods that
/// programs override.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
  /// The name; nil for none.
  public let identifier: String?
  /// The controller that is left.
  public let source: UIViewController
  /// The controller that is shown.
  public let destination: UIViewController

  /// Creates a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Shows the controller as ``UIViewController/show(_:sender:)`` does.
  open func perform() { source.show(destination, sender: nil) }
}

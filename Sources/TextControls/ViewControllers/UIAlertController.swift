/// A message with buttons, and with text fields where it is an alert.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  /// Whether a controller is shown as an alert or as a confirmation.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// The text below the title. Nil by default.
  open var message: String? { didSet { stateDidChange() } }
  /// How the message is shown, as it was created.
  public private(set) var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The text fields, in the order in which they were added; nil for none.
  public private(set) var textFields: [UITextField]?
  /// Views between the text and the buttons. For frameworks above.
  package var accessories: [UIView] = [] { didSet { stateDidChange() } }
  /// The button that Return presses; nil, the default, for none. It has to be one of ``actions``.
  open var preferredAction: UIAlertAction? { didSet { stateDidChange() } }

  /// Creates a message without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button. Pressing it removes the message and then calls the button's handler.
  open func addAction(_ action: UIAlertAction) {
    action.owner = self
    actions.append(action)
    stateDidChange()
  }

  /// Adds a text field and has the handler configure it. Only for alerts.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    stateDidChange()
  }

  /// The user has pressed a button.
  package func choose(_ action: UIAlertAction) {
    presentingViewController?.withdraw(self)
    action.handler?(action)
  }
}

/// A button of an alert.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
  /// What a button is for.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The text of the button.
  public let title: String?
  /// What the button is for.
  public let style: Style
  /// Whether the button can be pressed, true by default.
  open var isEnabled = true { didSet { owner?.stateDidChange() } }
  package let handler: ((UIAlertAction) -> Void)?
  weak var owner: UIAlertController?

  /// Creates a button. The handler is called after the message was removed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A button, as far as views beside a text field need one: a title, and what a press does.
@MainActor @preconcurrency open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case plain
    case close
  }

  public private(set) var buttonType = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button with the action's title that runs it when it is pressed.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    setNeedsDisplay()
  }

  open func title(for state: State) -> String? { titles[state.rawValue] }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    setNeedsDisplay()
  }

  open func image(for state: State) -> UIImage? { images[state.rawValue] }

  /// The title for the state it is in; that of the normal state where there is none.
  open var currentTitle: String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }

  open var currentImage: UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }

  /// A person has pressed it.
  package func press() {
    guard isEnabled else { return }
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }
}

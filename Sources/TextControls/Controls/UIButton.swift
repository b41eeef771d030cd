/// A button with a title or an image and an action. It has what buttons next to a text field need, and no
/// configurations.
@MainActor @preconcurrency open class UIButton: UIControl {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UIButton { standIn { UIButton(frame: .zero) } }

  /// The kind of a button. Kept and ignored: all kinds look the same.
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

  /// The kind of the button, `.custom` by default. It does not change the appearance.
  public private(set) var buttonType = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var styledTitles: [UInt: NSAttributedString] = [:]
  private var titleColors: [UInt: UIColor] = [:]

  /// Creates a button of a kind, without a title.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button that has the title and image of `primaryAction` and runs it when it is pressed.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
  }

  /// Creates a button with a frame that has the title and image of `primaryAction` and runs it when it is pressed.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Sets the title for a state; nil removes it.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    setNeedsDisplay()
  }

  /// The title set for exactly this state; nil where there is none. See ``currentTitle``.
  open func title(for state: State) -> String? { titles[state.rawValue] }

  /// Sets a title with attributes for a state, which is shown in place of the plain one; nil removes it.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    styledTitles[state.rawValue] = title
    setNeedsDisplay()
  }

  /// The title with attributes that was set for exactly this state; nil where there is none.
  open func attributedTitle(for state: State) -> NSAttributedString? { styledTitles[state.rawValue] }

  /// The title with attributes for the current state, or else that for the normal state.
  open var currentAttributedTitle: NSAttributedString? {
    styledTitles[state.rawValue] ?? styledTitles[State.normal.rawValue]
  }

  /// Sets the colour of the title for a state; nil removes it.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    setNeedsDisplay()
  }

  /// The colour that was set for exactly this state; nil where there is none.
  open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] }

  /// The colour for the current state, or else that for the normal state, or else that of ``titleLabel``.
  open var currentTitleColor: UIColor {
    titleColors[state.rawValue] ?? titleColors[State.normal.rawValue] ?? ownTitleLabel.textColor
  }

  /// Sets the image for a state; nil removes it. It is shown where there is no title.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    setNeedsDisplay()
  }

  /// The image set for exactly this state; nil where there is none. See ``currentImage``.
  open func image(for state: State) -> UIImage? { images[state.rawValue] }

  /// The title for the current state, or else that for the normal state.
  open var currentTitle: String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }

  /// The image for the current state, or else that for the normal state.
  open var currentImage: UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }

  /// The label of the title, whose text, font and colour the button shows. Its text is that of the current state.
  open var titleLabel: UILabel? {
    if ownTitleLabel.text != currentTitle { ownTitleLabel.text = currentTitle }
    return ownTitleLabel
  }
  package private(set) lazy var ownTitleLabel: UILabel = {
    let label = ButtonTitleLabel(frame: .zero)
    label.button = self
    return label
  }()

  /// Handles a press by the user. A disabled button ignores it.
  package func press() {
    guard isEnabled else { return }
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }
}

/// The label of a button's title, which has the button shown again.
private final class ButtonTitleLabel: UILabel {
  weak var button: UIButton?

  override func setNeedsDisplay() { button?.setNeedsDisplay() }
}

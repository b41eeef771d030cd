/// A button with a title, an image, an action or a menu.
///
/// A button without a ``configuration`` has the border of the front end. With one it is drawn as that says.
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

    /// The kind of earlier systems.
    public static var roundedRect: ButtonType { .system }
  }

  /// The kind of the button, `.custom` by default. It does not change the appearance.
  open private(set) var buttonType = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgroundImages: [UInt: UIImage] = [:]
  private var styledTitles: [UInt: NSAttributedString] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var isUpdating = false

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

  /// Creates a button that is shown as a configuration says. Without a title or an image it has those of
  /// `primaryAction`, which it runs when it is pressed.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = .system
    self.configuration = configuration
  }

  /// A button with an image that calls a method of an object.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  // MARK: configuration

  /// What the button shows and how; nil, the default, for what is set for its states.
  open var configuration: Configuration? { didSet { if configuration != oldValue { setNeedsUpdateConfiguration() } } }

  /// Updates a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
  /// Called where the state of the button has changed, and when it is set. Nil by default.
  @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the configuration is updated for each state of the button, true by default.
  open var automaticallyUpdatesConfiguration = true

  /// Updates the configuration, at once.
  open func setNeedsUpdateConfiguration() {
    // The handler sets the configuration.
    if !isUpdating {
      isUpdating = true
      updateConfiguration()
      isUpdating = false
    }
    changed()
  }

  /// Calls ``configurationUpdateHandler``, or has the configuration updated for the state. For subclasses, which change
  /// the configuration for their state.
  open func updateConfiguration() {
    if let configurationUpdateHandler { return configurationUpdateHandler(self) }
    if automaticallyUpdatesConfiguration, let configuration { self.configuration = configuration.updated(for: self) }
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } else { changed() }
  }

  /// Read by what shows the button's configuration.
  package let revision = ControllerState()

  private func changed() { setNeedsDisplay() }

  open override func setNeedsDisplay() {
    revision.change()
    super.setNeedsDisplay()
  }

  /// What the button is for, `.normal` by default. A destructive one is shown as such.
  open var role = Role.normal { didSet { changed() } }

  // MARK: menu

  /// The menu that the button opens: beside its action, or with ``UIControl/showsMenuAsPrimaryAction`` when it is
  /// pressed. Nil, the default, for none.
  open var menu: UIMenu? { didSet { changed() } }
  /// Whether the button has the title of the action of its menu that was chosen last. False by default.
  open var changesSelectionAsPrimaryAction = false { didSet { changed() } }
  open override var showsMenuAsPrimaryAction: Bool { didSet { changed() } }
  /// The name that assistive technology reads in place of the title. Nil by default.
  open override var accessibilityLabel: String? { didSet { changed() } }
  /// The colour of a button that is filled. `.tintColor`, the default, is that of the place.
  open override var tintColor: UIColor! { didSet { changed() } }
  /// The order of the menu's elements. Kept and ignored: they are in the order written.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// The user has chosen an action of the menu.
  package func choose(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    let isSingle = changesSelectionAsPrimaryAction || menu?.options.contains(.singleSelection) == true
    if isSingle { for other in menu?.actions ?? [] { other.state = other === action ? .on : .off } }
    action.performWithSender(self, target: nil)
    sendActions(for: .menuActionTriggered)
    changed()
  }

  /// The action whose title the button has in place of its own.
  private var selectedAction: UIAction? {
    guard changesSelectionAsPrimaryAction, let actions = menu?.actions else { return nil }
    return actions.first { $0.state == .on } ?? actions.first
  }

  /// Titles and labels that UIKit itself gives the button, in English: they are shown in the language of the program's
  /// texts.
  package var ownWords: Set<String> = []

  /// The title that is shown where the configuration has none.
  package var shownTitle: String { selectedAction?.title ?? currentTitle ?? "" }
  /// The image that is shown where the configuration has none.
  package var shownImage: UIImage? { selectedAction?.image ?? currentImage }

  // MARK: states

  /// Sets the title for a state; nil removes it.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    changed()
  }

  /// The title set for exactly this state; nil where there is none. See ``currentTitle``.
  open func title(for state: State) -> String? { titles[state.rawValue] }

  /// Sets a title with attributes for a state, which is shown in place of the plain one; nil removes it.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    styledTitles[state.rawValue] = title
    changed()
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
    changed()
  }

  /// The colour that was set for exactly this state; nil where there is none.
  open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] }

  /// The colour for the current state, or else that for the normal state, or else that of ``titleLabel``.
  open var currentTitleColor: UIColor {
    titleColors[state.rawValue] ?? titleColors[State.normal.rawValue] ?? ownTitleLabel.textColor
  }

  /// Kept and ignored: titles have no shadow.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  /// Sets the image for a state; nil removes it. It is before the title, where there is one.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    changed()
  }

  /// The image set for exactly this state; nil where there is none. See ``currentImage``.
  open func image(for state: State) -> UIImage? { images[state.rawValue] }

  /// Sets an image behind the contents for a state; nil removes it. Kept and ignored: buttons have the background of
  /// the front end.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state.rawValue] = image }

  /// The image behind the contents that was set for exactly this state; nil where there is none.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state.rawValue] }

  /// The image behind the contents for the current state, or else that for the normal state.
  open var currentBackgroundImage: UIImage? {
    backgroundImages[state.rawValue] ?? backgroundImages[State.normal.rawValue]
  }

  /// Sets how images that are symbols are shown. The state is ignored: it counts for all.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    ownImageView.preferredSymbolConfiguration = configuration
    changed()
  }

  /// The title for the current state, or else that for the normal state.
  open var currentTitle: String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }

  /// The image for the current state, or else that for the normal state.
  open var currentImage: UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }

  /// The size of the title and the image in points, with the space around them that the program has set. It is
  /// estimated from the size of the font: only a front end knows.
  open override var intrinsicContentSize: CGSize {
    let title = titleLabel?.intrinsicContentSize ?? .zero
    let image = imageView?.intrinsicContentSize ?? .zero
    let (width, height) = (max(0, image.width), max(0, image.height))
    let insets = contentEdgeInsets
    return CGSize(
      width: title.width + width + insets.left + insets.right,
      height: max(title.height, height) + (insets.top + insets.bottom == 0 ? 12 : insets.top + insets.bottom))
  }
  /// The size of the title and the image: ``intrinsicContentSize``. `size` is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: parts

  /// The label of the title, whose text, font and colour the button shows. Its text is that of the current state.
  open var titleLabel: UILabel? {
    let title = configuration?.title ?? currentTitle
    if ownTitleLabel.text != title { ownTitleLabel.text = title }
    return ownTitleLabel
  }
  package private(set) lazy var ownTitleLabel: UILabel = {
    let label = ButtonTitleLabel(frame: .zero)
    label.button = self
    return label
  }()

  /// The label of the subtitle; nil where there is none. Setting its properties changes nothing.
  open var subtitleLabel: UILabel? {
    guard let subtitle = configuration?.subtitle else { return nil }
    let label = UILabel()
    label.text = subtitle
    return label
  }

  /// The view of the image, whose symbol configuration and tint the button shows. Its image is that of the current
  /// state; an image that is set in it is not shown.
  open var imageView: UIImageView? {
    let image = configuration?.image ?? currentImage
    if ownImageView.image !== image { ownImageView.image = image }
    return ownImageView
  }
  package private(set) lazy var ownImageView: UIImageView = UIImageView(frame: .zero)

  /// The distances of the contents from the edges. Kept and ignored: buttons have those of the front end, and with a
  /// configuration its own. Zero by default.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The distances of the image from its place. Kept and ignored; zero by default.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// The distances of the title from its place. Kept and ignored; zero by default.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Whether the image of a pressed button is darker. Kept and ignored; true by default.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image of a disabled button is darker. Kept and ignored; true by default.
  open var adjustsImageWhenDisabled = true
  /// Whether the shadow of a pressed button's title is on the other side. Kept and ignored; false by default.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether a pressed button glows. Kept and ignored; false by default.
  open var showsTouchWhenHighlighted = false
  /// Whether the pointer changes its shape over the button. Kept and ignored; false by default.
  open var isPointerInteractionEnabled = false

  /// Handles a press by the user. A disabled button ignores it.
  package func press() {
    guard isEnabled else { return }
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }

  /// Whether the button shows more than a title or an image: front ends show it as a button of SwiftUI then.
  package var hasParts: Bool {
    configuration != nil || menu != nil || role == .destructive
      || currentImage != nil && !(currentAttributedTitle?.string ?? currentTitle ?? "").isEmpty
  }
}

/// The label of a button's title, which has the button shown again.
private final class ButtonTitleLabel: UILabel {
  weak var button: UIButton?

  override func setNeedsDisplay() {
    button?.revision.change()
    button?.setNeedsDisplay()
  }
}

import Platen
import PlatenGraph
import TextControls

/// A button, a checkbox or a radio button, with a title or an image.
///
/// It is shown as SwiftUI's button and toggle are.
@MainActor @preconcurrency open class NSButton: NSControl, ComposedView {
  /// What a press does to the state, and how it is shown.
  public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn, accelerator,
      multiLevelAccelerator
  }

  /// The frame of a button. Kept and ignored.
  public enum BezelStyle: UInt, Sendable {
    case automatic = 0
    case push = 1
    case flexiblePush = 2
    case disclosure = 5
    case circular = 7
    case helpButton = 9
    case toolbar = 11
    case accessoryBarAction = 12
    case accessoryBar = 13
    case pushDisclosure = 14
    case badge = 15

    /// AppKit's older name of ``push``.
    public static var rounded: BezelStyle { .push }
    /// AppKit's older name of ``flexiblePush``.
    public static var regularSquare: BezelStyle { .flexiblePush }
    /// AppKit's older name of ``toolbar``.
    public static var texturedRounded: BezelStyle { .toolbar }
    /// AppKit's older name of ``badge``.
    public static var inline: BezelStyle { .badge }
  }

  private let revision = ControllerState()
  private var type = ButtonType.momentaryPushIn

  /// The text of the button, "Button" by default.
  open var title = "Button" { didSet { valueDidChange() } }
  /// The text of a button that is on. Empty, the default, is ``title``.
  open var alternateTitle = "" { didSet { valueDidChange() } }
  /// The image of the button, shown where there is no title. Nil by default.
  open var image: NSImage? { didSet { valueDidChange() } }
  /// Whether the button is on. Off by default.
  open var state = NSControl.StateValue.off { didSet { valueDidChange() } }
  /// Whether a state between on and off is possible. False by default; a press goes from there to on.
  open var allowsMixedState = false
  /// Whether the button has a frame. True by default.
  open var isBordered = true { didSet { valueDidChange() } }
  /// The frame of the button. Kept and ignored.
  open var bezelStyle = BezelStyle.automatic
  /// Kept and ignored; nil by default.
  open var bezelColor: NSColor?
  /// Kept and ignored; nil by default.
  open var contentTintColor: NSColor?
  /// Whether the button deletes or loses something; shown so in alerts. False by default.
  open var hasDestructiveAction = false
  /// Where the image is beside the title. Kept and ignored: it is shown where there is no title.
  open var imagePosition = NSControl.ImagePosition.noImage
  /// The key that presses the button: `"\r"` is that of the main action. Empty by default.
  open var keyEquivalent = "" { didSet { valueDidChange() } }
  /// The modifiers of ``keyEquivalent``. Command by default; Return and Escape need none.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = [.command] { didSet { valueDidChange() } }
  /// The title with its attributes. The attributes are ignored: the characters become ``title``.
  open var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title) }
    set { title = newValue.string }
  }

  /// Creates a button.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    connect(target, action)
  }

  /// Creates a button that shows an image.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    (title, self.image) = ("", image)
    connect(target, action)
  }

  /// Creates a button that shows a title and an image, of which the title is shown.
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    self.image = image
  }

  /// Creates a checkbox.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    setButtonType(.switch)
  }

  /// Creates a radio button. Those with the same superview and action exclude one another.
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    setButtonType(.radio)
  }

  private func connect(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Sets what a press does to the state, and how it is shown. `.momentaryPushIn` by default.
  open func setButtonType(_ type: ButtonType) {
    self.type = type
    valueDidChange()
  }

  package override func valueDidChange() {
    revision.change()
    super.valueDidChange()
  }

  /// The state as a number.
  open override var objectValue: Any? {
    get { NSNumber(value: state.rawValue) }
    set { state = NSControl.StateValue(rawValue: (newValue as? NSNumber)?.intValue ?? 0) }
  }

  /// Moves on to the next state: on, or off.
  open func setNextState() { state = state == .on ? .off : .on }

  /// Presses the button, as the user does.
  open override func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    switch type {
    case .radio:
      for case let other as NSButton in outerView?.innerViews ?? []
      where other !== self && other.type == .radio && other.action == action { other.state = .off }
      state = .on
    case .switch, .toggle, .pushOnPushOff, .onOff: setNextState()
    default: break
    }
    sendOwnAction()
  }

  // MARK: what is shown

  package var composedContent: AnyView {
    AnyView(
      DeferredView { [self] in
        _ = revision.revision
        return shownButton.disabled(!isEnabled).identified(accessibilityIdentifier)
      })
  }

  /// The control of SwiftUI. For subclasses of this module.
  var shownButton: AnyView { AnyView(shown) }

  @ViewBuilder private var shown: some View {
    switch type {
    case .switch, .radio:
      Toggle(isOn: Binding(get: { [self] in state == .on }, set: { [self] _ in performClick(nil) })) { titleView }
        .named(accessibilityLabel)
    default:
      if isBordered { button } else { button.buttonStyle(.plain) }
    }
  }

  private var button: some View {
    Button { [self] in
      performClick(nil)
    } label: {
      titleView
    }
    .keyboardShortcut(shortcut)
    .named(accessibilityLabel)
  }

  @ViewBuilder private var titleView: some View {
    let title = state == .on && !alternateTitle.isEmpty ? alternateTitle : title
    if title.isEmpty, let image { Image(nsImage: image) } else { Text(verbatim: title) }
  }

  private var shortcut: KeyboardShortcut? {
    switch keyEquivalent {
    case "": return nil
    case "\r": return .defaultAction
    case "\u{1B}": return .cancelAction
    default:
      guard let key = keyEquivalent.first else { return nil }
      let flags: [(NSEvent.ModifierFlags, EventModifiers)] = [
        (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
      ]
      let modifiers = flags.reduce(into: EventModifiers()) {
        if keyEquivalentModifierMask.contains($1.0) { $0.insert($1.1) }
      }
      return KeyboardShortcut(KeyEquivalent(key), modifiers: modifiers)
    }
  }
}

extension View {
  /// The view with a name for assistive technology, where there is one.
  @ViewBuilder func named(_ name: String?) -> some View {
    if let name { accessibilityLabel(Text(verbatim: name)) } else { self }
  }
}

extension NSControl {
  /// Whether a control is on.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    /// 1 for on, 0 for off, -1 for between the two.
    public let rawValue: Int

    /// Creates a state of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// On.
    public static let on = StateValue(rawValue: 1)
    /// Off.
    public static let off = StateValue(rawValue: 0)
    /// Between on and off.
    public static let mixed = StateValue(rawValue: -1)
  }

  /// Where an image is beside a title. Ignored here.
  public enum ImagePosition: UInt, Sendable {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
  }
}

import Platen
import TextControls

/// A field for one line of text, or a label where it is not editable.
///
/// It edits with a text field of UIKit, so that it has the same rules. The order of an edit is AppKit's: the delegate's
/// `control(_:textShouldBeginEditing:)` and `controlTextDidBeginEditing(_:)` come with the first change, not with the
/// focus. Return ends the editing, sends the action and selects the text; the field stays first responder.
@MainActor @preconcurrency open class NSTextField: NSControl {
  /// The frame around a bezeled field.
  public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }

  let engine = FieldEngine(frame: .zero)
  private let label = UILabel(frame: .zero)
  private var shownView: UIView?
  private let relay = FieldRelay()
  private lazy var editor = NSTextView(editing: engine)
  /// Whether the user has changed the text since the field became first responder.
  private var hasBegun = false
  private var movement = NSTextMovement.other

  /// Asked and notified while the text is edited. Held weakly, nil by default.
  open weak var delegate: (any NSTextFieldDelegate)? { didSet { setNeedsDisplay() } }

  // Dynamic, so that an extension of the program's can take its place (plugin ObjectiveCSpellings).

  /// How the focus is shown. Kept and ignored: front ends show it in their own way.
  open dynamic override var focusRingType: NSFocusRingType {
    get { super.focusRingType }
    set { super.focusRingType = newValue }
  }

  // MARK: appearance

  /// The text shown while the field is empty. Nil by default. Without an accessibility label it is also the field's
  /// name for assistive technology and for tests.
  open var placeholderString: String? {
    get { engine.placeholder }
    set { engine.placeholder = newValue }
  }
  /// The placeholder with its attributes.
  open var placeholderAttributedString: NSAttributedString? {
    get { engine.attributedPlaceholder }
    set { engine.attributedPlaceholder = newValue }
  }
  /// The colour of the text. Nil is that of labels; that of labels by default.
  open var textColor: NSColor? = .labelColor { didSet { valueDidChange() } }
  /// Whether the background is drawn. Kept and ignored; true by default.
  open var drawsBackground = true
  /// Whether there is a line around the field. False by default; setting it to true makes ``isBezeled`` false.
  open var isBordered = false {
    didSet {
      if isBordered { isBezeled = false }
      valueDidChange()
    }
  }
  /// Whether there is a frame around the field, true by default for fields and false for labels.
  open var isBezeled = true { didSet { valueDidChange() } }
  /// The frame of a bezeled field, square by default.
  open var bezelStyle = BezelStyle.squareBezel { didSet { valueDidChange() } }
  /// Whether the user can change the text. True by default; a field that is not editable is shown as a label.
  open var isEditable = true { didSet { valueDidChange() } }
  /// Whether the user can select the text of a label. Kept and ignored: front ends decide. True by default.
  open var isSelectable = true
  /// The largest number of lines of a label, 0 for no limit. 0 by default.
  open var maximumNumberOfLines = 0 { didSet { valueDidChange() } }
  /// The width at which a label breaks lines. Kept and ignored; 0 by default.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Kept and ignored; false by default.
  open var allowsDefaultTighteningForTruncation = false
  /// Kept and ignored: there are no colours in the text. False by default.
  open var allowsEditingTextAttributes = false
  /// Kept and ignored; false by default.
  open var importsGraphics = false
  /// Kept and ignored: no text is completed. True by default.
  open var isAutomaticTextCompletionEnabled = true
  /// The meaning of the text, from which the platform offers to fill it in. Nil by default.
  open var contentType: NSTextContentType? {
    get { engine.textContentType }
    set { engine.textContentType = newValue }
  }
  /// The class of the cells of new fields, ``NSTextFieldCell`` by default.
  open override class var cellClass: AnyClass? {
    get { ownCellClass ?? NSTextFieldCell.self }
    set { ownCellClass = newValue }
  }

  // MARK: making one

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setUp()
  }

  /// Creates an empty field with a frame of zero. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a field with a text.
  public convenience init(string: String) {
    self.init(frame: .zero)
    stringValue = string
  }

  /// Creates a label of one line.
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel()
    maximumNumberOfLines = 1
    self.stringValue = stringValue
  }

  /// Creates a label whose lines wrap.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel()
    self.stringValue = stringValue
  }

  /// Creates a label of text with attributes.
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(frame: .zero)
    becomeLabel()
    self.attributedStringValue = attributedStringValue
  }

  private func becomeLabel() {
    (isEditable, isSelectable, isBezeled, drawsBackground) = (false, false, false, false)
  }

  private func setUp() {
    relay.field = self
    engine.owner = self
    engine.delegate = relay
    engine.inputState.keyHandler = self
    engine.addAction(UIAction { [weak self] _ in self?.engineDidChange() }, for: .editingChanged)
    configure(engine)
    valueDidChange()
  }

  /// Sets what the field's class has of its own.
  func configure(_ engine: FieldEngine) {}

  // MARK: the value

  /// The value: while the text is being edited, what is typed.
  open override var objectValue: Any? {
    get {
      // A secret is where the engine has it and nowhere else.
      guard hasBegun || engine.isSecureTextEntry else { return super.objectValue }
      let text = engine.text ?? ""
      return value(of: text) ?? text
    }
    set {
      if engine.isSecureTextEntry {
        let text = newValue.map { self.text(of: $0) } ?? ""
        if engine.text ?? "" != text { engine.text = text }
      } else {
        super.objectValue = newValue
      }
    }
  }

  /// The value as text: while it is being edited, as it is typed.
  open override var stringValue: String {
    get { hasBegun || engine.isSecureTextEntry ? engine.text ?? "" : super.stringValue }
    set { super.stringValue = newValue }
  }

  package override func objectValueDidChange() {
    engine._controller.setFormat(formatter.flatMap { FormatterBridge.editFormat(of: $0, isLive: false) })
    let text = super.objectValue.map { self.text(of: $0) } ?? ""
    if engine.text ?? "" != text { engine.text = text }
    label.text = text
    if let styled = super.objectValue as? NSAttributedString { label.attributedText = styled }
  }

  package override func valueDidChange() {
    show()
    super.valueDidChange()
  }

  private func show() {
    engine.isEnabled = isEnabled && isEditable
    (engine.font, engine.textColor, engine.textAlignment) = (font, textColor ?? .label, alignment)
    engine.borderStyle =
      isBordered ? .line : !isBezeled ? .none : bezelStyle == .roundedBezel ? .roundedRect : .bezel
    (label.font, label.textColor, label.textAlignment) = (font ?? .systemFont(ofSize: 17), textColor, alignment)
    label.numberOfLines = maximumNumberOfLines
    let shown = isEditable ? engine : viewWithoutEditing
    if shown !== shownView {
      shownView?.removeFromSuperview()
      insertSubview(shown, at: 0)
      shownView = shown
    }
  }

  /// What shows the value while the user can't type it.
  var viewWithoutEditing: UIView { label }

  open override var accessibilityLabel: String? {
    didSet { (engine.accessibilityLabel, label.accessibilityLabel) = (accessibilityLabel, accessibilityLabel) }
  }
  open override var accessibilityIdentifier: String? {
    didSet {
      (engine.accessibilityIdentifier, label.accessibilityIdentifier) = (
        accessibilityIdentifier, accessibilityIdentifier
      )
    }
  }
  open override var accessibilityHint: String? { didSet { engine.accessibilityHint = accessibilityHint } }

  // MARK: first responder

  open override var acceptsFirstResponder: Bool { isEnabled && isEditable }
  open override var isFirstResponder: Bool { engine.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool { engine.takeFocus() }
  @discardableResult open override func resignFirstResponder() -> Bool { engine.resignFirstResponder() }

  open override func currentEditor() -> NSText? { engine.isFirstResponder ? editor : nil }

  /// Makes the field first responder and selects its text.
  open func selectText(_ sender: Any?) {
    guard engine.isFirstResponder || becomeFirstResponder() else { return }
    let length = engine.editingSession.utf16Count
    guard let cell else { return engine.selectAll(nil) }
    cell.select(withFrame: bounds, in: self, editor: editor, delegate: self, start: 0, length: length)
  }

  @discardableResult open override func abortEditing() -> Bool {
    guard engine.isFirstResponder else { return false }
    hasBegun = false
    objectValueDidChange()
    return engine.resignFirstResponder()
  }

  open override func validateEditing() { if hasBegun { _ = read(engine.text ?? "") } }

  // MARK: methods that subclasses override

  private var notification: [AnyHashable: Any] { ["NSFieldEditor": editor] }

  /// Whether the first change may be made; asks the delegate.
  open func textShouldBeginEditing(_ textObject: NSText) -> Bool {
    delegate?.control(self, textShouldBeginEditing: textObject) ?? true
  }
  /// Whether editing may end; asks the delegate.
  open func textShouldEndEditing(_ textObject: NSText) -> Bool {
    delegate?.control(self, textShouldEndEditing: textObject) ?? true
  }
  /// Called after the first change. Notifies the delegate and observers.
  open func textDidBeginEditing(_ notification: Notification) {
    post(Self.textDidBeginEditingNotification, notification.userInfo) { $0.controlTextDidBeginEditing($1) }
  }
  /// Called after each change. Notifies the delegate and observers.
  open func textDidChange(_ notification: Notification) {
    post(Self.textDidChangeNotification, notification.userInfo) { $0.controlTextDidChange($1) }
  }
  /// Called after editing ended. Notifies the delegate and observers.
  open func textDidEndEditing(_ notification: Notification) {
    post(Self.textDidEndEditingNotification, notification.userInfo) { $0.controlTextDidEndEditing($1) }
  }

  private func post(
    _ name: Notification.Name, _ userInfo: [AnyHashable: Any]?,
    _ notify: (any NSTextFieldDelegate, Notification) -> Void
  ) {
    NotificationCenter.post(name, of: self, userInfo: userInfo, to: delegate, notify)
  }

  // MARK: the engine's calls

  func didBegin() {
    guard let cell else { return }
    let editor = cell.setUpFieldEditorAttributes(editor)
    cell.edit(withFrame: bounds, in: self, editor: editor, delegate: self, event: nil)
  }

  func mayChange() -> Bool { hasBegun || textShouldBeginEditing(editor) }

  private func engineDidChange() {
    let first = !hasBegun
    hasBegun = true
    if first {
      let begun = Notification(name: NSText.didBeginEditingNotification, object: editor, userInfo: notification)
      textDidBeginEditing(begun)
    }
    textDidChange(Notification(name: NSText.didChangeNotification, object: editor, userInfo: notification))
    textOfSearchDidChange()
  }

  /// Called after each change and after the field was emptied. For search fields.
  func textOfSearchDidChange() {}

  /// Whether the text can be taken; asks the formatter and the delegate. Takes it.
  private func read(_ text: String) -> Bool {
    var value: Any? = self.value(of: text) ?? (formatter == nil ? text : nil)
    if value == nil, !text.isEmpty {
      let error = "The text can't be read."
      guard delegate?.control(self, didFailToFormatString: text, errorDescription: error) ?? false else {
        return false
      }
      value = text
    }
    guard delegate?.control(self, isValidObject: value) ?? true else { return false }
    hasBegun = false
    objectValue = value
    return true
  }

  func mayEnd() -> Bool {
    guard textShouldEndEditing(editor) else { return false }
    return !hasBegun || read(engine.text ?? "")
  }

  func didEnd(by other: NSTextMovement? = nil) {
    // A delegate that was overruled has kept the old value.
    if hasBegun, !read(engine.text ?? "") {
      hasBegun = false
      if !engine.isSecureTextEntry { objectValueDidChange() }
    }
    let movement = other ?? movement
    self.movement = .other
    var userInfo = notification
    userInfo["NSTextMovement"] = movement.rawValue
    textDidEndEditing(Notification(name: NSText.didEndEditingNotification, object: editor, userInfo: userInfo))
    cell?.endEditing(editor)
    if movement == .return || cell?.sendsActionOnEndEditing ?? false { sendOwnAction() }
  }

  /// Handles Return.
  func pressReturn() {
    if performs(Selector("insertNewline:")) { return }
    guard mayEnd() else { return }
    didEnd(by: .return)
    if engine.isFirstResponder { engine.selectAll(nil) }
  }

  /// Whether the delegate or the field's own method has used a command.
  func performs(_ command: Selector) -> Bool {
    delegate?.control(self, textView: editor, doCommandBy: command) ?? false || uses(command)
  }
}

extension NSTextField: KeyStrokeHandler {
  package var wantedKeys: Set<Character> {
    // A browser asks about these keys only where the program may want them.
    let isPlain = delegate == nil && type(of: self) == NSTextField.self
    return NSEvent.monitoredKeys.union(isPlain ? [] : ["\u{1B}", "\u{F700}", "\u{F701}"])
  }

  package func handle(_ stroke: KeyStroke) -> Bool { NSEvent.dispatch(stroke) { handle($0) } }

  private func handle(_ event: NSEvent) -> Bool {
    let stroke = event.stroke
    if deliver(event) { return true }
    // Return comes as a submission, from front ends whose fields have it by themselves too.
    guard stroke.phase != .up, stroke.key != "\r" || !stroke.modifiers.isEmpty,
      let command = StandardKeyBinding.selector(of: stroke)
    else { return false }
    if performs(command) { return true }
    switch command.description {
    case "insertTab:": movement = .tab
    case "insertBacktab:": movement = .backtab
    default: movement = .other
    }
    engine.leftCommand = command
    return false
  }
}

import TextEditing

/// A field for one line of text, with a delegate.
///
/// All user input runs through one ``TextInputLifeCycle``, which SwiftUI's fields use as well. The order of the
/// delegate's methods (S), the control's events (E) and the notifications (N):
///
/// - begin: S should begin, first responder, keyboard N, S did begin, E `editingDidBegin`, N;
/// - edit: S should change, S did change selection, E `editingChanged`, N;
/// - end: S should end, keyboard N, S did end, E `editingDidEnd`, N.
///
/// Apple documents the steps, and not that S comes before E and E before N; that order is provisional. The `text` key
/// path can't be observed: there is no key-value observing without the Objective-C runtime.
@MainActor @preconcurrency open class UITextField: UIControl {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UITextField { standIn { UITextField(frame: .zero) } }

  /// The session and the life cycle that the field shares with SwiftUI's fields. For front ends; programs use the
  /// field's own members.
  public let _controller = TextInputLifeCycle()
  package let inputState = TextInputState()

  /// The object that is asked before editing begins, changes the text or ends, and notified afterwards. Held weakly.
  /// Nil by default: everything is allowed.
  open weak var delegate: (any UITextFieldDelegate)? { didSet { ownDelegate = delegate } }
  /// The delegate that is called: a subclass that overrides the property keeps another one behind itself.
  private(set) weak var ownDelegate: (any UITextFieldDelegate)?
  /// Takes back the edits of the text, and what the program registers. One of the view's own.
  open override var undoManager: UndoManager? { ownUndoManager }
  open override var textInputMode: UITextInputMode? { .activeInputModes.first }
  /// Notified before and after the program writes ``text`` or ``attributedText``; user input does not reach it. Held
  /// weakly, nil by default.
  open weak var inputDelegate: (any UITextInputDelegate)?

  // MARK: text

  /// The attributes of `attributedText`, kept from when it is set.
  var styledText: NSMutableAttributedString?

  /// The text of the field, empty by default and after nil was set: it is never nil when read. Setting it asks no
  /// delegate and sends no event or notification. The caret moves to the end, of which the delegate is notified while
  /// the field is being edited. After Apple's `UITextField.text`.
  open var text: String? {
    get { controller.session.text }
    set { setText(newValue, styled: nil) }
  }

  /// The text with its attributes; nil for an empty text that none were set for. Typed characters take
  /// ``typingAttributes``. A font and a colour that the whole text has are shown. Otherwise front ends show the field
  /// in ``font`` and ``textColor``, and the attributes are kept for the program to read.
  open var attributedText: NSAttributedString? {
    get {
      if let styledText { return styledText }
      guard let text, !text.isEmpty else { return nil }
      return NSAttributedString(string: text, attributes: defaultTextAttributes)
    }
    set { setText(newValue?.string, styled: newValue) }
  }

  /// The text shown while the field is empty, nil by default. Without an `accessibilityLabel` it is also the field's
  /// name for assistive technology and for tests.
  open var placeholder: String? {
    get { plainPlaceholder }
    set {
      styledPlaceholder = nil
      plainPlaceholder = newValue
      setNeedsDisplay()
    }
  }
  /// The placeholder with its attributes: its fonts and colours are shown.
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder ?? plainPlaceholder.map { NSAttributedString(string: $0) } }
    set {
      styledPlaceholder = newValue.map { NSAttributedString(attributedString: $0) }
      plainPlaceholder = newValue?.string
      setNeedsDisplay()
    }
  }
  // Foundation on Linux frees no list of the runs of an attributed string: a plain placeholder is kept as a string.
  private var plainPlaceholder: String?
  /// The placeholder if the program has set it with attributes.
  package private(set) var styledPlaceholder: NSAttributedString?

  // MARK: appearance

  /// The colour of the text, `.label` by default.
  open var textColor: UIColor? = .label {
    didSet {
      setNeedsDisplay()
      noteAppearance(\UITextField.textColor, textColor)
    }
  }
  /// The font of the text, the system font at 17 points by default.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      setNeedsDisplay()
      noteAppearance(\UITextField.font, font)
    }
  }
  /// The alignment of the text. `.center` and `.right` are honoured; every other value, the default `.natural`
  /// included, aligns at the leading edge.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      setNeedsDisplay()
      noteAppearance(\UITextField.textAlignment, textAlignment)
    }
  }
  /// The frame around the field, `.none` by default. `.line` and `.bezel` look the same.
  open var borderStyle = BorderStyle.none {
    didSet {
      setNeedsDisplay()
      noteAppearance(\UITextField.borderStyle, borderStyle)
    }
  }
  /// Whether a font of a text style follows the size of text. Kept and ignored: it always does, where a front end knows
  /// the size. False by default.
  open var adjustsFontForContentSizeCategory = false
  /// Kept and ignored: front ends scroll long text instead of shrinking it. False by default.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest font size, in points, for ``adjustsFontSizeToFitWidth``. Kept and ignored; 0 by default.
  open var minimumFontSize: CGFloat = 0
  /// The image behind an enabled field. Kept and ignored; nil by default.
  open var background: UIImage?
  /// The image behind a disabled field. Kept and ignored; nil by default.
  open var disabledBackground: UIImage?
  /// When the button that empties the field is shown, `.never` by default. It is hidden while the text is empty or
  /// while the right view is shown, which takes its place.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsDisplay() } }
  /// A view before the text, a subview of the field while it is set. Nil by default; ``leftViewMode`` decides when it
  /// is shown.
  open var leftView: UIView? { didSet { embed(leftView, insteadOf: oldValue) } }
  /// When ``leftView`` is shown, `.never` by default.
  open var leftViewMode = ViewMode.never { didSet { setNeedsDisplay() } }
  /// A view after the text, a subview of the field while it is set. Nil by default; ``rightViewMode`` decides when it
  /// is shown.
  open var rightView: UIView? { didSet { embed(rightView, insteadOf: oldValue) } }
  /// When ``rightView`` is shown, `.never` by default.
  open var rightViewMode = ViewMode.never { didSet { setNeedsDisplay() } }

  var ownDefaultAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether the user may change attributes. Kept and ignored: no front end edits attributes of a field. False by
  /// default.
  open var allowsEditingTextAttributes = false
  /// The attributes of text that an input method is composing. Kept and ignored: front ends draw marked text in their
  /// own way. Nil by default.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  // MARK: editing behaviour

  /// Whether the field is emptied when editing begins, if the delegate's `textFieldShouldClear` agrees. False by
  /// default.
  open var clearsOnBeginEditing = false

  /// Whether the next insertion replaces the whole text. False by default. A change of the selection sets it back to
  /// false.
  open var clearsOnInsertion: Bool {
    get { replacesAllAtInsertion }
    set { replacesAllAtInsertion = newValue }
  }

  /// Whether the field is being edited: true from when it becomes first responder until it resigns.
  open var isEditing: Bool { controller.isEditing }

  /// The attributes of the whole text: ``font``, ``textColor`` and what else the program has set. Setting them sets the
  /// font, the colour and the alignment of the paragraph that they name. Lines below and through the text are shown;
  /// other attributes are kept.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { wholeTextAttributes }
    set { wholeTextAttributes = newValue }
  }

  open override var inputView: UIView? {
    get { inputState.inputView }
    set { inputState.inputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputState.inputAccessoryView }
    set {
      inputState.inputAccessoryView = newValue
      setNeedsDisplay()
    }
  }

  // MARK: traits

  /// Which letters a screen keyboard offers as capitals, `.sentences` by default. A hint: letters from hardware keys
  /// stay as typed.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { setNeedsDisplay() } }
  /// `.no` turns autocorrection off in front ends that correct, and in a browser the checking of spelling too;
  /// `.default` and `.yes` leave both to the front end.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { setNeedsDisplay() } }
  /// Kept and ignored: front ends check spelling by their own settings.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Kept and ignored: quotation marks stay as typed.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Kept and ignored: hyphens stay as typed.
  open var smartDashesType = UITextSmartDashesType.default
  /// Kept and ignored: no spaces are added or removed around pasted and deleted words.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Kept and ignored: no text is predicted.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Kept and ignored: expressions are not evaluated.
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  /// The keyboard that suits the text, `.default` by default. A hint for screen keyboards and for the browser; typed
  /// and pasted characters are not filtered by it.
  open var keyboardType = UIKeyboardType.default { didSet { setNeedsDisplay() } }
  /// Kept and ignored: screen keyboards follow the system.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The label of the return key, `.default` by default. Front ends show it where they have a key or a hint to label;
  /// it does not change what Return does.
  open var returnKeyType = UIReturnKeyType.default { didSet { setNeedsDisplay() } }
  /// Whether Return is ignored while the field is empty. False by default.
  open var enablesReturnKeyAutomatically = false
  /// The meaning of the text, from which the platform offers to fill it in (in a browser, the `autocomplete`
  /// attribute). Nil by default.
  open var textContentType: UITextContentType! { didSet { setNeedsDisplay() } }
  /// The rules for a generated password. Kept and ignored: no front end generates passwords. Nil by default.
  open var passwordRules: UITextInputPasswordRules?
  /// Kept and ignored: there are no writing tools.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// Kept and ignored: there are no writing tools. Empty by default.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  /// The conversation that a suggested reply would belong to. Kept and ignored; nil by default.
  open var conversationContext: UIConversationContext?
  /// Kept and ignored: there is no number pad in a popover. True by default.
  open var allowsNumberPadPopover = true

  /// Whether the text is hidden, false by default. Hidden text can't be copied and has no undo. If it is switched on
  /// while the field is being edited, the next edit replaces the whole text.
  open var isSecureTextEntry = false {
    didSet {
      guard isSecureTextEntry != oldValue else { return }
      controller.options.isSecure = isSecureTextEntry
      armSecureEntry()
      setNeedsDisplay()
    }
  }

  /// Finds characters, words, sentences and paragraphs in the text. A ``UITextInputStringTokenizer`` for this field.
  public private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  var tokenCount: Int { 0 }
  /// The number of positions before the text that search tokens occupy; 0 for a field that has none.
  public var _tokenCount: Int { tokenCount }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    controller.client = self
  }

  /// Whether an action of the edit menu is offered. Dynamic, so that an extension of the program's can take its place
  /// (plugin ObjectiveCSpellings).
  open dynamic override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }

  /// The object that performs an action. Dynamic as well.
  open dynamic override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    super.target(forAction: action, withSender: sender)
  }

  /// Creates an empty field with a frame of zero. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    controller.client = self
  }

  // MARK: first responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  override func mayBecomeFirst() -> Bool { controller.mayBeginEditing() }
  override func mayResignFirst() -> Bool { controller.mayEndEditing() }
  override func willBecomeFirst() { clearForBeginning() }
  override func didBecomeFirst() { controller.didBecomeFirstResponder() }
  override func didResignFirst() { controller.didResignFirstResponder() }

  // MARK: UITextInput, as far as subclasses override it

  /// The selection, or the caret as an empty range. Setting it selects as the program: the delegate is notified. A
  /// range of another input, and nil, change nothing.
  open var selectedTextRange: UITextRange? {
    get { sessionSelection }
    set { sessionSelection = newValue }
  }

  /// The range of the text that an input method is composing; nil when nothing is being composed.
  open var markedTextRange: UITextRange? { sessionMark }

  /// Whether there is any text; tokens do not count.
  open var hasText: Bool { editingSession.utf16Count > 0 }

  /// Replaces the selection with `text`, without asking the delegate. Front ends call it for typed text once the
  /// delegate has agreed, so that a subclass can override it.
  open func insertText(_ text: String) { carryOutInsertion(of: text) }

  /// Deletes the selection, or the character before the caret, without asking the delegate. Front ends call it for each
  /// Backspace, in an empty field too, so that a subclass can override it.
  open func deleteBackward() { carryOutDeletion() }

  /// Replaces a range with `text`, without asking the delegate. A range of another input is ignored.
  open func replace(_ range: UITextRange, withText text: String) { carryOutReplacement(of: range, with: text) }

  /// Replaces the marked text, or without any the selection, with text that an input method is composing.
  /// `selectedRange` is in UTF-16 units from the start of `markedText`.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    carryOutMark(markedText, selected: selectedRange)
  }

  /// Commits the marked text as it is.
  open func unmarkText() { controller.carryOut(.unmark) }

  /// Asks the delegate whether `text` may replace a range. True without a delegate.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    delegateAllowsChange(in: range, to: text)
  }

  /// An estimate of the caret's rectangle in points, from the font's size: front ends lay text out by themselves.
  open func caretRect(for position: UITextPosition) -> CGRect { estimatedCaretRect(for: position) }

  /// One estimated rectangle, in points, for a range that is not empty; none for an empty range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    estimatedSelectionRects(for: range)
  }

  /// An estimate, in points, as if the text were one line. Zero for a range of another input.
  open func firstRect(for range: UITextRange) -> CGRect { estimatedFirstRect(for: range) }

  /// The position nearest to a point, estimated from the font's size.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    estimatedPosition(to: point, within: 0..<controller.session.text.utf16.count)
  }

  /// The edit menu of a range: that of the delegate, or nil for the suggested actions. For subclasses.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    ownDelegate?.textField(
      self, editMenuForCharactersInRanges: selectedRangeValues, suggestedActions: suggestedActions)
  }

  // MARK: standard edit actions

  open override func cut(_ sender: Any?) { controller.perform(.cut) }
  open override func copy(_ sender: Any?) { controller.perform(.copy) }
  open override func paste(_ sender: Any?) { pastePending() }
  open override func delete(_ sender: Any?) { deleteSelection() }
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { controller.perform(.selectAll) }

  // MARK: rectangles

  /// The rectangle of the border: the bounds. Front ends lay out by themselves; overriding this and the following
  /// methods changes nothing on the screen.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text, inset by 7 points at both ends where the field has a border.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: borderStyle == .none ? 0 : 7, dy: 0) }
  /// The rectangle of the placeholder: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the text while it is edited: ``textRect(forBounds:)``.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the clear button: 19 points wide and high, near the trailing edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 10, width: 19, height: 19)
  }
  /// The rectangle of ``leftView`` in its own size at the leading edge; zero without one.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    leftView.map { CGRect(origin: bounds.origin, size: $0.frame.size) } ?? .zero
  }
  /// The rectangle of ``rightView`` in its own size at the trailing edge; zero without one.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = rightView?.frame.size else { return .zero }
    return CGRect(x: bounds.maxX - size.width, y: bounds.minY, width: size.width, height: size.height)
  }
  /// Does nothing and is never called: front ends draw the placeholder.
  open func drawPlaceholder(in rect: CGRect) {}

  /// Never called: front ends have no cursor that is moved by the keyboard. Does nothing; for subclasses.
  open func beginFloatingCursor(at point: CGPoint) {}
  /// Never called: front ends have no cursor that is moved by the keyboard. Does nothing; for subclasses.
  open func updateFloatingCursor(at point: CGPoint) {}
  /// Never called: front ends have no cursor that is moved by the keyboard. Does nothing; for subclasses.
  open func endFloatingCursor() {}

  /// The size in points of the text, of the placeholder while there is none, with the border and the views beside it.
  /// It is estimated from the size of the font: only a front end knows.
  open override var intrinsicContentSize: CGSize { contentSize(of: hasText ? text : placeholder) }
  /// The size in points of the text or the placeholder, whichever is wider, with what is around it. `size` is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let shown = contentSize(of: text)
    return CGSize(width: max(shown.width, contentSize(of: placeholder).width), height: shown.height)
  }
}

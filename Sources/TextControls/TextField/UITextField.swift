/// A field for one line of text, with a delegate.
///
/// Everything that a person does runs through one ``TextInputController``, which SwiftUI's fields use as well. The
/// order of the delegate's methods (S), the control's events (E) and the notifications (N):
///
/// - begin: S should begin, first responder, keyboard N, S did begin, E `editingDidBegin`, N;
/// - edit: S should change, S did change selection, E `editingChanged`, N;
/// - end: S should end, keyboard N, S did end, E `editingDidEnd`, N.
///
/// That S comes before E and E before N is provisional [K]; the rest is documented [D]. Where UIKit tells observers of
/// the `text` key path, nothing is told here: there is no key-value observing without the Objective-C runtime.
@MainActor @preconcurrency open class UITextField: UIControl {
  let controller = TextInputController()
  public var _controller: TextInputController { controller }

  open weak var delegate: (any UITextFieldDelegate)?
  /// Told of changes that the program makes.
  open weak var inputDelegate: (any UITextInputDelegate)?

  // MARK: text

  /// False until the text is set or edited: then the text is nil as documented.
  var hasBeenSet = false
  /// The attributes of `attributedText`, kept from when it is set.
  var styledText: NSMutableAttributedString?

  /// The text. Setting it asks and tells nobody, but of the selection, which goes to the end.
  open var text: String? {
    get { hasBeenSet ? controller.session.text : nil }
    set { setText(newValue, styled: nil) }
  }

  /// The text with its attributes; what is typed takes the typing attributes.
  open var attributedText: NSAttributedString? {
    get { text.map { styledText ?? NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set { setText(newValue?.string, styled: newValue) }
  }

  open var placeholder: String? { didSet { setNeedsDisplay() } }
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  // MARK: look

  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var borderStyle = BorderStyle.none { didSet { setNeedsDisplay() } }
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var clearButtonMode = ViewMode.never { didSet { setNeedsDisplay() } }
  open var leftView: UIView? { didSet { embed(leftView, insteadOf: oldValue) } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsDisplay() } }
  open var rightView: UIView? { didSet { embed(rightView, insteadOf: oldValue) } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsDisplay() } }

  var ownDefaultAttributes: [NSAttributedString.Key: Any] = [:]
  var ownTypingAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  // MARK: editing behaviour

  /// Whether the text goes when editing begins, if the delegate's `textFieldShouldClear` agrees.
  open var clearsOnBeginEditing = false

  /// Whether the next insertion replaces the whole text. A change of the selection sets it back [H].
  open var clearsOnInsertion: Bool {
    get { controller.replacesAll == .atInsertion }
    set { controller.replacesAll = newValue ? .atInsertion : .never }
  }

  /// Whether editing is between its begin and its end.
  open var isEditing: Bool { controller.isEditing }

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set {
      ownInputAccessoryView = newValue
      setNeedsDisplay()
    }
  }

  // MARK: traits

  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { setNeedsDisplay() } }
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { setNeedsDisplay() } }
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  open var keyboardType = UIKeyboardType.default { didSet { setNeedsDisplay() } }
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default { didSet { setNeedsDisplay() } }
  /// Whether Return does nothing while the field is empty.
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType! { didSet { setNeedsDisplay() } }
  open var passwordRules: UITextInputPasswordRules?
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  open var conversationContext: UIConversationContext?
  open var allowsNumberPadPopover = true

  /// Whether the text is hidden. Switching it on while editing has the next edit replace the whole text [K].
  open var isSecureTextEntry = false {
    didSet {
      guard isSecureTextEntry != oldValue else { return }
      controller.options.isSecure = isSecureTextEntry
      armSecureEntry()
      setNeedsDisplay()
    }
  }

  public private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  /// What a front end reported, while the method that stands for it runs.
  package var pending: EditCommand?
  /// Positions before the text, of a search field's tokens.
  var tokenCount: Int { 0 }
  public var _tokenCount: Int { tokenCount }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    controller.client = self
  }

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

  open var selectedTextRange: UITextRange? {
    get { textRange(controller.session.state.selection.range) }
    set { if let range = newValue.flatMap({ offsets(of: $0) }) { controller.select(EditSelection(range)) } }
  }

  open var markedTextRange: UITextRange? { controller.session.state.marked.map { textRange($0) } }

  open func insertText(_ text: String) {
    controller.carryOut(pendingCommand(inserting: text) ?? .insert(text))
  }

  /// Called for every backspace, also in an empty field, where no delegate is asked [F].
  open func deleteBackward() { controller.carryOut(pending ?? .delete(.backward, .grapheme)) }

  open func replace(_ range: UITextRange, withText text: String) {
    guard let range = offsets(of: range) else { return }
    controller.carryOut(.replace(range, with: text, selection: nil))
  }

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    controller.carryOut(.mark(markedText ?? "", selected: selectedRange.clampedRange))
  }

  open func unmarkText() { controller.carryOut(.unmark) }

  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    guard let delegate, let range = offsets(of: range) else { return true }
    return delegate.textField(
      self, shouldChangeCharactersInRanges: [NSValue(range: NSRange(range))], replacementString: text)
  }

  open func caretRect(for position: UITextPosition) -> CGRect { estimatedCaretRect(for: position) }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    estimatedSelectionRects(for: range)
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    estimatedPosition(to: point, within: 0..<controller.session.text.utf16.count)
  }

  // MARK: standard edit actions

  open override func cut(_ sender: Any?) { controller.perform(.cut) }
  open override func copy(_ sender: Any?) { controller.perform(.copy) }
  open override func paste(_ sender: Any?) { pastePending() }
  open override func delete(_ sender: Any?) {
    if !controller.session.state.selection.isCaret { controller.perform(.delete(.backward, .grapheme)) }
  }
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { controller.perform(.selectAll) }

  // MARK: rectangles

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: borderStyle == .none ? 0 : 7, dy: 0) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 10, width: 19, height: 19)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    leftView.map { CGRect(origin: bounds.origin, size: $0.frame.size) } ?? .zero
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = rightView?.frame.size else { return .zero }
    return CGRect(x: bounds.maxX - size.width, y: bounds.minY, width: size.width, height: size.height)
  }
  /// Front ends draw the placeholder; nothing calls this.
  open func drawPlaceholder(in rect: CGRect) {}

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: _estimatedFont.lineHeight + (borderStyle == .none ? 2 : 14))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = estimatedRect(0..<max(controller.session.text.utf16.count, placeholder?.utf16.count ?? 0)).width
    return CGSize(width: width, height: intrinsicContentSize.height)
  }
}

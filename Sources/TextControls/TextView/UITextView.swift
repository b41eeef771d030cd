/// A view for text of many lines, with a delegate.
///
/// It runs on the same ``TextInputController`` as ``UITextField``, in the same order: should begin, first responder,
/// did begin, notification; should change, selection, did change, notification; should end, did end, notification.
@MainActor @preconcurrency open class UITextView: UIScrollView {
  let controller = TextInputController(session: EditingSession(options: EditingOptions(isMultiline: true)))
  public var _controller: TextInputController { controller }

  open weak var delegate: (any UITextViewDelegate)?
  open weak var inputDelegate: (any UITextInputDelegate)?

  var styledText: NSMutableAttributedString?

  /// The text, empty by default and when set to nil. Setting it tells the delegate of the selection alone.
  open var text: String! {
    get { controller.session.text }
    set { setText(newValue ?? "", styled: nil) }
  }

  open var attributedText: NSAttributedString! {
    get { styledText ?? NSAttributedString(string: controller.session.text, attributes: defaultAttributes) }
    set { setText(newValue?.string ?? "", styled: newValue) }
  }

  open var font: UIFont? { didSet { setNeedsDisplay() } }
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// Whether a person can change the text. One that can't can still be read and copied from.
  open var isEditable = true {
    didSet {
      if !isEditable { resignWithin() }
      setNeedsDisplay()
    }
  }
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The room between the edges and the text. Kept, and left to the front end.
  open var textContainerInset = UIEdgeInsets(top: 8, bottom: 8)
  /// Where the text lies. Kept, and left to the front end.
  public let textContainer = NSTextContainer()
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// The selection in UTF-16 units; what lies outside the text is cut off.
  open var selectedRange: NSRange {
    get { NSRange(controller.session.state.selection.range) }
    set { controller.select(EditSelection(newValue.clampedRange)) }
  }

  open var clearsOnInsertion: Bool {
    get { controller.replacesAll == .atInsertion }
    set { controller.replacesAll = newValue ? .atInsertion : .never }
  }

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  // MARK: attributes

  private var ownTypingAttributes: [NSAttributedString.Key: Any]?

  private var defaultAttributes: [NSAttributedString.Key: Any] {
    [.font: font ?? _estimatedFont, .foregroundColor: textColor ?? .label]
  }

  /// The attributes of what is typed next. They go back to those at the caret when the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      if let ownTypingAttributes { return ownTypingAttributes }
      guard let styledText, styledText.length > 0 else { return defaultAttributes }
      let caret = controller.session.state.selection.range.lowerBound
      return styledText.attributes(at: min(max(0, caret - 1), styledText.length - 1), effectiveRange: nil)
    }
    set { ownTypingAttributes = newValue }
  }

  func forgetTypingAttributes() { ownTypingAttributes = nil }

  func restyle() {
    styledText?.takeOver(controller.session.text, typing: ownTypingAttributes, default: defaultAttributes)
  }

  private func setText(_ text: String, styled: NSAttributedString?) {
    styledText = styled.map { NSMutableAttributedString(attributedString: $0) }
    inputDelegate?.textWillChange(self)
    controller.setText(text, caret: .end)
    inputDelegate?.textDidChange(self)
    setNeedsDisplay()
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
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType! { didSet { setNeedsDisplay() } }
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  open var conversationContext: UIConversationContext?

  public private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  package var pending: EditCommand?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    controller.client = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    controller.client = self
  }

  // MARK: first responder

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  override func mayBecomeFirst() -> Bool { controller.mayBeginEditing() }
  override func mayResignFirst() -> Bool { controller.mayEndEditing() }
  override func didBecomeFirst() { controller.didBecomeFirstResponder() }
  override func didResignFirst() { controller.didResignFirstResponder() }

  // MARK: UITextInput, as far as subclasses override it

  open var selectedTextRange: UITextRange? {
    get { textRange(controller.session.state.selection.range) }
    set { if let range = newValue.flatMap({ offsets(of: $0) }) { controller.select(EditSelection(range)) } }
  }

  open var markedTextRange: UITextRange? { controller.session.state.marked.map { textRange($0) } }

  open func insertText(_ text: String) { controller.carryOut(pendingCommand(inserting: text) ?? .insert(text)) }

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
    return delegate.textView(
      self, shouldChangeTextInRanges: [NSValue(range: NSRange(range))], replacementText: text)
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

  /// Front ends scroll to the caret by themselves.
  open func scrollRangeToVisible(_ range: NSRange) {}
}

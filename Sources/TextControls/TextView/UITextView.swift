import TextEditing

/// A view for text of many lines, with a delegate.
///
/// It runs on the same ``TextInputLifeCycle`` as ``UITextField``, in the same order: should begin, first responder,
/// did begin, notification; should change, selection, did change, notification; should end, did end, notification.
@MainActor @preconcurrency open class UITextView: UIScrollView {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UITextView { standIn { UITextView(frame: .zero) } }

  /// The session and the life cycle that the view shares with SwiftUI's editors. For front ends; programs use the
  /// view's own members.
  public let _controller = TextInputLifeCycle(session: EditingSession(options: EditingOptions(isMultiline: true)))
  package let inputState = TextInputState()

  /// The object that is asked before editing begins, changes the text or ends, and notified afterwards. Held weakly.
  /// Nil by default: everything is allowed.
  open weak var delegate: (any UITextViewDelegate)? { didSet { ownDelegate = delegate } }
  /// The delegate that is called: a subclass that overrides the property keeps another one behind itself.
  private(set) weak var ownDelegate: (any UITextViewDelegate)?
  /// Takes back the edits of the text, and what the program registers. One of the view's own.
  open override var undoManager: UndoManager? { ownUndoManager }
  open override var textInputMode: UITextInputMode? { .activeInputModes.first }
  /// Notified before and after the program writes ``text`` or ``attributedText``; user input does not reach it. Held
  /// weakly, nil by default.
  open weak var inputDelegate: (any UITextInputDelegate)?

  /// The text with its attributes, once the program has used them.
  var storage: NSTextStorage?
  /// See ``showsRuns(withAttributes:)``.
  var hasShownRuns = false
  /// The change of the storage that is being processed is the view's own.
  var isAdopting = false

  /// The text, empty by default; setting nil empties it. Setting it asks no delegate and posts no notification. The
  /// caret moves to the end, of which the delegate is notified while the view is being edited.
  open var text: String! {
    get { controller.session.text }
    set { setText(newValue ?? "", styled: nil) }
  }

  /// The text with its attributes. Typed characters take ``typingAttributes``. Fonts, colours, backgrounds, underlines,
  /// strikethrough, links, kerning, baseline offsets and the alignment of paragraphs are shown; other attributes are
  /// kept for the program to read.
  open var attributedText: NSAttributedString! {
    get {
      guard let storage else {
        return NSAttributedString(string: controller.session.text, attributes: defaultAttributes)
      }
      return storage.attributedSubstring(from: storage.whole)
    }
    set { setText(newValue?.string ?? "", styled: newValue) }
  }

  /// The font of the text. Nil, the default, is the front end's font for editors. Setting it sets that of the whole
  /// text.
  open var font: UIFont? {
    didSet {
      setAttribute(.font, to: font)
      setNeedsDisplay()
      noteAppearance(\UITextView.font, font)
    }
  }
  /// The colour of the text. Nil, the default, is the label colour. Setting it sets that of the whole text.
  open var textColor: UIColor? {
    didSet {
      setAttribute(.foregroundColor, to: textColor)
      setNeedsDisplay()
      noteAppearance(\UITextView.textColor, textColor)
    }
  }
  /// The alignment of the text. `.center` and `.right` are honoured; every other value, the default `.natural`
  /// included, aligns at the leading edge.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// Whether the user can change the text, true by default. Setting it to false ends the editing.
  open var isEditable = true {
    didSet {
      if !isEditable { resignWithin() }
      setNeedsDisplay()
    }
  }
  /// Whether a view that is not editable can become first responder, true by default.
  open var isSelectable = true
  /// Whether the keys for bold, italic and underlined text are the user's, false by default.
  open var allowsEditingTextAttributes = false { didSet { setNeedsDisplay() } }
  /// The attributes of links. Kept and ignored: links in the text are not active. Empty by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Kept and ignored: a font of a text style follows the size of text where a front end knows it. False by default.
  open var adjustsFontForContentSizeCategory = false
  /// The kinds of data that become links. Kept and ignored: links in the text are not active. None by default.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Kept and ignored; false by default.
  open var usesStandardTextScaling = false
  /// Whether the user can search the text, by Control-F and with replacing Control-H (Control-R in a terminal). False
  /// by default.
  open var isFindInteractionEnabled = false { didSet { setNeedsDisplay() } }
  /// The search in the text; nil where it is not enabled.
  open var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? search : nil }
  private lazy var search = UIFindInteraction(self)
  /// The space between the edges and the text, in points; 8 above and below by default. To those at the sides the
  /// container's `lineFragmentPadding` is added. In a terminal it is in whole cells of 8 by 16 points, and one column
  /// at the left stays free.
  open var textContainerInset = UIEdgeInsets(top: 8, bottom: 8) { didSet { setNeedsDisplay() } }
  /// The area that the lines are laid out in: the one that the view was created with, or one of its own.
  public let textContainer: NSTextContainer
  /// The attributes of text that an input method is composing. Kept and ignored; nil by default.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// The selection in UTF-16 units. A range beyond the text is clamped to it, and a position inside a grapheme cluster
  /// moves to its boundary.
  open var selectedRange: NSRange {
    get { NSRange(controller.session.state.selection.range) }
    set { controller.select(EditSelection(newValue.clampedRange)) }
  }

  /// Whether the next insertion replaces the whole text. False by default. A change of the selection sets it back to
  /// false.
  open var clearsOnInsertion: Bool {
    get { replacesAllAtInsertion }
    set { replacesAllAtInsertion = newValue }
  }

  open override var inputView: UIView? {
    get { inputState.inputView }
    set { inputState.inputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputState.inputAccessoryView }
    set { inputState.inputAccessoryView = newValue }
  }

  // MARK: attributes

  var defaultAttributes: [NSAttributedString.Key: Any] {
    [.font: font ?? _estimatedFont, .foregroundColor: textColor ?? .label]
  }

  /// The attributes of the characters typed next. Until they are set, and again after each change of the selection,
  /// those of the first selected character, or of the one before the caret.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { attributesOfTyping(in: storage) ?? defaultAttributes }
    set {
      inputState.typingAttributes = newValue
      setNeedsDisplay()
      // What is typed has attributes of its own from now on.
      _ = textStorage
    }
  }

  /// Makes the selection bold, or no longer where all of it is; without a selection, what is typed next.
  open func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }
  /// Makes the selection italic, or no longer where all of it is; without a selection, what is typed next.
  open func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }
  /// Underlines the selection, or no longer where all of it is; without a selection, what is typed next.
  open func toggleUnderline(_ sender: Any?) { toggleUnderline() }

  private func setAttribute(_ name: NSAttributedString.Key, to value: Any?) {
    guard let storage, storage.length > 0, let value else { return }
    storage.addAttribute(name, value: value, range: storage.whole)
  }

  private func setText(_ text: String, styled: NSAttributedString?) {
    changeTextForProgram {
      var text = text
      if styled != nil || storage != nil {
        let storage = textStorage
        adopting {
          storage.setAttributedString(styled ?? NSAttributedString(string: text, attributes: defaultAttributes))
        }
        // A delegate can have changed it.
        text = storage.string
      }
      controller.setText(text, caret: .end)
    }
    setNeedsDisplay()
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
  /// The label of the return key, `.default` by default. Return always begins a new line.
  open var returnKeyType = UIReturnKeyType.default { didSet { setNeedsDisplay() } }
  /// Kept and ignored: Return begins a new line in an empty text too. False by default.
  open var enablesReturnKeyAutomatically = false
  /// The meaning of the text, from which the platform offers to fill it in (in a browser, the `autocomplete`
  /// attribute). Nil by default.
  open var textContentType: UITextContentType! { didSet { setNeedsDisplay() } }
  /// Kept and ignored: there are no writing tools.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// Kept and ignored: there are no writing tools. Empty by default.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  /// The conversation that a suggested reply would belong to. Kept and ignored; nil by default.
  open var conversationContext: UIConversationContext?

  /// Finds characters, words, sentences and paragraphs in the text. A ``UITextInputStringTokenizer`` for this view.
  public private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  /// Whether an action of the edit menu is offered. Dynamic, so that an extension of the program's can take its place
  /// (plugin ObjectiveCSpellings).
  open dynamic override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }

  /// The object that performs an action. Dynamic as well.
  open dynamic override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    super.target(forAction: action, withSender: sender)
  }

  /// Creates a view with a frame in points that shows the text of a container's storage, or with nil an empty text.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty view with a frame in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates an empty view. There is one kind of layout: the argument is ignored.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  /// Creates an empty view with a frame of zero. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    controller.client = self
    textContainer.view = self
    textStorageDidChange()
  }

  // MARK: first responder

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  override func mayBecomeFirst() -> Bool { controller.mayBeginEditing() }
  override func mayResignFirst() -> Bool { controller.mayEndEditing() }
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

  /// The size in points that the text has in lines of a width, with the space around it. It is estimated from the size
  /// of the font: only a front end knows. The height of `size` is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let around = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let limit = EstimatedLines.isLimit(size.width) ? max(size.width - around, 1) : 0
    let empty = NSAttributedString(string: " ", attributes: [.font: _estimatedFont])
    let text = hasText ? attributedText ?? empty : empty
    let lines = text.boundingRect(with: CGSize(width: limit, height: 0), context: nil).size
    return CGSize(
      width: lines.width + around, height: lines.height + textContainerInset.top + textContainerInset.bottom)
  }

  /// The size of the text in lines as wide as the view, in points: the height is that of ``sizeThatFits(_:)``. It can't
  /// be set.
  open override var contentSize: CGSize {
    get { CGSize(width: bounds.width, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height) }
    set {}
  }

  /// Whether there is any text; tokens do not count.
  open var hasText: Bool { editingSession.utf16Count > 0 }

  /// Replaces the selection with `text`, without asking the delegate. Front ends call it for typed text once the
  /// delegate has agreed, so that a subclass can override it.
  open func insertText(_ text: String) { carryOutInsertion(of: text) }

  /// Deletes the selection, or the character before the caret, without asking the delegate. Front ends call it for each
  /// Backspace, in an empty text too, so that a subclass can override it.
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
    ownDelegate?.textView(
      self, editMenuForTextInRanges: selectedRangeValues, suggestedActions: suggestedActions)
  }

  // MARK: standard edit actions

  open override func cut(_ sender: Any?) { controller.perform(.cut) }
  open override func copy(_ sender: Any?) { controller.perform(.copy) }
  open override func paste(_ sender: Any?) { pastePending() }
  open override func delete(_ sender: Any?) { deleteSelection() }
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { controller.perform(.selectAll) }

  /// Does nothing: front ends scroll to the caret by themselves.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// Never called: front ends have no cursor that is moved by the keyboard. Does nothing; for subclasses.
  open func beginFloatingCursor(at point: CGPoint) {}
  /// Never called: front ends have no cursor that is moved by the keyboard. Does nothing; for subclasses.
  open func updateFloatingCursor(at point: CGPoint) {}
  /// Never called: front ends have no cursor that is moved by the keyboard. Does nothing; for subclasses.
  open func endFloatingCursor() {}
}

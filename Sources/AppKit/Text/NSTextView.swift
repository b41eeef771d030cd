import TextControls
import TextEditing

/// A view for text of many lines, with a delegate; and the editor of a field while that is edited.
///
/// It edits with a text view of UIKit, so that it has the same rules. The order of an edit is AppKit's:
/// `textShouldBeginEditing(_:)` before the first change, `textView(_:shouldChangeTextIn:replacementString:)`, the
/// selection, `textDidBeginEditing(_:)` after the first change, `textDidChange(_:)`.
@MainActor @preconcurrency open class NSTextView: NSText {
  /// Posted with the text view as its object after the selection changed.
  nonisolated public static let didChangeSelectionNotification = Notification.Name(
    "NSTextViewDidChangeSelectionNotification")

  private let relay = TextViewRelay()
  /// Whether the user has changed the text since the view became first responder.
  private var hasBegun = false

  private var editor: EditorEngine? { engine as? EditorEngine }

  // Dynamic, so that an extension of the program's can take its place (plugin ObjectiveCSpellings).

  /// How the focus is shown. Kept and ignored: front ends show it in their own way.
  open dynamic override var focusRingType: NSFocusRingType {
    get { super.focusRingType }
    set { super.focusRingType = newValue }
  }

  /// The frame in points, as the program has set it.
  open dynamic override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }

  /// Asked and notified while the text is edited. Held weakly, nil by default.
  open weak var delegate: (any NSTextViewDelegate)? { didSet { setNeedsDisplay() } }

  // MARK: making one

  /// Creates a view with a frame in points that shows the text of a container's storage, or with nil an empty text.
  public init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
    super.init(frame: frameRect)
    engine = EditorEngine(frame: .zero, textContainer: container)
    setUp()
  }

  /// Creates an empty view with a frame in points.
  public override convenience init(frame frameRect: NSRect) { self.init(frame: frameRect, textContainer: nil) }

  /// Creates an empty view. There is one kind of layout: the argument is ignored.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  /// Creates an empty view with a frame of zero. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates the editor of a field.
  convenience init(editing field: FieldEngine) {
    self.init(frame: .zero, textContainer: nil)
    engine.removeFromSuperview()
    engine = field
  }

  private func setUp() {
    guard let editor else { return }
    relay.view = self
    editor.owner = self
    editor.delegate = relay
    editor.inputState.keyHandler = self
    addSubview(editor)
  }

  /// Creates a text view in a scroll view, which has it as its document.
  open class func scrollableTextView() -> NSScrollView {
    let scrollView = NSScrollView(frame: .zero)
    scrollView.hasVerticalScroller = true
    scrollView.documentView = Self.make()
    return scrollView
  }

  /// Creates a text view in a scroll view, as for the text of a document.
  open class func scrollableDocumentContentTextView() -> NSScrollView { scrollableTextView() }

  /// Creates a text view for text without attributes in a scroll view, as for the text of a document.
  open class func scrollablePlainDocumentContentTextView() -> NSScrollView {
    let scrollView = scrollableTextView()
    (scrollView.documentView as? NSTextView)?.isRichText = false
    return scrollView
  }

  private class func make() -> NSTextView { NSTextView(frame: .zero, textContainer: nil) }

  // MARK: the text

  /// The text with its attributes, as the view shows it; nil for the editor of a field.
  open var textStorage: NSTextStorage? { editor?.textStorage }
  /// The manager between the storage and the container; nil for the editor of a field.
  open var layoutManager: NSLayoutManager? { editor?.layoutManager }
  /// The area that the lines are laid out in; nil for the editor of a field.
  open var textContainer: NSTextContainer? { editor?.textContainer }
  /// The text with its attributes.
  open func attributedString() -> NSAttributedString { editor?.attributedText ?? NSAttributedString(string: string) }

  /// The selection in UTF-16 units.
  open func selectedRange() -> NSRange { NSRange(engine.editingSession.selection.range) }
  /// Selects a range of UTF-16 units. A range beyond the text is clamped to it.
  open func setSelectedRange(_ charRange: NSRange) {
    setSelectedRange(charRange, affinity: .downstream, stillSelecting: false)
  }
  /// Selects a range of UTF-16 units. The affinity, the side of a line break that the caret is at, is ignored.
  open func setSelectedRange(_ charRange: NSRange, affinity: NSSelectionAffinity, stillSelecting: Bool) {
    setSelectedRanges([NSValue(range: charRange)], affinity: affinity, stillSelecting: stillSelecting)
  }
  /// Selects the first of the ranges: views select one.
  open func setSelectedRanges(_ ranges: [NSValue], affinity: NSSelectionAffinity, stillSelecting: Bool) {
    if let first = ranges.first { engine._controller.select(EditSelection(first.rangeValue.clampedRange)) }
  }
  /// The selection as an `NSValue` of an `NSRange`: views select one range.
  open var selectedRanges: [NSValue] {
    get { [NSValue(range: selectedRange())] }
    set { setSelectedRanges(newValue, affinity: .downstream, stillSelecting: false) }
  }
  /// The range that an input method is composing; `NSNotFound` for none.
  open func markedRange() -> NSRange {
    engine.editingSession.marked.map { NSRange($0) } ?? NSRange(location: NSNotFound, length: 0)
  }
  /// Whether an input method is composing.
  open func hasMarkedText() -> Bool { engine.editingSession.marked != nil }

  /// The attributes of the characters typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor?.typingAttributes ?? [:] }
    set { editor?.typingAttributes = newValue }
  }

  // MARK: settings

  /// Whether the user can undo. Kept and ignored: it is possible in any case. False by default.
  open var allowsUndo = false
  /// Whether the user can change attached images. Kept and ignored: images are not edited. False by default.
  open var allowsImageEditing = false
  /// Where the text begins in the view, in points: the space around it, which front ends do not draw.
  open var textContainerOrigin: NSPoint { NSPoint(x: textContainerInset.width, y: textContainerInset.height) }
  /// The index of the character at whose place text would be inserted, estimated from the font's size. Front ends lay
  /// text out by themselves.
  open func characterIndexForInsertion(at point: NSPoint) -> Int {
    guard let editor, let position = editor.closestPosition(to: point) else { return (string as NSString).length }
    return editor.offset(from: editor.beginningOfDocument, to: position)
  }
  override func dropIndex(of sender: any NSDraggingInfo) -> Int? {
    characterIndexForInsertion(at: convert(sender.draggingLocation, from: nil))
  }
  /// The space around the text, in points. Kept and ignored; zero by default.
  open var textContainerInset = NSSize.zero
  /// The colour of the caret. Kept and ignored: front ends draw it.
  open var insertionPointColor: NSColor! = .labelColor
  /// The attributes of selected text. Kept and ignored: front ends draw it.
  open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of text that an input method is composing. Kept and ignored: front ends draw it.
  open var markedTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of links. Kept and ignored. Nil by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]?
  /// The style of paragraphs without one. Kept and ignored; nil by default.
  open var defaultParagraphStyle: NSParagraphStyle?
  /// Kept and ignored: there are no rulers. False by default.
  open var usesRuler = false
  /// Kept and ignored: there are no rulers. False by default.
  open var isRulerVisible = false
  /// Whether the user can search the text, as in UIKit's text view; false by default.
  open var usesFindBar = false { didSet { editor?.isFindInteractionEnabled = usesFindBar || usesFindPanel } }
  /// The same: there is one search. False by default.
  open var usesFindPanel = false { didSet { editor?.isFindInteractionEnabled = usesFindBar || usesFindPanel } }
  /// Searches, as the sender's tag says by an ``NSFindPanelAction``. Without ``usesFindPanel`` it does nothing.
  open func performFindPanelAction(_ sender: Any?) { find(sender) }
  /// Searches, as the sender's tag says by an ``NSTextFinder/Action``. Without ``usesFindBar`` it does nothing.
  open func performTextFinderAction(_ sender: Any?) { find(sender) }
  /// Kept and ignored; false by default.
  open var isIncrementalSearchingEnabled = false
  /// Kept and ignored: quotation marks stay as typed. False by default.
  open var isAutomaticQuoteSubstitutionEnabled = false
  /// Kept and ignored: hyphens stay as typed. False by default.
  open var isAutomaticDashSubstitutionEnabled = false
  /// Kept and ignored: text stays as typed. False by default.
  open var isAutomaticTextReplacementEnabled = false
  /// Whether front ends that correct words may do so. False by default.
  open var isAutomaticSpellingCorrectionEnabled: Bool {
    get { editor?.autocorrectionType == .yes }
    set { editor?.autocorrectionType = newValue ? .yes : .no }
  }
  /// Kept and ignored: text is not searched for links. False by default.
  open var isAutomaticLinkDetectionEnabled = false
  /// Kept and ignored: text is not searched for data. False by default.
  open var isAutomaticDataDetectionEnabled = false
  /// Kept and ignored: no text is completed. True by default.
  open var isAutomaticTextCompletionEnabled = true
  /// Kept and ignored: front ends check spelling by their own settings. False by default.
  open var isContinuousSpellCheckingEnabled = false
  /// Kept and ignored: grammar is not checked. False by default.
  open var isGrammarCheckingEnabled = false
  /// Kept and ignored: no spaces are added or removed around pasted and deleted words. False by default.
  open var smartInsertDeleteEnabled = false
  /// The scroll view that the text view is in.
  open var enclosingScrollView: NSScrollView? {
    var view = outerView
    while let current = view {
      if let scrollView = current as? NSScrollView { return scrollView }
      view = current.outerView
    }
    return nil
  }

  // MARK: methods that subclasses override or call

  /// Inserts the text of the clipboard; pasted text has no attributes in any case.
  open func pasteAsPlainText(_ sender: Any?) { paste(sender) }
  /// Never called: front ends draw. For subclasses.
  open func drawBackground(in rect: NSRect) {}
  /// Never called: front ends draw the caret. For subclasses.
  open func drawInsertionPoint(in rect: NSRect, color: NSColor, turnedOn flag: Bool) {}
  /// Shows the view again.
  open func setNeedsDisplay(_ rect: NSRect, avoidAdditionalLayout flag: Bool) { setNeedsDisplay() }
  /// The part of the text around a proposed selection that a click, or the second or third one, selects. Not asked by
  /// front ends.
  open func selectionRange(forProposedRange proposedCharRange: NSRange, granularity: NSSelectionGranularity) -> NSRange
  {
    let session = engine.editingSession
    let part: EditGranularity? =
      switch granularity {
      case .selectByCharacter: nil
      case .selectByWord: .word
      case .selectByParagraph: .line
      }
    guard let part else { return proposedCharRange }
    let range = clamped(proposedCharRange)
    let first = session.range(of: part, at: range.location)
    let last = session.range(of: part, at: max(range.location, range.location + range.length - 1))
    return NSRange(first.lowerBound..<max(first.upperBound, last.upperBound))
  }

  /// Inserts what was typed in the place of a range, or with `NSNotFound` of the selection. For subclasses, which call
  /// super. Text with attributes is inserted plain.
  open func insertText(_ string: Any, replacementRange: NSRange) {
    if replacementRange.location != NSNotFound { setSelectedRange(replacementRange) }
    engine.perform(.insert(Self.plain(string)))
  }

  open override func insertText(_ insertString: Any) {
    insertText(insertString, replacementRange: NSRange(location: NSNotFound, length: 0))
  }

  /// Whether a text may replace a range. Asks the delegate; call it before a change of the program's own that the user
  /// can undo.
  open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
    if !hasBegun, !(delegate?.textShouldBeginEditing(self) ?? true) { return false }
    let ranges = [NSValue(range: affectedCharRange)]
    let texts = replacementString.map { [$0] }
    return delegate?.textView(self, shouldChangeTextInRanges: ranges, replacementStrings: texts) ?? true
  }

  /// Called after each change by the user; call it after a change of the program's own. Notifies the delegate and
  /// observers.
  open func didChangeText() {
    if !hasBegun {
      hasBegun = true
      post(NSText.didBeginEditingNotification) { $0.textDidBeginEditing($1) }
    }
    post(NSText.didChangeNotification) { $0.textDidChange($1) }
  }

  /// The undo that the delegate has for the view, or else that of the window.
  open override var undoManager: UndoManager? { delegate?.undoManager(for: self) ?? super.undoManager }

  // MARK: completion and input methods

  /// The part of the word before the caret that is typed; `NSNotFound` for none. For subclasses with words of their
  /// own.
  open var rangeForUserCompletion: NSRange { typedWord }
  /// Words that complete the typed one, and the index of the one to write: the delegate's, or else those of the
  /// spelling, see ``NSSpellChecker``.
  open func completions(
    forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
  ) -> [String]? { completions(charRange, index) }
  /// Completes the typed word: writes the chosen one of ``completions(forPartialWordRange:indexOfSelectedItem:)``, with
  /// what it adds selected. No list of the others is shown. The key of it is Option-Escape.
  open override func complete(_ sender: Any?) { completeWord() }
  /// Writes a completion in the place of a range. One that is not final has what it adds selected.
  open func insertCompletion(
    _ word: String, forPartialWordRange charRange: NSRange, movement: Int, isFinal flag: Bool
  ) { write(word, over: charRange, isFinal: flag) }
  /// Replaces a range, or with `NSNotFound` the marked text or the selection, with text that is being composed.
  open func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange) {
    if replacementRange.location != NSNotFound { setSelectedRange(replacementRange) }
    engine.perform(.mark(Self.plain(string), selected: selectedRange.clampedRange))
  }
  /// Ends the composition and keeps its text.
  open func unmarkText() { engine.perform(.unmark) }
  /// The rectangle of a range in points, estimated from the font's size as if the text were one line: front ends lay
  /// text out by themselves.
  open func firstRect(forCharacterRange range: NSRange, actualRange: NSRangePointer?) -> NSRect {
    let part = clamped(range)
    actualRange?.pointee = part
    return estimatedFirstRect(of: part)
  }

  /// Separates what is typed next from what was typed before, for undo.
  open func breakUndoCoalescing() { engine._controller.breakUndoCoalescing() }

  open override func keyDown(with event: NSEvent) {
    let command = StandardKeyBinding.selector(of: event.stroke)
    guard let command, uses(command) else {
      event.isUnused = true
      engine.leftCommand = command
      return
    }
  }

  /// Carries out a command of the keyboard: asks the delegate, then calls the method of its name.
  open override func doCommand(by selector: Selector) {
    if delegate?.textView(self, doCommandBy: selector) ?? false { return }
    isDefault = true
    super.doCommand(by: selector)
    isDefault = false
  }

  /// Whether the method of a key's command is being called.
  private var isDefault = false

  override func carryOut(_ command: EditCommand?) {
    if case .insert(let text) = command, !leavesCommand { insertText(text) } else { super.carryOut(command) }
  }

  // A subclass goes on after super's method, where the text has to be changed already.
  override var leavesCommand: Bool { isDefault && type(of: self) == NSTextView.self }

  // MARK: the engine's calls

  private func post(_ name: Notification.Name, _ notify: (any NSTextViewDelegate, Notification) -> Void) {
    NotificationCenter.post(name, of: self, to: delegate, notify)
  }

  /// The selection of which the delegate was notified last.
  private var lastSelection = NSRange(location: 0, length: 0)
  private var isCorrecting = false

  func selectionDidChange() {
    let (old, new) = (lastSelection, selectedRange())
    lastSelection = new
    if let delegate, new != old, !isCorrecting, !hasMarkedText() {
      isCorrecting = true
      defer { isCorrecting = false }
      let allowed = delegate.textView(self, willChangeSelectionFromCharacterRange: old, toCharacterRange: new)
      // The delegate is notified of that selection instead.
      if allowed != new { return engine._controller.select(EditSelection(allowed.clampedRange)) }
    }
    post(NSTextView.didChangeSelectionNotification) { $0.textViewDidChangeSelection($1) }
  }

  func didEnd() {
    hasBegun = false
    post(NSText.didEndEditingNotification) { $0.textDidEndEditing($1) }
  }
}

extension NSTextView: KeyStrokeHandler {
  package var wantedKeys: Set<Character> {
    // A browser asks about these keys only where the program may want them.
    let isPlain = delegate == nil && type(of: self) == NSTextView.self
    return NSEvent.monitoredKeys.union(isPlain ? [] : ["\r", "\u{1B}", "\t"])
  }

  package func handle(_ stroke: KeyStroke) -> Bool { NSEvent.dispatch(stroke) { deliver($0) } }
}

/// Forwards the engine's delegate calls to the text view.
@MainActor final class TextViewRelay: NSObject, UITextViewDelegate {
  weak var view: NSTextView?

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    view?.shouldChangeText(in: range, replacementString: text) ?? true
  }
  func textViewDidChange(_ textView: UITextView) { view?.didChangeText() }
  func textViewDidChangeSelection(_ textView: UITextView) { view?.selectionDidChange() }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    guard let view else { return true }
    return view.delegate?.textShouldEndEditing(view) ?? true
  }
  func textViewDidEndEditing(_ textView: UITextView) { view?.didEnd() }
}

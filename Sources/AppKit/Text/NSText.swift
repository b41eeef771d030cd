import TextControls
import TextEditing

/// A view of text: what text views and the editors of fields have in common.
@MainActor @preconcurrency open class NSText: NSView {
  /// Posted with the text view as its object after editing began.
  nonisolated public static let didBeginEditingNotification = Notification.Name("NSTextDidBeginEditingNotification")
  /// Posted with the text view as its object after the user changed the text.
  nonisolated public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
  /// Posted with the text view as its object after editing ended.
  nonisolated public static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")

  /// The key of how the editing has ended, an ``NSTextMovement``'s raw value, in the user info of the notification.
  nonisolated public static let movementUserInfoKey = "NSTextMovement"

  /// What the text is edited with.
  lazy var engine: any EditingEngine = EditorEngine(frame: .zero, textContainer: nil)

  private var editor: EditorEngine? { engine as? EditorEngine }

  /// The text. Setting it asks no delegate and posts no notification.
  open var string: String {
    get { engine.plainText }
    set { engine.plainText = newValue }
  }

  /// The selection in UTF-16 units. A range beyond the text is clamped to it.
  open var selectedRange: NSRange {
    get { NSRange(engine.editingSession.selection.range) }
    set { engine._controller.select(EditSelection(newValue.clampedRange)) }
  }

  /// Whether this edits the text of a field.
  open var isFieldEditor: Bool {
    get { engine is FieldEngine }
    set {}
  }

  /// Whether the user can change the text, true by default.
  open var isEditable: Bool {
    get { engine.acceptsInput }
    set { editor?.isEditable = newValue }
  }

  /// Whether the user can select text that is not editable, true by default.
  open var isSelectable: Bool {
    get { editor?.isSelectable ?? true }
    set { editor?.isSelectable = newValue }
  }

  /// The font of the text; setting it sets that of the whole text. Nil is the front end's.
  open var font: NSFont? {
    get { engine.font }
    set { engine.font = newValue }
  }

  /// The colour of the text; setting it sets that of the whole text. Nil is that of labels.
  open var textColor: NSColor? {
    get { engine.textColor }
    set { engine.textColor = newValue }
  }

  /// The alignment of the text. `.center` and `.right` are honoured.
  open var alignment: NSTextAlignment {
    get { engine.textAlignment }
    set { engine.textAlignment = newValue }
  }

  /// Whether the text has attributes that differ from place to place. Kept and otherwise ignored: attributes that the
  /// program sets are shown in any case. True by default.
  open var isRichText = true
  /// Kept and ignored; false by default.
  open var importsGraphics = false
  /// Kept and ignored: there is no font panel. False by default.
  open var usesFontPanel = false
  /// Whether the background is drawn. Kept and ignored; true by default.
  open var drawsBackground = true
  /// Kept and ignored: front ends lay out by themselves. True by default.
  open var isVerticallyResizable = true
  /// Kept and ignored: front ends lay out by themselves. False by default.
  open var isHorizontallyResizable = false
  /// Kept and ignored: front ends lay out by themselves.
  open var minSize = NSSize.zero
  /// Kept and ignored: front ends lay out by themselves.
  open var maxSize = NSSize.zero
  /// Kept and ignored; natural by default.
  open var baseWritingDirection = NSWritingDirection.natural

  /// Replaces a range of UTF-16 units, as the program: no delegate is asked. A range beyond the text is clamped to it.
  open func replaceCharacters(in range: NSRange, with string: String) {
    let target = range.clamped(to: engine.editingSession.storage.utf16Count)
    if let editor {
      editor.textStorage.replaceCharacters(in: target, with: string)
    } else {
      engine._controller.rewrite(to: (self.string as NSString).replacingCharacters(in: target, with: string))
      engine.setNeedsDisplay()
    }
  }

  /// Does nothing: front ends scroll to the caret by themselves.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Does nothing: front ends lay out by themselves.
  open override func sizeToFit() {}

  // MARK: commands of the keyboard

  /// Whether the default of a key's command is being called, which the front end carries out in its own way.
  var leavesCommand: Bool { false }

  /// Edits the text as the user, unless the front end does.
  override func carryOut(_ command: EditCommand?) {
    guard let command, !leavesCommand else { return super.carryOut(command) }
    engine.perform(command)
  }

  /// Inserts a text in the place of the selection, as the user.
  open func insertText(_ insertString: Any) { engine.perform(.insert(Self.plain(insertString))) }

  static func plain(_ string: Any) -> String {
    (string as? NSAttributedString)?.string ?? string as? String ?? "\(string)"
  }

  // MARK: the clipboard

  /// Copies the selection and deletes it.
  open override func cut(_ sender: Any?) { engine.cut(sender) }
  /// Copies the selection.
  open override func copy(_ sender: Any?) { engine.copy(sender) }
  /// Replaces the selection with the contents of the clipboard.
  open override func paste(_ sender: Any?) {
    if let editor { editor.pasteReported(sender) } else { engine.paste(sender) }
  }
  /// Deletes the selection.
  open override func delete(_ sender: Any?) { engine.delete(sender) }
  /// Selects everything.
  open override func selectAll(_ sender: Any?) { engine.selectAll(sender) }

  // MARK: dragging

  /// Text and addresses are copied into text that can be edited.
  open override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
    isEditable && Self.text(of: sender) != nil ? .copy : []
  }
  /// Inserts text, or the paths of files, as the user, at the place of the drop as far as that is known.
  open override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    guard isEditable, let text = Self.text(of: sender) else { return false }
    if let index = dropIndex(of: sender) { selectedRange = NSRange(location: index, length: 0) }
    engine.perform(.insert(text))
    return true
  }
  /// The index at which a drop inserts, in UTF-16 units; nil for the selection.
  func dropIndex(of sender: any NSDraggingInfo) -> Int? { nil }

  private static func text(of sender: any NSDraggingInfo) -> String? {
    let objects = sender.draggingPasteboard.readObjects(forClasses: [NSString.self, NSURL.self]) ?? []
    let texts = objects.compactMap { object in
      (object as? URL).map { $0.isFileURL ? $0.path : $0.absoluteString } ?? object as? String
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  // MARK: first responder

  open override var acceptsFirstResponder: Bool { isEditable || isSelectable }
  open override var isFirstResponder: Bool { engine.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    editor?.takeFocus() ?? engine.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool { engine.resignFirstResponder() }

  open override var accessibilityLabel: String? { didSet { editor?.accessibilityLabel = accessibilityLabel } }
  open override var accessibilityIdentifier: String? {
    didSet { editor?.accessibilityIdentifier = accessibilityIdentifier }
  }
}

extension NSRange {
  /// The part of the range that is in a text.
  func clamped(to count: Int) -> NSRange {
    let range = clampedRange
    let lower = min(range.lowerBound, count)
    return NSRange(location: lower, length: min(range.upperBound, count) - lower)
  }
}

/// Asked and notified while a text is edited. AppKit's methods are optional; here each has a default implementation
/// with the effect of a missing method.
@MainActor @preconcurrency public protocol NSTextDelegate: NSObjectProtocol {
  /// Whether editing may begin. Called before the first change.
  func textShouldBeginEditing(_ textObject: NSText) -> Bool
  /// Whether editing may end.
  func textShouldEndEditing(_ textObject: NSText) -> Bool
  /// Called after the first change since the view became first responder. The object is the text view.
  func textDidBeginEditing(_ notification: Notification)
  /// Called after editing ended. The object is the text view.
  func textDidEndEditing(_ notification: Notification)
  /// Called after each change by the user. The object is the text view.
  func textDidChange(_ notification: Notification)
}

extension NSTextDelegate {
  /// Default implementation: true.
  public func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
  /// Default implementation: true.
  public func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
  /// Default implementation: does nothing.
  public func textDidBeginEditing(_ notification: Notification) {}
  /// Default implementation: does nothing.
  public func textDidEndEditing(_ notification: Notification) {}
  /// Default implementation: does nothing.
  public func textDidChange(_ notification: Notification) {}
}

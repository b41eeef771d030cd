import Platen
import TextControls

/// The settings of a control in AppKit's older words, and the way in which its text is edited.
///
/// A control has one; a program has a control use a class of its own by ``NSControl/cellClass`` or ``NSControl/cell``.
/// What a cell is given before it is a control's is the control's afterwards. Front ends draw: the methods that draw
/// are never called, and the rectangles are for programs that call them.
@MainActor @preconcurrency open class NSCell: NSObject {
  /// The control that has the cell.
  weak var control: NSControl? {
    didSet {
      guard let control, control !== oldValue else { return }
      let settings = waiting
      (waiting, kept) = ([], [:])
      for setting in settings { setting(control) }
    }
  }
  /// What was set while there was no control.
  private var waiting: [(NSControl) -> Void] = []
  private var kept: [AnyKeyPath: Any] = [:]

  /// Creates a cell without a text.
  public override init() { super.init() }

  /// Creates a cell with a text.
  public init(textCell string: String) {
    super.init()
    if !string.isEmpty { stringValue = string }
  }

  /// Creates a cell. The image is not shown: text fields have none.
  public init(imageCell image: NSImage?) { super.init() }

  /// Creates a cell without a text. Nothing is read from the coder.
  public required init(coder: NSCoder) { super.init() }

  func value<Control: NSControl, Value>(
    _ keyPath: ReferenceWritableKeyPath<Control, Value>, else value: Value
  ) -> Value { (control as? Control)?[keyPath: keyPath] ?? kept[keyPath] as? Value ?? value }

  func set<Control: NSControl, Value>(_ keyPath: ReferenceWritableKeyPath<Control, Value>, to value: Value) {
    if let control {
      (control as? Control)?[keyPath: keyPath] = value
      return
    }
    kept[keyPath] = value
    waiting.append { ($0 as? Control)?[keyPath: keyPath] = value }
  }

  // MARK: settings

  /// The view that shows the cell: its control.
  open var controlView: NSView? { control }
  /// Whether the text wraps. Kept and ignored; false by default.
  open var wraps = false
  /// Whether text that is too long scrolls. Kept and ignored: it does. True by default.
  open var isScrollable = true
  /// Whether the last line that fits ends with an ellipsis. Kept and ignored: front ends decide. False by default.
  open var truncatesLastVisibleLine = false
  /// Whether the text is one line. The control's.
  open var usesSingleLineMode: Bool {
    get { value(\NSControl.usesSingleLineMode, else: false) }
    set { set(\NSControl.usesSingleLineMode, to: newValue) }
  }
  /// What happens to text that is too long. The control's.
  open var lineBreakMode: NSLineBreakMode {
    get { value(\NSControl.lineBreakMode, else: .byWordWrapping) }
    set { set(\NSControl.lineBreakMode, to: newValue) }
  }
  /// The alignment of the text. The control's.
  open var alignment: NSTextAlignment {
    get { value(\NSControl.alignment, else: .natural) }
    set { set(\NSControl.alignment, to: newValue) }
  }
  /// The font of the text. The control's.
  open var font: NSFont? {
    get { value(\NSControl.font, else: nil) }
    set { set(\NSControl.font, to: newValue) }
  }
  /// Whether the control responds to user input. The control's.
  open var isEnabled: Bool {
    get { value(\NSControl.isEnabled, else: true) }
    set { set(\NSControl.isEnabled, to: newValue) }
  }
  /// The value as text. The control's.
  open var stringValue: String {
    get { value(\NSControl.stringValue, else: "") }
    set { set(\NSControl.stringValue, to: newValue) }
  }
  /// The value. The control's.
  open var objectValue: Any? {
    get { value(\NSControl.objectValue, else: nil) }
    set { set(\NSControl.objectValue, to: newValue) }
  }
  /// The value as text with attributes. The control's.
  open var attributedStringValue: NSAttributedString {
    get { value(\NSControl.attributedStringValue, else: NSAttributedString(string: "")) }
    set { set(\NSControl.attributedStringValue, to: newValue) }
  }
  /// The title of a button: the value as text.
  open var title: String {
    get { stringValue }
    set { stringValue = newValue }
  }
  /// Makes the text of the value. The control's.
  open var formatter: Foundation.Formatter? {
    get { value(\NSControl.formatter, else: nil) }
    set { set(\NSControl.formatter, to: newValue) }
  }
  /// How the focus is shown. The control's.
  open var focusRingType: NSFocusRingType {
    get { value(\NSControl.focusRingType, else: .default) }
    set { set(\NSControl.focusRingType, to: newValue) }
  }
  /// Whether the user can change the text. That of a text field; true by default.
  open var isEditable: Bool {
    get { value(\NSTextField.isEditable, else: true) }
    set { set(\NSTextField.isEditable, to: newValue) }
  }
  /// Whether the user can select the text. That of a text field; true by default.
  open var isSelectable: Bool {
    get { value(\NSTextField.isSelectable, else: true) }
    set { set(\NSTextField.isSelectable, to: newValue) }
  }
  /// Whether there is a frame around the control. That of a text field; true by default.
  open var isBezeled: Bool {
    get { value(\NSTextField.isBezeled, else: true) }
    set { set(\NSTextField.isBezeled, to: newValue) }
  }
  /// Whether there is a line around the control. That of a text field; false by default.
  open var isBordered: Bool {
    get { value(\NSTextField.isBordered, else: false) }
    set { set(\NSTextField.isBordered, to: newValue) }
  }
  /// Whether the cell is highlighted. Kept and ignored; false by default.
  open var isHighlighted = false
  /// Whether the action is sent when editing ends in another way than by Return. False by default.
  open var sendsActionOnEndEditing = false

  // MARK: editing

  /// Called when the control becomes first responder without its text being selected, before the user edits. The
  /// default does nothing. For subclasses.
  open func edit(
    withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, event: NSEvent?
  ) {}

  /// Called when the text of the control is selected by ``NSTextField/selectText(_:)``. The default selects the range.
  open func select(
    withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, start selStart: Int,
    length selLength: Int
  ) { textObj.selectedRange = NSRange(location: selStart, length: selLength) }

  /// Called when the editing has ended. The default does nothing. For subclasses.
  open func endEditing(_ textObj: NSText) {}

  /// Changes the editor before it edits for the control. The default returns it as it is. For subclasses.
  open func setUpFieldEditorAttributes(_ textObj: NSText) -> NSText { textObj }

  /// An editor for the control in place of the window's. Never asked: fields have their own. Nil; for subclasses.
  open func fieldEditor(for controlView: NSView) -> NSTextView? { nil }

  // MARK: rectangles and drawing

  /// The part of a rectangle that the cell draws in: all of it.
  open func drawingRect(forBounds rect: NSRect) -> NSRect { rect }
  /// The part of a rectangle for the title: that which the cell draws in.
  open func titleRect(forBounds rect: NSRect) -> NSRect { drawingRect(forBounds: rect) }
  /// The part of a rectangle for the image: none.
  open func imageRect(forBounds rect: NSRect) -> NSRect { .zero }
  /// The smallest size of the cell in points, estimated from the font: only a front end knows.
  open var cellSize: NSSize { cellSize(forBounds: NSRect(x: 0, y: 0, width: 10_000, height: 10_000)) }
  /// The smallest size of the cell in a rectangle in points, estimated from the font: only a front end knows.
  open func cellSize(forBounds rect: NSRect) -> NSSize {
    let text = NSAttributedString(string: stringValue, attributes: [.font: font ?? .systemFont(ofSize: 13)])
    let size = text.boundingRect(with: rect.size, context: nil).size
    let inner = drawingRect(forBounds: rect)
    let (width, height) = (rect.width - inner.width, rect.height - inner.height)
    return NSSize(width: size.width + 4 + width, height: size.height + height)
  }
  /// Never called: front ends draw. For subclasses.
  open func draw(withFrame cellFrame: NSRect, in controlView: NSView) {}
  /// Never called: front ends draw. For subclasses.
  open func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {}
  /// Never called: front ends draw. For subclasses.
  open func highlight(_ flag: Bool, withFrame cellFrame: NSRect, in controlView: NSView) {}
  /// Never called: front ends have the pointer. For subclasses.
  open func resetCursorRect(_ cellFrame: NSRect, in controlView: NSView) {}
  /// Never called: front ends have the pointer. For subclasses.
  open func trackMouse(
    with event: NSEvent, in cellFrame: NSRect, of controlView: NSView, untilMouseUp flag: Bool
  ) -> Bool { false }

  /// Creates a cell of a class that is known when the program runs. See ``_NSCellMaker``.
  static func make(_ type: NSCell.Type) -> NSCell {
    let maker = unsafeBitCast(type as AnyClass, to: _NSCellMaker.Type.self)
    let made: AnyObject = maker.init(textCell: "")
    guard let cell = made as? NSCell else { preconditionFailure("\(type) has made another object") }
    return cell
  }
}

/// A class with the required initializer that cells lack: subclasses override it without saying so. All classes below
/// `NSCell` have it in the same place of their tables, so that it is called as that of this class. Open, so that it is
/// looked up in the table of the class at hand. Not for use outside the framework.
open class _NSCellMaker: NSCell {
  /// Creates the cell.
  public required override init(textCell string: String) { super.init(textCell: string) }

  /// Creates the cell. Nothing is read from the coder.
  public required init(coder: NSCoder) { super.init(coder: coder) }
}

/// The settings of a control in AppKit's older words. There are no cells of a program's own.
@MainActor @preconcurrency open class NSCell: NSObject {
  weak var control: NSControl?

  init(_ control: NSControl) { self.control = control }

  /// Whether the text wraps. Kept and ignored; false by default.
  open var wraps = false
  /// Whether text that is too long scrolls. Kept and ignored: it does. True by default.
  open var isScrollable = true
  /// Whether the last line that fits ends with an ellipsis. Kept and ignored: front ends decide. False by default.
  open var truncatesLastVisibleLine = false
  /// Whether the text is one line. The control's.
  open var usesSingleLineMode: Bool {
    get { control?.usesSingleLineMode ?? false }
    set { control?.usesSingleLineMode = newValue }
  }
  /// What happens to text that is too long. The control's.
  open var lineBreakMode: NSLineBreakMode {
    get { control?.lineBreakMode ?? .byWordWrapping }
    set { control?.lineBreakMode = newValue }
  }
  /// The alignment of the text. The control's.
  open var alignment: NSTextAlignment {
    get { control?.alignment ?? .natural }
    set { control?.alignment = newValue }
  }
  /// The value as text. The control's.
  open var stringValue: String {
    get { control?.stringValue ?? "" }
    set { control?.stringValue = newValue }
  }
  /// Makes the text of the value. The control's.
  open var formatter: Foundation.Formatter? {
    get { control?.formatter }
    set { control?.formatter = newValue }
  }
  /// How the focus is shown. The control's.
  open var focusRingType: NSFocusRingType {
    get { control?.focusRingType ?? .default }
    set { control?.focusRingType = newValue }
  }
  /// Whether the action is sent when editing ends in another way than by Return. False by default.
  open var sendsActionOnEndEditing = false
}

/// The settings of a text field in AppKit's older words.
@MainActor @preconcurrency open class NSTextFieldCell: NSCell {
  private var field: NSTextField? { control as? NSTextField }

  /// The text shown while the field is empty. The field's.
  open var placeholderString: String? {
    get { field?.placeholderString }
    set { field?.placeholderString = newValue }
  }
  /// The placeholder with its attributes. The field's.
  open var placeholderAttributedString: NSAttributedString? {
    get { field?.placeholderAttributedString }
    set { field?.placeholderAttributedString = newValue }
  }
  /// The colour of the text. The field's.
  open var textColor: NSColor? {
    get { field?.textColor }
    set { field?.textColor = newValue }
  }
  /// Whether the background is drawn. The field's.
  open var drawsBackground: Bool {
    get { field?.drawsBackground ?? false }
    set { field?.drawsBackground = newValue }
  }
}

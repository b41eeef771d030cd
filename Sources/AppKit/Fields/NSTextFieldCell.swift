import TextControls

/// The settings of a text field in AppKit's older words.
@MainActor @preconcurrency open class NSTextFieldCell: NSCell {
  /// The text shown while the field is empty. The field's.
  open var placeholderString: String? {
    get { value(\NSTextField.placeholderString, else: nil) }
    set { set(\NSTextField.placeholderString, to: newValue) }
  }
  /// The placeholder with its attributes. The field's.
  open var placeholderAttributedString: NSAttributedString? {
    get { value(\NSTextField.placeholderAttributedString, else: nil) }
    set { set(\NSTextField.placeholderAttributedString, to: newValue) }
  }
  /// The colour of the text. The field's.
  open var textColor: NSColor? {
    get { value(\NSTextField.textColor, else: .labelColor) }
    set { set(\NSTextField.textColor, to: newValue) }
  }
  /// Whether the background is drawn. The field's.
  open var drawsBackground: Bool {
    get { value(\NSTextField.drawsBackground, else: false) }
    set { set(\NSTextField.drawsBackground, to: newValue) }
  }
  /// The colour of the background. The field's.
  open var backgroundColor: NSColor? {
    get { value(\NSTextField.backgroundColor, else: nil) }
    set { set(\NSTextField.backgroundColor, to: newValue) }
  }
  /// The frame of a bezeled field. The field's.
  open var bezelStyle: NSTextField.BezelStyle {
    get { value(\NSTextField.bezelStyle, else: .squareBezel) }
    set { set(\NSTextField.bezelStyle, to: newValue) }
  }

  /// The part of a rectangle for the text: inset by 2 points at both ends.
  open override func drawingRect(forBounds rect: NSRect) -> NSRect { rect.insetBy(dx: 2, dy: 0) }
}

/// The settings of a field whose text is hidden.
@MainActor @preconcurrency open class NSSecureTextFieldCell: NSTextFieldCell {
  /// Whether a mark is shown for each character. Kept and ignored: front ends show marks. True by default.
  open var echosBullets = true
}

/// The settings of a search field in AppKit's older words.
@MainActor @preconcurrency open class NSSearchFieldCell: NSTextFieldCell {
  private var field: NSSearchField? { control as? NSSearchField }

  /// The part of the cell with the magnifying glass. Setting it to nil changes nothing on the screen: front ends have
  /// their own sign of a search.
  open var searchButtonCell: NSButtonCell? = NSButtonCell()
  /// The part of the cell with the button that empties the field. Nil hides the button.
  open var cancelButtonCell: NSButtonCell? = NSButtonCell() {
    didSet { field?.showsCancelButton = cancelButtonCell != nil }
  }
  /// The menu of searches. The field's.
  open var searchMenuTemplate: NSMenu? {
    get { value(\NSSearchField.searchMenuTemplate, else: nil) }
    set { set(\NSSearchField.searchMenuTemplate, to: newValue) }
  }
  /// Whether the action is sent at Return alone. The field's.
  open var sendsWholeSearchString: Bool {
    get { value(\NSSearchField.sendsWholeSearchString, else: false) }
    set { set(\NSSearchField.sendsWholeSearchString, to: newValue) }
  }
  /// Whether the action is sent without delay. The field's.
  open var sendsSearchStringImmediately: Bool {
    get { value(\NSSearchField.sendsSearchStringImmediately, else: false) }
    set { set(\NSSearchField.sendsSearchStringImmediately, to: newValue) }
  }
  /// What was searched for. The field's.
  open var recentSearches: [String] {
    get { value(\NSSearchField.recentSearches, else: []) }
    set { set(\NSSearchField.recentSearches, to: newValue) }
  }
  /// How many searches are kept. The field's.
  open var maximumRecents: Int {
    get { value(\NSSearchField.maximumRecents, else: 10) }
    set { set(\NSSearchField.maximumRecents, to: newValue) }
  }

  /// Gives the search button its usual setting again.
  open func resetSearchButtonCell() { searchButtonCell = NSButtonCell() }
  /// Gives the cancel button its usual setting again.
  open func resetCancelButtonCell() { cancelButtonCell = NSButtonCell() }

  /// The part of a rectangle for the text: between the two buttons of 22 points.
  open func searchTextRect(forBounds rect: NSRect) -> NSRect { rect.insetBy(dx: 22, dy: 0) }
  /// The part of a rectangle for the search button: 22 points at the leading end.
  open func searchButtonRect(forBounds rect: NSRect) -> NSRect {
    NSRect(x: rect.minX, y: rect.minY, width: 22, height: rect.height)
  }
  /// The part of a rectangle for the cancel button: 22 points at the trailing end.
  open func cancelButtonRect(forBounds rect: NSRect) -> NSRect {
    NSRect(x: rect.maxX - 22, y: rect.minY, width: 22, height: rect.height)
  }
  open override func drawingRect(forBounds rect: NSRect) -> NSRect { searchTextRect(forBounds: rect) }
}

/// The settings of a button in AppKit's older words.
@MainActor @preconcurrency open class NSButtonCell: NSCell {
  /// The image of the button. The control's; kept where there is none.
  open var image: NSImage? {
    get { value(\NSButton.image, else: nil) }
    set { set(\NSButton.image, to: newValue) }
  }
  /// The object whose method the action calls. Kept and ignored; nil by default.
  open weak var target: AnyObject?
  /// The method that the action calls. Kept and ignored; nil by default.
  open var action: Selector?
  /// Whether the button is see-through. Kept and ignored; false by default.
  open var isTransparent = false
}

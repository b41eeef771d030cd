import Platen
import TextControls

/// A view with a value that the user can change, and an action for that.
@MainActor @preconcurrency open class NSControl: NSView {
  /// The size of a control. Kept and ignored.
  public enum ControlSize: UInt, Sendable { case regular, small, mini, large }

  /// Posted with the control as its object after the user began to change the text.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "NSControlTextDidBeginEditingNotification")
  /// Posted with the control as its object after the user changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
  /// Posted with the control as its object after editing ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "NSControlTextDidEndEditingNotification")

  /// The class that a program has set for cells of this class.
  static var cellClasses: [ObjectIdentifier: AnyClass] = [:]
  class var ownCellClass: AnyClass? {
    get {
      var type: AnyClass? = self
      while let current = type {
        if let found = cellClasses[ObjectIdentifier(current)] { return found }
        type = _getSuperclass(current)
      }
      return nil
    }
    set { cellClasses[ObjectIdentifier(self)] = newValue }
  }
  /// The class of the cells of new controls; it is overridden or set. ``NSCell`` by default.
  open class var cellClass: AnyClass? {
    get { ownCellClass ?? NSCell.self }
    set { ownCellClass = newValue }
  }
  private var ownCell: NSCell?
  /// The settings of the control in AppKit's older words. Of ``cellClass`` by default. What a cell was given before is
  /// the control's when it is set.
  open var cell: NSCell? {
    get {
      if ownCell == nil, let type = Self.cellClass as? NSCell.Type {
        let made = NSCell.make(type)
        ownCell = made
        made.control = self
      }
      return ownCell
    }
    set {
      ownCell?.control = nil
      ownCell = newValue
      newValue?.control = self
    }
  }

  /// Whether the control responds to user input, true by default.
  open var isEnabled = true { didSet { valueDidChange() } }
  /// The object whose method the action calls; nil for the first responder or the next one after it that has the
  /// method. Held weakly.
  open weak var target: AnyObject?
  /// The method that the action calls: without an argument or with the control. Nil by default.
  open var action: Selector?
  /// Whether the action is sent while the value changes. Kept and ignored but in search fields. False by default.
  open var isContinuous = false
  /// Kept and ignored; `.regular` by default.
  open var controlSize = ControlSize.regular
  /// The font of the text. Nil is the front end's. The system font at 13 points by default.
  open var font: NSFont? { didSet { valueDidChange() } }
  /// The alignment of the text. `.center` and `.right` are honoured; every other value, the default `.natural`
  /// included, aligns at the leading edge.
  open var alignment = NSTextAlignment.natural { didSet { valueDidChange() } }
  /// What happens to text that is too long. Kept and ignored; by words by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the text is one line. Kept and ignored: fields are. False by default.
  open var usesSingleLineMode = false
  /// Makes the text of the value and reads the value from it, when editing ends. Nil by default.
  open var formatter: Foundation.Formatter? {
    didSet {
      objectValueDidChange()
      valueDidChange()
    }
  }
  /// Kept and ignored; natural by default.
  open var baseWritingDirection = NSWritingDirection.natural
  private var value: Any?

  // MARK: the value

  /// The value of the control: a text, or what ``formatter`` reads from it.
  open var objectValue: Any? {
    get { value }
    set {
      value = newValue
      objectValueDidChange()
      valueDidChange()
    }
  }

  /// The value that was set or read last, as opposed to what is typed.
  var ownValue: Any? { value }

  /// Shows another value. For subclasses of this module.
  package func objectValueDidChange() {}

  /// The value as text. Setting it sets the value to what ``formatter`` reads from the text, or to the text where there
  /// is none or where it can't read it.
  open var stringValue: String {
    get { objectValue.map { text(of: $0) } ?? "" }
    set { objectValue = value(of: newValue) ?? newValue }
  }

  /// What the formatter reads from a text; nil where it can't, or where there is none.
  func value(of text: String) -> Any? {
    guard let formatter else { return nil }
    let value: AnyObject? = FormatterBridge.value(of: text, by: formatter)
    return value
  }

  func text(of value: Any) -> String {
    if let formatter {
      let text = FormatterBridge.string(for: value, by: formatter)
      if !text.isEmpty { return text }
    }
    if let attributed = value as? NSAttributedString { return attributed.string }
    return value as? String ?? "\(value)"
  }

  /// The value as text with attributes.
  open var attributedStringValue: NSAttributedString {
    get { objectValue as? NSAttributedString ?? NSAttributedString(string: stringValue) }
    set { objectValue = NSAttributedString(attributedString: newValue) }
  }

  /// The number that the text begins with; 0 where there is none.
  open var doubleValue: Double {
    get { (objectValue as? NSNumber)?.doubleValue ?? (stringValue as NSString).doubleValue }
    set { objectValue = NSNumber(value: newValue) }
  }
  /// The number that the text begins with; 0 where there is none.
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { objectValue = NSNumber(value: newValue) }
  }
  /// The integer that the text begins with; 0 where there is none.
  open var integerValue: Int {
    get { (objectValue as? NSNumber)?.intValue ?? (stringValue as NSString).integerValue }
    set { objectValue = NSNumber(value: newValue) }
  }
  /// The integer that the text begins with; 0 where there is none.
  open var intValue: Int32 {
    get { Int32(clamping: integerValue) }
    set { objectValue = NSNumber(value: newValue) }
  }

  /// Shows what has changed. For subclasses of this module.
  package func valueDidChange() { setNeedsDisplay() }

  /// Sends the action. False when no object has the method.
  @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard let action else { return false }
    return NSApplication.shared.sendAction(action, to: target, from: self)
  }

  /// Sends the action to the target. False when no object has the method.
  @discardableResult package func sendOwnAction() -> Bool { sendAction(action, to: target) }

  /// Acts as if the user pressed the control.
  open func performClick(_ sender: Any?) { sendOwnAction() }

  /// The editor of the text while it is edited; nil otherwise.
  open func currentEditor() -> NSText? { nil }

  /// Ends the editing and gives up what was typed. False when nothing is edited.
  @discardableResult open func abortEditing() -> Bool { false }

  /// Sets the value to what is typed.
  open func validateEditing() {}
}

/// Asked and notified while the text of a control is edited. AppKit's methods are optional; here each has a default
/// implementation with the effect of a missing method.
@MainActor @preconcurrency public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  /// Called after the first change since the control became first responder. The object is the control.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// Called after each change by the user. The object is the control.
  func controlTextDidChange(_ obj: Notification)
  /// Called after editing ended, by Return or because the focus moved on; `NSTextMovement` in the user info says how.
  func controlTextDidEndEditing(_ obj: Notification)
  /// Whether the first change may be made.
  func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
  /// Whether editing may end.
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
  /// Called when the formatter can't read the text at the end of editing. True takes the text as it is; false keeps
  /// the focus.
  func control(_ control: NSControl, didFailToFormatString string: String, errorDescription error: String?) -> Bool
  /// Whether a value may be taken at the end of editing.
  func control(_ control: NSControl, isValidObject obj: Any?) -> Bool
  /// Called for a command of the keyboard, such as `insertNewline(_:)`. True uses the key up.
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}

extension NSControlTextEditingDelegate {
  /// Default implementation: does nothing.
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  /// Default implementation: does nothing.
  public func controlTextDidChange(_ obj: Notification) {}
  /// Default implementation: does nothing.
  public func controlTextDidEndEditing(_ obj: Notification) {}
  /// Default implementation: true.
  public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool { true }
  /// Default implementation: true.
  public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { true }
  /// Default implementation: false.
  public func control(
    _ control: NSControl, didFailToFormatString string: String, errorDescription error: String?
  ) -> Bool { false }
  /// Default implementation: true.
  public func control(_ control: NSControl, isValidObject obj: Any?) -> Bool { true }
  /// Default implementation: false.
  public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    false
  }
}

/// The delegate of a text field.
@MainActor @preconcurrency public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// How the editing of a text field has ended: the value of `NSTextMovement` in the user info of the notification.
public enum NSTextMovement: Int, Sendable {
  case other = 0
  case `return` = 0x10
  case tab = 0x11
  case backtab = 0x12
  case left = 0x13
  case right = 0x14
  case up = 0x15
  case down = 0x16
  case cancel = 0x17
}

/// The raw value of ``NSTextMovement/other``.
public let NSOtherTextMovement = NSTextMovement.other.rawValue
/// The raw value of ``NSTextMovement/return``.
public let NSReturnTextMovement = NSTextMovement.return.rawValue
/// The raw value of ``NSTextMovement/tab``.
public let NSTabTextMovement = NSTextMovement.tab.rawValue
/// The raw value of ``NSTextMovement/backtab``.
public let NSBacktabTextMovement = NSTextMovement.backtab.rawValue
/// The raw value of ``NSTextMovement/left``.
public let NSLeftTextMovement = NSTextMovement.left.rawValue
/// The raw value of ``NSTextMovement/right``.
public let NSRightTextMovement = NSTextMovement.right.rawValue
/// The raw value of ``NSTextMovement/up``.
public let NSUpTextMovement = NSTextMovement.up.rawValue
/// The raw value of ``NSTextMovement/down``.
public let NSDownTextMovement = NSTextMovement.down.rawValue
/// The raw value of ``NSTextMovement/cancel``.
public let NSCancelTextMovement = NSTextMovement.cancel.rawValue

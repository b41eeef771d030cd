import TextControls

/// A field for several values, which are separated by commas: its value is an array.
///
/// Front ends show the values as text.
@MainActor @preconcurrency open class NSTokenField: NSTextField {
  /// The appearance of values. Kept and ignored: as text.
  public enum TokenStyle: UInt, Sendable { case `default`, none, rounded, squared, plainSquared }

  /// The appearance of values. Kept and ignored.
  open var tokenStyle = TokenStyle.default
  /// The characters that end a value: a comma by default.
  open var tokenizingCharacterSet: CharacterSet! = NSTokenField.defaultTokenizingCharacterSet
  /// Kept and ignored: nothing is completed. 0 by default.
  open var completionDelay: TimeInterval = 0
  /// A comma.
  open class var defaultTokenizingCharacterSet: CharacterSet { CharacterSet(charactersIn: ",") }
  /// 0.
  open class var defaultCompletionDelay: TimeInterval { 0 }

  private var tokenDelegate: (any NSTokenFieldDelegate)? { delegate as? any NSTokenFieldDelegate }

  override func text(of value: Any) -> String {
    guard let values = value as? [Any] else { return title(of: value) }
    return values.map { title(of: $0) }.joined(separator: ", ")
  }

  private func title(of value: Any) -> String {
    tokenDelegate?.tokenField(self, displayStringForRepresentedObject: value) ?? super.text(of: value)
  }

  /// The values: of text that is edited, each one is made by the delegate, or is the text. A value whose text has not
  /// been changed stays the same object.
  override func value(of text: String) -> Any? {
    let separators = tokenizingCharacterSet ?? Self.defaultTokenizingCharacterSet
    var known = tokens
    let texts = text.components(separatedBy: separators).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    let new = texts.filter { !$0.isEmpty }.map { text -> (value: Any, isNew: Bool) in
      if let index = known.firstIndex(where: { title(of: $0) == text }) { return (known.remove(at: index), false) }
      return (tokenDelegate?.tokenField(self, representedObjectForEditing: text) ?? text, true)
    }
    let added = new.filter(\.isNew).map(\.value)
    guard !added.isEmpty, let index = new.firstIndex(where: \.isNew), let tokenDelegate else { return new.map(\.value) }
    let allowed = tokenDelegate.tokenField(self, shouldAdd: added, at: index)
    var left = allowed.count
    return new.compactMap { entry -> Any? in
      guard entry.isNew else { return entry.value }
      left -= 1
      return left >= 0 ? allowed[allowed.count - 1 - left] : nil
    }
  }

  private var tokens: [Any] {
    switch ownValue {
    case let values as [Any]: values
    case let value?: [value]
    case nil: []
    }
  }

  /// The values as an array.
  open override var objectValue: Any? {
    get {
      let value = super.objectValue
      return value is [Any] || value == nil ? value : value.map { [$0] }
    }
    set { super.objectValue = newValue }
  }
}

/// The delegate of a field for several values. AppKit's methods are optional; here each has a default implementation.
@MainActor @preconcurrency public protocol NSTokenFieldDelegate: NSTextFieldDelegate {
  /// The text of a value; nil for the value's own.
  func tokenField(_ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any) -> String?
  /// The value of a text; nil for the text.
  func tokenField(_ tokenField: NSTokenField, representedObjectForEditing editingString: String) -> Any?
  /// Never called: values are edited as they are shown.
  func tokenField(_ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any) -> String?
  /// The new values that are added.
  func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any]
  /// Never called: nothing is completed.
  func tokenField(
    _ tokenField: NSTokenField, completionsForSubstring substring: String, indexOfToken tokenIndex: Int,
    indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>?
  ) -> [Any]?
  /// Never called: values have one appearance.
  func tokenField(
    _ tokenField: NSTokenField, styleForRepresentedObject representedObject: Any
  ) -> NSTokenField.TokenStyle
  /// Never called: values have no menus.
  func tokenField(_ tokenField: NSTokenField, hasMenuForRepresentedObject representedObject: Any) -> Bool
  /// Never called: values have no menus.
  func tokenField(_ tokenField: NSTokenField, menuForRepresentedObject representedObject: Any) -> NSMenu?
  /// Never called: fields copy text.
  func tokenField(_ tokenField: NSTokenField, writeRepresentedObjects objects: [Any], to pboard: NSPasteboard) -> Bool
  /// Never called: fields paste text.
  func tokenField(_ tokenField: NSTokenField, readFrom pboard: NSPasteboard) -> [Any]?
}

extension NSTokenFieldDelegate {
  /// Default implementation: nil.
  public func tokenField(
    _ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any
  ) -> String? { nil }
  /// Default implementation: nil.
  public func tokenField(_ tokenField: NSTokenField, representedObjectForEditing editingString: String) -> Any? { nil }
  /// Default implementation: nil.
  public func tokenField(
    _ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any
  ) -> String? { nil }
  /// Default implementation: the values as they are.
  public func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any] { tokens }
  /// Default implementation: nil.
  public func tokenField(
    _ tokenField: NSTokenField, completionsForSubstring substring: String, indexOfToken tokenIndex: Int,
    indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>?
  ) -> [Any]? { nil }
  /// Default implementation: the default style.
  public func tokenField(
    _ tokenField: NSTokenField, styleForRepresentedObject representedObject: Any
  ) -> NSTokenField.TokenStyle { .default }
  /// Default implementation: false.
  public func tokenField(_ tokenField: NSTokenField, hasMenuForRepresentedObject representedObject: Any) -> Bool {
    false
  }
  /// Default implementation: nil.
  public func tokenField(_ tokenField: NSTokenField, menuForRepresentedObject representedObject: Any) -> NSMenu? { nil }
  /// Default implementation: false.
  public func tokenField(
    _ tokenField: NSTokenField, writeRepresentedObjects objects: [Any], to pboard: NSPasteboard
  ) -> Bool { false }
  /// Default implementation: nil.
  public func tokenField(_ tokenField: NSTokenField, readFrom pboard: NSPasteboard) -> [Any]? { nil }
}

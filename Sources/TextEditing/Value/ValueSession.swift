/// The editing of a text that has a value: an ``EditingSession`` that knows the value of its text and whether it is
/// complete, and that ends as a field does.
///
/// ```swift
/// var session = ValueSession(format: try InputMask("(###) ### - ####").valueFormat)
/// session.perform(.insert("5551234"))
/// session.text                           // "(555) 123 - 4"
/// session.value                          // "5551234"
/// session.isComplete                     // false
/// ```
///
/// A value that the program sets is kept as it is, also where the format shows less of it, such as a name without its
/// middle name: until the text differs, and again where the user comes back to its text. Text that an input method is
/// composing has no value before it is committed.
///
/// A session with secure text keeps no value besides the text: ``value`` is read from it, there is no ``lastValue``, and
/// the end of editing leaves the text as it is.
public struct ValueSession<Value> {
  /// The format of the values.
  public let format: ValueFormat<Value>
  /// The text, the selection and the undo history. Change them with ``perform(_:)``.
  public private(set) var editing: EditingSession
  /// Whether an empty text has no value, and the end of editing leaves none if the text has none, as in a field of an
  /// optional value. Otherwise the ``lastValue`` comes back then. False by default.
  public var allowsNoValue: Bool {
    didSet { reading.valueOfNone = allowsNoValue ? .some(nil) : nil }
  }
  /// The value that the text had last, or that the program has set.
  public private(set) var lastValue: Value?

  private var current: Value?
  private var reading: ValueReading<Value?>
  /// Whether the user has edited the text since the value was set or committed.
  private var isEdited = false

  /// Creates a session with the text of a value, and the caret at its end. Without `isLive` the text is formatted when
  /// editing ends, as in a field that is not formatted while the user types.
  public init(
    format: ValueFormat<Value>, value: Value? = nil, options: EditingOptions = EditingOptions(), isLive: Bool = true,
    allowsNoValue: Bool = false
  ) {
    self.format = format
    self.allowsNoValue = allowsNoValue
    reading = ValueReading(valueOfNone: allowsNoValue ? .some(nil) : nil)
    editing = EditingSession(
      text: value.map(format.text) ?? "", options: options, format: isLive ? format.editFormat : nil)
    keep(value)
  }

  /// The text that the user sees.
  public var text: String { editing.text }

  /// The selection or the caret, in UTF-16 offsets of the ``text``.
  public var selection: EditSelection { editing.selection }

  /// Whether nothing is missing in the text. False during a composition.
  public var isComplete: Bool { editing.marked == nil && format.isComplete(editing.text) }

  /// The value of the text; `nil` while it has none. An empty text has one in formats with strings as values, unless the
  /// session ``allowsNoValue``. During a composition it is the value before that.
  ///
  /// Setting it writes its text with the caret at the end, and drops the undo history; `nil` empties the text.
  public var value: Value? {
    get {
      guard isSecure else { return current }
      return editing.marked == nil ? parse(editing.text, format.value) ?? nil : nil
    }
    set { setValue(newValue) }
  }

  /// Writes the text of a value, as ``value`` does, and returns the effects.
  @discardableResult
  public mutating func setValue(_ value: Value?) -> [EditEffect] { setValue(value, caret: .end) }

  private mutating func setValue(_ value: Value?, caret: CaretPolicy) -> [EditEffect] {
    let effects = editing.setText(value.map(format.text) ?? "", caret: caret)
    if caret == .end { reading.forgetShown() }
    keep(value)
    return effects
  }

  /// Writes a text for the program, such as a draft that was stored, and reads its value.
  @discardableResult
  public mutating func setText(_ text: String, caret: CaretPolicy = .end) -> [EditEffect] {
    note(editing.setText(text, caret: caret))
  }

  /// Performs a command and returns its effects, as ``EditingSession/perform(_:)``.
  @discardableResult
  public mutating func perform(_ command: EditCommand) -> [EditEffect] {
    note(editing.perform(command))
  }

  /// Ends the editing as a field does when it loses the focus: a composition is committed, and the text becomes that of
  /// its value. If it has none, the text becomes that of the ``lastValue``, or with ``allowsNoValue`` empty. That is a
  /// step of its own: ``EditCommand/undo`` brings back what was typed.
  ///
  /// A text that was not edited stays as it is, because the format may show less than the value has.
  @discardableResult
  public mutating func endEditing() -> [EditEffect] {
    var effects = perform(.unmark)
    editing.breakUndoCoalescing()
    guard isEdited, !isSecure else { return effects }
    let value = reading.value(of: editing) { parse($0, format.committedValue) } ?? lastValue
    for effect in setValue(value, caret: .endOfEditing) where !effects.contains(effect) { effects.append(effect) }
    return effects
  }

  private var isSecure: Bool { editing.options.isSecure }

  private mutating func keep(_ value: Value?) {
    isEdited = false
    let known = isSecure ? nil : value.map { .some($0) } ?? parse(editing.text, format.value)
    reading.show(known, as: editing.text)
    current = known ?? nil
    lastValue = current
  }

  private func parse(_ text: String, _ value: (String) -> Value?) -> Value?? {
    allowsNoValue && text.isEmpty ? .some(nil) : value(text).map { .some($0) }
  }

  private mutating func note(_ effects: [EditEffect]) -> [EditEffect] {
    guard editing.marked == nil, effects.contains(.textChanged) || effects.contains(.markedChanged) else {
      return effects
    }
    isEdited = true
    if isSecure { return effects }
    current = reading.value(of: editing) { parse($0, format.value) } ?? nil
    if let current { lastValue = current }
    return effects
  }
}

extension ValueSession: Sendable where Value: Sendable {}

// As of an editing session, the description never contains secure text.
extension ValueSession: CustomStringConvertible, CustomDebugStringConvertible {
  /// The text and the selection; `ValueSession(secure)` for secure text.
  public var description: String {
    if isSecure { return "ValueSession(secure)" }
    let range = editing.selection.range
    return "ValueSession(\"\(text)\", selection \(range.lowerBound)..<\(range.upperBound))"
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

#if !hasFeature(Embedded)
extension ValueSession: CustomReflectable {
  /// The editing session, and the value where the text is not secure.
  public var customMirror: Mirror {
    isSecure
      ? Mirror(self, children: ["editing": editing])
      : Mirror(self, children: ["editing": editing, "value": value as Any])
  }
}
#endif

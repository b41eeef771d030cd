import TextEditing

/// How values of one type become text and text becomes a value.
struct ValueConversion<Value> {
  let format: (Value, Locale) -> String
  /// Nil where the text means no value.
  let parse: (String, Locale) -> Value?
  /// The same at the end of editing; nil where there is no difference.
  var parseCommitted: ((String, Locale) -> Value?)?
  /// What the value becomes when the text can't be parsed; nil where it then stays as it is.
  let fallback: Value?
  /// When values are written unless the program sets it.
  let valueUpdate: TextFieldValueUpdate
  /// What validates the typing; the flag is whether the text is to be formatted meanwhile.
  let editFormat: (Bool, Locale) -> EditFormat?
  /// Whether the text is formatted while it is typed unless the program sets it.
  var isLiveByNature = false
}

/// A kind of format, and what it makes of values. It is a type, since a body makes sources that are the same at each
/// key: only a new one needs its conversion.
protocol ConversionKind<Value, Format> {
  associatedtype Value
  associatedtype Format

  @MainActor static func conversion(_ format: Format) -> ValueConversion<Value>
}

/// A value with a way to write it as text.
struct ValueSource<Kind: ConversionKind> {
  typealias Value = Kind.Value
  typealias Format = Kind.Format

  let value: Binding<Value>
  let format: Format
}

extension ValueSource: FieldSource {
  func makeDriver() -> FieldDriver { ValueDriver(value, Kind.conversion(format)) }

  func update(_ driver: FieldDriver) -> Bool {
    guard let driver = driver as? ValueDriver<Value> else { return false }
    driver.value = value
    driver.conversion = Kind.conversion(format)
    return true
  }

  func isSame(as other: any FieldSource) -> Bool {
    guard let other = other as? ValueSource<Kind> else { return false }
    return value.location.isSame(as: other.value.location) && ValueComparison.areEqual(format, other.format)
  }

  func isOtherPlace(than other: any FieldSource) -> Bool {
    guard let other = other as? ValueSource<Kind> else { return true }
    return value.location.isOther(than: other.value.location)
  }

  /// A formatter is an object, often recreated with each view.
  func hasSameFormat(as other: any FieldSource) -> Bool {
    guard let other = other as? ValueSource<Kind> else { return false }
    if let mine = format as? Foundation.Formatter, let theirs = other.format as? Foundation.Formatter {
      return FormatterBridge.formatsEqually(mine, theirs)
    }
    return ValueComparison.areEqual(format, other.format)
  }
}

/// Keeps a field's text and a value of any type together, by the rules of ``ValueReading``.
///
/// The text is never changed while it is being edited, unless the program changes the value. On commit it becomes the
/// value's own text again: the last valid one where the text can't be parsed.
final class ValueDriver<Value>: FieldDriver {
  var value: Binding<Value>
  var conversion: ValueConversion<Value> {
    didSet { reading.valueOfNone = conversion.fallback }
  }
  private var reading: ValueReading<Value>
  /// What the field itself last wrote or showed.
  private var base: Value
  /// The last edit left the value as the field knew it, and wrote nothing.
  private var isUnchanged = false

  init(_ value: Binding<Value>, _ conversion: ValueConversion<Value>) {
    self.value = value
    self.conversion = conversion
    reading = ValueReading(valueOfNone: conversion.fallback)
    base = value.wrappedValue
  }

  override func editFormat(isLive: Bool?) -> EditFormat? {
    conversion.editFormat(isLive ?? conversion.isLiveByNature, locale)
  }

  private var moment: TextFieldValueUpdate { valueUpdate ?? conversion.valueUpdate }

  override func display() -> String {
    base = value.wrappedValue
    return conversion.format(base, locale)
  }

  override var canBeLate: Bool { true }

  override var takesAtOnce: Bool { value.location.takesAtOnce }

  override var boundText: String? { conversion.format(value.wrappedValue, locale) }

  override func didShow(_ text: TextStorage) { reading.show(base, as: text.string) }

  override func forgetShown() { reading.forgetShown() }

  override func textDidChange(in session: EditingSession) {
    isUnchanged = false
    guard moment == .whileTyping, let new = reading.value(of: session, { conversion.parse($0, locale) }) else { return }
    // The value is read once for each edit, by `correction(of:isEditing:)`.
    isUnchanged = ValueComparison.areEqual(new, base)
    base = new
    if !isUnchanged { value.wrappedValue = new }
  }

  /// Only now what was composed means a value.
  override func compositionDidEnd(in session: EditingSession) { textDidChange(in: session) }

  override func number(in text: String) -> Double? {
    guard let parsed = conversion.parse(text, locale) else { return nil }
    return switch parsed as Any {
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
    default: nil
    }
  }

  /// Whether it is a number is tried: a style can write numbers in any way.
  override var expectedText: ExpectedText? {
    if number(in: "1") != nil {
      return conversion.parse("1", locale) as Any is any BinaryInteger ? .wholeNumber : .number
    }
    let text = conversion.format(Tracking.untracked { value.wrappedValue }, locale)
    if !text.isEmpty { return .example(text) }
    return (Date.now as? Value).map { .example(conversion.format($0, locale)) }
  }

  override func correction(of text: TextStorage, isEditing: Bool) -> String? {
    var current = value.wrappedValue
    if isUnchanged {
      isUnchanged = false
      if !ValueComparison.areEqual(current, base) {
        // The program has changed the value unnoticed; the edit was made after that.
        value.wrappedValue = base
        current = value.wrappedValue
      }
    }
    if isEditing, ValueComparison.areEqual(current, base) { return nil }
    return showBase(current, in: text)
  }

  /// The text of the program's value; nil where that is shown already.
  private func showBase(_ current: Value, in text: TextStorage) -> String? {
    base = current
    let formatted = conversion.format(current, locale)
    guard text.string.hasSameUnits(as: formatted) else { return formatted }
    reading.show(current, as: formatted)
    return nil
  }

  override func translation(of text: TextStorage, isEdited: Bool) -> () -> String? {
    guard isEdited else { return { [unowned self] in display() } }
    guard let typed = reading.known(text.string, { conversion.parse($0, locale) }) else { return { nil } }
    return { [unowned self] in conversion.format(typed, locale) }
  }

  /// The value that the text has at the end of the editing; nil where the value stays as it is.
  private func committedValue(of text: TextStorage) -> Value? {
    reading.value(of: text.string) { (conversion.parseCommitted ?? conversion.parse)($0, locale) }
  }

  override func writeValue(of text: TextStorage) -> Bool {
    guard moment == .onCommit, let new = committedValue(of: text),
      !ValueComparison.areEqual(new, Tracking.untracked { value.wrappedValue })
    else { return false }
    base = new
    value.wrappedValue = new
    return true
  }

  override func commit(_ text: TextStorage, isSubmit: Bool, isEdited: Bool) -> CommittedText? {
    let current = Tracking.untracked { value.wrappedValue }
    // The value's own text is not parsed, edited or not: it may show less than the value has.
    guard let programs = showBase(current, in: text) else { return nil }
    guard isEdited, isSubmit || moment != .onSubmitOnly else { return .program(programs) }
    if let new = committedValue(of: text), !ValueComparison.areEqual(new, current) { value.wrappedValue = new }
    return showBase(Tracking.untracked { value.wrappedValue }, in: text).map { .typed($0) }
  }
}

extension ValueConversion {
  /// By a format style; what can't be parsed leaves the value as it is.
  init<F: ParseableFormatStyle>(_ style: F) where F.FormatInput == Value, F.FormatOutput == String {
    let localized = LocalizedStyle(style)
    self.init(
      format: { localized.style(in: $1).format($0) },
      parse: { localized.parse($0, in: $1) }, parseCommitted: { localized.parseCommitted($0, in: $1) }, fallback: nil,
      valueUpdate: .whileTyping,
      editFormat: { localized.editFormat(isLive: $0, in: $1) },
      isLiveByNature: localized.isLiveByNature)
  }

  /// By a format style; what can't be parsed makes the value nil.
  init<F: ParseableFormatStyle>(optional style: F) where Value == F.FormatInput?, F.FormatOutput == String {
    let localized = LocalizedStyle(style)
    self.init(
      format: { value, locale in value.map { localized.style(in: locale).format($0) } ?? "" },
      parse: { text, locale in text.isEmpty ? nil : localized.parse(text, in: locale).map { .some($0) } },
      parseCommitted: { text, locale in
        text.isEmpty ? nil : localized.parseCommitted(text, in: locale).map { .some($0) }
      },
      fallback: .some(nil),
      valueUpdate: .whileTyping, editFormat: { localized.editFormat(isLive: $0, in: $1) },
      isLiveByNature: localized.isLiveByNature)
  }
}

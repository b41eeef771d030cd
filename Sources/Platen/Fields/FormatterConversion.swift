import TextEditing
import TextFormats

extension ValueConversion {
  /// By a formatter. A value that it can't give in the binding's type leaves the binding as it is.
  init(_ formatter: Foundation.Formatter) {
    self.init(
      format: { FormatterBridge.string(for: $0, by: formatter, in: $1) },
      parse: { FormatterBridge.value(of: $0, by: formatter, in: $1) }, fallback: nil, valueUpdate: .onCommit,
      editFormat: { FormatterBridge.editFormat(of: formatter, isLive: $0, in: $1) })
  }
}

/// Calls formatters, whatever their kind. Those of Foundation that have no locale of their own have that of the view,
/// or the user's where there is no view.
package enum FormatterBridge {
  package static func string<Value>(
    for value: Value, by formatter: Foundation.Formatter, in locale: Locale = UserLocale.current
  ) -> String {
    FormatterLocale.apply(locale, to: formatter)
    if let formatter = formatter as? DateFormatter, let date = unwrap(value) as? Date {
      return formatter.string(from: date)
    }
    guard let object = unwrap(value) else { return "" }
    return formatter.string(for: object) ?? ""
  }

  package static func value<Value>(
    of text: String, by formatter: Foundation.Formatter, in locale: Locale = UserLocale.current
  ) -> Value? {
    FormatterLocale.apply(locale, to: formatter)
    if text.isEmpty, formatter is NumberFormatter || formatter is DateFormatter { return noValue() }
    return convert(object(of: text, by: formatter))
  }

  /// The object that a text means; nil where the formatter reads none.
  static func object(of text: String, by formatter: Foundation.Formatter) -> AnyObject? {
    switch formatter {
    case let formatter as Platen.Formatter: return object(of: text, by: formatter)
    case let formatter as NumberFormatter: return formatter.wholeNumber(from: text)
    case let formatter as DateFormatter: return formatter.date(from: text).map { $0 as AnyObject }
    default: return nil
    }
  }

  /// A formatter that checks partial strings is called at each edit; when the text is to be formatted while it is
  /// typed, the formatter reads and writes it again.
  package static func editFormat(
    of formatter: Foundation.Formatter, isLive: Bool, in locale: Locale = UserLocale.current
  ) -> EditFormat? {
    FormatterLocale.apply(locale, to: formatter)
    if let formatter = formatter as? NumberFormatter { return isLive ? formatter.editFormat : nil }
    if let formatter = formatter as? DateFormatter { return isLive ? formatter.editFormat : nil }
    guard let formatter = formatter as? Platen.Formatter else { return nil }
    let check = { validity(of: $0, by: formatter) }
    guard isLive else { return .validating(edits: check) }
    return .aligned { object(of: $0, by: formatter).flatMap(formatter.string(for:)) }.checked(check)
  }

  /// Whether two formatters are known to write and read alike: one object, or two of a class with the same settings. Of
  /// other classes the settings are not known, and two of one class count as alike.
  static func formatsEqually(_ first: Foundation.Formatter, _ second: Foundation.Formatter) -> Bool {
    guard first !== second else { return true }
    guard type(of: first) == type(of: second) else { return false }
    if let first = first as? NumberFormatter, let second = second as? NumberFormatter {
      return hasSameLocale(first, second, \.locale) && first.numberStyle == second.numberStyle
        && first.positiveFormat == second.positiveFormat && first.negativeFormat == second.negativeFormat
        && first.currencyCode == second.currencyCode && first.currencySymbol == second.currencySymbol
        && first.decimalSeparator == second.decimalSeparator
        && first.groupingSeparator == second.groupingSeparator
        && first.minimumFractionDigits == second.minimumFractionDigits
        && first.maximumFractionDigits == second.maximumFractionDigits
        && first.minimum == second.minimum && first.maximum == second.maximum
    }
    if let first = first as? DateFormatter, let second = second as? DateFormatter {
      return hasSameLocale(first, second, \.locale) && first.dateFormat == second.dateFormat
        && first.timeZone == second.timeZone && first.calendar == second.calendar
    }
    return true
  }

  /// Whether two formatters have one locale: also where the program has given neither one, and a view one of them.
  private static func hasSameLocale<F: Foundation.Formatter>(
    _ first: F, _ second: F, _ locale: KeyPath<F, Locale?>
  ) -> Bool {
    let (firstIsOpen, secondIsOpen) = (FormatterLocale.isOpen(first), FormatterLocale.isOpen(second))
    return firstIsOpen && secondIsOpen
      || firstIsOpen == secondIsOpen && first[keyPath: locale] == second[keyPath: locale]
  }

  private static func validity(of edit: PartialEdit, by formatter: Platen.Formatter) -> PartialValidity {
    var text = NSString(string: edit.text)
    let proposed = NSRange(location: edit.caret, length: 0)
    var selection = proposed
    let isValid = withUnsafeMutablePointer(to: &text) {
      formatter.isPartialStringValid(
        AutoreleasingUnsafeMutablePointer($0), proposedSelectedRange: &selection, originalString: edit.original,
        originalSelectedRange: NSRange(edit.range), errorDescription: nil)
    }
    if isValid { return .valid }
    let replacement = String(describing: text)
    // A formatter that leaves the selection as it was proposed places no caret in its text.
    let caret = selection == proposed ? nil : NSMaxRange(selection)
    return replacement == edit.text ? .invalid : .replaced(replacement, caret: caret)
  }

  private static func object(of text: String, by formatter: Platen.Formatter) -> AnyObject? {
    var object: AnyObject?
    let isValid = withUnsafeMutablePointer(to: &object) {
      formatter.getObjectValue(AutoreleasingUnsafeMutablePointer($0), for: text, errorDescription: nil)
    }
    return isValid ? object : nil
  }

  /// Nil as a value, where the binding's type has it.
  private static func noValue<Value>() -> Value? {
    guard let type = Value.self as? any ExpressibleByNilLiteral.Type else { return nil }
    return type.init(nilLiteral: ()) as? Value
  }

  /// What is in an optional, at any depth.
  private static func unwrap(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrap($0.value) }
  }

  private static func convert<Value>(_ object: AnyObject?) -> Value? {
    guard let object else { return nil }
    if let value = object as? Value { return value }
    // NSNumber does not bridge to these by itself here.
    if let number = object as? NSNumber {
      if let value = number.decimalValue as? Value { return value }
      if let value = CGFloat(number.doubleValue) as? Value { return value }
      if let value = number.intValue as? Value { return value }
      if let value = number.doubleValue as? Value { return value }
    }
    if let text = object as? NSString { return text.description as? Value }
    return nil
  }
}

import TextFormats

/// A value with the format that shows it, of any types.
package struct FormattedValue: Equatable, @unchecked Sendable {
  // Unchecked: formats are value types in all of Foundation and in practice; they are only read here.
  private let box: any Box

  init<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    box = StyleBox(value: value, format: format)
  }

  init<Value: Hashable>(_ value: Value, formatter: Foundation.Formatter) {
    box = FormatterBox(value: AnyHashable(value), formatter: formatter)
  }

  /// The words, in the language of `locale` where the format leaves it open.
  package func string(in locale: Locale) -> String { box.string(in: locale) }

  /// Whether the words are in the language of `locale`, which a format of one language or of none ignores.
  func follows(_ locale: Locale) -> Bool { box.follows(locale) }

  package static func == (first: FormattedValue, second: FormattedValue) -> Bool { first.box.isEqual(to: second.box) }

  private protocol Box {
    func string(in locale: Locale) -> String
    func follows(_ locale: Locale) -> Bool
    func isEqual(to other: any Box) -> Bool
  }

  private struct StyleBox<F: FormatStyle>: Box where F.FormatInput: Equatable, F.FormatOutput == String {
    let value: F.FormatInput
    let format: F

    func string(in locale: Locale) -> String { format.open(to: locale).format(value) }

    func follows(_ locale: Locale) -> Bool {
      format.locale(.autoupdatingCurrent) == format && format.locale(locale) != format
    }

    func isEqual(to other: any Box) -> Bool {
      guard let other = other as? Self else { return false }
      return value == other.value && format == other.format
    }
  }

  private struct FormatterBox: Box {
    let value: AnyHashable
    let formatter: Foundation.Formatter

    func string(in locale: Locale) -> String { FormatterBridge.string(for: value.base, by: formatter, in: locale) }

    func follows(_ locale: Locale) -> Bool { FormatterLocale.isOpen(formatter) }

    func isEqual(to other: any Box) -> Bool {
      guard let other = other as? Self else { return false }
      return value == other.value && formatter === other.formatter
    }
  }
}

extension FormatStyle {
  /// The style in the language of `locale`, if it leaves its own open. A style need not expose its locale: one that
  /// setting the locale to the open one leaves unchanged was open already.
  fileprivate func open(to locale: Locale) -> Self {
    self.locale(.autoupdatingCurrent) == self ? self.locale(locale).following(calendarOf: locale) : self
  }
}

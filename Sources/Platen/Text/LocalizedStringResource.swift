import TextFormats

extension String {
  /// A sentence to be translated, written as a literal with or without arguments.
  public struct LocalizationValue: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
    package var format: LocalizedFormat

    /// A key that is made at run time, without arguments. It is translated by the table and used as it is where there
    /// is no translation.
    public init(_ value: String) { format = LocalizedFormat(value) }

    /// A literal without arguments.
    public init(stringLiteral value: String) { format = LocalizedFormat(value) }

    /// A literal with arguments.
    public init(stringInterpolation: StringInterpolation) { format = stringInterpolation.format }

    /// Collects the pieces of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var format: LocalizedFormat

      /// Prepares for a literal; both numbers are hints for the capacity.
      public init(literalCapacity: Int, interpolationCount: Int) {
        format = LocalizedFormat(capacity: interpolationCount * 2 + 1)
      }

      /// Words of the sentence itself, which are part of the key.
      public mutating func appendLiteral(_ literal: String) { format.append(literal: literal) }

      /// A string, used as it is. In the key it is `%@`.
      public mutating func appendInterpolation(_ string: String) { format.append(.string(string)) }

      /// Any other value, by its description.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        format.append(.string(String(describing: value)))
      }

      /// A number, in the digits and grouping of the locale. In the key it is `%lld`, `%llu` or `%lf`.
      public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
        format.append(value._argument.argument)
      }

      /// A number by a printf specifier. A specifier that does not suit the value is ignored.
      public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
        format.append(value._argument.specified(specifier))
      }

      /// A value as `style` shows it, in the language of the locale unless the style names one. In the key it is `%@`.
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format style: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        format.append(.formatted(FormattedValue(input, format: style)))
      }

      /// An attributed string; its attributes are kept where the result is an attributed string. In the key it is `%@`.
      public mutating func appendInterpolation(_ attributedString: AttributedString) {
        format.append(.attributed(attributedString))
      }
    }
  }

  /// The sentence in the language of `locale`, as far as there is a translation.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .process,
    comment: StaticString? = nil
  ) {
    self = key.format.string(in: locale, from: TableReference(table: table, bundle: bundle))
  }

  /// The sentence in the language of `locale`, as far as there is a translation.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .process, comment: StaticString? = nil
  ) {
    self = defaultValue.format.string(
      in: locale, from: TableReference(table: table, bundle: bundle), key: key.description)
  }

  /// The sentence in the language of the resource's `locale`, as far as there is a translation.
  public init(localized resource: LocalizedStringResource) { self = resource.string(in: resource.locale) }
}

/// A sentence to be shown later, perhaps elsewhere, in the reader's language. In archives its arguments are numbers and
/// words: others become the words that they are when it is archived.
public struct LocalizedStringResource: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
  /// Where the tables of a resource are.
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    var reference: String? {
      switch self {
      case .main: nil
      case .forClass(let type): TableReference(bundle: Bundle(for: type)).folder
      case .atURL(let url): TableReference(bundle: Bundle(url: url)).folder ?? url.path
      }
    }
  }

  /// The key that the tables are searched for.
  public let key: String
  /// The sentence where no table has the key, and the arguments of a translation.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil for `Localizable`.
  public let table: String?
  /// The language that `String(localized:)` translates to. A view uses that of its environment instead.
  public var locale: Locale
  private let folder: String?

  /// A sentence that is its own key, from the program's tables or those of `bundle`. `comment` is for translators and
  /// is ignored.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .process,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.format.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    folder = bundle.reference
  }

  /// A sentence under a key of its own; `defaultValue` is shown where no table has the key. `comment` is for
  /// translators and is ignored.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .process,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    folder = bundle.reference
  }

  /// A sentence without arguments, from the program's `Localizable` table.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// A sentence with arguments, from the program's `Localizable` table.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  func string(in locale: Locale) -> String {
    defaultValue.format.string(in: locale, from: TableReference(table: table, folder: folder), key: key)
  }
}

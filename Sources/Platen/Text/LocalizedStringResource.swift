extension String {
  /// A sentence to be translated, written as a literal with or without gaps.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    package var format: LocalizedFormat

    public init(_ value: String) { format = LocalizedFormat(value) }

    public init(stringLiteral value: String) { format = LocalizedFormat(value) }

    public init(stringInterpolation: StringInterpolation) { format = stringInterpolation.format }

    /// Collects the pieces of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var format: LocalizedFormat

      public init(literalCapacity: Int, interpolationCount: Int) {
        format = LocalizedFormat(capacity: interpolationCount * 2 + 1)
      }

      public mutating func appendLiteral(_ literal: String) { format.append(literal: literal) }

      public mutating func appendInterpolation(_ string: String) { format.append(.string(string)) }

      /// Any other value, by its description.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        format.append(.string(String(describing: value)))
      }

      public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
        format.append(value._argument.argument)
      }

      /// A number by a printf specifier. One that doesn't suit the value is left aside.
      public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
        format.append(value._argument.specified(specifier))
      }

      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format style: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        format.append(.formatted(FormattedValue(input, format: style)))
      }

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

  public init(localized resource: LocalizedStringResource) { self = resource.string(in: resource.locale) }
}

/// A sentence to be shown later, perhaps elsewhere, in the reader's language.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
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

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  private let folder: String?

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

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  func string(in locale: Locale) -> String {
    defaultValue.format.string(in: locale, from: TableReference(table: table, folder: folder), key: key)
  }
}

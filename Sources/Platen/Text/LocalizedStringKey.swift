/// A sentence to be shown in the reader's language, written as a literal with or without arguments.
///
/// Its own words may carry inline Markdown; arguments are shown as they are.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  package var format: LocalizedFormat
  /// Whether it is a sentence of this package, which has translations of its own.
  private(set) var isOwn = false

  /// A sentence of this package: where the program's tables have no translation, its own have.
  package static func own(_ key: LocalizedStringKey) -> LocalizedStringKey {
    var key = key
    key.isOwn = true
    return key
  }

  /// A key that is made at run time, without arguments. It is translated by the table and shown as it is where there is
  /// no translation.
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

    /// Words of the sentence itself. They are part of the key and may carry inline Markdown.
    public mutating func appendLiteral(_ literal: String) { format.append(literal: literal) }

    /// A string, shown as it is: Markdown in it is not read. In the key it is `%@`.
    public mutating func appendInterpolation(_ string: String) { format.append(.string(string)) }

    /// A string of another type, such as a substring, shown as it is. In the key it is `%@`.
    @_disfavoredOverload
    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { format.append(.string(String(string))) }

    /// Any other value, by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      format.append(.string(String(describing: value)))
    }

    /// A number, in the reader's digits and grouping.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      format.append(value._argument.argument)
    }

    /// A number by a printf specifier. A specifier that does not suit the value is ignored.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
      format.append(value._argument.specified(specifier))
    }

    /// A value as `style` shows it, in the reader's language unless the style names one. In the key it is `%@`.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format style: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      format.append(.formatted(FormattedValue(input, format: style)))
    }

    /// A value as `formatter` shows it, in the formatter's own language. In the key it is `%@`.
    public mutating func appendInterpolation<Subject: Hashable>(_ subject: Subject, formatter: Foundation.Formatter) {
      format.append(.formatted(FormattedValue(subject, formatter: formatter)))
    }

    /// A text with its modifiers, which win over those of the text around it. In the key it is `%@`.
    public mutating func appendInterpolation(_ text: Text) { format.append(.text(text)) }

    /// An image, shown among the words as in ``Text/init(_:)-(Image)``. In the key it is `%@`.
    public mutating func appendInterpolation(_ image: Image) { format.append(.image(image)) }

    /// An attributed string, which keeps its attributes. In the key it is `%@`.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      format.append(.attributed(attributedString))
    }

    /// A date in the reader's language. A text that shows it is updated as time passes, where the style depends on the
    /// current time. In the key it is `%@`.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { format.append(.date(date, style)) }

    /// Another sentence, translated by its own table. In the key it is `%@`.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { format.append(.resource(resource)) }
  }
}

/// A sentence to be shown in the reader's language, written as a literal with or without gaps.
///
/// Its own words may carry inline Markdown; what fills the gaps is taken as it is.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
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

    /// A number by a printf specifier. One that doesn't suit the value is left aside.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
      format.append(value._argument.specified(specifier))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format style: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      format.append(.formatted(FormattedValue(input, format: style)))
    }

    public mutating func appendInterpolation<Subject: Hashable>(_ subject: Subject, formatter: Foundation.Formatter) {
      format.append(.formatted(FormattedValue(subject, formatter: formatter)))
    }

    public mutating func appendInterpolation(_ text: Text) { format.append(.text(text)) }

    public mutating func appendInterpolation(_ image: Image) { format.append(.image(image)) }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      format.append(.attributed(attributedString))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { format.append(.date(date, style)) }

    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { format.append(.resource(resource)) }
  }
}

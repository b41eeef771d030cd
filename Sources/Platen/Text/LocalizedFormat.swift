/// A sentence with its arguments: the value of an interpolated literal before the language is chosen.
package struct LocalizedFormat: Equatable, Sendable {
  /// A piece of the sentence.
  package enum Segment: Equatable, Sendable {
    /// Words of the sentence itself; the only place where Markdown counts.
    case literal(String)
    case argument(LocalizedArgument)

    /// Whether there may be Markdown in it.
    var mayHaveMarks: Bool { if case .literal(let text) = self { Markdown.mayHaveMarks(text) } else { false } }
  }

  /// The sentence, if it is one literal, as most are: a body makes many of them, which need no array.
  private(set) var words: String?
  /// The pieces of any other sentence.
  private var pieces: [Segment] = []

  package init(_ literal: String) { append(literal: literal) }

  init(capacity: Int) { pieces.reserveCapacity(capacity) }

  /// The pieces in their order.
  package var segments: [Segment] { words.map { [.literal($0)] } ?? pieces }

  mutating func append(literal: String) {
    guard !literal.isEmpty else { return }
    if words == nil, pieces.isEmpty {
      words = literal
    } else {
      append(.literal(literal))
    }
  }

  mutating func append(_ argument: LocalizedArgument) { append(.argument(argument)) }

  private mutating func append(_ segment: Segment) {
    if let words { pieces.append(.literal(words)) }
    words = nil
    pieces.append(segment)
  }

  /// The key of the translation in a table: arguments are printf specifiers, and a percent sign is escaped only where
  /// there are arguments.
  package var key: String {
    if let words { return words }
    let hasArguments = segments.contains { if case .argument = $0 { true } else { false } }
    return segments.map { segment in
      switch segment {
      case .literal(let text): hasArguments ? text.replacingOccurrences(of: "%", with: "%%") : text
      case .argument(let argument): argument.specifier
      }
    }.joined()
  }

  /// The sentence in the language of `locale`: as a table has it under ``key``, or else as it was written.
  package func translated(
    to locale: Locale, from reference: TableReference = TableReference(), key: String? = nil
  ) -> [Segment] {
    translation(to: locale, from: reference, key: key).segments
  }

  /// The same, and the language (BCP 47) of the words: nil where it is taken to be that of the program's texts, as it is
  /// of a sentence without a translation that is not one of this package.
  func translation(
    to locale: Locale, from reference: TableReference, key: String? = nil
  ) -> (segments: [Segment], language: String?) {
    guard let (translation, language) = Translations.find(key ?? self.key, in: locale, reference) else {
      return (segments, reference.isLibrary ? "en" : nil)
    }
    let arguments = segments.compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
    return (TranslationReader.segments(of: translation, arguments: arguments, language: language), language)
  }

  /// The sentence as plain words.
  package func string(
    in locale: Locale, from reference: TableReference = TableReference(), key: String? = nil
  ) -> String {
    translated(to: locale, from: reference, key: key).map { segment in
      switch segment {
      case .literal(let text): text
      case .argument(let argument): argument.string(in: locale)
      }
    }.joined()
  }
}

/// An argument of a sentence.
///
/// Strings and numbers, of which a body makes many, are in it; larger ones are behind a reference.
package enum LocalizedArgument: Equatable, Sendable {
  case string(String)
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)
  /// A number with a printf specifier that was found to suit it.
  indirect case specified(LocalizedArgument, String)
  indirect case formatted(FormattedValue)
  indirect case attributed(AttributedString)
  indirect case date(Date, Text.DateStyle)
  indirect case text(Text)
  indirect case image(Image)
  indirect case resource(LocalizedStringResource)

  /// The printf specifier of the argument in a key.
  var specifier: String {
    switch self {
    case .integer: "%lld"
    case .unsigned: "%llu"
    case .double: "%lf"
    case .specified(_, let specifier): specifier
    default: "%@"
    }
  }

  /// The argument as plain words.
  func string(in locale: Locale) -> String {
    switch self {
    case .string(let text): text
    case .integer(let value): value.formatted(.number.locale(locale))
    case .unsigned(let value): value.formatted(.number.locale(locale))
    case .double(let value): String(format: "%lf", locale: locale, value)
    case .specified(.integer(let value), let specifier): String(format: specifier, locale: locale, value)
    case .specified(.unsigned(let value), let specifier): String(format: specifier, locale: locale, value)
    case .specified(.double(let value), let specifier): String(format: specifier, locale: locale, value)
    case .specified(let argument, _): argument.string(in: locale)
    case .formatted(let value): value.string(in: locale)
    case .attributed(let text): String(text.characters)
    case .date(let date, let style): style.string(for: date, in: locale)
    case .text(let text): text.resolve(in: TextResolution(locale: locale)).plainText
    case .image(let image): image.resolve(in: TextResolution(locale: locale)).label ?? ""
    case .resource(let resource): resource.string(in: locale)
    }
  }
}

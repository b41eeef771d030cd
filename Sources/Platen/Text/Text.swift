/// Text to be shown, with its style.
public struct Text: Equatable, Sendable {
  package enum Storage: Equatable, Sendable {
    case verbatim(String)
    /// A key without arguments in the program's own table, as most are: a body makes many of them.
    case words(String)
    indirect case key(LocalizedStringKey, TableReference)
    indirect case resource(LocalizedStringResource)
    indirect case attributed(AttributedString)
    indirect case formatted(FormattedValue)
    /// Words that a view of this package has formatted in the locale of its environment.
    case localeWords(String)
    indirect case date(Date, DateStyle)
    indirect case dates(ClosedRange<Date>)
    indirect case timer(TimerText)
    indirect case timed(TimedText)
    indirect case image(Image)
    indirect case concatenation([Text])
  }

  package var storage: Storage
  /// In the order they were written: the first is the innermost and wins over the later ones.
  var modifiers: [TextModifier] = []
  /// The level of the heading that the text is; nil where it is none.
  var headingLevel: AccessibilityHeadingLevel?
  /// What is spoken in its place; empty for the text itself.
  var spokenText: [Text] = []

  init(storage: Storage) { self.storage = storage }

  /// Words in the reader's language. They may carry inline Markdown.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    let table = key.isOwn ? .library : TableReference(table: tableName, bundle: bundle)
    storage = if let words = key.format.words, table == TableReference() { .words(words) } else { .key(key, table) }
  }

  /// Words as they are.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// Words as they are, even if written as a literal.
  nonisolated public init(verbatim content: String) { storage = .verbatim(content) }

  /// A sentence from the resource's own table, in the language of the environment. Its inline Markdown is not read.
  @_disfavoredOverload
  nonisolated public init(_ resource: LocalizedStringResource) { storage = .resource(resource) }

  /// Text with the styles of its attributes.
  @_disfavoredOverload
  nonisolated public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  /// A value as `format` shows it, in the reader's language unless the format names one.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(FormattedValue(input, format: format))
  }

  /// Words that a view of this package has formatted in the locale of its environment, such as the name of a month.
  nonisolated init(localeWords words: String) { storage = .localeWords(words) }

  /// An object or a value as `formatter` shows it.
  nonisolated public init<Subject: Hashable>(_ subject: Subject, formatter: Foundation.Formatter) {
    storage = .formatted(FormattedValue(subject, formatter: formatter))
  }

  /// A date. Where the text is a view, a style that depends on the current time is updated by itself.
  nonisolated public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }

  /// An image among the words. A symbol is shown, in windows and terminals as a character; of any other image what it
  /// shows, in words.
  nonisolated public init(_ image: Image) { storage = .image(image) }

  /// One text after the other, each with its own style.
  nonisolated public static func + (first: Text, second: Text) -> Text {
    if case .concatenation(var texts) = first.storage, first.modifiers.isEmpty {
      texts.append(second)
      return Text(storage: .concatenation(texts))
    }
    return Text(storage: .concatenation([first, second]))
  }

  /// How the case of letters is changed.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// Where text is truncated that doesn't fit.
  public enum TruncationMode: Hashable, Sendable {
    case head, middle, tail

    /// The same for the tree.
    var truncation: TextTruncation {
      switch self {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    }
  }

  /// The line under or through words.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is interrupted. Front ends draw a solid line.
    public struct Pattern: Hashable, Sendable {
      enum Kind: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

      let kind: Kind

      /// A solid line, the default.
      public static let solid = Pattern(kind: .solid)
      /// Dots.
      public static let dot = Pattern(kind: .dot)
      /// Dashes.
      public static let dash = Pattern(kind: .dash)
      /// Dashes and dots, alternating.
      public static let dashDot = Pattern(kind: .dashDot)
      /// Dashes and pairs of dots, alternating.
      public static let dashDotDot = Pattern(kind: .dashDotDot)
    }

    /// The pattern of the line. It is kept but not drawn.
    public var pattern: Pattern
    /// The colour of the line; nil for that of the text. It is kept but not drawn: lines have the text's colour.
    public var color: Color?

    /// Creates a style. Front ends draw a solid line in the colour of the text whatever the values.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single solid line in the colour of the text.
    public static let single = LineStyle()
  }
}

extension AttributedString {
  /// How Markdown is read. Blocks (headings, lists) are not read in any case: their marks stay as they are.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// What of Markdown is read. Each case reads inline marks alone; with `inlineOnly` a line break becomes a space,
    /// with the others line breaks stay.
    public enum InterpretedSyntax: Hashable, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    /// What happens where Markdown can't be read. Both cases do the same: any text can be read.
    public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

    /// Ignored: extended attributes are not read. The default is false.
    public var allowsExtendedAttributes: Bool
    /// How line breaks are treated; `full` by default, which keeps them.
    public var interpretedSyntax: InterpretedSyntax
    /// Accepted: there is no Markdown that can't be read.
    public var failurePolicy: FailurePolicy
    /// Ignored. The default is nil.
    public var languageCode: String?
    /// Ignored: no source positions are set. The default is false.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options. Only `interpretedSyntax` has an effect.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Inline Markdown as attributed text. With `inlineOnly` a line break is a space, as between the lines of one
  /// paragraph; otherwise line breaks stay as they are. Relative links begin at `baseURL`.
  public init(markdown: String, options: MarkdownParsingOptions, baseURL: URL? = nil) {
    let joinsLines = options.interpretedSyntax == .inlineOnly
    let source = joinsLines ? markdown.split(whereSeparator: \.isNewline).joined(separator: " ") : markdown
    self.init(Markdown.runs(of: source), arguments: [], locale: .process, baseURL: baseURL)
  }

  /// The sentence in the language of `locale`, as far as there is a translation, with the styles of its inline
  /// Markdown. Markdown in its arguments is not read.
  public init(
    localized key: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let locale = locale ?? .process
    let segments = key.format.translated(to: locale, from: TableReference(table: table, bundle: bundle))
    var arguments: [LocalizedArgument] = []
    let pieces = segments.map { segment -> Markdown.Piece in
      switch segment {
      case .literal(let text): return .literal(text)
      case .argument(let argument):
        arguments.append(argument)
        return .argument(arguments.count - 1)
      }
    }
    self.init(Markdown.runs(of: pieces), arguments: arguments, locale: locale, baseURL: nil)
  }

  /// The sentence of a resource, with the styles of its inline Markdown.
  public init(localized resource: LocalizedStringResource) {
    self.init(Markdown.runs(of: String(localized: resource)), arguments: [], locale: resource.locale, baseURL: nil)
  }

  /// Options of a localized sentence. None has an effect.
  public struct FormattingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Accepted and ignored: arguments of a sentence get no replacement index.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }

  private init(_ runs: [Markdown.Run], arguments: [LocalizedArgument], locale: Locale, baseURL: URL?) {
    self.init()
    let inflected = Markdown.inflected(runs, language: locale.language.languageCode?.identifier) {
      arguments[$0].plainWords(in: locale)
    }
    for run in inflected {
      var attributes = AttributeContainer()
      if !run.style.isEmpty { attributes.swiftUI.inlinePresentationIntent = InlinePresentationIntent(run.style) }
      if let destination = run.destination {
        let address = destination.map { piece in
          switch piece {
          case .literal(let text): text
          case .argument(let number): arguments[number].string(in: locale)
          }
        }.joined()
        attributes.link = URL(string: address, relativeTo: baseURL)
      }
      switch run.piece {
      case .literal(let text): append(AttributedString(text, attributes: attributes))
      case .argument(let number):
        if case .attributed(let text) = arguments[number] {
          append(text.mergingAttributes(attributes, mergePolicy: .keepCurrent))
        } else {
          append(AttributedString(arguments[number].string(in: locale), attributes: attributes))
        }
      }
    }
  }
}

extension Text {
  /// The text with its words chosen and its style resolved, for an environment.
  nonisolated package func resolve(in environment: TextResolution) -> TextContent {
    resolve(in: environment, keepsAttributes: false).content
  }

  /// The same with the program's own attributes: an element for each run, or none where they are not kept.
  nonisolated func resolve(
    in environment: TextResolution, keepsAttributes: Bool
  ) -> (content: TextContent, attributes: [CustomTextAttributes]) {
    var style = TextRunStyle(environment)
    style.apply(modifiers, in: environment)
    // What holds for the whole text is the content's own, so that runs name only what differs.
    var resolver = TextResolver(environment: environment, font: style.effectiveFont, foreground: style.foreground)
    if keepsAttributes { resolver.attributes = [] }
    resolver.append(storage, style: style)
    var content = TextContent(
      runs: resolver.runs, font: resolver.font, foreground: resolver.foreground, alignment: environment.alignment,
      lineLimit: environment.lineLimit)
    content.writing = environment.writing
    content.lineSpacing = environment.lineSpacing
    content.lineHeight = environment.lineHeight
    content.truncation = environment.truncation
    content.minimumScale = environment.minimumScale
    return (content, resolver.attributes ?? [])
  }
}

/// The style of a stretch of text while it is being resolved.
struct TextRunStyle: Equatable {
  var font: Font
  private let typeScale: Double
  var weight: Font.Weight?
  var design: Font.Design?
  var hasMonospacedDigits = false
  var foreground: Paint
  var background: Paint?
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var isCode = false
  var link: URL?
  var kerning: CGFloat
  var baselineOffset: CGFloat = 0
  var language: String?
  /// The language by whose rules the text is set, whatever language it is in.
  var typesettingLanguage: String?
  /// The program's own attributes.
  var attributes: CustomTextAttributes = [:]

  init(_ environment: TextResolution) {
    font = environment.font
    typeScale = environment.typeScale
    foreground = environment.foreground
    kerning = environment.kerning
    typesettingLanguage = environment.typesettingLanguage
    isUnderlined = environment.decoration.isUnderlined
    isStruckThrough = environment.decoration.isStruckThrough
  }

  var effectiveFont: Font {
    var font = font
    if let weight { font = font.weight(weight) }
    if let design { font.design = design }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    if font.textStyle != nil { font.scale = typeScale }
    return font
  }

  /// Applies a text's own modifiers, the outermost first, so that the innermost has the last word.
  mutating func apply(_ modifiers: [TextModifier], in environment: TextResolution) {
    for modifier in modifiers.reversed() {
      switch modifier {
      case .bold(let isActive): isBold = isActive
      case .italic(let isActive): isItalic = isActive
      case .underline(let isActive): isUnderlined = isActive
      case .strikethrough(let isActive): isStruckThrough = isActive
      case .monospaced(let isActive): design = isActive ? .monospaced : nil
      case .monospacedDigit: hasMonospacedDigits = true
      case .font(let font): if let font { self.font = environment.fontAdjustments.applied(to: font) }
      case .weight(let weight): self.weight = weight ?? self.weight
      case .kerning(let points): kerning = points
      case .baselineOffset(let points): baselineOffset = points
      case .language(let language): typesettingLanguage = language
      case .attribute(let attribute): attributes[attribute.key] = attribute
      case .design(let design): self.design = design ?? self.design
      case .foreground(let source):
        if let source {
          foreground = source.resolve(
            in: environment.surroundings.values, foreground: environment.foreground, tint: environment.tint,
            background: environment.background)
        }
      }
    }
  }

  mutating func apply(_ style: Markdown.Style) {
    if style.contains(.strong) { isBold = true }
    if style.contains(.emphasis) { isItalic = true }
    if style.contains(.strikethrough) { isStruckThrough = true }
    if style.contains(.code) { isCode = true }
  }
}

/// Collects the runs of a text.
struct TextResolver {
  let environment: TextResolution
  let font: Font
  let foreground: Paint
  private(set) var runs: [TextRun] = []
  /// The program's own attributes of each run; nil where they are not kept.
  var attributes: [CustomTextAttributes]?

  init(environment: TextResolution, font: Font, foreground: Paint) {
    self.environment = environment
    self.font = font
    self.foreground = foreground
  }

  mutating func append(_ storage: Text.Storage, style: TextRunStyle) {
    switch storage {
    case .verbatim(let text): append(text, style: style)
    case .words(let words): append(LocalizedFormat(words), from: TableReference(), style: style)
    case .key(let key, let table): append(key.format, from: table, style: style)
    case .resource(let resource):
      append(resource.string(in: environment.locale), style: style)
    case .attributed(let text): append(text, style: style)
    case .formatted(let value): append(value, style: style)
    case .localeWords(let words): appendFormatted(words, style: style)
    case .date(let date, let dateStyle):
      appendFormatted(dateStyle.string(for: date, in: environment.locale), style: style)
    case .dates(let dates): appendFormatted(Text.string(for: dates, in: environment.locale), style: style)
    case .timer(let timer): appendFormatted(timer.string(in: environment.locale), style: style)
    case .timed(let text):
      let words = text.string(in: environment.locale)
      append(words, style: inLocale(style, String(words.characters)))
    case .image(let image): append(image, style: style)
    case .concatenation(let texts): for text in texts { append(text, style: style) }
    }
  }

  private mutating func append(_ text: Text, style: TextRunStyle) {
    var style = style
    style.apply(text.modifiers, in: environment)
    append(text.storage, style: style)
  }

  /// A sentence in the language that is chosen for it, which may be another than that of the program's texts.
  private mutating func append(_ format: LocalizedFormat, from table: TableReference, style: TextRunStyle) {
    let (segments, language) = format.translation(to: environment.locale, from: table)
    var style = style
    if let language, let other = Translations.otherLanguage(language, for: environment.locale) {
      style.language = other
    }
    append(segments, style: style)
  }

  private mutating func appendFormatted(_ words: String, style: TextRunStyle) {
    append(words, style: inLocale(style, words))
  }

  /// The style for words that were formatted in the locale of the environment. Where its language is another than that
  /// of the program's texts, they are marked. Digits alone, which every language reads, are not.
  private func inLocale(_ style: TextRunStyle, _ words: String) -> TextRunStyle {
    // The digits first: a count beside a field is resolved at each key, and a locale parses its language each time.
    guard !words.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let language = environment.locale.language.languageCode?.identifier,
      Translations.otherLanguage(language, for: environment.locale) != nil
    else { return style }
    var style = style
    style.language = environment.locale.identifier(.bcp47)
    return style
  }

  private mutating func append(_ value: FormattedValue, style: TextRunStyle) {
    let words = value.string(in: environment.locale)
    value.follows(environment.locale) ? appendFormatted(words, style: style) : append(words, style: style)
  }

  /// A sentence: its own words are Markdown, its arguments are not.
  private mutating func append(_ segments: [LocalizedFormat.Segment], style: TextRunStyle) {
    guard segments.contains(where: \.mayHaveMarks) else {
      for segment in segments {
        switch segment {
        case .literal(let text): append(text, style: style)
        case .argument(let argument): append(argument, style: style)
        }
      }
      return
    }
    var arguments: [LocalizedArgument] = []
    let pieces: [Markdown.Piece] = segments.map { segment in
      switch segment {
      case .literal(let text): return .literal(text)
      case .argument(let argument):
        arguments.append(argument)
        return .argument(arguments.count - 1)
      }
    }
    let runs = Markdown.inflected(
      Markdown.runs(of: pieces), language: environment.locale.language.languageCode?.identifier
    ) { arguments[$0].plainWords(in: environment.locale) }
    for run in runs {
      var style = style
      style.apply(run.style)
      if let destination = run.destination {
        let address = destination.map { words(of: $0, arguments) }.joined()
        if let url = URL(string: address) { apply(link: url, to: &style) }
      }
      switch run.piece {
      case .literal(let text): append(text, style: style)
      case .argument(let number): append(arguments[number], style: style)
      }
    }
  }

  private func words(of piece: Markdown.Piece, _ arguments: [LocalizedArgument]) -> String {
    switch piece {
    case .literal(let text): text
    case .argument(let number): arguments[number].string(in: environment.locale)
    }
  }

  private mutating func append(_ argument: LocalizedArgument, style: TextRunStyle) {
    switch argument {
    case .text(let text): append(text, style: style)
    case .attributed(let text): append(text, style: style)
    case .formatted(let value): append(value, style: style)
    case .image(let image): append(image, style: style)
    case .string, .resource: append(argument.string(in: environment.locale), style: style)
    case .integer, .unsigned, .double, .specified, .date:
      appendFormatted(argument.string(in: environment.locale), style: style)
    }
  }

  /// A symbol among the words, or what another image shows, in words.
  private mutating func append(_ image: Image, style: TextRunStyle) {
    let content = image.resolve(in: environment)
    append(content.label ?? "", style: style, symbol: content.systemName)
  }

  private mutating func append(_ text: AttributedString, style: TextRunStyle) {
    for run in text.runs {
      var style = style
      if let intent = run.inlinePresentationIntent { style.apply(intent.markdownStyle) }
      if let link = run.link { apply(link: link, to: &style) }
      if let language = run.languageIdentifier { style.language = language }
      let (own, uiKit) = (run.swiftUI, run.uiKit)
      if let font = own.font ?? uiKit.font.map({ Font($0) }) { style.font = font }
      if let color = own.foregroundColor ?? uiKit.foregroundColor.map({ Color(uiColor: $0) }) {
        style.foreground = color.paint
      }
      if let points = own.kern ?? own.tracking ?? uiKit.kern ?? uiKit.tracking { style.kerning = points }
      if let color = own.backgroundColor ?? uiKit.backgroundColor.map({ Color(uiColor: $0) }) {
        style.background = color.paint
      }
      if own.underlineStyle != nil || !(uiKit.underlineStyle ?? []).isEmpty { style.isUnderlined = true }
      if own.strikethroughStyle != nil || !(uiKit.strikethroughStyle ?? []).isEmpty { style.isStruckThrough = true }
      append(String(text.characters[run.range]), style: style)
    }
  }

  /// A link has the tint, unless it has a colour of its own.
  private func apply(link: URL, to style: inout TextRunStyle) {
    style.link = link
    if style.foreground == foreground { style.foreground = environment.tint ?? .system(.accent) }
  }

  private mutating func append(_ words: String, style: TextRunStyle, symbol: String? = nil) {
    guard !words.isEmpty else { return }
    let text =
      switch symbol == nil ? environment.textCase : nil {
      case .uppercase: words.uppercased(with: environment.locale)
      case .lowercase: words.lowercased(with: environment.locale)
      case nil: words
      }
    var run = TextRun(text)
    run.isBold = style.isBold
    run.isItalic = style.isItalic
    run.isUnderlined = style.isUnderlined
    run.isStruckThrough = style.isStruckThrough
    run.isCode = style.isCode
    run.link = style.link
    run.font = style.effectiveFont == font ? nil : style.effectiveFont
    run.background = style.background
    run.kerning = style.kerning
    run.baselineOffset = style.baselineOffset
    run.language = style.typesettingLanguage ?? style.language
    run.symbol = symbol
    run.foreground = style.foreground == foreground ? nil : style.foreground
    // Runs of the same style are one, except that two links and two symbols stay two. The string is taken out
    // meanwhile, so that it grows in place.
    if let last = runs.indices.last, run.link == nil, symbol == nil,
      attributes.map({ $0[last] == style.attributes }) ?? true
    {
      var words = runs[last].text
      runs[last].text = text
      let looksTheSame = runs[last] == run
      runs[last].text = ""
      if looksTheSame { words.append(text) }
      runs[last].text = words
      if looksTheSame { return }
    }
    runs.append(run)
    attributes?.append(style.attributes)
  }
}

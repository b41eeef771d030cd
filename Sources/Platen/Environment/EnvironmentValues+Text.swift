// What texts and controls take from their surroundings.

private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum FontAdjustmentsKey: EnvironmentKey { static let defaultValue = FontAdjustments() }
private enum AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum LineRangeKey: EnvironmentKey { static let defaultValue = LineRange() }
private enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
private enum TextDecorationKey: EnvironmentKey { static let defaultValue = TextDecoration() }

/// What modifiers change of whatever font applies, wherever that was set.
struct FontAdjustments: Equatable, Sendable {
  var weight: Font.Weight?
  var isItalic: Bool?
  var design: Font.Design?
  var isMonospaced: Bool?
  var hasMonospacedDigits = false

  func applied(to font: Font) -> Font {
    var font = font
    if let weight { font = font.weight(weight) }
    if let isItalic { font = font.italic(isItalic) }
    if let design { font.design = design }
    if let isMonospaced { font = font.monospaced(isMonospaced) }
    return hasMonospacedDigits ? font.monospacedDigit() : font
  }
}

/// How many lines a field shows at least and at most.
struct LineRange: Equatable, Sendable {
  var least: Int?
  var most: Int?
}

extension EnvironmentValues {
  /// The font of texts that set none of their own.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  var fontAdjustments: FontAdjustments {
    get { self[FontAdjustmentsKey.self] }
    set { self[FontAdjustmentsKey.self] = newValue }
  }

  /// The font that applies here, with all that modifiers set of it.
  var resolvedFont: Font {
    var font = fontAdjustments.applied(to: font ?? .body)
    if font.textStyle != nil { font.scale = typeScale }
    return font
  }

  /// How much larger than usual text styles are.
  var typeScale: Double { dynamicTypeSize.scale }

  /// How the lines of texts and fields are aligned to each other. Leading by default.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// The most lines that a text may take; nil for as many as it needs.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  var lineRange: LineRange {
    get { self[LineRangeKey.self] }
    set { self[LineRangeKey.self] = newValue }
  }

  /// The lines under and through the letters of texts and fields.
  var textDecoration: TextDecoration {
    get { self[TextDecorationKey.self] }
    set { self[TextDecorationKey.self] = newValue }
  }

  /// How the case of the letters of texts is changed.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Takes from elsewhere how texts look: for views that belong to a field without being a part of its text.
  mutating func takeTextLook(of other: EnvironmentValues) {
    font = other.font
    foreground = other.foreground
    fontAdjustments = other.fontAdjustments
    multilineTextAlignment = other.multilineTextAlignment
    textAlignmentStrategy = other.textAlignmentStrategy
    writingDirectionStrategy = other.writingDirectionStrategy
    typesettingLanguage = other.typesettingLanguage
    lineLimit = other.lineLimit
    lineRange = other.lineRange
    textDecoration = other.textDecoration
    textCase = other.textCase
    textScale = other.textScale
    kerning = other.kerning
    lineSpacing = other.lineSpacing
    lineHeight = other.lineHeight
  }

  /// What a text takes from here.
  var textResolution: TextResolution {
    var resolution = TextResolution(
      font: resolvedFont, foreground: foreground, tint: tint, alignment: multilineTextAlignment, lineLimit: lineLimit,
      locale: locale, textCase: textCase)
    resolution.writing = textWriting
    resolution.typesettingLanguage = typesettingLanguage
    resolution.background = paint(of: BackgroundStyle()._source)
    resolution.decoration = textDecoration
    resolution.typeScale = typeScale * textScale.factor
    resolution.kerning = kerning
    resolution.lineSpacing = lineSpacing
    resolution.lineHeight = lineHeight?.shown
    resolution.truncation = truncationMode.truncation
    resolution.minimumScale = minimumScaleFactor
    resolution.colorScheme = colorScheme
    resolution.fontAdjustments = fontAdjustments
    resolution.surroundings = TextResolution.Surroundings(values: self)
    return resolution
  }

  /// What `Font.resolve(in:)` takes.
  public var fontResolutionContext: Font.Context { Font.Context() }
}

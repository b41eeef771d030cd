/// The style of text editors.
@MainActor @preconcurrency public protocol TextEditorStyle {
  associatedtype Body: View

  /// The editor in the style: what `TextEditor(configuration)` is, with whatever belongs around it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = TextEditorStyleConfiguration
}

/// What an editor's style has to work with.
public struct TextEditorStyleConfiguration {
  let configuration: FieldConfiguration
}

/// The platform's default style.
public struct AutomaticTextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension AutomaticTextEditorStyle: TextEditorStyle, BuiltinStyle {
  nonisolated var drawn: FieldContent.Style { .automatic }

  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { TextEditor(configuration).textEditorStyle(self) }
}

/// Nothing around the text.
public struct PlainTextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PlainTextEditorStyle: TextEditorStyle, BuiltinStyle {
  nonisolated var drawn: FieldContent.Style { .plain }

  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { TextEditor(configuration).textEditorStyle(self) }
}

/// A border with round corners.
public struct RoundedBorderTextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension RoundedBorderTextEditorStyle: TextEditorStyle, BuiltinStyle {
  nonisolated var drawn: FieldContent.Style { .roundedBorder }

  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { TextEditor(configuration).textEditorStyle(self) }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The platform's default style.
  public static var automatic: Self { Self() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// No border around the text.
  public static var plain: Self { Self() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A border with round corners.
  public static var roundedBorder: Self { Self() }
}

enum TextEditorStyles: StyleKind {
  typealias Configuration = TextEditorStyleConfiguration

  static var standard: FieldContent.Style { .automatic }
}

extension View {
  /// Sets the style of the text editors in the view. Inside of what `style` makes, the style that is set further out
  /// applies.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    modifier(StyleModifier<TextEditorStyles>(style, makeBody: { $0.makeBody(configuration: $1) }))
  }
}

/// The style of text editors.
@MainActor @preconcurrency public protocol TextEditorStyle {
  associatedtype Body: View

  /// The editor in the style: what `TextEditor(configuration)` is, with whatever belongs around it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = TextEditorStyleConfiguration

  /// The style by its name for front ends; nil for one of the program's own.
  nonisolated var _editorStyle: _FieldStyle? { get }
}

extension TextEditorStyle {
  /// Nil: a style of the program's own is made by its `makeBody(configuration:)`.
  nonisolated public var _editorStyle: _FieldStyle? { nil }
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

extension AutomaticTextEditorStyle: TextEditorStyle {
  /// The front end's default style of text editors.
  nonisolated public var _editorStyle: _FieldStyle? { _FieldStyle(style: .automatic) }

  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { TextEditor(configuration) }
}

/// Nothing around the text.
public struct PlainTextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PlainTextEditorStyle: TextEditorStyle {
  /// The front end's style of text editors without a border.
  nonisolated public var _editorStyle: _FieldStyle? { _FieldStyle(style: .plain) }

  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { TextEditor(configuration) }
}

/// A border with round corners.
public struct RoundedBorderTextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension RoundedBorderTextEditorStyle: TextEditorStyle {
  /// The front end's style of text editors with a rounded border.
  nonisolated public var _editorStyle: _FieldStyle? { _FieldStyle(style: .roundedBorder) }

  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { TextEditor(configuration) }
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

/// The styles of a program's own around a place, the nearest last.
struct EditorStyles: GraphComparable, @unchecked Sendable {
  struct Entry {
    let style: any TextEditorStyle
    let isSame: (any TextEditorStyle) -> Bool
    let body: @MainActor (TextEditorStyleConfiguration) -> AnyView
  }

  var entries: [Entry] = []

  static func isSame(_ first: EditorStyles, _ second: EditorStyles) -> Bool {
    first.entries.elementsEqual(second.entries) { $0.isSame($1.style) }
  }

  init() {}

  init<S: TextEditorStyle>(_ style: S) {
    nonisolated(unsafe) let style = style
    entries = [
      Entry(
        style: style, isSame: { ($0 as? S).map { ValueComparison.areEqual($0, style) } ?? false },
        body: { AnyView(style.makeBody(configuration: $0)) })
    ]
  }
}

private enum EditorStyleKey: EnvironmentKey { static let defaultValue = FieldContent.Style.automatic }
private enum EditorStylesKey: EnvironmentKey { static let defaultValue = EditorStyles() }

extension EnvironmentValues {
  var editorStyle: FieldContent.Style {
    get { self[EditorStyleKey.self] }
    set { self[EditorStyleKey.self] = newValue }
  }

  var editorStyles: EditorStyles {
    get { self[EditorStylesKey.self] }
    set { self[EditorStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text editors in the view. It replaces one set further out, except that a style of the
  /// program's own shows its editor in the front end's style set there.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    nonisolated(unsafe) let style = style
    return transformEnvironment { values in
      if let known = style._editorStyle {
        values.editorStyle = known.style
        values.editorStyles = EditorStyles()
      } else {
        values.editorStyles = EditorStyles(style)
      }
    }
  }
}

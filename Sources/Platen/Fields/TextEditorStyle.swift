/// How text editors look.
@MainActor @preconcurrency public protocol TextEditorStyle {
  associatedtype Body: View

  /// The editor in the style: what `TextEditor(configuration)` is, with whatever belongs around it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  typealias Configuration = TextEditorStyleConfiguration

  /// The look that front ends know the style by; nil for one of a program's own.
  nonisolated var _editorStyle: _FieldStyle? { get }
}

extension TextEditorStyle {
  nonisolated public var _editorStyle: _FieldStyle? { nil }
}

/// What an editor's style has to work with.
public struct TextEditorStyleConfiguration {
  let configuration: FieldConfiguration
}

/// The platform's look.
public struct AutomaticTextEditorStyle {
  nonisolated public init() {}
}

extension AutomaticTextEditorStyle: TextEditorStyle {
  nonisolated public var _editorStyle: _FieldStyle? { _FieldStyle(style: .automatic) }

  public func makeBody(configuration: Configuration) -> some View { TextEditor(configuration) }
}

/// Nothing around the text.
public struct PlainTextEditorStyle {
  nonisolated public init() {}
}

extension PlainTextEditorStyle: TextEditorStyle {
  nonisolated public var _editorStyle: _FieldStyle? { _FieldStyle(style: .plain) }

  public func makeBody(configuration: Configuration) -> some View { TextEditor(configuration) }
}

/// A border with round corners.
public struct RoundedBorderTextEditorStyle {
  nonisolated public init() {}
}

extension RoundedBorderTextEditorStyle: TextEditorStyle {
  nonisolated public var _editorStyle: _FieldStyle? { _FieldStyle(style: .roundedBorder) }

  public func makeBody(configuration: Configuration) -> some View { TextEditor(configuration) }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: Self { Self() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { Self() } }
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
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

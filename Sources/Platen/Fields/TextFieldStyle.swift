import TextEditing

/// The style of text fields.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View

  /// The field in the style; `configuration` is the field in the style around this one.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body

  typealias _Label = _TextFieldStyleLabel
}

/// The label of the field that a style makes.
public struct _TextFieldStyleLabel {
  let label: AnyView
}

extension _TextFieldStyleLabel: View {
  /// The views that this one is made of.
  public var body: some View { label }
}

/// The platform's default style.
public struct DefaultTextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle, BuiltinStyle {
  nonisolated var drawn: FieldContent.Style { .automatic }

  /// The field as it is: the front end draws the style.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Nothing around the text.
public struct PlainTextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PlainTextFieldStyle: TextFieldStyle, BuiltinStyle {
  nonisolated var drawn: FieldContent.Style { .plain }

  /// The field as it is: the front end draws the style.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle, BuiltinStyle {
  nonisolated var drawn: FieldContent.Style { .roundedBorder }

  /// The field as it is: the front end draws the style.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A border with square corners.
public struct SquareBorderTextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension SquareBorderTextFieldStyle: TextFieldStyle, BuiltinStyle {
  nonisolated var drawn: FieldContent.Style { .squareBorder }

  /// The field as it is: the front end draws the style.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The platform's default style.
  public static var automatic: Self { Self() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border around the text.
  public static var plain: Self { Self() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  public static var roundedBorder: Self { Self() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A border with square corners.
  public static var squareBorder: Self { Self() }
}

enum TextFieldStyles: StyleKind {
  typealias Configuration = TextField<_TextFieldStyleLabel>

  static var standard: FieldContent.Style { .automatic }
}

private enum LiveFormattingKey: EnvironmentKey { static let defaultValue: Bool? = nil }
private enum CaretMovementKey: EnvironmentKey { static let defaultValue: EditingOptions.Movement? = nil }
private enum ValueUpdateKey: EnvironmentKey { static let defaultValue: TextFieldValueUpdate? = nil }

extension EnvironmentValues {
  /// Whether fields format the text while it is typed; nil where each format decides.
  var liveFormatting: Bool? {
    get { self[LiveFormattingKey.self] }
    set { self[LiveFormattingKey.self] = newValue }
  }

  /// How the left and the right arrow move the caret in text of both directions; nil as the front end shows it.
  var caretMovement: EditingOptions.Movement? {
    get { self[CaretMovementKey.self] }
    set { self[CaretMovementKey.self] = newValue }
  }

  var textFieldValueUpdate: TextFieldValueUpdate? {
    get { self[ValueUpdateKey.self] }
    set { self[ValueUpdateKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text fields and secure fields in the view. Inside of what `style` makes, the style that is
  /// set further out applies.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(StyleModifier<TextFieldStyles>(style, makeBody: { $0._body(configuration: $1) }))
  }

  /// Has fields with a format or a formatter format the text while it is typed, keeping the caret in its place.
  ///
  /// Without this modifier fields leave the text unchanged until the editing ends, as SwiftUI's do, except for formats
  /// that are hard to type otherwise: phone numbers, payment cards and their expiry dates.
  nonisolated public func liveFormatting(_ isEnabled: Bool = true) -> some View {
    environment(\.liveFormatting, isEnabled)
  }

  /// Has the left and the right arrow move the caret in the order of the text, or in the order on the screen, in the
  /// fields of the view. Without it a terminal in which the program orders text moves it on the screen, and a test in the
  /// order of the text. A front end whose platform moves the caret itself, as a browser does, follows the platform.
  nonisolated public func caretMovement(_ movement: EditingOptions.Movement) -> some View {
    environment(\.caretMovement, movement)
  }

  /// When fields with a value write it.
  nonisolated public func textFieldValueUpdate(_ update: TextFieldValueUpdate) -> some View {
    environment(\.textFieldValueUpdate, update)
  }
}

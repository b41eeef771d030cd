/// How text fields look.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View

  /// The field in the style; `configuration` is the field in the style around this one.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body

  typealias _Label = _TextFieldStyleLabel

  /// The look that front ends know the style by; nil for one of a program's own.
  nonisolated var _fieldStyle: _FieldStyle? { get }
}

extension TextFieldStyle {
  nonisolated public var _fieldStyle: _FieldStyle? { nil }
}

/// A look that front ends know.
public struct _FieldStyle: Sendable {
  let style: FieldContent.Style
}

/// The label of a field, in a style's hands.
public struct _TextFieldStyleLabel {
  let label: AnyView
}

extension _TextFieldStyleLabel: View {
  public var body: some View { label }
}

/// The platform's look.
public struct DefaultTextFieldStyle {
  nonisolated public init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public var _fieldStyle: _FieldStyle? { _FieldStyle(style: .automatic) }

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Nothing around the text.
public struct PlainTextFieldStyle {
  nonisolated public init() {}
}

extension PlainTextFieldStyle: TextFieldStyle {
  nonisolated public var _fieldStyle: _FieldStyle? { _FieldStyle(style: .plain) }

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle {
  nonisolated public init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public var _fieldStyle: _FieldStyle? { _FieldStyle(style: .roundedBorder) }

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A border with square corners.
public struct SquareBorderTextFieldStyle {
  nonisolated public init() {}
}

extension SquareBorderTextFieldStyle: TextFieldStyle {
  nonisolated public var _fieldStyle: _FieldStyle? { _FieldStyle(style: .squareBorder) }

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { Self() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { Self() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { Self() } }
extension TextFieldStyle where Self == SquareBorderTextFieldStyle { public static var squareBorder: Self { Self() } }

/// The styles of a program's own around a place, the nearest last.
struct FieldStyles: GraphComparable, @unchecked Sendable {
  struct Entry {
    let style: any TextFieldStyle
    let isSame: (any TextFieldStyle) -> Bool
    let body: @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView
  }

  var entries: [Entry] = []

  static func isSame(_ first: FieldStyles, _ second: FieldStyles) -> Bool {
    first.entries.elementsEqual(second.entries) { $0.isSame($1.style) }
  }

  mutating func append<S: TextFieldStyle>(_ style: S) {
    nonisolated(unsafe) let style = style
    entries.append(
      Entry(
        style: style, isSame: { ($0 as? S).map { ValueComparison.areEqual($0, style) } ?? false },
        body: { AnyView(style._body(configuration: $0)) }))
  }
}

private enum FieldStyleKey: EnvironmentKey { static let defaultValue = FieldContent.Style.automatic }
private enum FieldStylesKey: EnvironmentKey { static let defaultValue = FieldStyles() }
private enum LiveFormattingKey: EnvironmentKey { static let defaultValue: Bool? = nil }
private enum CaretMovementKey: EnvironmentKey { static let defaultValue = EditingOptions.Movement.logical }
private enum ValueUpdateKey: EnvironmentKey { static let defaultValue: TextFieldValueUpdate? = nil }

extension EnvironmentValues {
  var fieldStyle: FieldContent.Style {
    get { self[FieldStyleKey.self] }
    set { self[FieldStyleKey.self] = newValue }
  }

  var fieldStyles: FieldStyles {
    get { self[FieldStylesKey.self] }
    set { self[FieldStylesKey.self] = newValue }
  }

  /// Whether fields format while one types; nil where each format decides.
  var liveFormatting: Bool? {
    get { self[LiveFormattingKey.self] }
    set { self[LiveFormattingKey.self] = newValue }
  }

  /// What the left and the right arrow do in fields with text of both directions.
  var caretMovement: EditingOptions.Movement {
    get { self[CaretMovementKey.self] }
    set { self[CaretMovementKey.self] = newValue }
  }

  var textFieldValueUpdate: TextFieldValueUpdate? {
    get { self[ValueUpdateKey.self] }
    set { self[ValueUpdateKey.self] = newValue }
  }
}

extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    transformEnvironment { values in
      if let known = style._fieldStyle {
        values.fieldStyle = known.style
        values.fieldStyles = FieldStyles()
      } else {
        values.fieldStyles.entries.removeAll()
        values.fieldStyles.append(style)
      }
    }
  }

  /// Has fields with a format or a formatter format while one types, with the caret where it belongs.
  ///
  /// SwiftUI leaves the text alone until the editing ends, and so do fields here without this modifier, but for
  /// formats that nobody would type otherwise: phone numbers, payment cards and their expiry dates.
  nonisolated public func liveFormatting(_ isEnabled: Bool = true) -> some View {
    environment(\.liveFormatting, isEnabled)
  }

  /// Has the left and the right arrow go by the order of the text in fields here, or as it is seen on the screen. A
  /// front end whose platform moves the caret itself, as a browser does, follows the platform.
  nonisolated public func caretMovement(_ movement: EditingOptions.Movement) -> some View {
    environment(\.caretMovement, movement)
  }

  /// When fields with a value write it.
  nonisolated public func textFieldValueUpdate(_ update: TextFieldValueUpdate) -> some View {
    environment(\.textFieldValueUpdate, update)
  }
}

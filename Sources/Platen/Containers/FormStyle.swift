/// The appearance of a form.
@MainActor @preconcurrency public protocol FormStyle {
  /// The view that the style makes.
  associatedtype Body: View

  /// Makes the view for a configuration.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The parts of a form that the style arranges.
  typealias Configuration = FormStyleConfiguration
}

/// The parts of a form, for its style.
public struct FormStyleConfiguration {
  /// The views in the form.
  public struct Content {
    let view: AnyView
  }

  /// The views in the form. In `Form(configuration)` they are its rows.
  public let content: Content
}

extension FormStyleConfiguration.Content: View {
  /// The views that this one is made of.
  public var body: some View { view }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// A form of the views that a style arranges, in the style around it.
  nonisolated public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// The platform's style.
public struct AutomaticFormStyle: BuiltinStyle {
  var drawn: FormContent.Style { .automatic }

  /// Creates the style.
  nonisolated public init() {}
}

extension AutomaticFormStyle: FormStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

/// Sections as groups of rows, which is how front ends draw every form.
public struct GroupedFormStyle: BuiltinStyle {
  var drawn: FormContent.Style { .grouped }

  /// Creates the style.
  nonisolated public init() {}
}

extension GroupedFormStyle: FormStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

/// Accepted, and drawn as ``AutomaticFormStyle``.
public struct ColumnsFormStyle: BuiltinStyle {
  var drawn: FormContent.Style { .columns }

  /// Creates the style.
  nonisolated public init() {}
}

extension ColumnsFormStyle: FormStyle {
  /// Makes the view for a configuration.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The platform's style.
  public static var automatic: Self { Self() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Sections as groups of rows, which is how front ends draw every form.
  public static var grouped: Self { Self() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Accepted, and drawn as ``FormStyle/automatic``.
  public static var columns: Self { Self() }
}

enum FormStyles: StyleKind {
  typealias Configuration = FormStyleConfiguration

  static var standard: FormContent.Style { .automatic }
}

/// A form in the style around it.
struct _StyledForm<Content> {
  let content: Content
  @ControlStyle<FormStyles> private var style

  nonisolated init(content: Content) { self.content = content }
}

extension _StyledForm: View where Content: View {
  var body: some View {
    if let styled = style.body(FormStyleConfiguration(content: .init(view: style.applied(to: content)))) {
      styled
    } else {
      _FormCore(content: content)
    }
  }
}

extension View {
  /// Sets the style of the forms in the view. Front ends draw the platform's styles alike.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(StyleModifier<FormStyles>(style, makeBody: { $0.makeBody(configuration: $1) }))
  }
}

/// Controls for entering data, arranged as the platform arranges forms.
public struct Form<Content: View> {
  let content: Content

  /// A form of the views in `content`: each is a row, and controls show their labels beside them.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: _ContainerView {
  /// The views inside. For the graph.
  public var _childContent: _ValidationScopeView<Content> { _ValidationScopeView(content: content) }

  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.container(.form(FormContent(style: environment[style: FormStyles.self].drawn))))
  }

  /// Marks what is inside as rows of a form. For the graph.
  public static func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = true }
}

/// A part of a form or list, with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the rows are shown, for a header that shows and hides them.
  var isExpanded: Binding<Bool>?
}

extension Section: View {
  /// The views that this one is made of.
  public var body: some View {
    if let isExpanded {
      _SectionContainer(
        content: _FoldingParts(header: header, content: content, footer: footer, isExpanded: isExpanded))
    } else {
      _SectionContainer(
        content: TupleView(
          _SectionEdge(isHeader: true, content: header), content, _SectionEdge(isHeader: false, content: footer)))
    }
  }
}

extension Section {
  /// A section with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// A section with a header and a footer, in the argument order of iOS 13.
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView {
  /// A section with a footer.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// A section with a footer, in the argument order of iOS 13.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Footer == EmptyView {
  /// A section with a header.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// A section with a header, in the argument order of iOS 13.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// A section without header and footer.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

/// The node around a section.
struct _SectionContainer<Content: View> {
  let content: Content
}

extension _SectionContainer: _ContainerView {
  static var _holdsRows: Bool { true }

  var _childContent: Content { content }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox { _NodeContentBox(.container(.section)) }
}

/// The node around a section's header or footer; none where that is empty.
struct _SectionEdge<Content: View> {
  let isHeader: Bool
  let content: Content
}

extension _SectionEdge: View {
  var body: some View {
    if Content.self != EmptyView.self { _SectionEdgeContainer(isHeader: isHeader, content: content) }
  }
}

struct _SectionEdgeContainer<Content: View> {
  let isHeader: Bool
  let content: Content
}

extension _SectionEdgeContainer: _ContainerView {
  var _childContent: Content { content }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(isHeader ? .container(.sectionHeader) : .container(.sectionFooter))
  }

  static func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }
}

/// The arrangement of a form's rows.
public protocol FormStyle: Sendable {}

/// The platform's style.
public struct AutomaticFormStyle: FormStyle, BuiltinStyle {
  var drawn: FormContent.Style { .automatic }

  /// Creates the style.
  public init() {}
}

/// Sections as groups of rows, which is how front ends draw every form.
public struct GroupedFormStyle: FormStyle, BuiltinStyle {
  var drawn: FormContent.Style { .grouped }

  /// Creates the style.
  public init() {}
}

/// Accepted, and drawn as ``AutomaticFormStyle``.
public struct ColumnsFormStyle: FormStyle, BuiltinStyle {
  var drawn: FormContent.Style { .columns }

  /// Creates the style.
  public init() {}
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

enum FormStyles: StyleKind { static var standard: FormContent.Style { .automatic } }

extension View {
  /// Sets the style of the forms in the view. Front ends draw the styles of forms alike.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(StyleModifier<FormStyles>(drawing: style))
  }
}

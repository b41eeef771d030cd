/// Controls for entering data, arranged as the platform arranges forms.
public struct Form<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: _ContainerView {
  public var _childContent: _ValidationScopeView<Content> { _ValidationScopeView(content: content) }

  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.form(FormContent(style: environment.formStyle)))
  }

  public func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = true }
}

/// A part of a form or list, with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the rows are shown, where the header shows and hides them.
  var isExpanded: Binding<Bool>?
}

extension Section: View {
  public var body: some View {
    if let isExpanded {
      _SectionContainer(
        content: TupleView(
          _SectionEdge(isHeader: true, content: _FoldingHeader(label: header, isExpanded: isExpanded)),
          rows(areShown: isExpanded.wrappedValue), _SectionEdge(isHeader: false, content: footer)))
    } else {
      _SectionContainer(
        content: TupleView(
          _SectionEdge(isHeader: true, content: header), content, _SectionEdge(isHeader: false, content: footer)))
    }
  }

  @MainActor private func rows(areShown: Bool) -> Content? { areShown ? content : nil }
}

extension Section {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

/// The node around a section.
struct _SectionContainer<Content: View> {
  let content: Content
}

extension _SectionContainer: _ContainerView, RowArranging {
  var _childContent: Content { content }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox { _NodeContentBox(.section) }
}

/// The node around a section's header or footer; none when there is nothing in it.
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
    _NodeContentBox(isHeader ? .sectionHeader : .sectionFooter)
  }

  func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }
}

/// A form's way of arranging its rows.
public protocol FormStyle: Sendable {
  /// Not for use outside the framework.
  var _style: _FormStyle { get }
}

public struct _FormStyle: Sendable {
  let style: FormContent.Style
}

public struct AutomaticFormStyle: FormStyle {
  public var _style: _FormStyle { _FormStyle(style: .automatic) }

  public init() {}
}

public struct GroupedFormStyle: FormStyle {
  public var _style: _FormStyle { _FormStyle(style: .grouped) }

  public init() {}
}

public struct ColumnsFormStyle: FormStyle {
  public var _style: _FormStyle { _FormStyle(style: .columns) }

  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }

private enum FormStyleKey: EnvironmentKey { static let defaultValue = FormContent.Style.automatic }

extension EnvironmentValues {
  var formStyle: FormContent.Style {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, style._style.style)
  }
}

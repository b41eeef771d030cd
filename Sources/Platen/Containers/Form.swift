/// Controls for entering data, arranged as the platform arranges forms.
public struct Form<Content: View> {
  let content: Content

  /// A form of the views in `content`: each is a row, and controls show their labels beside them.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  /// The views that this one is made of.
  public var body: some View { _StyledForm(content: content) }
}

/// The node of a form.
struct _FormCore<Content: View> {
  let content: Content

  nonisolated init(content: Content) { self.content = content }
}

extension _FormCore: _PrimitiveView {
  static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    FormElement(view, in: parent)
  }
}

/// The element of a form.
private final class FormElement<Content: View>: RowsElement<_FormCore<Content>, _ValidationScopeView<Content>> {
  private var view: _FormCore<Content>

  init(_ view: _FormCore<Content>, in context: _ElementContext) {
    self.view = view
    super.init(isList: false, in: context)
    evaluate()
    makeChild(_ValidationScopeView(content: view.content))
  }

  override func update(_ view: _FormCore<Content>) {
    let isSame = ValueComparison.areEqual(self.view, view)
    self.view = view
    guard !isSame else { return }
    child.update(_ValidationScopeView(content: view.content))
  }

  override func evaluate() {
    let (content, attributes) = track {
      (
        environment.formContent(style: environment[style: FormStyles.self].drawn, isList: false),
        environment.nodeAttributes
      )
    }
    host.nodes.set(.container(.form(content)), attributes, of: node)
  }
}

/// A part of a form or list, with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the rows are shown, for a header that shows and hides them.
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The views that this one is made of.
  public var body: some View { _ArrangedSection(section: self) }
}

/// A section as what is around it arranges sections.
struct _ArrangedSection<Parent, Content, Footer> {
  let section: Section<Parent, Content, Footer>
  @Environment(\.sectionLayout) private var layout
  @Environment(\.sectionActions) private var actions

  nonisolated init(section: Section<Parent, Content, Footer>) { self.section = section }
}

extension _ArrangedSection: View where Parent: View, Content: View, Footer: View {
  var body: some View {
    if let actions {
      arranged(
        Section<Parent, _ActedContent<Content>, Footer>(
          header: section.header, content: _ActedContent(content: section.content, actions: actions),
          footer: section.footer, isExpanded: section.isExpanded))
    } else {
      arranged(section)
    }
  }

  @MainActor @ViewBuilder private func arranged<Rows: View>(_ section: Section<Parent, Rows, Footer>) -> some View {
    if layout != nil { _SectionContainer(content: parts(of: section)) } else { parts(of: section) }
  }

  @MainActor @ViewBuilder private func parts<Rows: View>(of section: Section<Parent, Rows, Footer>) -> some View {
    if let isExpanded = section.isExpanded {
      _FoldingParts(section: section, isExpanded: isExpanded, hasNodes: layout != nil)
    } else {
      _SectionEdge(isHeader: true, hasNode: layout != nil, content: section.header)
      section.content
      _SectionEdge(isHeader: false, hasNode: layout != nil, content: section.footer)
    }
  }
}

extension Section where Parent: View, Content: View, Footer: View {
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

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// A section with a footer, in the argument order of iOS 13.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Footer == EmptyView, Parent: View, Content: View {
  /// A section with a header.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// A section with a header, in the argument order of iOS 13.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView, Content: View {
  /// A section without header and footer.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

/// The node around a section.
struct _SectionContainer<Content> {
  let content: Content
}

extension _SectionContainer: View, _PrimitiveView, _ContainerView where Content: View {
  static var _holdsRows: Bool { true }

  var _childContent: Content { content }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(
      .container(
        environment.sectionLayout?.section ?? .section(SectionContent(spacing: environment.listSectionSpacing.points))))
  }
}

/// A section's header or footer, with a node around it where the section has one; nothing where it is empty.
struct _SectionEdge<Content> {
  let isHeader: Bool
  let hasNode: Bool
  let content: Content
}

extension _SectionEdge: View where Content: View {
  var body: some View {
    if Content.self == EmptyView.self {
    } else if hasNode {
      _SectionEdgeContainer(isHeader: isHeader, content: content)
    } else {
      content
    }
  }
}

struct _SectionEdgeContainer<Content> {
  let isHeader: Bool
  let content: Content
}

extension _SectionEdgeContainer: View, _PrimitiveView, _ContainerView where Content: View {
  var _childContent: Content { content }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    if let layout = environment.sectionLayout, let content = isHeader ? layout.header : layout.footer {
      return _NodeContentBox(.container(content))
    }
    let isProminent = isHeader && environment.headerProminence == .increased
    return _NodeContentBox(
      isHeader ? .container(.sectionHeader(isProminent: isProminent)) : .container(.sectionFooter))
  }

  static func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }
}

extension Section where Footer == EmptyView, Parent: View, Content: View {
  /// A section whose header shows and hides its rows.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

/// The parts of a section whose header shows and hides its rows.
struct _FoldingParts<Parent, Content, Footer> {
  let section: Section<Parent, Content, Footer>
  let isExpanded: Binding<Bool>
  /// Whether the header and the footer have nodes around them.
  let hasNodes: Bool
  @State private var number = ScopeNumber.next()

  nonisolated init(section: Section<Parent, Content, Footer>, isExpanded: Binding<Bool>, hasNodes: Bool) {
    self.section = section
    self.isExpanded = isExpanded
    self.hasNodes = hasNodes
  }
}

extension _FoldingParts: View where Parent: View, Content: View, Footer: View {
  var body: some View {
    let header = _FoldingHeader(label: section.header, isExpanded: isExpanded, number: number)
    _SectionEdge(isHeader: true, hasNode: hasNodes, content: header)
    if isExpanded.wrappedValue { section.content.modifier(_ExpansionModifier(number: number)) }
    _SectionEdge(isHeader: false, hasNode: hasNodes, content: section.footer)
  }
}

/// A section's header that shows and hides the rows: a button, like the label of a disclosure group.
///
/// Where the header contains controls, the button is before them, as buttons can't be nested.
struct _FoldingHeader<Label> {
  let label: Label
  let isExpanded: Binding<Bool>
  let number: Int

  nonisolated init(label: Label, isExpanded: Binding<Bool>, number: Int) {
    self.label = label
    self.isExpanded = isExpanded
    self.number = number
  }

  /// Whether the label contains controls, as far as its type shows.
  private var holdsControls: Bool {
    let name = String(reflecting: Label.self)
    return ["Button", "Menu", "Toggle", "Picker", "Link", "NavigationLink", "TextField", "EditButton", "Stepper"]
      .contains { name.contains("Platen.\($0)<") || name.contains("Platen.\($0),") || name.hasSuffix("Platen.\($0)") }
  }
}

extension _FoldingHeader: View where Label: View {
  var body: some View {
    if holdsControls {
      HStack {
        _ExpansionButton(isExpanded: isExpanded, of: number) {}
          .accessibilityLabel(Text(.own(isExpanded.wrappedValue ? "Hide rows" : "Show rows")))
        label
      }
    } else {
      _ExpansionButton(isExpanded: isExpanded, of: number) { label }
    }
  }
}

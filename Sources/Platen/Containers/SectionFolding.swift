extension Section where Footer == EmptyView {
  /// A section whose header shows and hides its rows.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

/// The parts of a section whose header shows and hides its rows.
struct _FoldingParts<Parent: View, Content: View, Footer: View> {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>
  @State private var number = ScopeNumber.next()

  nonisolated init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension _FoldingParts: View {
  var body: some View {
    _SectionEdge(isHeader: true, content: _FoldingHeader(label: header, isExpanded: isExpanded, number: number))
    if isExpanded.wrappedValue { content.modifier(_ExpansionModifier(number: number)) }
    _SectionEdge(isHeader: false, content: footer)
  }
}

/// A section's header that shows and hides the rows: a button, like the label of a disclosure group.
///
/// Where the header contains controls, the button is before them, as buttons can't be nested.
struct _FoldingHeader<Label: View> {
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

extension _FoldingHeader: View {
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

extension Section where Parent: View, Content: View, Footer: View {
  /// Whether the user can hide the rows of the section by its header. A section that is collapsible shows its rows at
  /// first and keeps by itself whether it does; where it has been given a binding by `Section(isExpanded:)`, it uses
  /// that. One that is not collapsible has a plain header, and shows its rows unless such a binding is false.
  ///
  /// Sections are not collapsible without this modifier or a binding, in sidebars either.
  nonisolated public func collapsible(_ collapsible: Bool) -> some View {
    _CollapsibleSection(section: self, isCollapsible: collapsible)
  }
}

/// A section that keeps by itself whether its rows are shown.
struct _CollapsibleSection<Parent, Content, Footer> {
  let section: Section<Parent, Content, Footer>
  let isCollapsible: Bool
  @State private var isExpanded = true

  nonisolated init(section: Section<Parent, Content, Footer>, isCollapsible: Bool) {
    self.section = section
    self.isCollapsible = isCollapsible
  }
}

extension _CollapsibleSection: View where Parent: View, Content: View, Footer: View {
  var body: some View {
    if !isCollapsible, section.isExpanded?.wrappedValue == false {
      Section<Parent, EmptyView, Footer>(header: section.header, content: EmptyView(), footer: section.footer)
    } else {
      shownSection
    }
  }

  /// The section with a header that hides its rows, if it is collapsible. A section without a header can't be.
  private var shownSection: Section<Parent, Content, Footer> {
    var shown = section
    if !isCollapsible {
      shown.isExpanded = nil
    } else if shown.isExpanded == nil, Parent.self != EmptyView.self {
      shown.isExpanded = $isExpanded
    }
    return shown
  }
}

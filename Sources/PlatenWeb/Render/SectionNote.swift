#if Web
import PlatenGraph

/// The footer of a section with a single row, which says something of that row's control: an error, or what is to be
/// entered. The footer of several rows describes their group (GOV.UK Design System, hint and error of a fieldset).
struct SectionNote: Equatable {
  let footer: NodeID
  let control: NodeID

  /// Nil where a section has no footer or other rows.
  @MainActor init?(of section: Node) {
    guard section.children.count <= 3, let footer = section.footer else { return nil }
    let rows = section.children.filter { !$0.isSectionEdge }
    guard rows.count == 1, let control = rows.first?.firstControl else { return nil }
    self.footer = footer.id
    self.control = control.id
  }
}

extension Node {
  /// A section's footer.
  var footer: Node? {
    guard let last = children.last, case .container(.sectionFooter) = last.content else { return nil }
    return last
  }

  fileprivate var isSectionEdge: Bool {
    switch content {
    case .container(.sectionHeader), .container(.sectionFooter): true
    default: false
    }
  }
}

extension Element {
  /// Has the text of another element describe this one; of a switch its box is what assistive technology finds.
  mutating func describe(by identifier: String) {
    if tag == "label" {
      for index in contents.indices {
        guard case .element(var box) = contents[index], box.tag == "input" else { continue }
        box.describe(by: identifier)
        contents[index] = .element(box)
      }
      return
    }
    attributes["aria-describedby"] = [attributes["aria-describedby"], identifier].compactMap { $0 }
      .joined(separator: " ")
  }

  /// What describes a control, or the box of a switch.
  var descriptions: String? {
    if tag != "label" { return attributes["aria-describedby"] }
    return contents.lazy.compactMap { content in
      if case .element(let box) = content, box.tag == "input" { box.attributes["aria-describedby"] } else { nil }
    }.first
  }
}
#endif

#if Web
import PlatenGraph

/// What is wrong in a page for a browser without scripts, as a list at its top in which each error leads to its field.
/// After a form is posted, its page is a new one: a reader at its beginning would not learn of a message further below.
///
/// The pattern, with the title that begins by `Error:`, is that of the GOV.UK Design System (Error summary).
@MainActor struct ErrorSummary {
  private let host: ViewHost
  private let refusedButton: String?
  private var errors: [(field: NodeID, text: String)] = []

  /// Nil where no field shows a message and no button was refused. With a modal open, the fields are those in it.
  init?(of host: ViewHost, refusedButton: String?) {
    self.host = host
    self.refusedButton = refusedButton
    host.modals.scope.forEach { node in
      guard case .field(let field) = node.content, let validation = field.validation, !validation.message.isEmpty
      else { return }
      // A message says what is wrong with the field beside it, and may be the same for several.
      let parts = [node.accessibleName, validation.message].filter { !$0.isEmpty }
      errors.append((node.id, parts.joined(separator: ": ")))
    }
    if errors.isEmpty, refusedButton == nil { return nil }
  }

  /// A title of the page, which has errors.
  func title(_ title: String) -> String { host.sentence("Error: %@", title).text }

  /// The summary. `reference` is the address of the page relative to its `base` element, which fragments are relative to
  /// as well.
  func element(in reference: String) -> Element {
    var summary = Element("div", classes: ["errors"])
    // Neither is there a script that moves the focus, nor would an alert be spoken that was there when the page came.
    summary.attributes = ["role": "alert", "tabindex": "-1", "autofocus": "", "aria-labelledby": "errors"]
    var heading = Element("h2", id: "errors")
    heading.append(host.sentence("There is a problem"))
    summary.append(heading)
    if let refusedButton {
      var sentence = Element("p")
      sentence.append(
        refusedButton.isEmpty
          ? host.sentence("This is not available with what is entered now.")
          : host.sentence("“%@” is not available with what is entered now.", refusedButton))
      summary.append(sentence)
    }
    if !errors.isEmpty { summary.append(list(in: reference)) }
    var noscript = Element("noscript")
    noscript.append(summary)
    return noscript
  }

  private func list(in reference: String) -> Element {
    var list = Element("ul")
    for error in errors {
      var link = Element("a")
      link.attributes["href"] = "\(reference)#\(NodeRenderer.identifier(of: error.field))"
      link.append(error.text)
      var line = Element("li")
      line.append(link)
      list.append(line)
    }
    return list
  }
}
#endif

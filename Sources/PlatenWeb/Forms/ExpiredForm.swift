#if Web
/// What was posted from a page whose view has ended, with a restart of the server or after a long time.
///
/// The values are only shown again, in the page of a new view: the program gets them when the user sends that. A page of
/// another site can post such a form too, and must not be able to perform anything by it.
struct ExpiredForm {
  /// The values of the controls of a kind, in the order of the page; nil for a box that was not checked.
  private var values: [String: [String?]] = [:]

  /// Nil for what no page has posted.
  init?(_ posted: [String: String]) {
    guard let view = posted["view"], let token = posted["token"], Token.isWellFormed(view), Token.isWellFormed(token),
      let kinds = posted[PlainForm.kinds]
    else { return nil }
    for control in kinds.split(separator: " ") {
      let parts = control.split(separator: ":")
      guard parts.count == 2 else { continue }
      values[String(parts[1]), default: []].append(posted[String(parts[0])])
    }
  }

  /// Shows the values in a page of a new view, in the controls of the same kinds. Where there are more or fewer of a
  /// kind than there were, as many rows, they may be others and stay as they are.
  func fill(_ root: inout Element) {
    let kinds = ControlKinds(root)
    var found: [String: String?] = [:]
    for (kind, names) in kinds.names {
      guard let values = values[kind], values.count == names.count else { continue }
      for (name, value) in zip(names, values) { found[name] = .some(value) }
    }
    fill(&root, found)
  }

  private func fill(_ element: inout Element, _ values: [String: String?]) {
    if let name = element.attributes["name"], let value = values[name], element.attributes["disabled"] == nil {
      set(&element, to: value)
    }
    for index in element.contents.indices {
      guard case .element(var child) = element.contents[index] else { continue }
      fill(&child, values)
      element.contents[index] = .element(child)
    }
  }

  private func set(_ element: inout Element, to value: String?) {
    if element.attributes["type"] == "radio" {
      if let value { element.isChecked = element.attributes["value"] == value }
    } else if element.isChecked != nil {
      element.isChecked = value != nil
    } else if let value, let field = element.field {
      // A password is never in a page.
      guard field.value != nil, !field.isRevealed else { return }
      element.field?.value = value.replacing("\r\n", with: "\n")
    } else if let value, element.tag == "select" {
      select(value, in: &element)
    } else if let value {
      element.attributes["value"] = value
    }
  }

  private func select(_ value: String, in element: inout Element) {
    func isChosen(_ content: Element.Content) -> Bool {
      if case .element(let option) = content { option.attributes["value"] == value } else { false }
    }
    guard element.contents.contains(where: isChosen) else { return }
    for index in element.contents.indices {
      guard case .element(var option) = element.contents[index] else { continue }
      option.attributes["selected"] = isChosen(element.contents[index]) ? "" : nil
      element.contents[index] = .element(option)
    }
  }
}
#endif

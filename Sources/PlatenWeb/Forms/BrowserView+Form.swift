#if Web
import PlatenGraph
import TextEditing

extension BrowserView {
  /// Does what a user without scripts has done with a page: changes what differs from what was served, in the order of
  /// the page, then presses the button.
  ///
  /// What was changed by the program meanwhile, and not by the user, stays.
  func submit(_ posted: [String: String]) {
    guard let form else { return }
    refusedButton = nil
    var last: NodeID?
    for (name, served) in form.controls {
      guard let id = Self.node(of: name), let node = host.node(id) else { continue }
      let isBox = name.hasSuffix("b")
      guard let value = isBox ? (posted[name] == nil ? "" : "on") : posted[name] else { continue }
      // A form has CR LF between lines.
      let new = value.replacing("\r\n", with: "\n")
      guard new != served else { continue }
      if case .field(let field) = node.content {
        if field.isSecret { SecretStrings.wipeWhenReleased(value) }
        perform(.focus(id))
        write(new, to: id)
        // In a text of several lines Return is a line break, and sends no form.
        if !field.isMultiline { last = id }
      } else if isBox {
        perform(.setOn(id, new == "on"))
      } else {
        perform(.setValue(id, new))
      }
    }
    press(posted[PlainForm.press] ?? PlainForm.update, after: last)
  }

  private func press(_ button: String, after last: NodeID?) {
    if button == PlainForm.submit, let last {
      // Another field may have been changed behind it.
      perform(.focus(last))
      return perform(.submit(last))
    }
    // The end of the editing is where most fields are checked.
    perform(.focus(nil))
    let parts = button.split(separator: " ")
    guard let first = parts.first, let number = Int(first) else { return }
    let id = NodeID(rawValue: number)
    switch parts.dropFirst().first {
    case "s": if let choice = parts.last { perform(.setValue(id, String(choice))) }
    case "t": perform(.setOn(id, parts.last == "true"))
    default: press(id)
    }
  }

  /// Presses a button that what was entered may have enabled; otherwise the page says that it did nothing, and why.
  private func press(_ id: NodeID) {
    update()
    guard let button = host.node(id), !button.attributes.isEnabled else { return perform(.press(id)) }
    refusedButton = button.accessibleName
    form(around: button).forEach { if $0.isField { host.send(.showProblems, to: $0.id) } }
    driver.update()
  }

  /// The form that a button is in. For one in a bar it is what the user can use, with all its forms.
  private func form(around button: Node) -> Node {
    var node = button
    while let parent = node.parent {
      if case .container(.form(let form)) = parent.content, !form.isList { return parent }
      node = parent
    }
    return host.modals.scope
  }

  /// Whether the page shows that something is being done whose end is not known: what a press leads to is not there yet.
  var showsWork: Bool { Self.showsWork(host.root) }

  private static func showsWork(_ node: Node) -> Bool {
    if let progress = node.content.control as? ProgressContent, progress.fraction == nil { return true }
    return node.children.contains(where: showsWork)
  }

  private func perform(_ action: ClientMessage.Action) { receive(.action(pending.received + 1, action)) }

  private func write(_ text: String, to id: NodeID) {
    let count = text.utf16.count
    receive(
      .whole(
        id, sequence: (markup.fields[id]?.sequence ?? 0) + 1, base: 0, text: text, markCount: text.count,
        anchor: count, head: count))
  }

  /// The node of a control by the name that it has in the form.
  private static func node(of name: String) -> NodeID? {
    guard name.hasPrefix("n") else { return nil }
    return Int(name.dropFirst().prefix { $0.isNumber }).map { NodeID(rawValue: $0) }
  }
}
#endif

#if Web
import PlatenGraph

// What the user chooses in check boxes and controls of values.
extension BrowserView {
  /// Sets a control to what the user has chosen: `true` or `false` of a box, otherwise the value in HTML's own terms.
  func choose(_ value: String, of id: NodeID, isFinal: Bool = true) {
    guard let control = host.node(id)?.content.control else { return }
    if let event = ValueMarkup.event(value, for: control, isFinal: isFinal) {
      host.send(event, to: id)
    } else if control.onState != nil, let isOn = Bool(value) {
      host.send(.setOn(isOn), to: id)
    } else {
      return
    }
    update()
    if isFinal { noteChoice(value, of: id) }
    showChoice(of: id, insteadOf: value)
  }

  /// Sets a control to what the page has shown before the program was started again, unless the user has chosen what it
  /// has now on another page since.
  func keepChoice(_ value: String, of id: NodeID) {
    guard let node = host.node(id), let shown = Self.choice(in: node) else { return }
    if shown.value != value, isChosenElsewhere(node, shown.value) { return showChoice(of: id, insteadOf: value) }
    choose(value, of: id)
  }

  private func noteChoice(_ value: String, of id: NodeID) {
    guard let node = host.node(id), Self.choice(in: node)?.value == value else { return }
    chosen[node.accessibleName] = value
  }

  /// The browser's control has changed already. If the program keeps another value, there is no patch: it has to be
  /// sent.
  private func showChoice(of id: NodeID, insteadOf value: String) {
    guard let node = host.node(id), let shown = Self.choice(in: node), shown.value != value else { return }
    pending.message.append(
      shown.isBox
        ? .checked(ControlMarkup.boxIdentifier(of: id), shown.value == "true")
        : .attributes(of: NodeRenderer.identifier(of: id), ["data-value": shown.value]))
  }

  /// What a control has, as pages report it; nil of one that has no choice.
  private static func choice(in node: Node) -> (value: String, isBox: Bool)? {
    guard let control = node.content.control else { return nil }
    if let value = ValueMarkup.value(of: control) { return (value, false) }
    return control.onState.map { (String($0), true) }
  }
}
#endif

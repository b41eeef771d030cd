import PlatenGraph

extension TerminalSession {
  /// Opens the list of a control's options. False when the control has none.
  func openChoices(of node: Node) -> Bool {
    guard node.attributes.isEnabled, let control = node.content.control, control.opensChoices,
      let list = ChoiceList(for: control, of: node)
    else { return false }
    choices = list
    setNeedsDraw()
    return true
  }

  func closeChoices() {
    guard choices != nil else { return }
    choices = nil
    setNeedsDraw()
  }

  // MARK: - Keys

  /// Handles the keys of the open list, which receives all of them.
  func pressInChoices(_ key: KeyInput) {
    guard key.phase != .release else { return }
    let press = KeyPress(key)
    for intent in press.map({ Self.bindings.intents(for: $0, in: .unfocused) }) ?? [] {
      switch intent {
      case .suspend: return onSuspend()
      case .quit, .interrupt: return closeChoices()
      default: break
      }
    }
    setNeedsDraw()
    if choices?.body == .month { return pressInMonth(key) }
    switch press?.key {
    case .upArrow?: choices?.move(by: -1)
    case .downArrow?: choices?.move(by: 1)
    case .home?, .pageUp?:
      choices?.highlighted = -1
      choices?.move(by: 1)
    case .end?, .pageDown?:
      let end = choices?.lines.count ?? 0
      choices?.highlighted = end
      choices?.move(by: -1)
    case .rightArrow?: choose(opensOnly: true)
    case .return?, .space?: choose()
    case .escape?, .leftArrow?: if choices?.close() != true { closeChoices() }
    case .tab?:
      closeChoices()
      host.focus.move(forward: !key.modifiers.contains(.shift))
    default: if !key.text.isEmpty { typeInChoices(key.text) }
    }
    update()
  }

  func typeInChoices(_ text: String) {
    setNeedsDraw()
    if text == " " { return choose() }
    choices?.move(to: text)
  }

  private func pressInMonth(_ key: KeyInput) {
    guard let list = choices, let node = host.node(list.owner), let calendar = node.content.control as? CalendarContent
    else {
      return closeChoices()
    }
    let grid = CalendarGrid(content: calendar)
    switch KeyPress(key)?.key {
    case .leftArrow?: host.send(.step(-1), to: node.id)
    case .rightArrow?: host.send(.step(1), to: node.id)
    case .upArrow?: host.send(.step(-7), to: node.id)
    case .downArrow?: host.send(.step(7), to: node.id)
    case .pageUp?: host.send(.setDay(grid.moved(months: -1)), to: node.id)
    case .pageDown?: host.send(.setDay(grid.moved(months: 1)), to: node.id)
    case .return?, .space?, .escape?, .tab?: closeChoices()
    default: break
    }
    update()
  }

  /// Chooses the line that is highlighted.
  func choose(opensOnly: Bool = false) {
    guard var list = choices, list.lines.indices.contains(list.highlighted) else { return }
    let line = list.lines[list.highlighted]
    guard line.isChoosable else { return }
    switch line.action {
    case .open(let lines):
      list.open(lines)
      choices = list
    case .send(let event, let id) where !opensOnly:
      closeChoices()
      host.send(event, to: id)
    case .send, .nothing, .divider: break
    }
    setNeedsDraw()
  }

  // MARK: - Mouse

  /// Handles a click while a list is open: on an item it chooses, elsewhere it closes the list.
  func pressedInChoices(_ input: MouseInput) {
    setNeedsDraw()
    let found = state.target(x: input.x, y: input.y) { kind in
      switch kind {
      case .line, .day: true
      default: false
      }
    }
    switch found?.kind {
    case .line(let index)?:
      guard choices?.lines.indices.contains(index) == true, choices?.lines[index].isChoosable == true else { return }
      choices?.highlighted = index
      choose()
    case .day(let day)?:
      guard let id = found?.id, id == choices?.owner else { return closeChoices() }
      host.send(.setDay(day), to: id)
    default: closeChoices()
    }
  }

  /// Moves the knob to the position of the mouse.
  func moveKnob(_ id: NodeID, line: CellRect, x: Int, isFinal: Bool) {
    guard let slider = host.node(id)?.content.control as? SliderContent, line.width > 1 else { return }
    setNeedsDraw()
    let fraction = Double(x - line.x) / Double(line.width - 1)
    host.send(.setValue(slider.value(at: fraction), isFinal: isFinal), to: id)
  }
}

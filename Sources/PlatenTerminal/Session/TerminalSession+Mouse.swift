import PlatenGraph
import TextEditing

/// The state of the mouse between two events.
struct MouseTracker {
  /// The control that is pressed and not released.
  var pressed: NodeID?
  /// The same while the pointer is over it, if the control needs to know.
  var held: NodeID?
  /// The field in which a selection is dragged, and its start.
  var selecting: (id: NodeID, anchor: Int)?
  /// The slider whose knob is dragged, and its track.
  var sliding: (id: NodeID, line: CellRect)?
  /// The gesture in which the pointer was pressed, and where it is drawn.
  var gesture: (id: NodeID, frame: CellRect, clicks: Int)?
  /// Where the pointer was pressed.
  var pressPlace: (x: Int, y: Int)?
  /// Whether a view is dragged to another.
  var isDragging = false
  private var lastClick: (x: Int, y: Int, time: ContinuousClock.Instant, count: Int)?

  /// The number of clicks in quick succession at a position, this one included.
  mutating func countClick(x: Int, y: Int, at time: ContinuousClock.Instant) -> Int {
    var count = 1
    if let last = lastClick, last.x == x, last.y == y, last.time.duration(to: time) < .milliseconds(400) {
      count = last.count % 3 + 1
    }
    lastClick = (x, y, time, count)
    return count
  }
}

extension TerminalSession {
  func handle(_ input: MouseInput) {
    switch input.kind {
    case .press(.left): pressed(input)
    case .press(.middle):
      pressed(input)
      mouse.selecting = nil
      if !clipboard.text.isEmpty { paste(clipboard.text) }
    case .press(.right): openMenu(at: input)
    case .move: hovered(input)
    case .drag: dragged(input)
    case .release: released(input)
    case .wheel(let dx, let dy): scrolled(input, dx: dx * 3, dy: dy * 3)
    }
    update()
  }

  private func pressed(_ input: MouseInput) {
    goalColumn = nil
    mouse.pressPlace = (input.x, input.y)
    let found = state.target(x: input.x, y: input.y) { kind in
      switch kind {
      case .scroll, .popup, .contextMenu, .transfer: false
      default: true
      }
    }
    if !host.choices.isOpen { host.modals.pointerPressed(on: found.flatMap { host.node($0.id) }) }
    setNeedsDraw()
    guard let found else { return }
    let clicks = mouse.countClick(x: input.x, y: input.y, at: .now)
    switch found.kind {
    case .press:
      if host.focus.followsPointer(to: found.id) { host.focus.move(to: found.id) }
      mouse.pressed = found.id
      hold(found.id)
    case .label: host.focus.move(to: found.id)
    case .dismiss: host.send(.dismiss, to: found.id)
    case .gesture(let frame):
      if host.node(found.id)?.takesFocus == true { host.focus.move(to: found.id) }
      mouse.gesture = (found.id, frame, clicks)
      point(.down, input)
    case .field(let text):
      host.focus.move(to: found.id)
      update()
      select(found.id, text, input, clicks: clicks)
    case .choice(let index):
      if host.focus.field == nil { host.focus.move(to: found.id) }
      host.send(.select(index), to: found.id)
    case .slider(let line):
      host.focus.move(to: found.id)
      mouse.sliding = (found.id, line)
      moveKnob(found.id, line: line, x: input.x, isFinal: false)
    case .scroll, .popup, .contextMenu, .transfer: break
    }
  }

  /// Opens the menu of the field under the pointer, or of the view around it.
  private func openMenu(at input: MouseInput) {
    let found = state.target(x: input.x, y: input.y) { kind in
      switch kind {
      case .field, .contextMenu: true
      default: false
      }
    }
    guard let found else { return }
    if case .field = found.kind { host.focus.move(to: found.id) }
    host.editMenus.show(of: found.id)
    setNeedsDraw()
  }

  /// Reports the position of the pointer to its gesture.
  private func point(_ phase: PointerEvent.Phase, _ input: MouseInput) {
    guard let (id, frame, clicks) = mouse.gesture else { return }
    // The middle of the cell, a cell being 8 × 16 points.
    let place = CGPoint(x: Double(input.x - frame.x) * 8 + 4, y: Double(input.y - frame.y) * 16 + 8)
    host.send(.pointer(PointerEvent(phase: phase, location: place, clicks: clicks)), to: id)
    setNeedsDraw()
  }

  private func select(_ id: NodeID, _ text: CellRect, _ input: MouseInput, clicks: Int) {
    guard let node = host.node(id), case .field(let field) = node.content, node.attributes.isFocused else { return }
    let offset = offset(in: node, field, text, x: input.x, y: input.y)
    switch clicks {
    case 2, 3:
      let range = field.range(of: clicks == 2 ? .word : .line, at: offset)
      host.send(.edit(.select(EditSelection(anchor: range.lowerBound, head: range.upperBound))), to: id)
      mouse.selecting = nil
    default:
      let anchor = input.modifiers.contains(.shift) ? field.selection.anchor : offset
      host.send(.edit(.select(EditSelection(anchor: anchor, head: offset))), to: id)
      mouse.selecting = (id, anchor)
    }
  }

  /// The offset at a position of the screen, which may be outside of the field.
  private func offset(in node: Node, _ field: FieldContent, _ text: CellRect, x: Int, y: Int) -> Int {
    guard field.isMultiline else {
      guard let window = state.fieldWindows[node.id] else { return field.selection.head }
      if x < text.x, window.start > 0 { return max(window.start - 1, 0) }
      return window.offset(atColumn: max(x - text.x, 0), in: field.text, characterWidth: metrics.characterWidth)
    }
    let (rows, height) = shownRows(of: node, field)
    let top = rows.top(near: state.editorTops[node.id] ?? 0, height: height)
    let line = min(max(y - text.y, -1), height)
    return rows.offset(in: rows.row(line, from: top).row, column: max(x - text.x, 0))
  }

  private func dragged(_ input: MouseInput) {
    if mouse.isDragging || startsDrag(input) { return dragHovers(input) }
    if let id = mouse.pressed { return hold(isOver(id, input) ? id : nil) }
    if let (id, line) = mouse.sliding { return moveKnob(id, line: line, x: input.x, isFinal: false) }
    if mouse.gesture != nil { return point(.move, input) }
    guard let (id, anchor) = mouse.selecting, let node = host.node(id), case .field(let field) = node.content,
      let target = state.targets.last(where: { $0.id == id }), case .field(let text) = target.kind
    else { return }
    let head = offset(in: node, field, text, x: input.x, y: input.y)
    guard head != field.selection.head || anchor != field.selection.anchor else { return }
    needsReveal = true
    setNeedsDraw()
    host.send(.edit(.select(EditSelection(anchor: anchor, head: head))), to: id)
  }

  private func released(_ input: MouseInput) {
    mouse.pressPlace = nil
    if mouse.isDragging { return endDrag(input) }
    mouse.selecting = nil
    if let (id, line) = mouse.sliding {
      mouse.sliding = nil
      moveKnob(id, line: line, x: input.x, isFinal: true)
    }
    point(.up, input)
    mouse.gesture = nil
    guard let id = mouse.pressed else { return }
    mouse.pressed = nil
    hold(nil)
    // Released elsewhere, the press is cancelled.
    if isOver(id, input) {
      if !host.choices.open(of: id) { host.send(.press, to: id) }
      setNeedsDraw()
    }
  }

  /// Selects the choice under the pointer, in terminals that report it without a button.
  private func hovered(_ input: MouseInput) {
    guard host.choices.isOpen else { return }
    let found = state.target(x: input.x, y: input.y) { kind in
      if case .press = kind { true } else { false }
    }
    if let found { host.send(.hover(true), to: found.id) }
  }

  /// Moves the knob to the position of the mouse.
  private func moveKnob(_ id: NodeID, line: CellRect, x: Int, isFinal: Bool) {
    guard let node = host.node(id), let slider = node.content.control as? SliderContent, line.width > 1 else { return }
    setNeedsDraw()
    let column = node.isRightToLeft ? line.maxX - 1 - x : x - line.x
    let fraction = Double(column) / Double(line.width - 1)
    host.send(.setValue(slider.value(at: fraction), isFinal: isFinal), to: id)
  }

  /// Whether the pointer is over a control that is pressed.
  private func isOver(_ id: NodeID, _ input: MouseInput) -> Bool {
    let found = state.target(x: input.x, y: input.y) { kind in
      if case .press = kind { true } else { false }
    }
    return found?.id == id
  }

  /// Notifies the pressed button, and releases the one before.
  private func hold(_ id: NodeID?) {
    guard mouse.held != id else { return }
    if let held = mouse.held {
      mouse.held = nil
      host.send(.hold(false), to: held)
      setNeedsDraw()
    }
    guard let id, host.node(id)?.reportsPress == true else { return }
    mouse.held = id
    host.send(.hold(true), to: id)
    setNeedsDraw()
  }

  /// Takes back a press that has become something else.
  func releasePressed() {
    if let (id, _, clicks) = mouse.gesture {
      host.send(.pointer(PointerEvent(phase: .cancel, location: .zero, clicks: clicks)), to: id)
      mouse.gesture = nil
    }
    mouse.pressed = nil
    hold(nil)
  }

  /// Scrolls the view under the pointer: an editor, or the nearest scroll view.
  private func scrolled(_ input: MouseInput, dx: Int, dy: Int) {
    for target in state.targets.reversed() where target.area.contains(x: input.x, y: input.y) {
      switch target.kind {
      case .field(let text):
        guard let node = host.node(target.id), case .field(let field) = node.content, field.isMultiline else {
          continue
        }
        let (rows, height) = shownRows(of: node, field)
        let top = rows.top(near: state.editorTops[target.id] ?? 0, height: height)
        let next = rows.top(near: rows.row(dy, from: top).row.start, height: height)
        guard next != top, text.height > 0 else { continue }
        state.editorTops[target.id] = next.start
        return setNeedsDraw()
      case .scroll:
        guard let node = host.node(target.id) else { continue }
        let before = state.scrollOffsets[target.id] ?? .init()
        let viewport = node.parent == nil ? contentArea : node.cellFrame
        let content = node.contentExtent
        var offset = before
        offset.y = min(max(offset.y + dy, 0), max(content.height - viewport.height, 0))
        offset.x = min(max(offset.x + dx, 0), max(content.width - viewport.width, 0))
        guard offset != before else { continue }
        state.scroll(target.id, to: offset)
        return setNeedsDraw()
      case .popup(let end):
        let before = state.popups[target.id]?.top ?? 0
        let top = min(max(before + dy, 0), end)
        guard top != before else { continue }
        state.popups[target.id]?.top = top
        return setNeedsDraw()
      case .press, .label, .choice, .slider, .dismiss, .gesture, .transfer, .contextMenu: continue
      }
    }
  }
}

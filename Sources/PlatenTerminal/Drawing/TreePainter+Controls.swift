import PlatenGraph

extension TreePainter {
  private func isFocused(_ node: Node) -> Bool { node.attributes.isFocused }

  func paintLabeled(_ node: Node, _ row: LabeledRowContent, in rect: CellRect, _ context: Context) {
    guard let label = node.children.first else { return }
    if row.showsLabel {
      var labelContext = context
      if let control = node.children.dropFirst().first {
        let isDisabled = control.first { $0.attributes.isFocusable || $0.isControl }?.attributes.isEnabled == false
        if state.focusPath.contains(control.id) {
          labelContext.labelInk = theme.accent(node.attributes.tint)
          labelContext.labelInk?.attributes.insert(.bold)
        } else if isDisabled {
          labelContext.labelInk = theme.disabled
        }
        if let focusable = control.first(where: { $0.attributes.isFocusable }) {
          let area = label.cellFrame.offset(x: rect.x, y: rect.y).intersection(buffer.clip)
          state.targets.append(.init(id: focusable.id, area: area, kind: .label))
        }
      }
      paint(label, x: rect.x, y: rect.y, labelContext)
    }
    for child in node.children.dropFirst() { paint(child, x: rect.x, y: rect.y, context) }
  }

  /// `mark` is drawn before the label, where there is room for one.
  func paint(
    _ button: ButtonContent, mark: Character? = nil, of node: Node, in rect: CellRect, _ context: Context
  ) {
    if button.isOption { return paintOption(button, of: node, in: rect, context) }
    let isEnabled = node.attributes.isEnabled
    let isFocused = isFocused(node)
    state.targets.append(.init(id: node.id, area: rect.intersection(buffer.clip), kind: .press))

    let tint: Paint? = button.purpose == .destructive ? .system(.red) : node.attributes.tint
    let accent = theme.accent(tint)
    var context = context
    let hasFrame = button.style != .plain && button.style != .borderless
    // Return presses it from any field.
    let isDefault = hasFrame && isEnabled && node.attributes.shortcut == .defaultAction
    var ground: TerminalColor?
    if !isEnabled {
      ground = hasFrame ? theme.shade(0.08, over: buffer.background(x: rect.x, y: rect.y)) : nil
      context.labelInk = theme.disabled
    } else if isFocused || button.style == .borderedProminent || isDefault {
      let color = theme.ground(tint ?? .system(.accent), opacity: isFocused ? 1 : 0.6, tint: nil)
      ground = color
      context.labelInk = Theme.Ink(color: color.map(theme.contrasting) ?? .standard, attributes: isFocused ? .bold : [])
      context.fill = color
    } else {
      ground = hasFrame ? theme.shade(0.18, over: buffer.background(x: rect.x, y: rect.y)) : nil
      if button.purpose == .destructive || button.style == .borderless { context.labelInk = accent }
      // A program may have a colour of its own for the label.
      context.fill = ground ?? context.fill
    }

    if let ground {
      let body = hasFrame ? rect.inset(left: 1, right: 1) : rect
      buffer.fill(body, style: CellStyle(background: ground))
    }
    if hasFrame { paintCaps(of: node, in: rect, ground: ground, isFocused: isFocused) }
    if let mark {
      let (x, y) = (node.isRightToLeft ? rect.maxX - 3 : rect.x + 2, rect.y + (rect.height - 1) / 2)
      buffer.put(mark, columns: 1, x: x, y: y, style: style(context.labelInk ?? Theme.Ink(), x: x, y: y))
    }
    context.isInsideControl = true
    paintChildren(of: node, in: rect, context)
    if isDefault, theme.depth == .none {
      let x = node.isRightToLeft ? rect.maxX - 2 : rect.x + 1
      buffer.put(glyphs.defaultButton, columns: 1, x: x, y: rect.y + (rect.height - 1) / 2, style: CellStyle())
    }
    showState(of: node, in: hasFrame ? rect.inset(left: 1, right: 1) : rect)
    if isFocused { placeHiddenCursor(x: rect.x + (hasFrame ? 2 : 0), y: rect.y) }
  }

  /// The ends of a button: half blocks if it has a background and the font has them, brackets if not.
  private func paintCaps(of node: Node, in rect: CellRect, ground: TerminalColor?, isFocused: Bool) {
    let ground = theme.hasRichGlyphs ? ground : nil
    let ink = ground.map { Theme.Ink(color: $0) } ?? theme.muted(node.attributes.isEnabled ? 0.6 : 0.35)
    let y = rect.y + (rect.height - 1) / 2
    for row in rect.y..<rect.maxY {
      let isBlock = ground != nil
      if !isBlock && row != y { continue }
      let left: Character = isBlock ? glyphs.buttonLeft : "["
      let right: Character = isBlock ? glyphs.buttonRight : "]"
      buffer.put(left, columns: 1, x: rect.x, y: row, style: style(ink, x: rect.x, y: row))
      buffer.put(right, columns: 1, x: rect.maxX - 1, y: row, style: style(ink, x: rect.maxX - 1, y: row))
    }
  }

  /// The mark of a toggle's state.
  private func mark(of toggle: ToggleContent) -> Character { toggle.isMixed ? "-" : toggle.isOn ? glyphs.check : " " }

  /// A toggle that is a button: filled while it is on, with the mark that says so without colours too.
  private func paintButton(_ toggle: ToggleContent, of node: Node, in rect: CellRect, _ context: Context) {
    let button = ButtonContent(style: toggle.isOn ? .borderedProminent : .bordered)
    paint(button, mark: mark(of: toggle), of: node, in: rect, context)
  }

  func paint(_ toggle: ToggleContent, of node: Node, in rect: CellRect, _ context: Context) {
    if toggle.style == .button { return paintButton(toggle, of: node, in: rect, context) }
    let isEnabled = node.attributes.isEnabled
    let isFocused = isFocused(node)
    state.targets.append(.init(id: node.id, area: rect.intersection(buffer.clip), kind: .press))
    let bracket = isEnabled ? theme.muted(0.6) : theme.muted(0.45)
    var mark = isEnabled ? theme.accent(node.attributes.tint) : theme.disabled
    mark.attributes.insert(.bold)
    let x = node.isRightToLeft ? rect.maxX - 3 : rect.x
    buffer.put("[", x: x, y: rect.y, style: style(bracket, x: x, y: rect.y))
    buffer.put(self.mark(of: toggle), columns: 1, x: x + 1, y: rect.y, style: style(mark, x: x + 1, y: rect.y))
    buffer.put("]", x: x + 2, y: rect.y, style: style(bracket, x: x + 2, y: rect.y))
    if isFocused {
      let area = CellRect(x: x, y: rect.y, width: 3, height: 1)
      if let ground = theme.ground(.system(.accent), tint: node.attributes.tint) {
        buffer.restyle(area) { style in
          style.background = ground
          style.foreground = self.theme.contrasting(ground)
          style.attributes = .bold
        }
      } else {
        showFocus(in: area)
      }
      placeHiddenCursor(x: x + 1, y: rect.y)
    }
    var context = context
    if !isEnabled {
      context.labelInk = theme.disabled
    } else if isFocused {
      context.labelInk = Theme.Ink(attributes: .bold)
    }
    paintChildren(of: node, in: rect, context)
  }

  /// Replaces the terminal's own colours with those that the program prefers.
  func paintGround(in area: CellRect) {
    guard theme.isForced else { return }
    let (ground, ink) = (TerminalColor.rgb(theme.assumedBackground), TerminalColor.rgb(theme.assumedForeground))
    buffer.restyle(area) { style in
      if style.background == .standard { style.background = ground }
      if style.foreground == .standard { style.foreground = ink }
    }
  }

  /// The text of the value, and two buttons, which are highlighted on a stepper with the focus.
  func paintStepper(_ node: Node, in rect: CellRect, _ context: Context) {
    paintChildren(of: node, in: rect, context)
    guard isFocused(node) else { return }
    for child in node.children where child.attributes.isEnabled {
      guard child.content.control is ButtonContent else { continue }
      let area = child.cellFrame.offset(x: rect.x, y: rect.y)
      let body = area.inset(left: 1, right: 1).intersection(buffer.clip)
      if let ground = theme.ground(.system(.accent), tint: node.attributes.tint) {
        buffer.restyle(body) { style in
          style.background = ground
          style.foreground = self.theme.contrasting(ground)
          style.attributes = .bold
        }
      } else {
        showFocus(in: body)
      }
    }
    placeHiddenCursor(x: rect.x, y: rect.y)
  }

  /// The invisible cursor is at the focused control, for screen magnifiers.
  func placeHiddenCursor(x: Int, y: Int) {
    guard buffer.clip.contains(x: x, y: y) else { return }
    buffer.cursor = CellBuffer.Cursor(x: x, y: y, isVisible: false)
  }
}

extension Node {
  /// Whether the control responds to input.
  var isControl: Bool {
    switch content {
    case .field: true
    case .control(let control): control.isInteractive
    case .container, .decoration, .leaf: false
    }
  }
}

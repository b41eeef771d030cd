import PlatenGraph

/// The characters of controls of choices and values.
enum ControlGlyphs {
  static let arrow: Character = "▾"

  static func arrow(isRich: Bool) -> Character { isRich ? "▾" : "v" }
  static func radio(isOn: Bool, isRich: Bool) -> Character { isRich ? (isOn ? "●" : "○") : isOn ? "*" : "o" }
  static func knob(isRich: Bool) -> Character { isRich ? "●" : "O" }
  static func line(isRich: Bool) -> Character { isRich ? "━" : "=" }
  static func mark(isRich: Bool) -> Character { isRich ? "┿" : "+" }
  static func full(isRich: Bool) -> Character { isRich ? "█" : "#" }
  static func empty(isRich: Bool) -> Character { isRich ? "░" : "-" }
}

extension TreePainter {
  /// The styles of a control by its state.
  private struct ControlColors {
    var ink: Theme.Ink
    var ground: TerminalColor?
  }

  private func colors(of node: Node) -> ControlColors {
    guard node.attributes.isEnabled else { return ControlColors(ink: theme.disabled, ground: theme.shade(0.08)) }
    guard node.attributes.isFocused else { return ControlColors(ink: Theme.Ink(), ground: theme.shade(0.18)) }
    guard let ground = theme.ground(.system(.accent), tint: node.attributes.tint) else {
      return ControlColors(ink: Theme.Ink(attributes: [.reverse, .bold]), ground: nil)
    }
    return ControlColors(ink: Theme.Ink(color: theme.contrasting(ground), attributes: .bold), ground: ground)
  }

  private func put(_ text: String, ink: Theme.Ink, x: Int, y: Int) -> Int {
    buffer.put(text, x: x, y: y, style: style(ink, x: x, y: y))
  }

  private func target(_ node: Node, _ rect: CellRect, _ kind: ViewState.Target.Kind = .press) {
    state.targets.append(.init(id: node.id, area: rect.intersection(buffer.clip), kind: kind))
  }

  private func markFocus(_ node: Node, x: Int, y: Int) {
    if node.attributes.isFocused, buffer.clip.contains(x: x, y: y) {
      buffer.cursor = CellBuffer.Cursor(x: x, y: y, isVisible: false)
    }
  }

  // MARK: - Pickers

  func paint(_ picker: PickerContent, of node: Node, in rect: CellRect, _ context: Context) {
    switch picker.style {
    case .menu: paintDropDown(picker.valueText, of: node, in: rect)
    case .segmented: paintSegments(picker, of: node, in: rect)
    case .inline: paintOptions(picker, of: node, in: rect, rows: 0..<picker.options.count)
    case .wheel:
      let middle = picker.selection ?? 0
      let first = min(max(middle - rect.height / 2, 0), max(picker.options.count - rect.height, 0))
      paintOptions(picker, of: node, in: rect, rows: first..<min(first + rect.height, picker.options.count))
    }
  }

  /// A value with an arrow after it; the options are shown on request.
  func paintDropDown(_ text: String, of node: Node, in rect: CellRect) {
    target(node, rect)
    let colors = colors(of: node)
    let isRich = theme.hasRichGlyphs
    if let ground = colors.ground { buffer.fill(rect, style: CellStyle(background: ground)) }
    let clip = buffer.clip
    let isRightToLeft = node.isRightToLeft
    buffer.clip = clip.intersection(
      CellRect(x: isRightToLeft ? rect.x + 2 : rect.x, y: rect.y, width: max(rect.width - 2, 0), height: 1))
    let start = isRightToLeft ? rect.maxX - 1 - buffer.characterWidth.columns(of: text) : rect.x + 1
    _ = put(text, ink: colors.ink, x: max(start, buffer.clip.x), y: rect.y)
    buffer.clip = clip
    let arrow = String(ControlGlyphs.arrow(isRich: isRich))
    _ = put(arrow, ink: colors.ink, x: isRightToLeft ? rect.x + 1 : rect.maxX - 2, y: rect.y)
    if colors.ground == nil {
      buffer.restyle(rect) { $0.attributes.formUnion(colors.ink.attributes.union(.underline)) }
    }
    markFocus(node, x: rect.x + 1, y: rect.y)
  }

  private func paintSegments(_ picker: PickerContent, of node: Node, in rect: CellRect) {
    let colors = colors(of: node)
    let segments = metrics.segments(of: picker, columns: rect.width)
    let isRightToLeft = node.isRightToLeft
    for (index, (option, segment)) in zip(picker.options, segments).enumerated() {
      let area = segment.offset(x: isRightToLeft ? rect.maxX - segment.x - segment.maxX : rect.x, y: rect.y)
      let isChosen = index == picker.selection
      var ink = node.attributes.isEnabled ? Theme.Ink() : theme.disabled
      if isChosen {
        var ground = colors.ground
        if !node.attributes.isFocused {
          ground = node.attributes.isEnabled ? theme.shade(0.34) ?? ground : ground
        }
        if let ground { buffer.fill(area, style: CellStyle(background: ground)) }
        ink = node.attributes.isFocused ? colors.ink : ground.map { theme.legible(ink, on: $0) } ?? ink
        ink.attributes.insert(.bold)
        // Without colours only the focus is reversed.
        if ground == nil, !node.attributes.isFocused { ink.attributes.insert(.underline) }
      } else if let ground = theme.shade(0.12) {
        buffer.fill(area, style: CellStyle(background: ground))
      }
      _ = put(" \(metrics.title(of: option)) ", ink: ink, x: area.x, y: area.y)
      target(node, area, .choice(index))
      if isChosen { markFocus(node, x: area.x + 1, y: area.y) }
    }
    if picker.selection == nil { markFocus(node, x: rect.x, y: rect.y) }
  }

  private func paintOptions(_ picker: PickerContent, of node: Node, in rect: CellRect, rows: Range<Int>) {
    let isRich = theme.hasRichGlyphs
    var mark = node.attributes.isEnabled ? theme.accent(node.attributes.tint) : theme.disabled
    mark.attributes.insert(.bold)
    for (row, index) in rows.enumerated() where picker.options.indices.contains(index) {
      let y = rect.y + row
      let isChosen = index == picker.selection
      let area = CellRect(x: rect.x, y: y, width: rect.width, height: 1)
      var ink = node.attributes.isEnabled ? Theme.Ink() : theme.disabled
      var markInk = isChosen ? mark : theme.muted(0.6)
      if isChosen, node.attributes.isFocused {
        let colors = colors(of: node)
        if let ground = colors.ground { buffer.fill(area, style: CellStyle(background: ground)) }
        (ink, markInk) = (colors.ink, colors.ink)
      }
      let glyph = ControlGlyphs.radio(isOn: isChosen, isRich: isRich)
      let title = metrics.title(of: picker.options[index])
      let isRightToLeft = node.isRightToLeft
      let x = isRightToLeft ? rect.maxX - 1 : rect.x
      let start = isRightToLeft ? max(rect.maxX - 2 - buffer.characterWidth.columns(of: title), rect.x) : rect.x + 2
      _ = put(String(glyph), ink: markInk, x: x, y: y)
      _ = put(title, ink: ink, x: start, y: y)
      target(node, area, .choice(index))
      if isChosen || row == 0 { markFocus(node, x: x, y: y) }
    }
  }

  // MARK: - Values

  func paint(_ slider: SliderContent, of node: Node, in rect: CellRect) {
    let isRich = theme.hasRichGlyphs
    let isFocused = node.attributes.isFocused
    let text = slider.valueText
    let width = max(rect.width - metrics.valueColumns(of: slider) - 1, 3)
    let isRightToLeft = node.isRightToLeft
    let line = CellRect(x: isRightToLeft ? rect.maxX - width : rect.x, y: rect.y, width: width, height: 1)
    func place(_ column: Int) -> Int { isRightToLeft ? line.maxX - 1 - column : line.x + column }
    target(node, line, .slider(line))
    let accent = node.attributes.isEnabled ? theme.accent(node.attributes.tint) : theme.disabled
    func column(of value: Double) -> Int {
      Int((SliderContent.fraction(of: value, in: slider.range) * Double(width - 1)).rounded())
    }
    let knob = column(of: slider.value)
    let neutral = slider.neutralValue.map(column) ?? 0
    let marks = Set(slider.marks.map(column))
    for column in 0..<width {
      let ink = min(neutral, knob)...max(neutral, knob) ~= column ? accent : theme.muted(0.35)
      let glyph =
        column == knob
        ? ControlGlyphs.knob(isRich: isRich)
        : marks.contains(column) ? ControlGlyphs.mark(isRich: isRich) : ControlGlyphs.line(isRich: isRich)
      let x = place(column)
      var style = style(ink, x: x, y: rect.y)
      if column == knob, isFocused { style.attributes.formUnion([.bold, .reverse]) }
      buffer.put(glyph, columns: 1, x: x, y: rect.y, style: style)
    }
    let ink = isFocused ? Theme.Ink(attributes: .bold) : theme.muted(0.75)
    let end = line.x - 1 - buffer.characterWidth.columns(of: text)
    _ = put(text, ink: ink, x: isRightToLeft ? max(end, rect.x) : line.maxX + 1, y: rect.y)
    markFocus(node, x: place(knob), y: rect.y)
  }

  func paint(_ progress: ProgressContent, of node: Node, in rect: CellRect) {
    let isRich = theme.hasRichGlyphs
    let accent = theme.accent(node.attributes.tint)
    guard let fraction = progress.fraction else {
      _ = put(isRich ? "◌ …" : "...", ink: accent, x: rect.x, y: rect.y)
      return
    }
    let text = "\(Int((fraction * 100).rounded()))%"
    guard progress.kind != .circle else {
      _ = put(text, ink: accent, x: rect.x, y: rect.y)
      return
    }
    // The program's own text of the value is shown next to the bar.
    let saysValue = progress.valueText == nil
    let width = max(saysValue ? rect.width - 5 : rect.width, 1)
    let filled = Int((fraction * Double(width)).rounded())
    let isRightToLeft = node.isRightToLeft
    for column in 0..<width {
      let isFull = column < filled
      let glyph = isFull ? ControlGlyphs.full(isRich: isRich) : ControlGlyphs.empty(isRich: isRich)
      let ink = isFull ? accent : theme.muted(0.4)
      let x = isRightToLeft ? rect.maxX - 1 - column : rect.x + column
      buffer.put(glyph, columns: 1, x: x, y: rect.y, style: style(ink, x: x, y: rect.y))
    }
    guard saysValue else { return }
    let x = isRightToLeft ? rect.maxX - width - 1 - text.count : rect.x + width + 1
    _ = put(text, ink: theme.muted(0.75), x: max(x, rect.x), y: rect.y)
  }

  func paint(_ well: ColorWellContent, of node: Node, in rect: CellRect) {
    target(node, rect)
    let colors = colors(of: node)
    if let ground = colors.ground { buffer.fill(rect, style: CellStyle(background: ground)) }
    let shade = well.shade
    let paint = Paint.rgb(red: shade.red, green: shade.green, blue: shade.blue)
    let isRightToLeft = node.isRightToLeft
    let sample = CellRect(x: isRightToLeft ? rect.maxX - 3 : rect.x + 1, y: rect.y, width: 2, height: 1)
    let end = sample.x - 1 - buffer.characterWidth.columns(of: shade.hexadecimal)
    if let ground = theme.ground(paint, tint: nil) { buffer.fill(sample, style: CellStyle(background: ground)) }
    _ = put(shade.hexadecimal, ink: colors.ink, x: isRightToLeft ? max(end, rect.x) : sample.maxX + 1, y: rect.y)
    if colors.ground == nil {
      buffer.restyle(rect) { $0.attributes.formUnion(colors.ink.attributes.union(.underline)) }
    }
    markFocus(node, x: sample.x, y: rect.y)
  }

  /// A month, whose days are buttons in it, or the button that opens one.
  func paint(_ calendar: CalendarContent, of node: Node, in rect: CellRect, _ context: Context) {
    guard calendar.isInline else { return paintDropDown(theme.hasRichGlyphs ? "▦" : "#", of: node, in: rect) }
    var context = context
    context.mutesSelection = !node.attributes.isFocused
    paintChildren(of: node, in: rect, context)
  }

  // MARK: - Menus

  func paint(_ menu: MenuContent, of node: Node, in rect: CellRect, _ context: Context) {
    paint(ButtonContent(style: menu.style), of: node, in: rect, context)
    let hasFrame = menu.style != .plain && menu.style != .borderless
    let margin = hasFrame ? 2 : 0
    let x = node.isRightToLeft ? rect.x + margin : rect.maxX - 1 - margin
    let arrow = ControlGlyphs.arrow(isRich: theme.hasRichGlyphs)
    let isFilled = node.attributes.isFocused || menu.style == .borderedProminent
    var ink = node.attributes.isEnabled ? Theme.Ink() : theme.disabled
    let ground = buffer.background(x: x, y: rect.y)
    if isFilled, node.attributes.isEnabled, theme.depth != .none { ink.color = theme.contrasting(ground) }
    _ = put(String(arrow), ink: ink, x: x, y: rect.y)
  }
}

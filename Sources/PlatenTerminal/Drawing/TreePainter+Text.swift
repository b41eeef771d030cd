import PlatenGraph

extension TreePainter {
  /// Applies a style to cells that are drawn already.
  func style(_ ink: Theme.Ink, _ attributes: CellStyle.Attributes = [], x: Int, y: Int) -> CellStyle {
    var attributes = ink.attributes.union(attributes)
    // Without colours a filled area is a reversed one.
    if theme.depth == .none, buffer.isReversed(x: x, y: y) { attributes.insert(.reverse) }
    return CellStyle(foreground: ink.color, background: buffer.background(x: x, y: y), attributes: attributes)
  }

  func attributes(of font: Font) -> CellStyle.Attributes {
    var attributes: CellStyle.Attributes = []
    if font.isItalic { attributes.insert(.italic) }
    if let weight = font.weight {
      if weight.value >= Font.Weight.semibold.value { attributes.insert(.bold) }
    } else {
      switch font.textStyle {
      case .largeTitle, .title, .title2, .title3, .headline: attributes.insert(.bold)
      default: break
      }
    }
    return attributes
  }

  func paint(_ text: TextContent, of node: Node, in rect: CellRect, _ context: Context) {
    let text = text.withGlyphs(isRich: theme.hasRichGlyphs)
    let context = grounded(context, in: rect)
    let limit = min(text.lineLimit ?? Int.max, max(rect.height, 1))
    let isRightToLeft = node.isRightToLeft
    let lines = TextLines(
      text.runs, width: max(rect.width, 1), lineLimit: limit, characterWidth: buffer.characterWidth,
      truncation: text.truncation, truncatesWords: node.isInLabel,
      level: text.writing.level(inRightToLeft: isRightToLeft))
    let paragraphs =
      text.writing.alignsByWriting ? text.plainText.split(omittingEmptySubsequences: false) { $0.isNewline } : []
    // Text without a colour keeps its place, and what is below it.
    let runColors = text.runs.map {
      theme.isInvisible($0.foreground ?? text.foreground) ? nil : colors(of: $0, in: text, of: node, context)
    }
    for (index, line) in lines.lines.enumerated() {
      var x = rect.x
      let letters = paragraphs.isEmpty ? nil : paragraphs[line.paragraph].firstLetterLevel
      let alignment = text.writing.alignment(text.alignment, letters: letters, inRightToLeft: isRightToLeft)
      switch alignment.fromLeft(inRightToLeft: isRightToLeft) {
      case .leading: break
      case .center: x += max(rect.width - line.columns, 0) / 2
      case .trailing: x += max(rect.width - line.columns, 0)
      }
      for piece in line.pieces(in: buffer.textOrder) where piece.columns > 0 {
        guard let colors = runColors[piece.run] else {
          x += piece.columns
          continue
        }
        var style = style(colors.ink, x: x, y: rect.y + index)
        if let ground = colors.ground { style.background = ground }
        // Blurred letters are not readable.
        let isBlurred = context.blur >= 3 && !piece.character.isWhitespace
        let blurred: Character = theme.hasRichGlyphs ? "░" : "#"
        buffer.put(
          isBlurred ? blurred : piece.character, columns: isBlurred ? 1 : piece.columns, x: x, y: rect.y + index,
          style: style)
        x += piece.columns
      }
    }
  }

  private func colors(
    of run: TextRun, in text: TextContent, of node: Node, _ context: Context
  ) -> (ink: Theme.Ink, ground: TerminalColor?) {
    var ink = ink(run.foreground ?? text.foreground, of: node, context)
    ink.attributes.formUnion(attributes(of: run.font ?? text.font))
    return colors(of: run, of: node, ink: ink)
  }

  /// The context for a label in a rectangle, where a program may have drawn a background over that of the control.
  private func grounded(_ context: Context, in rect: CellRect) -> Context {
    guard context.fill != nil, !rect.isEmpty else { return context }
    let ground = buffer.background(x: rect.x + rect.width / 2, y: rect.y)
    guard !ground.isStandard else { return context }
    var context = context
    context.fill = ground
    return context
  }

  /// The style of a run on top of the inherited one.
  func colors(
    of run: TextRun, of node: Node, ink: Theme.Ink
  ) -> (ink: Theme.Ink, ground: TerminalColor?) {
    var ink = ink
    if run.isBold { ink.attributes.insert(.bold) }
    if run.isItalic { ink.attributes.insert(.italic) }
    if run.isUnderlined { ink.attributes.insert(.underline) }
    if run.isStruckThrough { ink.attributes.insert(.strikethrough) }
    if run.link != nil, run.foreground == nil {
      let accent = theme.accent(node.attributes.tint)
      ink.color = accent.color
      ink.attributes.insert(.underline)
    }
    return (ink, run.isCode ? theme.shade(0.14) : nil)
  }

  /// The colour of a paint, or the control's if the paint is the default.
  func ink(_ paint: Paint, of node: Node, _ context: Context) -> Theme.Ink {
    let ink: Theme.Ink =
      if let labelInk = context.labelInk, paint == .system(.primary) {
        labelInk
      } else {
        theme.ink(paint, opacity: context.opacity, tint: node.attributes.tint)
      }
    return context.fill.map { theme.legible(ink, on: $0) } ?? ink
  }

  func paint(_ image: ImageContent, of node: Node, in rect: CellRect, _ context: Context) {
    guard !rect.isEmpty else { return }
    if let data = image.data, paintPicture(data, of: node, in: rect, context) { return }
    let ink = ink(image.foreground, of: node, grounded(context, in: rect))
    let glyphs = metrics.glyphs(of: image)
    // A picture that can't be drawn is shown as a background of its size.
    if image.data != nil, let ground = theme.shade(0.12) { buffer.fill(rect, style: CellStyle(background: ground)) }
    let x = rect.x + (rect.width - buffer.characterWidth.columns(of: glyphs)) / 2
    let y = rect.y + (rect.height - 1) / 2
    buffer.put(glyphs, x: x, y: y, style: style(ink, attributes(of: image.font).intersection(.bold), x: x, y: y))
  }

  func paintDivider(of node: Node, in rect: CellRect) {
    paintLine(along: node.dividedAxis == .horizontal ? .vertical : .horizontal, in: rect, ink: theme.line)
  }

  func paintLine(along axis: Axis, in rect: CellRect, ink: Theme.Ink) {
    let glyph = axis == .vertical ? glyphs.vertical : glyphs.horizontal
    for y in rect.y..<rect.maxY {
      // A line that has no row of its own, as one over the lower edge of a word, underlines it.
      if axis == .horizontal, (rect.x..<rect.maxX).contains(where: { buffer.hasLetter(x: $0, y: y) }) {
        buffer.restyle(CellRect(x: rect.x, y: y, width: rect.width, height: 1)) { $0.attributes.insert(.underline) }
        continue
      }
      for x in rect.x..<rect.maxX { buffer.put(glyph, columns: 1, x: x, y: y, style: style(ink, x: x, y: y)) }
    }
  }
}

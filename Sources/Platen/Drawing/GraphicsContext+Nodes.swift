import Foundation

/// The drawing of nodes that have been laid out in points, without a front end.
extension GraphicsContext {
  /// Draws a node and what is in it, at the place that it has in its parent.
  @MainActor func draw(_ node: Node) {
    var context = self
    context.translateBy(x: node.frame.minX, y: node.frame.minY)
    let area = CGRect(origin: .zero, size: node.frame.size)
    switch node.content {
    case .leaf(let leaf): context.draw(leaf, in: area, of: node)
    case .decoration(.background): for child in node.children.reversed() { context.draw(child) }
    case .decoration(.border(let border)):
      for child in node.children { context.draw(child) }
      let inset = border.width / 2
      let style = AnyShapeStyle(source: _PaintSource(.paint(border.paint)))
      context.stroke(Path(area.insetBy(dx: inset, dy: inset)), with: .style(style), lineWidth: border.width)
    case .decoration(.effect(let effect)): context.draw(node.children, in: area, with: effect)
    // Controls have the looks of a platform.
    case .field: break
    default: for child in node.children { context.draw(child) }
    }
  }

  @MainActor private func draw(_ children: [Node], in area: CGRect, with effect: EffectContent) {
    var context = self
    switch effect {
    case .opacity(let opacity): context.opacity *= opacity
    case .offset(let offset): context.translateBy(x: offset.width, y: offset.height)
    case .scale(let scale, let anchor):
      context.turn(about: anchor, of: area) { $0.scaleBy(x: scale.width, y: scale.height) }
    case .rotation(let angle, let anchor): context.turn(about: anchor, of: area) { $0.rotate(by: angle) }
    case .blur(let radius): context.addFilter(.blur(radius: radius))
    case .shadow(let shadow):
      context.addFilter(
        .shadow(
          color: Color(paint: shadow.paint), radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height))
    case .clip(let path): context.clip(to: path.outline(in: area))
    case .blend(let mode): context.blendMode = mode
    case .mask:
      guard children.count == 2 else { break }
      context.clipToLayer { layer in
        layer.draw(children[1])
      }
      context.draw(children[0])
      return
    case .position, .geometry, .filter, .glass, .gesture, .measured, .pointer, .untouchable, .contextMenu: break
    }
    for child in children { context.draw(child) }
  }

  private mutating func turn(about anchor: UnitPoint, of area: CGRect, _ body: (inout GraphicsContext) -> Void) {
    let point = CGPoint(x: area.width * anchor.x, y: area.height * anchor.y)
    translateBy(x: point.x, y: point.y)
    body(&self)
    translateBy(x: -point.x, y: -point.y)
  }

  @MainActor private func draw(_ leaf: LeafContent, in area: CGRect, of node: Node) {
    switch leaf {
    case .text(let text): draw(text, in: area)
    case .image(let image): draw(image, in: area)
    case .divider:
      let style = AnyShapeStyle(source: _PaintSource(.paint(.system(.separator))))
      fill(Path(area), with: .style(style))
    case .shape(let shape): draw(shape, in: area)
    case .spacer, .rowPlaceholder: break
    }
  }

  private func draw(_ shape: ShapeContent, in area: CGRect) {
    func style(_ paint: Paint) -> Shading { .style(AnyShapeStyle(source: _PaintSource(.paint(paint)))) }
    if let paint = shape.fill {
      fill(shape.path.outline(in: area), with: style(paint), style: FillStyle(eoFill: shape.isEvenOdd))
    }
    if let paint = shape.stroke {
      let inset = shape.isStrokeInside ? shape.lineWidth / 2 : 0
      let outline = shape.path.outline(in: area.insetBy(dx: inset, dy: inset))
      stroke(outline, with: style(paint), style: shape.strokeStyle)
    }
  }

  @MainActor private func draw(_ text: TextContent, in area: CGRect) {
    let font = UIFont(matching: text.font)
    let words = NSAttributedString(string: text.plainText, attributes: [.font: font])
    let lines = TextLines.lines(of: words, width: area.width, count: text.lineLimit)
    for line in lines {
      let share: CGFloat = text.alignment == .center ? 0.5 : text.alignment == .trailing ? 1 : 0
      var content = text
      content.runs = text.runs.part(line.range)
      let corner = CGPoint(x: (area.width - line.width) * share, y: line.top)
      draw(.letters(content, corner.applying(transform), .topLeading))
    }
  }

  @MainActor private func draw(_ image: ImageContent, in area: CGRect) {
    if let data = image.data, let picture = Image(data: data.bytes) { return draw(picture, in: area) }
    guard let name = image.systemName else { return }
    let shading = Shading.style(AnyShapeStyle(source: _PaintSource(.paint(image.foreground))))
    var context = self
    let side = min(area.width, area.height)
    context.translateBy(x: area.midX - side / 2, y: area.midY - side / 2)
    context.scaleBy(x: side / 24, y: side / 24)
    let layers = SymbolDrawing(named: name).layers
    let cuts = layers.filter { $0.rendering == .cut }.compactMap(\.outline)
    // What is behind the symbol is seen in what is taken out of its areas.
    var areas = context
    if !cuts.isEmpty {
      areas.clipToLayer(options: .inverse) { layer in
        for cut in cuts { layer.stroke(cut, with: .color(.black), style: SymbolDrawing.line) }
      }
    }
    for layer in layers where layer.rendering != .cut {
      guard let outline = layer.outline else { continue }
      let isArea = layer.rendering == .filled || layer.rendering == .filledWithHoles
      if isArea {
        areas.fill(outline, with: shading, style: FillStyle(eoFill: layer.rendering == .filledWithHoles))
      }
      (isArea ? areas : context).stroke(outline, with: shading, style: SymbolDrawing.line)
    }
  }
}

extension ShapeContent.Path {
  /// The outline in a rectangle.
  fileprivate func outline(in rect: CGRect) -> Path {
    switch self {
    case .rectangle: Path(rect)
    case .roundedRectangle(let radius): Path(roundedRect: rect, cornerRadius: radius)
    case .capsule: Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    case .circle:
      Path(
        ellipseIn: CGRect(
          x: rect.midX - min(rect.width, rect.height) / 2, y: rect.midY - min(rect.width, rect.height) / 2,
          width: min(rect.width, rect.height), height: min(rect.width, rect.height)))
    case .ellipse: Path(ellipseIn: rect)
    case .custom(let shape): shape.path(in: rect)
    }
  }
}

extension [TextRun] {
  /// The runs in a range of the whole text, in UTF-16 units, without a line feed at its end.
  fileprivate func part(_ range: NSRange) -> [TextRun] {
    var start = 0
    return compactMap { run in
      let units = run.text.utf16.count
      let own = NSRange(location: start, length: units)
      start += units
      guard let common = own.intersection(range), common.length > 0 else { return nil }
      var part = run
      part.text = (run.text as NSString).substring(
        with: NSRange(location: common.location - own.location, length: common.length))
      part.text.removeAll(where: \.isNewline)
      return part
    }
  }
}

#if Web
import PlatenGraph

/// Layout nodes as CSS boxes: stacks are flexible boxes, overlapping views are in a grid of a single cell.
enum LayoutMarkup {
  static func stack(_ stack: StackContent, into element: inout Element) {
    switch stack.axis {
    case .horizontal: element.classes += ["row", "v-\(CSS.alignment(stack.vertical))"]
    case .vertical: element.classes += ["col", "h-\(CSS.alignment(stack.horizontal))"]
    }
    if let spacing = stack.spacing { element.style["gap"] = CSS.pixels(max(spacing, 0)) }
    if let part = stack.sectionPart, part.isPinned { pin(part, along: stack.axis, &element) }
  }

  /// The browser keeps a pinned header or footer in the visible part, and in the element of its section.
  private static func pin(_ part: SectionPart, along axis: Axis, _ element: inout Element) {
    let side = if case .footer = part { "end" } else { "start" }
    element.style["position"] = "sticky"
    element.style["inset-\(axis == .vertical ? "block" : "inline")-\(side)"] = "0"
    element.style["z-index"] = "1"
  }

  static func depth(_ content: DepthStackContent, class name: String, into element: inout Element) {
    element.classes += [name] + classes(of: content.alignment)
  }

  /// The style sheet's padding of a form's row.
  private static let rowInsets = EdgeInsets(top: 9, leading: 16, bottom: 9, trailing: 16)

  @MainActor static func padding(_ content: PaddingContent, of node: Node, into element: inout Element) {
    element.classes.append("pad")
    var insets = insets(of: content)
    if insets.top < 0, node.beginsWithForm { insets.top = 0 }
    // The element of a padding that is a whole row has the row's padding as well.
    let row = isFormRow(node) ? rowInsets : EdgeInsets()
    // CSS has no negative padding; a negative margin moves the neighbours as SwiftUI does.
    element.style["padding-block"] = "\(positive(insets.top, row.top)) \(positive(insets.bottom, row.bottom))"
    element.style["padding-inline"] =
      "\(positive(insets.leading, row.leading)) \(positive(insets.trailing, row.trailing))"
    if min(insets.top, insets.bottom) < 0 {
      element.style["margin-block"] = "\(negative(insets.top)) \(negative(insets.bottom))"
    }
    if min(insets.leading, insets.trailing) < 0 {
      element.style["margin-inline"] = "\(negative(insets.leading)) \(negative(insets.trailing))"
    }
  }

  @MainActor private static func isFormRow(_ node: Node) -> Bool {
    switch node.parent?.content {
    case .container(.form), .container(.section): true
    default: false
    }
  }

  static func insets(of content: PaddingContent) -> EdgeInsets {
    content.ownInsets ?? content.onEdges(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
  }

  private static func positive(_ length: CGFloat, _ more: CGFloat) -> String { CSS.pixels(max(length, 0) + more) }
  private static func negative(_ length: CGFloat) -> String { CSS.pixels(min(length, 0)) }

  static func frame(_ frame: FrameContent, isInRow: Bool, into element: inout Element) {
    element.classes += ["frame"] + classes(of: frame.alignment)
    if frame.isFlexible {
      set("min-width", frame.minWidth, in: &element)
      set("min-height", frame.minHeight, in: &element)
      set("max-width", frame.maxWidth, in: &element)
      // In a row it has the height of its limit, and its place is that of the row's alignment.
      set(isInRow ? "height" : "max-height", frame.maxHeight, in: &element)
      if isInRow, frame.maxHeight?.isFinite == true { element.style["max-height"] = "100%" }
      if frame.maxWidth == nil { set("width", frame.idealWidth, in: &element) }
      if frame.maxHeight == nil { set("height", frame.idealHeight, in: &element) }
    }
    set("width", frame.fixedWidth, in: &element)
    set("height", frame.fixedHeight, in: &element)
    if frame.fixedHeight != nil { element.classes.append("fixed-h") }
    if frame.isContainer { element.classes.append("whole") }
  }

  private static func set(_ property: String, _ length: CGFloat?, in element: inout Element) {
    guard let length, length.isFinite else { return }
    element.style[property] = CSS.pixels(max(length, 0))
  }

  @MainActor static func shape(_ shape: ShapeContent, of node: Node, into element: inout Element) {
    element.classes.append("shape")
    element.attributes["aria-hidden"] = "true"
    if case .custom(let custom) = shape.path {
      let isFilled = shape.stroke == nil && !shape.isEvenOdd
      if let fill = shape.fill,
        !fill.isPlain && !OutlineMarkup.canPaint(fill) || isFilled && OutlineMarkup.keepsLengths(custom, of: node)
      {
        if case .material = fill { element.classes.append("material") }
        element.style["background"] = CSS.background(fill)
        element.style["clip-path"] = OutlineMarkup.polygon(custom, of: node)
        if OutlineMarkup.isMeasured(custom, isClipped: true, of: node) { element.classes.append("outlined") }
      } else {
        element.append(OutlineMarkup.picture(shape, custom, of: node))
        let insets = shape.isStrokeInside && shape.stroke != nil
        if OutlineMarkup.isMeasured(custom, insets: insets, isClipped: false, of: node) {
          element.classes.append("outlined")
        }
      }
      return
    }
    // A circle without an outline is clipped from its area; one with an outline needs equal width and height.
    if shape.path == .circle { element.classes.append(shape.stroke == nil ? "disc" : "circle") }
    if shape.path != .circle || shape.stroke != nil { element.style["border-radius"] = radius(of: shape.path) }
    if let fill = shape.fill {
      if case .material = fill { element.classes.append("material") }
      element.style["background"] = CSS.background(fill)
    }
    if let stroke = shape.stroke {
      let line = shape.strokeStyle.dash.isEmpty ? "solid" : "dashed"
      let border = "\(CSS.pixels(max(shape.lineWidth, 0))) \(line) \(CSS.color(stroke, for: .area))"
      if shape.isStrokeInside {
        element.style["border"] = border
      } else {
        // The centre of the line is on the edge.
        element.style["outline"] = border
        element.style["outline-offset"] = CSS.pixels(-shape.lineWidth / 2)
      }
    }
  }

  static func radius(of path: ShapeContent.Path) -> String {
    switch path {
    case .rectangle: "0"
    case .roundedRectangle(let radius): CSS.pixels(max(radius, 0))
    case .capsule: "9999px"
    case .circle, .ellipse: "50%"
    case .custom: "0"
    }
  }

  static func classes(of alignment: Alignment) -> [String] {
    ["h-\(CSS.alignment(alignment.horizontal))", "v-\(CSS.alignment(alignment.vertical))"]
  }
}

extension Paint {
  /// Whether it has the same colour everywhere.
  var isPlain: Bool {
    switch self {
    case .gradient, .material, .tile: false
    default: true
    }
  }
}
#endif

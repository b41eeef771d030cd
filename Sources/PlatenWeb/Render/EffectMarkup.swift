#if Web
import Foundation
import PlatenGraph

/// Effects as CSS properties that do not affect the layout.
@MainActor enum EffectMarkup {
  static func apply(_ effect: EffectContent, of node: Node, to element: inout Element) {
    element.classes.append("cell")
    switch effect {
    case .opacity(let opacity):
      element.style["opacity"] = CSS.number(min(max(opacity, 0), 1))
      if effect.hidesChild { element.classes += ["untouchable", "unseen"] }
    case .offset(let size): element.style["translate"] = CSS.pair(size.width, size.height)
    case .position(let point):
      element.classes.append("place")
      element.style["--x"] = CSS.length(point.x)
      element.style["--y"] = CSS.length(point.y)
    case .scale(let scale, let anchor):
      element.style["scale"] = "\(CSS.number(Double(scale.width))) \(CSS.number(Double(scale.height)))"
      origin(anchor, &element)
    case .rotation(let angle, let anchor):
      element.style["rotate"] = CSS.degrees(angle)
      origin(anchor, &element)
    case .geometry(let effect):
      if let transform = transform(of: effect) { element.style["transform"] = transform }
    case .blur(let radius): element.style["filter"] = "blur(\(CSS.length(radius)))"
    case .shadow(let shadow): element.style["filter"] = dropShadow(shadow)
    case .filter(let filter): element.style["filter"] = self.filter(filter)
    case .blend(let mode): element.style["mix-blend-mode"] = name(of: mode)
    case .clip(let path):
      element.classes.append("clip")
      clip(path, of: node, &element)
    case .mask:
      element.classes.append("masked")
      if let layer = node.children.dropFirst().first { mask(layer, &element) }
    case .glass(let shape, let tint):
      element.classes.append("glass")
      element.style["border-radius"] = LayoutMarkup.radius(of: shape)
      if let tint { element.style["--glass"] = CSS.color(tint, for: .area) }
    case .gesture(let gesture): self.gesture(gesture, of: node, &element)
    case .contextMenu: element.attributes["data-context"] = ""
    case .pointer(let name): element.style["cursor"] = name
    case .measured: element.classes.append("measured")
    case .untouchable: element.classes.append("untouchable")
    }
  }

  /// The effect in CSS; nil if it has none. Only the browser knows the size: if the effect is relative to it, so is the
  /// style.
  static func transform(of effect: AnyGeometryEffect) -> String? {
    let side: CGFloat = 100
    let value = centered(effect, width: side, height: side)
    let wider = centered(effect, width: side * 2, height: side)
    let higher = centered(effect, width: side, height: side * 2)
    // The new position of the centre. The rest of the transform keeps it fixed.
    let (middle, right, lower) = (place(of: value), place(of: wider), place(of: higher))
    let (across, down) = ((right.x - middle.x) / side, (lower.y - middle.y) / side)
    let (x, y) = (middle.x - across * side, middle.y - down * side)
    let move =
      "translate(calc(\(CSS.number(across * 100))% + \(CSS.length(x)))"
      + ",calc(\(CSS.number(down * 100))% + \(CSS.length(y))))"
    let isMoved = [across * side, down * side, x, y].contains { abs($0) > 0.001 }
    guard value.isAffine else {
      let numbers = [
        value.m11 - middle.x * value.m13, value.m12 - middle.y * value.m13, 0, value.m13,
        value.m21 - middle.x * value.m23, value.m22 - middle.y * value.m23, 0, value.m23,
        0, 0, 1, 0, 0, 0, 0, value.m33,
      ]
      return "\(move) matrix3d(\(numbers.map(CSS.factor).joined(separator: ",")))"
    }
    let parts = [value.m11, value.m12, value.m21, value.m22]
    let isTurned = zip(parts, [1, 0, 0, 1] as [CGFloat]).contains { abs($0 - $1) > 0.0001 }
    let turn = isTurned ? "matrix(\((parts + [0, 0]).map(CSS.factor).joined(separator: ",")))" : nil
    let list = [isMoved ? move : nil, turn].compactMap { $0 }
    return list.isEmpty ? nil : list.joined(separator: " ")
  }

  /// Draws the shadow of the style that an element is painted with. A clip would cut the shadow off: what is clipped is
  /// an element inside.
  static func castShadow(_ shadow: ShadowContent, of element: inout Element) {
    element.style["filter"] = dropShadow(shadow)
    let isDisc = element.classes.contains("disc")
    guard isDisc || element.style["clip-path"] != nil else { return }
    var inner = Element("div", classes: isDisc ? ["disc"] : [])
    element.classes.removeAll { $0 == "disc" }
    inner.style = ["position": "absolute", "inset": "0"]
    for name in ["background", "clip-path"] { inner.style[name] = element.style.removeValue(forKey: name) }
    element.style["position"] = "relative"
    element.append(inner)
  }

  /// The filter that draws a shadow.
  static func dropShadow(_ shadow: ShadowContent) -> String {
    let offset = CSS.pair(shadow.offset.width, shadow.offset.height)
    return "drop-shadow(\(offset) \(CSS.length(shadow.radius)) \(CSS.color(shadow.paint, for: .area)))"
  }

  /// The position to which an effect moves its anchor point.
  private static func place(of value: ProjectionTransform) -> CGPoint {
    let depth = value.m33 == 0 ? 1 : value.m33
    return CGPoint(x: value.m31 / depth, y: value.m32 / depth)
  }

  /// The effect relative to the view's centre, which is CSS's origin.
  private static func centered(_ effect: AnyGeometryEffect, width: CGFloat, height: CGFloat) -> ProjectionTransform {
    let there = CGAffineTransform(translationX: width / 2, y: height / 2)
    return ProjectionTransform(there)
      .concatenating(effect.value(in: CGSize(width: width, height: height)))
      .concatenating(ProjectionTransform(there.inverted()))
  }

  /// A view with a gesture and no control is a button for the keyboard and for assistive technology.
  private static func gesture(_ gesture: GestureContent, of node: Node, _ element: inout Element) {
    element.classes.append("gesture")
    var kinds: [String] = []
    if gesture.isPressable { kinds.append("t") }
    if gesture.isDragged { kinds.append("d") }
    if gesture.isHovered { kinds.append("h") }
    if gesture.tracksPointer { kinds.append("m") }
    guard node.attributes.isEnabled else { return }
    if gesture.isForTransfer {
      if gesture.isDragSource { element.attributes["draggable"] = "true" }
      if !gesture.dropTypes.isEmpty { element.attributes["data-drop"] = gesture.dropTypes.joined(separator: " ") }
      return
    }
    element.attributes["data-g"] = kinds.joined(separator: " ")
    if gesture.hidesFocus { element.classes.append("no-ring") }
    if let keys = BrowserKey.list(of: gesture.keys) { element.attributes["data-keys"] = keys }
    guard node.takesFocus else { return }
    element.attributes["role"] = node.accessibilityRole == .button ? "button" : "group"
    element.attributes["tabindex"] = "0"
    if let label = node.attributes.accessibilityLabel { element.attributes["aria-label"] = label }
  }

  private static func origin(_ anchor: UnitPoint, _ element: inout Element) {
    guard anchor != .center else { return }
    element.style["transform-origin"] = "\(CSS.number(anchor.x * 100))% \(CSS.number(anchor.y * 100))%"
  }

  private static func clip(_ path: ShapeContent.Path, of node: Node, _ element: inout Element) {
    guard case .custom(let shape) = path else {
      round(path, &element)
      return
    }
    element.style["clip-path"] = OutlineMarkup.polygon(shape, of: node)
    if OutlineMarkup.isMeasured(shape, isClipped: true, of: node) { element.classes.append("outlined") }
  }

  /// The first shape of the mask: its outline, and its opacity if that is a gradient.
  private static func mask(_ layer: Node, _ element: inout Element) {
    var found: ShapeContent?
    _ = layer.first { node in
      if case .leaf(.shape(let shape)) = node.content { found = shape }
      return found != nil
    }
    guard let shape = found else { return }
    if let fill = shape.fill, case .gradient = fill { element.style["mask-image"] = CSS.background(fill) }
    if case .custom(let custom) = shape.path {
      element.style["clip-path"] = OutlineMarkup.polygon(custom, of: layer)
    } else if shape.path != .rectangle {
      element.classes.append("clip")
      round(shape.path, &element)
    }
  }

  /// A radius of a half makes an ellipse of what is no square; a circle is in its middle.
  private static func round(_ path: ShapeContent.Path, _ element: inout Element) {
    if path == .circle { element.style["clip-path"] = "circle(closest-side)" }
    element.style["border-radius"] = LayoutMarkup.radius(of: path)
  }

  private static func filter(_ filter: ColorFilter) -> String {
    switch filter {
    case .saturation(let amount): "saturate(\(CSS.number(max(amount, 0))))"
    // SwiftUI adds, CSS multiplies.
    case .brightness(let amount): "brightness(\(CSS.number(max(1 + amount, 0))))"
    case .contrast(let amount): "contrast(\(CSS.number(max(amount, 0))))"
    case .grayscale(let amount): "grayscale(\(CSS.number(min(max(amount, 0), 1))))"
    case .hueRotation(let degrees): "hue-rotate(\(CSS.number(degrees))deg)"
    case .invert: "invert(1)"
    case .multiply: "none"
    }
  }

  private static func name(of mode: BlendMode) -> String {
    switch mode {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .plusDarker: "multiply"
    case .normal, .sourceAtop, .destinationOver, .destinationOut: "normal"
    }
  }
}
#endif

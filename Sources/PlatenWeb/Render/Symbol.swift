#if Web
import PlatenGraph

/// The line drawings for SF Symbols, as pictures in the page.
enum Symbol {
  /// - Parameter owner: What no other symbol of the document has, as the identity of its element: what is taken out of
  ///   a filled drawing is an SVG mask, which is found by its identity.
  static func element(named name: String, in owner: String) -> Element {
    var element = Element("svg")
    element.classes = ["symbol"]
    element.attributes = ["viewBox": "0 0 24 24", "aria-hidden": "true", "focusable": "false"]
    let drawing = SymbolDrawing(named: name)
    let cuts = drawing.layers.filter { $0.rendering == .cut }
    if cuts.isEmpty {
      for layer in drawing.layers { element.append(part(layer)) }
    } else {
      let identity = owner + "m"
      var mask = Element("mask", id: identity)
      var all = Element("path")
      all.attributes = ["d": "M0 0h24v24H0Z", "fill": "#fff", "stroke": "#fff"]
      mask.append(all)
      for layer in cuts { mask.append(part(layer)) }
      element.append(mask)
      // What comes behind the last cut, as a slash, is drawn over it.
      let last = drawing.layers.lastIndex { $0.rendering == .cut } ?? 0
      var masked = Element("g")
      masked.attributes["mask"] = "url(#\(identity))"
      for layer in drawing.layers[..<last] where layer.rendering != .cut { masked.append(part(layer)) }
      element.append(masked)
      for layer in drawing.layers[(last + 1)...] { element.append(part(layer)) }
    }
    if !drawing.isKnown {
      // The name is shown as a tooltip.
      var title = Element("title")
      title.append(name)
      element.append(title)
    }
    return element
  }

  private static func part(_ layer: SymbolDrawing.Layer) -> Element {
    var part: Element
    switch layer.figure {
    case .outline(let data):
      part = Element("path")
      part.attributes["d"] = data
    case .letters(let letters):
      part = Element("text")
      part.attributes = ["x": "12", "y": "12"]
      part.classes = ["letters"]
      part.append(letters)
    }
    switch layer.rendering {
    case .line: break
    case .filled: part.classes.append("filled")
    case .filledWithHoles:
      part.classes.append("filled")
      part.attributes["fill-rule"] = "evenodd"
    case .cut: part.classes.append("cut")
    case .dotted: part.classes.append("unknown")
    }
    if layer.isSmall { part.attributes["transform"] = "translate(5.4 5.4) scale(.55)" }
    return part
  }
}
#endif

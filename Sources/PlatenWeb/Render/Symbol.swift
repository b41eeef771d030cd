#if Web
import PlatenGraph

/// The line drawings for SF Symbols, as pictures in the page.
enum Symbol {
  static func element(named name: String) -> Element {
    var element = Element("svg")
    element.classes = ["symbol"]
    element.attributes = ["viewBox": "0 0 24 24", "aria-hidden": "true", "focusable": "false"]
    let drawing = SymbolDrawing(named: name)
    for layer in drawing.layers {
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
      element.append(part)
    }
    if !drawing.isKnown {
      // The name is shown as a tooltip.
      var title = Element("title")
      title.append(name)
      element.append(title)
    }
    return element
  }
}
#endif

#if GTK
import CGTK4
import Foundation
import PlatenGraph

extension NodeView {
  /// The extent of the children, in the node's coordinates.
  var contentBounds: CGRect { children.reduce(CGRect.null) { $0.union($1.node.frame) } }

  /// Draws what has the shadow of the view's style, if it has one.
  func withShadow(_ snapshot: OpaquePointer, _ draw: () -> Void) {
    guard let shadow = node.attributes.styleShadow else { return draw() }
    EffectDrawing.shadowed(shadow, snapshot, over: widget, tint: node.attributes.tint, draw)
  }

  /// The shadow of a text, or of an icon of the theme. What is drawn has it in its drawing.
  func showShadow(_ attributes: NodeAttributes) {
    var css: String?
    if let shadow = attributes.styleShadow,
      let color = Palette.color(shadow.paint, over: window.widget, tint: attributes.tint)
    {
      let lengths = [shadow.offset.width, shadow.offset.height, max(shadow.radius, 0) * 2].map {
        "\(Int($0.rounded()))px"
      }
      let value = "\(lengths.joined(separator: " ")) \(color.css)"
      css = "text-shadow: \(value); -gtk-icon-shadow: \(value);"
    }
    shadowStyle = Stylesheet.set(css, on: widget, replacing: shadowStyle)
  }
}
#endif

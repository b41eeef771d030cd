#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// A colour: a GtkColorButton, which opens the desktop's own dialogue.
@MainActor final class ColorWellView: NodeView {
  init(_ node: Node, window: HostWindow) {
    super.init(node, window: window, widget: gtk_color_button_new(), box: nil)
    connect(widget, "color-set") { [weak self] _ in self?.changed() }
  }

  override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    super.update(from: old, oldAttributes)
    guard let well = node.content.control?.as(ColorWellContent.self) else { return }
    gtk_color_chooser_set_use_alpha(widget.opaque, well.supportsOpacity ? 1 : 0)
    var color = GdkRGBA(
      red: Float(well.shade.red), green: Float(well.shade.green), blue: Float(well.shade.blue),
      alpha: Float(well.shade.opacity))
    gtk_color_chooser_set_rgba(widget.opaque, &color)
    Accessibility.describe(widget, node, name: well.label)
    Accessibility.describeButton(in: widget, node, name: well.label)
  }

  private func changed() {
    var color = GdkRGBA()
    gtk_color_chooser_get_rgba(widget.opaque, &color)
    let shade = ColorShade(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: Double(color.alpha))
    window.send(.setColor(shade), to: node)
  }
}
#endif

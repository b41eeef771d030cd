#if GTK
  import CGTK4
  import Platen

  /// An image: a symbol of the desktop's icon theme, or a file of the program's own.
  @MainActor final class PictureView: NodeView {
    private let image: Widget = gtk_image_new()
    private var style: OpaquePointer?

    init(_ node: Node, window: HostWindow) {
      super.init(node, window: window, widget: image, box: nil)
    }

    override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
      super.update(from: old, oldAttributes)
      guard case .image(let content) = node.shownContent else { return }
      if case .image(content)? = old, oldAttributes?.tint == node.attributes.tint { return }
      let pointer = image.opaque
      if let name = content.systemName {
        gtk_image_set_from_icon_name(pointer, IconNames.icon(for: name, on: image))
      } else if let path = content.resourceName.flatMap(IconNames.file(named:)) {
        gtk_image_set_from_file(pointer, path)
      } else {
        gtk_image_set_from_icon_name(pointer, IconNames.fallback)
      }
      gtk_image_set_pixel_size(pointer, Int32(WindowMetrics.iconSize(content.font)))
      var css = ""
      if content.foreground != .system(.primary),
        let color = Palette.color(content.foreground, over: window.widget, tint: node.attributes.tint)
      {
        css = "color: \(color.hexadecimal); opacity: \(color.alpha);"
      }
      style = Stylesheet.set(css, on: image, replacing: style)
      Accessibility.describe(image, node, name: content.label)
    }
  }
#endif

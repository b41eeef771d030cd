#if GTK
import CGTK4
import PlatenGraph

/// An image: a symbol of the desktop's icon theme, or the bytes of an image file.
@MainActor final class PictureView: NodeView {
  private let image: Widget
  /// Whether it shows the bytes of a file.
  private let isPicture: Bool
  private var style: OpaquePointer?

  init(_ node: Node, window: HostWindow) {
    isPicture = Self.isPicture(node.content)
    image = isPicture ? gtk_picture_new() : gtk_image_new()
    super.init(node, window: window, widget: image, box: nil)
  }

  private static func isPicture(_ content: NodeContent) -> Bool {
    if case .leaf(.image(let image)) = content { image.data != nil } else { false }
  }

  override func canShow(_ content: NodeContent) -> Bool {
    super.canShow(content) && Self.isPicture(content) == isPicture
      && !SymbolView.isDrawn(content, over: window.widget) && !SlicedPictureView.shows(content)
  }

  private func show(_ data: ImageData) {
    let bytes = data.bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    // Data that can't be decoded shows nothing.
    let texture = gdk_texture_new_from_bytes(bytes, nil)
    gtk_picture_set_paintable(image.opaque, texture)
    if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
  }

  /// A resizable symbol fills its area; another has the size of its font.
  private func showSize(_ content: ImageContent) {
    let side =
      content.isResizable
      ? min(node.frame.width, node.frame.height) : window.metrics.iconSize(content.font) * CGFloat(content.scale)
    gtk_image_set_pixel_size(image.opaque, Int32(clamping: Int(max(side, 1))))
  }

  override func resized() {
    guard !isPicture, case .leaf(.image(let content)) = node.shownContent, content.isResizable else { return }
    showSize(content)
  }

  override func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    super.update(from: old, oldAttributes)
    guard case .leaf(.image(let content)) = node.shownContent else { return }
    if case .leaf(.image(content))? = old, oldAttributes?.tint == node.attributes.tint { return }
    if isPicture {
      if let data = content.data { show(data) }
      return Accessibility.describe(image, node, name: content.label)
    }
    let pointer = image.opaque
    if let name = content.systemName {
      gtk_image_set_from_icon_name(pointer, IconNames.icon(for: name, on: image))
    } else {
      gtk_image_set_from_icon_name(pointer, IconNames.fallback)
    }
    showSize(content)
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

#if GTK
import CGTK4
import PlatenGraph

/// The desktop's clipboard.
@MainActor final class WindowClipboard: Clipboard {
  private let clipboard: OpaquePointer?

  /// Whether the clipboard has text, by the formats that its owner offers.
  var canPaste: Bool {
    guard let clipboard, let formats = gdk_clipboard_get_formats(clipboard) else { return false }
    let kinds = ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING", "STRING"]
    // G_TYPE_STRING, a macro that Swift does not import.
    return gdk_content_formats_contain_gtype(formats, GType(16 << 2)) != 0
      || kinds.contains { gdk_content_formats_contain_mime_type(formats, $0) != 0 }
  }

  func read(_ receive: @escaping @MainActor (String) -> Void) {
    if let pasteText { receive(pasteText) } else { Self.read(clipboard, receive) }
  }

  init(_ widget: Widget) { clipboard = gtk_widget_get_clipboard(widget) }

  func write(_ text: String) {
    if let clipboard { gdk_clipboard_set_text(clipboard, text) }
  }

  func write(_ content: ClipboardText) {
    guard let clipboard, let html = content.html else { return write(content.text) }
    var value = GValue()
    g_value_init(&value, GType(16 << 2))  // G_TYPE_STRING, as below
    defer { g_value_unset(&value) }
    g_value_set_string(&value, content.text)
    let bytes = html.withCString { g_bytes_new($0, gsize(html.utf8.count)) }
    defer { g_bytes_unref(bytes) }
    var providers = [
      gdk_content_provider_new_for_bytes(Self.htmlType, bytes), gdk_content_provider_new_for_value(&value),
    ]
    // The union takes ownership of both.
    guard let union = gdk_content_provider_new_union(&providers, gsize(providers.count)) else { return }
    gdk_clipboard_set_content(clipboard, union)
    g_object_unref(gpointer(union))
  }

  private static let htmlType = "text/html"
  /// The limit in bytes: reading markup takes far longer than its text.
  private static let mostMarkupBytes = 4 << 20

  func readContent(_ receive: @escaping @MainActor (ClipboardText) -> Void) {
    if let pasteText { return receive(ClipboardText(text: pasteText)) }
    Self.readContent(clipboard, receive)
  }

  /// Requests the text, and its attributes if the clipboard has them.
  ///
  /// The text comes first: GDK requests the formats when another program takes the clipboard, and they may not have
  /// arrived when the user pastes. That program answers in the order of the requests, so that they are there with the
  /// text.
  static func readContent(_ clipboard: OpaquePointer?, _ receive: @escaping @MainActor (ClipboardText) -> Void) {
    guard let clipboard, gdk_clipboard_is_local(clipboard) == 0 else {
      return read(clipboard) { receive(ClipboardText(text: $0)) }
    }
    readText(clipboard) { text in
      let formats = gdk_clipboard_get_formats(clipboard)
      guard let formats, gdk_content_formats_contain_mime_type(formats, htmlType) != 0 else {
        if let text { receive(ClipboardText(text: text)) }
        return
      }
      ClipboardStream.read(clipboard, [htmlType], limit: mostMarkupBytes) { html in
        if text != nil || html != nil { receive(ClipboardText(text: text ?? "", html: html)) }
      }
    }
  }

  /// The text that this program has copied. That of others has to be requested with ``read(_:)``, because they may be
  /// slow.
  var pasteText: String? {
    guard let clipboard, gdk_clipboard_is_local(clipboard) != 0,
      let content = gdk_clipboard_get_content(clipboard)
    else { return nil }
    var value = GValue()
    g_value_init(&value, GType(16 << 2))  // G_TYPE_STRING, a macro that Swift does not import
    defer { g_value_unset(&value) }
    guard gdk_content_provider_get_value(content, &value, nil) != 0, let bytes = g_value_get_string(&value) else {
      return nil
    }
    return String(cString: bytes)
  }

  /// Requests the text of a clipboard, which another program may deliver slowly. Nothing happens without text.
  static func read(_ clipboard: OpaquePointer?, _ receive: @escaping @MainActor (String) -> Void) {
    readText(clipboard) { text in
      if let text { receive(text) }
    }
  }

  /// GDK offers what X calls UTF8_STRING, COMPOUND_TEXT and STRING as the first of these.
  private static let textTypes = ["text/plain;charset=utf-8", "text/plain"]

  private static func readText(_ clipboard: OpaquePointer?, _ receive: @escaping @MainActor (String?) -> Void) {
    if let clipboard { ClipboardStream.read(clipboard, textTypes, receive) }
  }
}
#endif

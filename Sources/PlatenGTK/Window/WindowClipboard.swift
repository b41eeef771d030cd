#if GTK
  import CGTK4
  import Platen

  /// The desktop's clipboard.
  @MainActor final class WindowClipboard: Clipboard {
    private let clipboard: OpaquePointer?

    init(_ widget: Widget) { clipboard = gtk_widget_get_clipboard(widget) }

    func write(_ text: String) {
      if let clipboard { gdk_clipboard_set_text(clipboard, text) }
    }

    /// Asks for the text on a clipboard, which another program may be slow to hand over. Nothing happens
    /// when there is none.
    static func read(_ clipboard: OpaquePointer?, _ receive: @escaping @MainActor (String) -> Void) {
      guard let clipboard else { return }
      let box = Unmanaged.passRetained(Receiver(receive: receive))
      gdk_clipboard_read_text_async(
        clipboard, nil,
        { source, result, data in
          guard let data else { return }
          let box = Unmanaged<Receiver>.fromOpaque(data).takeRetainedValue()
          guard let bytes = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil) else { return }
          let text = String(cString: bytes)
          g_free(bytes)
          MainActor.assumeIsolated { box.receive(text) }
        },
        box.toOpaque())
    }
  }

  private final class Receiver: Sendable {
    let receive: @MainActor (String) -> Void

    init(receive: @escaping @MainActor (String) -> Void) { self.receive = receive }
  }
#endif

#if GTK
import CGTK4
import PlatenGraph

/// Reads the contents of a clipboard in a format, as a stream.
@MainActor final class ClipboardStream {
  /// The limit in bytes.
  private static let mostBytes = 4 << 20
  private static let sliceBytes: gsize = 1 << 16

  private let receive: @MainActor (String?) -> Void
  private var bytes: [UInt8] = []

  private init(_ receive: @escaping @MainActor (String?) -> Void) { self.receive = receive }

  /// Requests the text in `format`. Nil if it is not available.
  static func read(_ clipboard: OpaquePointer, _ format: String, _ receive: @escaping @MainActor (String?) -> Void) {
    let stream = ClipboardStream(receive)
    format.withCString { name in
      var names: [UnsafePointer<CChar>?] = [name, nil]
      gdk_clipboard_read_async(
        clipboard, &names, Int32(G_PRIORITY_DEFAULT), nil,
        { source, result, data in
          guard let data else { return }
          let stream = Unmanaged<ClipboardStream>.fromOpaque(data).takeRetainedValue()
          let input = gdk_clipboard_read_finish(OpaquePointer(source), result, nil, nil)
          MainActor.assumeIsolated {
            if let input { stream.readSlice(input) } else { stream.receive(nil) }
          }
        }, Unmanaged.passRetained(stream).toOpaque())
    }
  }

  private func readSlice(_ input: UnsafeMutablePointer<GInputStream>) {
    g_input_stream_read_bytes_async(
      input, Self.sliceBytes, Int32(G_PRIORITY_DEFAULT), nil,
      { source, result, data in
        guard let source, let data else { return }
        let stream = Unmanaged<ClipboardStream>.fromOpaque(data).takeRetainedValue()
        MainActor.assumeIsolated {
          source.withMemoryRebound(to: GInputStream.self, capacity: 1) { stream.take(result, from: $0) }
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func take(_ result: OpaquePointer?, from input: UnsafeMutablePointer<GInputStream>) {
    guard let slice = g_input_stream_read_bytes_finish(input, result, nil) else { return finish(input, nil) }
    defer { g_bytes_unref(slice) }
    var count: gsize = 0
    let data = g_bytes_get_data(slice, &count)
    guard let data, count > 0 else { return finish(input, text) }
    bytes += UnsafeRawBufferPointer(start: data, count: Int(count))
    if bytes.count > Self.mostBytes { finish(input, nil) } else { readSlice(input) }
  }

  private func finish(_ input: UnsafeMutablePointer<GInputStream>, _ text: String?) {
    g_object_unref(gpointer(input))
    // It may be a password.
    bytes.wipe()
    receive(text)
  }

  /// Some browsers write UTF-16 with a byte order mark, all others UTF-8.
  private var text: String {
    if bytes.starts(with: [0xFF, 0xFE]) || (bytes.count > 1 && bytes[1] == 0) {
      let units = stride(from: 0, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8 }
      return String(decoding: units.first == 0xFEFF ? units.dropFirst() : units[...], as: UTF16.self)
    }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
#endif

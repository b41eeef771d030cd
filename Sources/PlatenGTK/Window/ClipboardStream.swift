#if GTK
import CGTK4
import PlatenGraph
import TextEditing

/// Reads the contents of a clipboard as a stream.
///
/// GDK's own way to read text leaves copies of it in memory that it has released, and it may be a password: here it is
/// read into memory that is overwritten.
@MainActor final class ClipboardStream {
  private static let sliceBytes = 1 << 14

  private let limit: Int
  /// Nil when it was called: it may hold what was read before.
  private var receive: (@MainActor (String?) -> Void)?
  private let bytes = WipedBytes()

  private init(_ limit: Int, _ receive: @escaping @MainActor (String?) -> Void) {
    self.limit = limit
    self.receive = receive
  }

  /// Requests the contents in the first of `formats` that is available, as text. Nil without one, and for more than
  /// `limit` bytes.
  static func read(
    _ clipboard: OpaquePointer, _ formats: [String], limit: Int = .max,
    _ receive: @escaping @MainActor (String?) -> Void
  ) {
    let stream = ClipboardStream(limit, receive)
    var names = formats.map { UnsafePointer(g_strdup($0)) } + [nil]
    defer { for name in names { g_free(gpointer(mutating: name)) } }
    gdk_clipboard_read_async(
      clipboard, &names, Int32(G_PRIORITY_DEFAULT), nil,
      { source, result, data in
        guard let data else { return }
        let stream = Unmanaged<ClipboardStream>.fromOpaque(data).takeRetainedValue()
        let input = gdk_clipboard_read_finish(OpaquePointer(source), result, nil, nil)
        MainActor.assumeIsolated {
          if let input { stream.readSlice(input) } else { stream.deliver(nil) }
        }
      }, Unmanaged.passRetained(stream).toOpaque())
  }

  private func readSlice(_ input: UnsafeMutablePointer<GInputStream>) {
    let space = bytes.space(for: Self.sliceBytes)
    g_input_stream_read_async(
      input, space.baseAddress, gsize(space.count), Int32(G_PRIORITY_DEFAULT), nil,
      { source, result, data in
        guard let source, let data else { return }
        let stream = Unmanaged<ClipboardStream>.fromOpaque(data).takeRetainedValue()
        MainActor.assumeIsolated {
          source.withMemoryRebound(to: GInputStream.self, capacity: 1) { stream.take(result, from: $0) }
          SecretStrings.wipeReleased()
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func take(_ result: OpaquePointer?, from input: UnsafeMutablePointer<GInputStream>) {
    let count = g_input_stream_read_finish(input, result, nil)
    guard count >= 0 else { return finish(input, nil) }
    guard count > 0 else { return finish(input, bytes.withBytes(Self.text)) }
    bytes.append(count)
    if bytes.count > limit { finish(input, nil) } else { readSlice(input) }
  }

  private func finish(_ input: UnsafeMutablePointer<GInputStream>, _ text: String?) {
    g_object_unref(gpointer(input))
    if let text { SecretStrings.wipeWhenReleased(text) }
    deliver(text)
  }

  private func deliver(_ text: String?) {
    let receive = receive
    self.receive = nil
    receive?(text)
  }

  /// Some browsers write UTF-16 with a byte order mark, all others UTF-8.
  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) || (bytes.count > 1 && bytes[1] == 0) {
      let start = bytes.starts(with: [0xFF, 0xFE]) ? 2 : 0
      let units = stride(from: start, to: bytes.count - 1, by: 2).lazy
      return String(decoding: units.map { UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8 }, as: UTF16.self)
    }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
#endif

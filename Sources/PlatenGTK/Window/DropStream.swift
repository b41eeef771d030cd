#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// Reads what another program drops.
@MainActor final class DropStream {
  /// The limit in bytes of what is read.
  private static let mostBytes = 64 << 20
  private static let sliceBytes = gsize(1 << 16)

  private let receive: @MainActor (Data?, String) -> Void
  private var type = ""
  private var data = Data()

  private init(_ receive: @escaping @MainActor (Data?, String) -> Void) { self.receive = receive }

  /// Reads the first of the types that the drop has. The bytes are nil where it has none, and where they are too many.
  static func read(
    _ drop: OpaquePointer, _ types: [String], _ receive: @escaping @MainActor (Data?, String) -> Void
  ) {
    let stream = DropStream(receive)
    var names = types.map { UnsafePointer(g_strdup($0)) } + [nil]
    defer { for name in names { g_free(gpointer(mutating: name)) } }
    gdk_drop_read_async(
      drop, &names, Int32(G_PRIORITY_DEFAULT), nil,
      { source, result, data in
        guard let data else { return }
        let stream = Unmanaged<DropStream>.fromOpaque(data).takeRetainedValue()
        var type: UnsafePointer<CChar>?
        let input = gdk_drop_read_finish(OpaquePointer(source), result, &type, nil)
        let name = type.map { String(cString: $0) } ?? ""
        MainActor.assumeIsolated {
          stream.type = name
          if let input { stream.readSlice(input) } else { stream.receive(nil, name) }
        }
      }, Unmanaged.passRetained(stream).toOpaque())
  }

  private func readSlice(_ input: UnsafeMutablePointer<GInputStream>) {
    g_input_stream_read_bytes_async(
      input, Self.sliceBytes, Int32(G_PRIORITY_DEFAULT), nil,
      { source, result, data in
        guard let source, let data else { return }
        let stream = Unmanaged<DropStream>.fromOpaque(data).takeRetainedValue()
        MainActor.assumeIsolated {
          source.withMemoryRebound(to: GInputStream.self, capacity: 1) { stream.take(result, from: $0) }
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func take(_ result: OpaquePointer?, from input: UnsafeMutablePointer<GInputStream>) {
    guard let bytes = g_input_stream_read_bytes_finish(input, result, nil) else { return finish(input, nil) }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(bytes, &count), count > 0 else { return finish(input, data) }
    data.append(start.assumingMemoryBound(to: UInt8.self), count: Int(count))
    if data.count > Self.mostBytes { finish(input, nil) } else { readSlice(input) }
  }

  private func finish(_ input: UnsafeMutablePointer<GInputStream>, _ data: Data?) {
    g_object_unref(gpointer(input))
    receive(data, type)
  }
}
#endif

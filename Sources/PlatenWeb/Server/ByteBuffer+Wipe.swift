#if Web
import NIOCore
import PlatenGraph

// What a browser sends may be a password. The buffers that it came through are overwritten when it has been read.

extension ByteBuffer {
  /// Overwrites the readable bytes where they are. The decoder that handed them out has the rest of that memory, and
  /// reads none of it twice; a copy, as an ordinary change would make, would leave them there.
  mutating func wipe() {
    withUnsafeReadableBytes { bytes in
      _ = UnsafeMutableRawBufferPointer(mutating: bytes).initializeMemory(as: UInt8.self, repeating: 0)
    }
    self = ByteBuffer()
  }
}

extension ByteBufferView {
  /// Whether the bytes are UTF-8, without a copy of them.
  var isUTF8: Bool {
    withContiguousStorageIfAvailable { (try? UTF8Span(validating: $0.span)) != nil } ?? false
  }
}

extension WipedBytes {
  /// Takes the readable bytes of a buffer, and overwrites them there.
  func take(_ part: inout ByteBuffer) {
    let space = space(for: part.readableBytes)
    part.withUnsafeReadableBytes { space.copyMemory(from: $0) }
    append(part.readableBytes)
    part.wipe()
  }
}
#endif

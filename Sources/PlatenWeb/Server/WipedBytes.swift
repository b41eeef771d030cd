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

/// Collected bytes, which are overwritten when they are released. One owner appends, and passes them on when all are there.
final class WipedBytes: @unchecked Sendable {
  private var bytes: UnsafeMutableRawBufferPointer = .allocate(byteCount: 0, alignment: 1)
  /// The number of bytes that are filled.
  private(set) var count = 0

  /// Takes the readable bytes of a buffer, and overwrites them there.
  func take(_ part: inout ByteBuffer) {
    reserve(count + part.readableBytes)
    part.withUnsafeReadableBytes { UnsafeMutableRawBufferPointer(rebasing: bytes[count...]).copyMemory(from: $0) }
    count += part.readableBytes
    part.wipe()
  }

  private func reserve(_ capacity: Int) {
    guard capacity > bytes.count else { return }
    let old = bytes
    bytes = .allocate(byteCount: max(capacity, old.count * 2), alignment: 1)
    bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: old[..<count]))
    Self.release(old)
  }

  private static func release(_ bytes: UnsafeMutableRawBufferPointer) {
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
    bytes.deallocate()
  }

  deinit { Self.release(bytes) }

  /// Gives out the bytes for as long as `body` runs.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(UnsafeRawBufferPointer(rebasing: bytes[..<count]))
  }
}
#endif

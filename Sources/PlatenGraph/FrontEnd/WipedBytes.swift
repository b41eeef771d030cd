/// Collected bytes of input, which may be a password: their memory is overwritten when they are released or moved. One
/// owner appends, and passes them on when all are there.
package final class WipedBytes: @unchecked Sendable {
  private var bytes: UnsafeMutableRawBufferPointer = .allocate(byteCount: 0, alignment: 1)
  /// The number of bytes that are filled.
  package private(set) var count = 0

  package init() {}

  /// Memory behind the filled bytes, in which an operating system or library writes more of them. Valid until the next
  /// call of this method.
  package func space(for additional: Int) -> UnsafeMutableRawBufferPointer {
    reserve(count + additional)
    return UnsafeMutableRawBufferPointer(rebasing: bytes[count..<count + additional])
  }

  /// Counts bytes that were written into the space.
  package func append(_ written: Int) { count = min(count + written, bytes.count) }

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
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(UnsafeRawBufferPointer(rebasing: bytes[..<count]))
  }
}

/// Secure text in memory of its own, which is overwritten with zeros when the last reference is released.
///
/// Copies of the storage share it, and so does a caller that reads the text: the program's binding has it in the same
/// memory as the session. The memory is overwritten when neither has it any more (``SecretStrings``).
final class SecureText: @unchecked Sendable {
  // The memory is not changed before it is wiped, and then there is no other reference.
  private(set) var string: String

  /// Joins pieces. The capacity is never so small that the string would be stored inline, outside of this memory.
  init(_ pieces: [Substring.UTF8View]) {
    var count = 0
    for piece in pieces { count += piece.count }
    string = String(unsafeUninitializedCapacity: max(count, 64)) { buffer in
      var next = 0
      for piece in pieces {
        for byte in piece {
          buffer.initializeElement(at: next, to: byte)
          next += 1
        }
      }
      return next
    }
  }

  #if hasFeature(Embedded)
  deinit { wipe() }

  /// A string with the same text in other memory: there is no telling when the caller releases it.
  var shared: String {
    let utf8 = string.utf8
    return String(unsafeUninitializedCapacity: utf8.count) { buffer in
      _ = buffer.initialize(from: utf8)
      return utf8.count
    }
  }

  private func wipe() {
    string.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return }
      UnsafeMutableRawPointer(mutating: start).initializeMemory(as: UInt8.self, repeating: 0, count: bytes.count)
    }
  }
  #else
  deinit {
    SecretStrings.wipeWhenReleased(string)
    string = ""
    SecretStrings.wipeReleased()
  }

  /// The text, in this memory.
  var shared: String { string }
  #endif
}

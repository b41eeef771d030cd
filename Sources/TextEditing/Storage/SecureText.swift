/// Secure text in memory of its own, which is overwritten with zeros when nobody holds it any more.
///
/// Copies of the storage share it. Whoever is given the text as a string gets another copy, which is out of reach: only
/// what the core itself keeps is wiped.
final class SecureText: @unchecked Sendable {
  // Nothing changes it before it is wiped, and then nobody else is there.
  private(set) var string: String

  /// Joins pieces. The string is never so short that it would be kept in place of a pointer, in memory of others.
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

  deinit { wipe() }

  /// A string with the same text and memory of its own.
  var copy: String {
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
}

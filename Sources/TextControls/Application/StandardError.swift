import Foundation

/// Lines for the user or the developer on standard error.
///
/// `FileHandle.standardError.write(_:)` ends the program where the descriptor is closed or what it leads to is full.
package enum StandardError {
  /// Writes a line. Nothing is reported where it can't be written: there is no other place for it.
  package static func write(line: String) { write(line: line, to: STDERR_FILENO) }

  /// Writes bytes. Nothing is reported where they can't be written.
  package static func write(_ bytes: [UInt8]) { write(bytes, to: STDERR_FILENO) }

  package static func write(line: String, to descriptor: Int32) { write(Array("\(line)\n".utf8), to: descriptor) }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}

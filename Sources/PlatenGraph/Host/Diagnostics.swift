import Foundation

/// Reports a mistake in the program to the developer, on standard error. Text that the user typed is never included.
package enum Diagnostics {
  package static func report(_ message: String) {
    FileHandle.standardError.write(Data("Platen: \(message)\n".utf8))
  }
}

import Foundation

/// Tells the developer about a mistake in the program, on standard error. Text that a person typed never gets here.
package enum Diagnostics {
  package static func report(_ message: String) {
    FileHandle.standardError.write(Data("Platen: \(message)\n".utf8))
  }
}

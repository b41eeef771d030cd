/// Reports a mistake in the program to the developer, on standard error. Text that the user typed is never included.
package enum Diagnostics {
  package static func report(_ message: String) { StandardError.write(line: "Platen: \(message)") }
}

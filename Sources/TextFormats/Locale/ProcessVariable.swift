import Foundation

/// A variable of the environment of the process; nil where it is not set. `ProcessInfo` makes strings of all variables at
/// each read.
package func processVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

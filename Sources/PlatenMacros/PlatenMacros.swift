import Foundation
import MacroExpansion

/// The program that the compiler starts to expand macros.
@main enum PlatenMacros {
  static func main() throws {
    try MacroServer.run(input: .standardInput, output: .standardOutput)
  }
}

import ArgumentParser
import Foundation
import TerminalPrompts

extension ParsableArguments {
  /// Ends the program as `exit(withError:)` does, with its words in the characters of the user's locale: messages and
  /// help have quotation marks and other characters that a terminal without UTF-8 does not show.
  package static func endInLocale(withError error: any Error) -> Never {
    let (text, code) = (fullMessage(for: error), exitCode(for: error))
    if !text.isEmpty { if code == .success { Prompt.writeOutput(text) } else { Prompt.writeError(text) } }
    Foundation.exit(code.rawValue)
  }
}

import Foundation
import PlatenTerminal
import Synchronization

// For what asks several questions and can only judge all of the answers.
extension Prompt {
  /// Whether a user answers, who can be asked again: not a script whose lines are read.
  @MainActor package static var canAskAgain: Bool {
    PromptTerminal.channel != nil || StandardConsole.shared.isInteractive
  }

  /// Declares that standard input is data, which the program reads itself: questions in plain lines are answered in the
  /// controlling terminal.
  package static func takeStandardInput() { StandardConsole.isInputTaken.store(true, ordering: .relaxed) }

  /// Writes a line with what is wrong where the next question is asked.
  @MainActor package static func say(problem: String) {
    guard let channel = PromptTerminal.channel else { return StandardConsole.shared.write(.line("  ! \(problem)")) }
    let environment = ProcessInfo.processInfo.environment
    let capabilities = TerminalCapabilities(environment: environment)
    guard !ScreenReader.isWanted(environment: environment) else {
      return PromptTerminal.accessibleConsole(channel).write(.line("  ! \(problem)"))
    }
    let line = PlainText("✗ \(problem)").characters
    channel.print(capabilities.shown(capabilities.colorDepth == .none ? "\(line)\n" : "\u{1B}[31m\(line)\u{1B}[m\n"))
  }
}

extension PromptTerminal {
  /// The terminal in which questions are drawn or spoken; nil where plain lines are read.
  static var channel: TerminalChannel? {
    let capabilities = TerminalCapabilities(environment: ProcessInfo.processInfo.environment)
    guard !prefersLines, capabilities.isAddressable else { return nil }
    return TerminalChannel.controlling()
  }
}

extension Question {
  /// The line that is left of the question with an answer: a secret one has marks only. Nil for none.
  @MainActor package func summaryLine(of value: Value) -> String? { makePlan().summary(value)?.line }
}

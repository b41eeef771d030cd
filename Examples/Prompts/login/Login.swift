import ArgumentParser
import ArgumentPrompts
import Foundation

/// Logs in to a server: login --user maria --role editor. What is missing is asked for in a terminal.
@main struct Login: PromptingCommand {
  enum Role: String, CaseIterable, ExpressibleByArgument { case reader, editor, owner }

  static let configuration = CommandConfiguration(abstract: "Logs in to a server.")

  @Option(help: "User name") var user: String
  @Option(help: "Role") var role: Role
  @Option(help: "Minutes until the session ends") var minutes: Int
  @Option(help: "Password") var password: String

  static var questions: [String: Question<String>] {
    [
      "password": .secret("Password") {
        $0.count < 4 ? "A password has four characters or more." : nil
      } check: { password in
        // A server would be asked.
        try await Task.sleep(for: .milliseconds(200))
        return password == "wrong" ? "The server does not accept this password." : nil
      }
    ]
  }

  func validate() throws {
    guard (1...600).contains(minutes) else { throw ValidationError("--minutes takes a number from 1 to 600.") }
  }

  func run() { print("\(user) is logged in as \(role.rawValue) for \(minutes) minutes") }
}

import Foundation
import TerminalPrompts

/// Asks what a new project is to be, and prints its description as JSON.
@main struct NewProject {
  enum Kind: String, CaseIterable, Sendable { case library, executable, plugin }

  struct Project: Codable {
    var name: String
    var kind: String
    var platforms: [String]
    var minimumVersion: Int
    var usesGit: Bool
  }

  static func main() async {
    do {
      let name = try await Prompt.ask(
        .text("Project name", help: "Letters, digits and hyphens.", default: "demo") { name in
          name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } ? nil : "Only letters, digits and hyphens."
        })
      let kind = try await Prompt.ask(.choose("Kind", from: Kind.allCases.map(\.rawValue), default: "executable"))
      let platforms = try await Prompt.ask(
        .chooseSeveral(
          "Platforms", from: ["Linux", "macOS", "iOS", "Windows", "Wasm"], default: ["Linux"], limit: 1...3))
      let version = try await Prompt.ask(.number("Swift version", default: 6, in: 5...6))
      let usesGit = try await Prompt.ask(.confirm("Create a repository?", default: true))
      let project = Project(
        name: name, kind: kind, platforms: platforms, minimumVersion: version, usesGit: usesGit)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      print(String(decoding: try encoder.encode(project), as: UTF8.self))
    } catch {
      Prompt.exit(withError: error)
    }
  }
}

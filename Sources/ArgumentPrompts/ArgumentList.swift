import Foundation

/// The arguments of a command, as swift-argument-parser describes them.
struct ArgumentList: Decodable {
  struct Name: Decodable, Sendable {
    let kind: String
    let name: String

    /// As it is typed.
    var spelling: String { (kind == "long" ? "--" : "-") + name }
  }

  struct Argument: Decodable, Sendable {
    let kind: String
    let isOptional: Bool
    let isRepeating: Bool
    let names: [Name]?
    let preferredName: Name?
    let valueName: String?
    let allValues: [String]?
    let abstract: String?

    /// How the parser names it in its messages.
    var synopsis: String {
      let value = "<\(valueName ?? "")>"
      let words =
        switch kind {
        case "positional": value
        case "flag": preferredName?.spelling ?? ""
        default: "\(preferredName?.spelling ?? "") \(value)"
        }
      return isRepeating ? words + " ..." : words
    }

    /// The name by which a program refers to it: without hyphens in front.
    var name: String { preferredName?.name ?? valueName ?? "" }

    var isFlag: Bool { kind == "flag" }

    /// Whether a word is one of its names, with hyphens.
    func isSpelled(_ word: String) -> Bool { names?.contains { $0.spelling == word } ?? false }

    /// What a message of the parser says of a value besides the value and the argument's name, which the user of a
    /// question sees or does not know; empty for nothing more, nil for another message.
    func reason(in message: String, against value: String) -> String? {
      let start = "The value '\(value)' is invalid for '\(synopsis)'"
      guard message.hasPrefix(start) else { return nil }
      return String(message.dropFirst(start.count).drop { ":. ".contains($0) })
    }

    /// The arguments with this one's value in them.
    func adding(_ value: String, to arguments: [String]) -> [String] {
      switch kind {
      case "flag": return ArgumentList.placing([value], in: arguments)
      case "positional": return ArgumentList.placing(positional: value, in: arguments)
      default:
        let words = preferredName.map { $0.kind == "long" ? ["--\($0.name)=\(value)"] : [$0.spelling, value] } ?? []
        return ArgumentList.placing(words, in: arguments)
      }
    }
  }

  struct Command: Decodable {
    let commandName: String
    let aliases: [String]?
    let subcommands: [Command]?
    let defaultSubcommand: String?
    let arguments: [Argument]?

    func isNamed(_ word: String) -> Bool { commandName == word || aliases?.contains(word) ?? false }
  }

  let command: Command

  /// Arguments with more of them that are read by their names: before a terminator, behind which nothing is.
  static func placing(_ words: [String], in arguments: [String]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments[..<end] + words + arguments[end...]
  }

  /// Arguments with one more that is read by its place: behind all others, and behind a terminator if it looks like an
  /// option.
  static func placing(positional value: String, in arguments: [String]) -> [String] {
    arguments + (value.hasPrefix("-") && !arguments.contains("--") ? ["--", value] : [value])
  }

  /// Those of the command and of all its subcommands.
  var allArguments: [Argument] {
    func all(_ command: Command) -> [Argument] {
      (command.arguments ?? []) + (command.subcommands ?? []).flatMap(all)
    }
    return all(command)
  }

  init?(json: String) {
    guard let list = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)) else { return nil }
    self = list
  }

  /// The arguments of the subcommand that is named, and of those around it.
  func arguments(of words: [String]) -> [Argument] { path(of: words).flatMap { $0.arguments ?? [] } }

  /// The command, and the subcommands that the words name, from the outermost to the one that runs.
  func path(of words: [String]) -> [Command] {
    var path = [command]
    var words = words.prefix { $0 != "--" }[...]
    while let subcommands = path.last?.subcommands, !subcommands.isEmpty {
      let options = path.flatMap { $0.arguments ?? [] }.filter { $0.kind == "option" }
      var (named, rest): (Command?, _) = (nil, words)
      while named == nil, let word = rest.popFirst() {
        // The value of an option may be the name of a subcommand.
        if options.contains(where: { $0.isSpelled(word) }) { rest = rest.dropFirst() }
        named = subcommands.first { $0.isNamed(word) }
      }
      if named != nil { words = rest }
      let standard = path.last?.defaultSubcommand
      guard let next = named ?? subcommands.first(where: { $0.commandName == standard }) else { break }
      path.append(next)
    }
    return path
  }
}

/// What the parser says is missing.
enum MissingArgument {
  case value(ArgumentList.Argument)
  /// One of several flags.
  case flag([ArgumentList.Argument])

  /// Nil where the message says something else.
  init?(message: String, among arguments: [ArgumentList.Argument]) {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    // The names are between quotation marks.
    let names = Set(parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) })
    let named = arguments.filter { names.contains($0.synopsis) }
    if message.hasPrefix("Missing expected argument '"), let first = named.first {
      self = first.isFlag ? .flag([first]) : .value(first)
    } else if message.hasPrefix("Missing one of: '"), !named.isEmpty, named.allSatisfy(\.isFlag) {
      self = .flag(named)
    } else {
      return nil
    }
  }
}

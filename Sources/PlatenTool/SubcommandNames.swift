import ArgumentParser

/// The names of the subcommands, and what is said of another one. The parser calls it an unexpected argument, since the
/// tool itself could have arguments.
enum SubcommandNames {
  static var all: [String] { PlatenTool.configuration.subcommands.compactMap { $0.configuration.commandName } }

  /// Throws where the first argument is neither an option nor a subcommand.
  static func check(_ arguments: [String]) throws {
    guard let name = arguments.first, !name.isEmpty, !name.hasPrefix("-"), !all.contains(name) else { return }
    throw problem(of: name)
  }

  static func problem(of name: String) -> ValidationError {
    let known = all.map { (name: $0, edits: edits(from: name, to: $0)) }.min { $0.edits < $1.edits }
    guard let known, known.edits * 2 < known.name.count else {
      return ValidationError("There is no subcommand “\(name)”.")
    }
    return ValidationError("There is no subcommand “\(name)”. Did you mean “\(known.name)”?")
  }

  /// How many letters are left out, added or replaced.
  private static func edits(from text: String, to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (index, letter) in text.prefix(64).enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let replaced = diagonal + (other[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}

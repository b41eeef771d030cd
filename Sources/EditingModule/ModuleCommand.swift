import TextEditing

/// A command as a browser passes it to the module: a letter and its arguments, separated by U+001F.
package enum ModuleCommand {
  /// Reads a command; `nil` for one that is malformed.
  package static func read(_ text: String) -> EditCommand? {
    let parts = text.pieces(separatedBy: 0x1F)
    guard let name = parts.first?.unicodeScalars.first else { return nil }
    func string(_ index: Int) -> String { index < parts.count ? String(parts[index]) : "" }
    func int(_ index: Int) -> Int? { index < parts.count ? parts[index].decimal : nil }
    func range(_ index: Int) -> Range<Int>? {
      guard let lower = int(index), let upper = int(index + 1), lower <= upper else { return nil }
      return lower..<upper
    }
    switch name {
    case "i": return .insert(string(1))
    case "p": return .paste(string(1))
    case "r":
      guard let range = range(1) else { return nil }
      var after: EditSelection?
      if let anchor = int(4), let head = int(5) { after = EditSelection(anchor: anchor, head: head) }
      return .replace(range, with: string(3), selection: after)
    case "d":
      guard let direction = direction(string(1)), let granularity = granularity(string(2)) else { return nil }
      return .delete(direction, granularity)
    case "m":
      guard let direction = direction(string(1)), let granularity = granularity(string(2)) else { return nil }
      return .move(direction, granularity, extending: string(3).utf8.first == 0x31)
    case "s":
      guard let anchor = int(1), let head = int(2) else { return nil }
      return .select(EditSelection(anchor: anchor, head: head))
    case "a": return .selectAll
    case "k":
      guard let range = range(2) else { return nil }
      return .mark(string(1), selected: range)
    case "u": return .unmark
    case "w": return .rewrite(string(1))
    case "z": return .undo
    case "y": return .redo
    case "x": return .cut
    case "c": return .copy
    default: return nil
    }
  }

  /// The command as text, for tests that send it.
  package static func write(_ command: EditCommand) -> String {
    let separator = "\u{1F}"
    switch command {
    case .insert(let text): return "i" + separator + text
    case .paste(let text): return "p" + separator + text
    case .replace(let range, let text, let after):
      var result = "r" + separator + "\(range.lowerBound)" + separator + "\(range.upperBound)" + separator + text
      if let after { result += separator + "\(after.anchor)" + separator + "\(after.head)" }
      return result
    case .delete(let direction, let granularity):
      return "d" + separator + letter(direction) + separator + letter(granularity)
    case .move(let direction, let granularity, let extending):
      return "m" + separator + letter(direction) + separator + letter(granularity) + separator + (extending ? "1" : "0")
    case .select(let selection): return "s" + separator + "\(selection.anchor)" + separator + "\(selection.head)"
    case .selectAll: return "a"
    case .mark(let text, let selected):
      return "k" + separator + text + separator + "\(selected.lowerBound)" + separator + "\(selected.upperBound)"
    case .unmark: return "u"
    case .rewrite(let text): return "w" + separator + text
    case .undo: return "z"
    case .redo: return "y"
    case .cut: return "x"
    case .copy: return "c"
    }
  }

  private static func direction(_ letter: String) -> EditDirection? {
    switch letter.unicodeScalars.first {
    case "b": .backward
    case "f": .forward
    case "u": .up
    case "d": .down
    case "l": .left
    case "r": .right
    default: nil
    }
  }

  private static func letter(_ direction: EditDirection) -> String {
    switch direction {
    case .backward: "b"
    case .forward: "f"
    case .up: "u"
    case .down: "d"
    case .left: "l"
    case .right: "r"
    }
  }

  private static func granularity(_ letter: String) -> EditGranularity? {
    switch letter.unicodeScalars.first {
    case "g": .grapheme
    case "w": .word
    case "l": .line
    case "d": .document
    default: nil
    }
  }

  private static func letter(_ granularity: EditGranularity) -> String {
    switch granularity {
    case .grapheme: "g"
    case .word: "w"
    case .line: "l"
    case .document: "d"
    }
  }
}

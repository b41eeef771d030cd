import Platen
import PlatenTerminal

/// The keys below a question, broken between keys and not inside of what is said of one.
struct KeyLine {
  struct Item {
    let key: String
    let effect: String

    var words: String { "\(key) \(effect)" }
  }

  /// The keys of each line.
  let lines: [[Item]]

  /// The columns below which each key has a line.
  private static let fewColumns = 20

  /// - Parameter columns: Those of the terminal; nil for a single line.
  init(_ keys: [QuestionKey], columns: Int?) {
    let items = keys.compactMap { key in
      key.key.map { Item(key: $0, effect: Prompt.words(LocalizedStringKey(key.effect))) }
    }
    guard let columns else {
      lines = items.isEmpty ? [] : [items]
      return
    }
    let width = CharacterWidth()
    var (lines, used): ([[Item]], Int) = ([], 0)
    for (index, item) in items.enumerated() {
      // A sign is behind all but the last.
      let own = width.columns(of: item.words) + (index < items.count - 1 ? 2 : 0)
      if lines.isEmpty || columns < Self.fewColumns || used + 1 + own > columns {
        (used, lines) = (own, lines + [[item]])
      } else {
        used += 1 + own
        lines[lines.count - 1].append(item)
      }
    }
    self.lines = lines
  }

  /// The line as a view: the keys are seen before what they do.
  func text(of line: Int) -> Text {
    let isLast = line == lines.count - 1
    return lines[line].enumerated().reduce(Text(verbatim: "")) { text, entry in
      let (index, item) = entry
      let ends = isLast && index == lines[line].count - 1 || lines.count > 1 && lines.allSatisfy { $0.count == 1 }
      return text + Text(verbatim: index > 0 ? " " : "") + Text(verbatim: item.key).foregroundStyle(.secondary)
        + Text(verbatim: " \(item.effect)\(ends ? "" : " ·")").foregroundStyle(.tertiary)
    }
  }
}

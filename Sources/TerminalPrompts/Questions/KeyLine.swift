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

  /// Between the keys of a line; a line does not end in it.
  private static let sign = " · "

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
    for item in items {
      let own = width.columns(of: item.words)
      if lines.isEmpty || columns < Self.fewColumns || used + Self.sign.count + own > columns {
        (used, lines) = (own, lines + [[item]])
      } else {
        used += Self.sign.count + own
        lines[lines.count - 1].append(item)
      }
    }
    self.lines = lines
  }

  /// The line as a view. From right to left each part is a view of its own: in one text the order would follow from its
  /// first letter, which may be that of a key.
  @ViewBuilder func view(of line: Int, _ direction: LayoutDirection) -> some View {
    if direction == .leftToRight {
      text(of: line)
    } else {
      HStack(spacing: 0) {
        ForEach(lines[line].indices, id: \.self) { index in
          let item = lines[line][index]
          Text(verbatim: index > 0 ? Self.sign : "").foregroundStyle(.tertiary)
          Text(verbatim: item.key).foregroundStyle(.secondary)
          Text(verbatim: " ")
          Text(verbatim: item.effect).foregroundStyle(.tertiary)
        }
      }
    }
  }

  /// The line as a text: the keys are seen before what they do.
  private func text(of line: Int) -> Text {
    lines[line].enumerated().reduce(Text(verbatim: "")) { text, entry in
      let (index, item) = entry
      return text + Text(verbatim: index > 0 ? Self.sign : "").foregroundStyle(.tertiary)
        + Text(verbatim: item.key).foregroundStyle(.secondary)
        + Text(verbatim: " \(item.effect)").foregroundStyle(.tertiary)
    }
  }
}

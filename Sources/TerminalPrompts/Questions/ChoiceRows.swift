import Foundation
import Platen
import PlatenGraph
import PlatenTerminal
import TextFormats

/// A list with one highlighted row, of which as many rows are shown as fit well under a question.
struct ChoiceRows: View {
  let count: Int
  /// The row in which the keys are; nil while they are in the field.
  let highlighted: Int?
  /// Whether a row is taken; nil in a list of which one row is chosen.
  var isTaken: ((Int) -> Bool)?
  /// Whether more rows are arriving.
  var isGrowing = false
  /// The text that is searched for in the titles.
  var wanted = ""
  let title: (Int) -> String

  @Environment(\.questionRows) private var available

  init(
    count: Int, highlighted: Int?, isTaken: ((Int) -> Bool)? = nil, isGrowing: Bool = false,
    matching wanted: String = "", title: @escaping (Int) -> String
  ) {
    (self.count, self.highlighted, self.isTaken, self.title) = (count, highlighted, isTaken, title)
    (self.isGrowing, self.wanted) = (isGrowing, wanted)
  }

  init(rows: [String], highlighted: Int?, matching wanted: String = "") {
    self.init(count: rows.count, highlighted: highlighted, matching: wanted) { rows[$0] }
  }

  /// The most rows that are shown at once.
  nonisolated static let limit = 8

  /// The rows that there is space for below the field.
  private var space: Int { available.map { max($0 - 1, 1) } ?? Int.max }

  /// Whether the number of all rows is shown below those that are.
  private var hasCount: Bool { space > 2 && (isGrowing && count > 0 || count > min(Self.limit, space)) }

  private var limit: Int { min(Self.limit, hasCount ? space - 1 : space) }

  private var shown: Range<Int> {
    let size = min(count, limit)
    let first = min(max((highlighted ?? 0) - size / 2, 0), count - size)
    return first..<first + size
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(shown, id: \.self) { index in
        let isHighlighted = index == highlighted
        MarkedRow(mark: "\(isHighlighted ? "❯" : " ") \(mark(index))", words: text(index, isHighlighted: isHighlighted))
          .lineLimit(1)
          .bold(isHighlighted)
          .foregroundStyle(isHighlighted ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      }
      if hasCount {
        Text(verbatim: "  \(place)\(isGrowing ? " …" : "")")
          .foregroundStyle(.secondary)
      }
    }
    .accessibilityElement(children: .combine)
  }

  /// The words of a row, in which the characters are marked that match.
  private func text(_ index: Int, isHighlighted: Bool) -> Text {
    let title = title(index)
    let shown = title.shownLine(breaks: " ")
    let matched = shown == title ? ChoiceFilter.characters(of: title, matching: wanted) : []
    guard !matched.isEmpty else { return Text(verbatim: shown) }
    var runs: [(text: String, isMatched: Bool)] = []
    for (offset, character) in shown.enumerated() {
      let isMatched = matched.contains(offset)
      if runs.last?.isMatched == isMatched {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append((String(character), isMatched))
      }
    }
    return runs.reduce(Text(verbatim: "")) { text, run in
      let words = Text(verbatim: run.text)
      guard run.isMatched else { return text + words }
      // All of the highlighted row is bold and in its colour.
      return text + (isHighlighted ? words.underline() : words.bold().foregroundStyle(.tint))
    }
  }

  /// Which row of how many is highlighted.
  private var place: String {
    guard let highlighted else { return count.formatted(.number.locale(.process)) }
    return Prompt.words("\(highlighted + 1) of \(count)")
  }

  private func mark(_ index: Int) -> String {
    isTaken.map { $0(index) ? "◉ " : "○ " } ?? ""
  }
}

/// What keys do to the highlighted row.
enum RowMove {
  /// The row after a key; nil for keys that are something else.
  static func row(after key: KeyPress, from row: Int, of count: Int) -> Int? {
    guard count > 0 else { return nil }
    let isControl = key.modifiers.contains(.control)
    switch key.key {
    case .upArrow where key.modifiers.isEmpty: return (row + count - 1) % count
    case .downArrow where key.modifiers.isEmpty: return (row + 1) % count
    case "p" where isControl: return (row + count - 1) % count
    case "n" where isControl: return (row + 1) % count
    case .pageUp: return max(row - ChoiceRows.limit, 0)
    case .pageDown: return min(row + ChoiceRows.limit, count - 1)
    default: return nil
    }
  }
}

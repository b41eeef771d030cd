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
  /// How many are taken, those among them that are not in the list.
  var taken = 0
  /// Whether more rows are arriving.
  var isGrowing = false
  /// The text that is searched for in the titles.
  var wanted = ""
  let title: (Int) -> String

  @Environment(\.questionRows) private var available
  @Environment(\.terminalColumns) private var columns

  init(
    count: Int, highlighted: Int?, isTaken: ((Int) -> Bool)? = nil, taken: Int = 0, isGrowing: Bool = false,
    matching wanted: String = "", title: @escaping (Int) -> String
  ) {
    (self.count, self.highlighted, self.isTaken, self.title) = (count, highlighted, isTaken, title)
    (self.taken, self.isGrowing, self.wanted) = (taken, isGrowing, wanted)
  }

  init(rows: [String], highlighted: Int?, matching wanted: String = "") {
    self.init(count: rows.count, highlighted: highlighted, matching: wanted) { rows[$0] }
  }

  /// The most rows that are shown at once.
  nonisolated static let limit = 8

  /// The rows that there is space for below the field.
  private var space: Int { available.map { max($0 - 1, 1) } ?? Int.max }

  /// Whether the number of all rows, or of those that are taken, is shown below those that are.
  private var hasCount: Bool { space > 2 && (isGrowing && count > 0 || isScrolled || hidesTaken) }

  private var isScrolled: Bool { count > min(Self.limit, space) }

  /// Whether rows are taken that are not seen: the text that filters the list leaves them out, or they are further away.
  private var hidesTaken: Bool {
    guard let isTaken, taken > 0 else { return false }
    return isScrolled || taken > (0..<count).count { isTaken($0) }
  }

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
        Text(verbatim: "  \(counts)\(isGrowing ? " …" : "")")
          .lineLimit(1)
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

  private var counts: String {
    var counts = isGrowing && count > 0 || isScrolled ? [place] : []
    if hidesTaken { counts.append(Prompt.words("Chosen: \(taken)")) }
    let line = counts.joined(separator: " · ")
    // The list itself says roughly what is highlighted.
    guard let columns, CharacterWidth().columns(of: line) + 2 > columns else { return line }
    return counts.last ?? ""
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

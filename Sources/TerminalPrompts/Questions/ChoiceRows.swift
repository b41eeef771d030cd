import Foundation
import Platen

/// A list with one highlighted row, of which as many rows are shown as fit well under a question.
struct ChoiceRows: View {
  let rows: [String]
  /// The row in which the keys are; nil while they are in the field.
  let highlighted: Int?
  /// Whether each row is taken; nil in a list of which one row is chosen.
  var taken: [Bool]?

  @Environment(\.questionRows) private var available

  /// The most rows that are shown at once.
  nonisolated static let limit = 8

  /// The rows that there is space for below the field.
  private var space: Int { available.map { max($0 - 1, 1) } ?? Int.max }

  /// Whether the number of all rows is shown below those that are.
  private var hasCount: Bool { space > 2 && rows.count > min(Self.limit, space) }

  private var limit: Int { min(Self.limit, hasCount ? space - 1 : space) }

  private var shown: Range<Int> {
    let count = min(rows.count, limit)
    let first = min(max((highlighted ?? 0) - count / 2, 0), rows.count - count)
    return first..<first + count
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(shown, id: \.self) { index in
        let isHighlighted = index == highlighted
        Text(verbatim: "\(isHighlighted ? "❯" : " ") \(mark(index))\(rows[index])")
          .lineLimit(1)
          .bold(isHighlighted)
          .foregroundStyle(isHighlighted ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      }
      if hasCount {
        Text(verbatim: "  \(highlighted.map { "\($0 + 1) of " } ?? "")\(rows.count)").foregroundStyle(.secondary)
      }
    }
    .accessibilityElement(children: .combine)
  }

  private func mark(_ index: Int) -> String {
    guard let taken, taken.indices.contains(index) else { return "" }
    return taken[index] ? "◉ " : "○ "
  }
}

/// The options that match what is typed.
enum ChoiceFilter {
  /// The indices of the matching titles, best first: those that begin with the text, contain it, or have its letters in
  /// order. Case and accents make no difference. All for an empty text.
  static func matches(_ text: String, in titles: [String]) -> [Int] {
    let wanted = folded(text)
    guard !wanted.isEmpty else { return Array(titles.indices) }
    var ranks: [[Int]] = [[], [], []]
    for (index, title) in titles.enumerated() {
      let title = folded(title)
      if title.hasPrefix(wanted) {
        ranks[0].append(index)
      } else if title.contains(wanted) {
        ranks[1].append(index)
      } else if hasInOrder(wanted, title) {
        ranks[2].append(index)
      }
    }
    return ranks.flatMap { $0 }
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  private static func hasInOrder(_ wanted: String, _ title: String) -> Bool {
    var rest = wanted[...]
    for character in title where character == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
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

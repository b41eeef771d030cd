import Foundation
import Platen
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
  let title: (Int) -> String

  @Environment(\.questionRows) private var available

  init(
    count: Int, highlighted: Int?, isTaken: ((Int) -> Bool)? = nil, isGrowing: Bool = false,
    title: @escaping (Int) -> String
  ) {
    (self.count, self.highlighted, self.isTaken, self.title) = (count, highlighted, isTaken, title)
    self.isGrowing = isGrowing
  }

  init(rows: [String], highlighted: Int?) {
    self.init(count: rows.count, highlighted: highlighted) { rows[$0] }
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
        Text(verbatim: "\(isHighlighted ? "❯" : " ") \(mark(index))\(title(index).shownLine(breaks: " "))")
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

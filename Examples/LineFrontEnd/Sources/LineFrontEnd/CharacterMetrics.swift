import SwiftUI

/// The sizes of views in a picture made of characters: one unit is one character, 8 × 16 points.
@MainActor final class CharacterMetrics: FrontEndMetrics {
  func units(_ points: CGFloat, along axis: Axis) -> CGFloat {
    guard points.isFinite else { return points }
    return (points / (axis == .horizontal ? 8 : 16)).rounded()
  }

  func points(_ units: CGFloat, along axis: Axis) -> CGFloat { units * (axis == .horizontal ? 8 : 16) }

  /// No empty lines between views.
  func defaultSpacing(along axis: Axis, between first: ShownNode, and second: ShownNode) -> CGFloat {
    axis == .horizontal ? 1 : 0
  }

  func size(of node: ShownNode, proposal: ProposedViewSize) -> CGSize? {
    switch node.role {
    case .text:
      let lines = Self.lines(of: node.text ?? "", width: proposal.width)
      return CGSize(width: lines.map(\.count).max() ?? 0, height: node.text?.isEmpty == true ? 0 : lines.count)
    case .image: return CGSize(width: 1, height: 1)
    case .field: return CGSize(width: Self.width(of: proposal, ideal: 20), height: 1)
    case .editor: return CGSize(width: Self.width(of: proposal, ideal: 20), height: 3)
    case .picker, .menu, .date, .color, .value, .progress:
      return CGSize(width: Self.words(of: node).count, height: 1)
    case .button, .toggle, .heading, .modal, .container, .decoration: return nil
    }
  }

  func insets(of node: ShownNode) -> EdgeInsets {
    switch node.role {
    case .button: EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2)
    case .toggle: EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0)
    default: EdgeInsets()
    }
  }

  /// Fields fill the proposed width.
  private static func width(of proposal: ProposedViewSize, ideal: CGFloat) -> CGFloat {
    guard let width = proposal.width, width.isFinite else { return ideal }
    return max(width, 1)
  }

  /// What a control that is drawn as one piece shows.
  static func words(of node: ShownNode) -> String { "<\(node.value ?? node.label)>" }

  /// The lines of a text, broken between words where they fit and within words where they don't.
  static func lines(of text: String, width: CGFloat?) -> [String] {
    let limit = width.flatMap { $0 < 10_000 ? max(Int($0), 1) : nil } ?? Int.max
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        var word = Substring(word)
        if !line.isEmpty, line.count + 1 + word.count > limit {
          lines.append(line)
          line = ""
        }
        while word.count > limit {
          lines.append(String(word.prefix(limit)))
          word = word.dropFirst(limit)
        }
        line += line.isEmpty ? word : " \(word)"
      }
      lines.append(line)
    }
    return lines
  }
}

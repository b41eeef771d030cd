#if GTK
import Foundation
import PlatenGraph

/// The layout of a form's rows: on cards, with a line between two rows, as in GNOME's lists.
@MainActor enum FormRows {
  /// Above and below each row on its card.
  static let padding: CGFloat = 10
  /// Left and right of the rows on their card.
  static let margin: CGFloat = 14
  /// Above and below the cards, and between them.
  private static func formMargin(_ isCompact: Bool) -> CGFloat { isCompact ? 10 : 24 }
  private static let headingGap: CGFloat = 8

  /// The margin around a form's sections and around the cards of rows outside of sections; `side` is that beside them.
  static func formInsets(_ form: Node, _ side: CGFloat, isCompact: Bool) -> EdgeInsets {
    let margin = formMargin(isCompact)
    let top = form.children.first.map { $0.isSection ? 0 : padding } ?? 0
    let bottom = form.children.last.map { $0.isSection ? 0 : padding } ?? 0
    let isBelowTitles = if case .container(.form(let content)) = form.content { content.isBelowTitles } else { false }
    return EdgeInsets(
      top: (isBelowTitles ? 0 : margin) + top, leading: side, bottom: margin + bottom, trailing: side)
  }

  /// The horizontal inset of a row on its card, if the form draws the card; a section has insets for its rows.
  static func margin(besideRow row: Node) -> CGFloat {
    guard case .container(.form)? = row.parent?.content, !row.isSection else { return 0 }
    return margin
  }

  /// What the insets of a row add to those that all rows have on their card.
  static func insets(_ insets: RowInsets) -> EdgeInsets {
    EdgeInsets(
      top: ((insets.top ?? padding) - padding).rounded(), leading: ((insets.leading ?? margin) - margin).rounded(),
      bottom: ((insets.bottom ?? padding) - padding).rounded(),
      trailing: ((insets.trailing ?? margin) - margin).rounded())
  }

  /// The height, without what is above and below each row on its card, of a row whose insets the program sets: with
  /// those it is the 44 points of a row in SwiftUI.
  static let leastHeight: CGFloat = 44 - 2 * padding

  /// The inset between a section's edge and its rows.
  static func sectionInsets(_ section: Node) -> EdgeInsets {
    let top = section.children.first.map { $0.isHeaderOrFooter ? 0 : padding } ?? 0
    let bottom = section.children.last.map { $0.isHeaderOrFooter ? 0 : padding } ?? 0
    return EdgeInsets(top: top, leading: margin, bottom: bottom, trailing: margin)
  }

  /// The spacing between two neighbours of a form or section; nil elsewhere.
  static func spacing(between first: Node, and second: Node, isCompact: Bool) -> CGFloat? {
    let formMargin = formMargin(isCompact)
    return switch first.parent?.content {
    case .container(.section)?:
      first.isHeaderOrFooter || second.isHeaderOrFooter ? padding + headingGap : 2 * padding + 1
    case .container(.form)?:
      switch (first.isSection, second.isSection) {
      case (true, true): formMargin
      case (false, false): 2 * padding + 1
      default: formMargin + padding
      }
    default: nil
    }
  }

  /// The font of a node that is part of a section's header, unless the program sets one; nil elsewhere.
  static func headingFont(of node: Node) -> Font? {
    var ancestor = node.parent
    while let current = ancestor {
      if case .container(.sectionHeader(let isProminent)) = current.content { return isProminent ? .title3 : .headline }
      ancestor = current.parent
    }
    return nil
  }

  /// The width of a row; nil if the node contains no rows.
  static func rowWidth(in node: Node) -> CGFloat? {
    switch node.content {
    case .container(.section): return node.frame.width - 2 * margin
    case .container(.form): return node.rowWidth - 2 * margin
    default: return nil
    }
  }

  /// The cards to draw behind a form's or a section's children: those without headings and sections
  /// between them share one.
  static func cards(of node: Node) -> [[Node]] {
    var cards: [[Node]] = [[]]
    let areApart = (node.formOfRows?.rowSpacing ?? 0) > 0
    for child in node.children {
      if child.isHeaderOrFooter || child.isSection {
        cards.append([])
      } else if child.frame.height > 0 {
        if areApart { cards.append([]) }
        cards[cards.count - 1].append(child)
      }
    }
    return cards.filter { !$0.isEmpty }
  }
}

extension Node {
  var isHeaderOrFooter: Bool {
    switch content {
    case .container(.sectionHeader), .container(.sectionFooter): true
    default: false
    }
  }

  var scrolls: Bool {
    switch content {
    case .container(.form), .container(.scroll): true
    default: false
    }
  }

  /// Whether it is in a panel without a margin.
  var fillsPanel: Bool {
    switch content {
    case .container(.form), .container(.scroll), .container(.page), .container(.bar), .leaf(.spacer): true
    default: false
    }
  }

  var isSection: Bool {
    if case .container(.section) = content { true } else { false }
  }
}
#endif

/// A page of a navigation: its bars and, between them, what it shows.
package struct PageContent: Equatable, Sendable {
  /// The page's title, as assistive technology speaks it.
  package var title: String

  package init(title: String = "") { self.title = title }
}

/// A bar along the upper or the lower edge of a page, or the grabber at the upper edge of a sheet.
package struct BarContent: Equatable, Sendable {
  package enum Edge: Sendable { case top, bottom, grabber }

  package var edge: Edge
  /// Whether the title has a line of its own, in large letters.
  package var isLarge: Bool

  package init(edge: Edge, isLarge: Bool = false) {
    self.edge = edge
    self.isLarge = isLarge
  }
}

/// Items of a bar in a row. What does not fit leaves it for a menu at its end.
package struct ItemRowContent: Equatable, Sendable {
  /// The items that a menu can hold, by their places among the children, in the order in which they leave.
  package var leavingOrder: [Int]
  /// Whether the menu has lines of its own, and so is shown where all items fit.
  package var showsMenu: Bool

  package init(leavingOrder: [Int] = [], showsMenu: Bool = false) {
    self.leavingOrder = leavingOrder
    self.showsMenu = showsMenu
  }
}

extension Node {
  package var isPage: Bool {
    if case .container(.page) = content { return true }
    return false
  }

  package var isBar: Bool {
    if case .container(.bar) = content { return true }
    return false
  }
}

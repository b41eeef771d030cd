/// A row of a list that can be selected, removed or moved, or that has something at its end.
package struct RowContent: Equatable, Sendable {
  /// Whether a press selects the row.
  package var isSelectable = false
  package var isSelected = false
  package var background: Paint?
  package var separators = RowSeparators()
  /// The distances of the content from the row's edges that replace those of the front end; in points.
  package var insets: RowInsets?

  package init() {}
}

/// The distances of a row's content from the row's edges, in points; nil for those of the front end.
package struct RowInsets: Equatable, Sendable {
  package var top: CGFloat?
  package var leading: CGFloat?
  package var bottom: CGFloat?
  package var trailing: CGFloat?

  package init(top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension Node {
  /// Whether it is a list, or a section of one without a header, all of whose children are rows to assistive technology:
  /// a row that is nothing but a control is that control, and a heading is no row. Long lists are not visited.
  package var isRowList: Bool {
    guard isListContainer, !children.isEmpty, children.count <= 500 else { return false }
    return children.allSatisfy(\.canBeListItem)
  }

  private var isListContainer: Bool {
    switch content {
    case .container(.form(let form)): form.isList
    case .container(.section): if case .container(.form(let form))? = parent?.content { form.isList } else { false }
    default: false
    }
  }

  private var canBeListItem: Bool {
    switch content {
    case .container(.row), .container(.stack), .container(.labeled), .leaf(.text), .leaf(.rowPlaceholder): true
    default: false
    }
  }

  package var isRow: Bool {
    if case .container(.row) = content { return true }
    return false
  }
}

/// What is left free at the sides of a form's rows that have their greatest width, and of the views beside the form.
struct SideMargins: Equatable {
  var leading: CGFloat = 0
  var trailing: CGFloat = 0

  var total: CGFloat { leading + trailing }
}

// The greatest width of a form's rows in a wide window, which the bars and the views above and below the form share,
// and the margins of a window's content.
extension LayoutEngine {
  /// The margins of a form's rows in a width, without the front end's own insets of the form.
  func sideMargins(of form: Node, in width: CGFloat?) -> SideMargins {
    guard let width, width.isFinite, form.hasRowMeasure, width > metrics.mostFormWidth else { return SideMargins() }
    let free = width - metrics.mostFormWidth
    guard metrics.centersForms else { return SideMargins(trailing: free) }
    return SideMargins(leading: (free / 2).rounded(.down), trailing: (free / 2).rounded(.down))
  }

  /// The margins of a view beside a form that has all of the width.
  private func margins(beside form: Node, in width: CGFloat?) -> SideMargins {
    let insets = metrics.insets(of: form)
    return sideMargins(of: form, in: width.map { $0 - insets.leading - insets.trailing })
  }

  /// The margins of what is in a bar, so that it begins where the form of its page does.
  func sideMargins(inBar bar: Node, in width: CGFloat?) -> SideMargins {
    guard metrics.mostFormWidth.isFinite, let page = bar.parent, case .container(.page) = page.content,
      let form = page.children.lazy.compactMap(\.formOfWholeWidth).first
    else { return SideMargins() }
    let insets = metrics.insets(of: bar)
    return margins(beside: form, in: width.map { $0 + insets.leading + insets.trailing })
  }

  /// The margins of the views of a column that has a form; nil where they have all of the width.
  func sideMargins(in nodes: [Node], _ stack: StackContent, _ width: CGFloat?) -> [SideMargins]? {
    guard stack.axis == .vertical, metrics.mostFormWidth.isFinite, let width, width.isFinite,
      let form = nodes.lazy.compactMap(\.formOfWholeWidth).first
    else { return nil }
    let margins = margins(beside: form, in: width)
    return margins.total > 0 ? nodes.map { $0.formOfWholeWidth == nil ? margins : SideMargins() } : nil
  }

  /// The margin at both sides of a window's content that no padding keeps from its edges: of a field, and of a column
  /// that is not as high as the window, or that an editor or what scrolls makes so. Fields in a column have the width
  /// of a form.
  func windowMargin(of content: Node, in width: CGFloat) -> CGFloat {
    guard metrics.windowMargin > 0, content.isFieldOrColumn else { return 0 }
    let height = measure(content, ProposedViewSize(width: width, height: .infinity)).height
    let scrolls = content.holds(\.scrolls)
    let hasEditor = content.hasEditorBesideScrolling
    // What scrolls takes all of the height, also where its rows need less.
    if !height.isUnlimited || scrolls && !hasEditor {
      let hasLine = content.holds { if case .field(let field) = $0 { !field.isMultiline } else { false } }
      let most = hasLine ? metrics.mostFormWidth : .infinity
      return max(metrics.windowMargin, ((width - most) / 2).rounded(.down))
    }
    let isPadded = content.children.contains { if case .decoration(.padding) = $0.content { true } else { false } }
    return hasEditor && !isPadded && !scrolls ? metrics.windowMargin : 0
  }
}

extension CGRect {
  func inset(by margins: SideMargins) -> CGRect {
    CGRect(x: minX + margins.leading, y: minY, width: max(0, width - margins.total), height: height)
  }
}

extension Node {
  fileprivate var isFieldOrColumn: Bool {
    switch content {
    case .field: true
    case .container(.stack(let stack)): stack.axis == .vertical
    default: false
    }
  }

  /// Whether this node or one in it has such a content.
  fileprivate func holds(_ isWanted: (NodeContent) -> Bool) -> Bool {
    isWanted(content) || children.contains { $0.holds(isWanted) }
  }

  /// Whether this node is an editor, or has one that is in nothing that scrolls.
  fileprivate var hasEditorBesideScrolling: Bool {
    if case .field(let field) = content { return field.kind == .editor }
    return !content.scrolls && children.contains(where: \.hasEditorBesideScrolling)
  }

  /// Whether the rows have a greatest width: not in a plain list, which is as wide as its window, and not in a form in
  /// another one's row.
  fileprivate var hasRowMeasure: Bool {
    guard case .container(.form(let form)) = content, form.style != .plain else { return false }
    var ancestor = parent
    while let current = ancestor {
      if case .container(.form) = current.content { return false }
      ancestor = current.parent
    }
    return true
  }

  /// The form that the node is, or that is in it and has all of its width.
  fileprivate var formOfWholeWidth: Node? {
    switch content {
    case .container(.form): return hasRowMeasure ? self : nil
    case .decoration(.padding), .decoration(.border), .decoration(.background), .decoration(.overlay),
      .decoration(.effect):
      return children.first?.formOfWholeWidth
    case .decoration(.frame(let frame)) where frame.maxWidth == .infinity: return children.first?.formOfWholeWidth
    case .container(.stack(let stack)) where stack.axis == .vertical:
      return children.lazy.compactMap(\.formOfWholeWidth).first
    default: return nil
    }
  }
}

extension NodeContent {
  /// Whether this is a form, a list or a scroll view.
  fileprivate var scrolls: Bool {
    switch self {
    case .container(.form), .container(.scroll): true
    default: false
    }
  }
}

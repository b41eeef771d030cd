// The greatest width of a form's rows in a wide window, which the bars and the views above and below the form share.
extension LayoutEngine {
  /// The margin at both sides of a form's rows in a width, without the front end's own insets of the form.
  func sideMargin(of form: Node, in width: CGFloat?) -> CGFloat {
    guard let width, width.isFinite, form.hasRowMeasure else { return 0 }
    return max(0, ((width - metrics.mostFormWidth) / 2).rounded(.down))
  }

  /// The margin at both sides of a view beside a form that has all of the width.
  private func margin(beside form: Node, in width: CGFloat?) -> CGFloat {
    let insets = metrics.insets(of: form)
    return sideMargin(of: form, in: width.map { $0 - insets.leading - insets.trailing })
  }

  /// The margin at both sides of what is in a bar, so that it begins where the form of its page does.
  func sideMargin(inBar bar: Node, in width: CGFloat?) -> CGFloat {
    guard metrics.mostFormWidth.isFinite, let page = bar.parent, case .container(.page) = page.content,
      let form = page.children.lazy.compactMap(\.formOfWholeWidth).first
    else { return 0 }
    let insets = metrics.insets(of: bar)
    return margin(beside: form, in: width.map { $0 + insets.leading + insets.trailing })
  }

  /// The margins at both sides of the views of a column that has a form; nil where they have all of the width.
  func sideMargins(in nodes: [Node], _ stack: StackContent, _ width: CGFloat?) -> [CGFloat]? {
    guard stack.axis == .vertical, metrics.mostFormWidth.isFinite, let width, width.isFinite,
      let form = nodes.lazy.compactMap(\.formOfWholeWidth).first
    else { return nil }
    let margin = margin(beside: form, in: width)
    return margin > 0 ? nodes.map { $0.formOfWholeWidth == nil ? margin : 0 } : nil
  }
}

extension Node {
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
    case .container(.stack(let stack)) where stack.axis == .vertical:
      return children.lazy.compactMap(\.formOfWholeWidth).first
    default: return nil
    }
  }
}

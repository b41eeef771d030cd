/// What a cell draws around its contents. In a table they fill the row beside an accessory. In a collection they fill the
/// size that its layout sets, and the cell shows its background, as cards and choices have no other look. So do text
/// inputs without a border of their own, which show the colour of their text too: of most other views of UIKit the
/// background is the window's, and ignored.
@MainActor enum HostedCell {
  static func steps(of view: UIView) -> [HostedLayer.Step] {
    if view is UITextView || (view as? UITextField)?.borderStyle == UITextField.BorderStyle.none {
      return [background(of: view)].compactMap { $0 }
    }
    if let cell = view as? UICollectionViewCell { return [background(of: cell)].compactMap { $0 } }
    if let cell = view.superview as? UITableViewCell, cell.contentView === view {
      return [HostedLayer.Step(content: .decoration(.frame(HostedShare(axis: .horizontal, alignment: .leading).frame)))]
    }
    guard let cell = view.superview as? UICollectionViewCell, cell.contentView === view else { return [] }
    return [filling(cell), background(of: view)].compactMap { $0 }
  }

  private static func filling(_ cell: UICollectionViewCell) -> HostedLayer.Step? {
    guard cell.fillsWidth || cell.fixedHeight != nil else { return nil }
    let frame = FrameContent(
      minWidth: nil, idealWidth: nil, maxWidth: cell.fillsWidth ? .infinity : nil, minHeight: cell.fixedHeight,
      idealHeight: nil, maxHeight: cell.fixedHeight, alignment: alignment(in: cell))
    return HostedLayer.Step(content: .decoration(.frame(frame)))
  }

  /// A label alone is as wide as the cell, and has its text where its alignment says.
  private static func alignment(in cell: UICollectionViewCell) -> Alignment {
    guard cell.contentView.subviews.count == 1, let label = cell.contentView.subviews.first as? UILabel else {
      return .leading
    }
    return switch label.textAlignment {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }

  private static func background(of view: UIView) -> HostedLayer.Step? {
    guard let color = view.backgroundColor, color != .clear else { return nil }
    let paint = Color(uiColor: color).paint
    let radius = max(view.ownLayer?.cornerRadius ?? 0, 0)
    let shape = ShapeContent(
      path: radius > 0 ? .roundedRectangle(cornerRadius: radius) : .rectangle, fill: paint)
    return HostedLayer.Step(content: .decoration(.background(DepthStackContent())), shape: shape)
  }
}

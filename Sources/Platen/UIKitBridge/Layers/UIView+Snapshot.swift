extension UIView {
  /// A view with a picture of this one in its bounds: its layers and what it draws itself. Texts and controls, which
  /// front ends draw, are not in it. Nil for a view without a size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view with a picture of a part of this one, see ``snapshotView(afterScreenUpdates:)``. `capInsets` is ignored.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return nil }
    let renderer = UIGraphicsImageRenderer(bounds: rect, format: .default())
    let image = renderer.image { _ in drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates) }
    let view = UIImageView(image: image)
    view.frame = CGRect(origin: .zero, size: rect.size)
    return view
  }
}

extension UIView {
  /// Moves a subview behind the others: it is the first one. Another view is ignored.
  public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  /// Moves a subview before the others: it is the last one. Another view is ignored.
  public func bringSubviewToFront(_ view: UIView) { move(view, to: innerViews.count - 1) }

  /// Adds a view behind a subview; as the last one where `siblingSubview` is in another view.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    if view.outerView === self { view.removeFromSuperview() }
    insertSubview(view, at: innerViews.firstIndex { $0 === siblingSubview } ?? innerViews.count)
  }

  /// Adds a view before a subview; as the last one where `siblingSubview` is in another view.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    if view.outerView === self { view.removeFromSuperview() }
    insertSubview(view, at: innerViews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? innerViews.count)
  }

  /// Exchanges two subviews. An index out of range is ignored.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard innerViews.indices.contains(index1), innerViews.indices.contains(index2) else { return }
    swapSubviews(index1, index2)
    setNeedsDisplay()
  }

  private func move(_ view: UIView, to index: Int) {
    guard let old = innerViews.firstIndex(where: { $0 === view }) else { return }
    moveSubview(from: old, to: index)
    setNeedsDisplay()
  }

  /// ``layoutMargins``, with the edges at which a line begins and ends.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let (margins, isMirrored) = (layoutMargins, effectiveUserInterfaceLayoutDirection == .rightToLeft)
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
        trailing: isMirrored ? margins.left : margins.right)
    }
    set {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
        right: isMirrored ? newValue.leading : newValue.trailing)
    }
  }

  /// Ends the editing in this view and below it. The delegate is asked and its answer ignored.
  package func resignWithin() {
    guard let responder = firstResponderWithin else { return }
    responder.scene.resign(responder, force: true)
  }

  var firstResponderWithin: UIView? {
    guard let view = scene.firstResponder as? UIView, view.isDescendant(of: self) else { return nil }
    return view
  }
}

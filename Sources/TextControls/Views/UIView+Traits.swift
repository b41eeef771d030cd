// How the traits of a place reach the views in it.
extension UIView {
  /// Sets the traits of a view that SwiftUI's views surround, for itself and the views in it.
  package func setTraits(_ new: UITraitCollection) {
    let old = traitCollection
    ownTraits = new
    if new != old { noteTraits(from: old) }
  }

  /// Tells the view and those in it, except for those with traits of their own, that the traits have changed.
  func noteTraits(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    _traitChanges.changes.run(from: old, to: traitCollection)
    for view in innerViews where view.ownTraits == nil && view.viewController == nil { view.noteTraits(from: old) }
  }
}

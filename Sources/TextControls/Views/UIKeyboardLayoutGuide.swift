import Foundation

/// A guide with constraints that hold while it is near an edge. Here a guide is always the whole view, and so far from
/// none: those for an edge count, those for the absence of one do not.
@MainActor @preconcurrency open class UITrackingLayoutGuide: UILayoutGuide {
  private var nearEdge: [NSLayoutConstraint] = []
  private var awayFromEdge: [NSLayoutConstraint] = []

  /// Has constraints count while the guide is near an edge.
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    nearEdge = constraints
    NSLayoutConstraint.activate(constraints)
  }

  /// Keeps constraints that would count while the guide is away from an edge. They never count.
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
    awayFromEdge = constraints
    NSLayoutConstraint.deactivate(constraints)
  }

  /// The constraints that count near an edge.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { nearEdge }
  /// The constraints that would count away from an edge.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { awayFromEdge }

  /// Removes all constraints that were set.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(nearEdge)
    nearEdge = []
    awayFromEdge = []
  }
}

/// The part of a view above the keyboard: the whole view, as the keyboard of a device is the system's.
@MainActor @preconcurrency open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that the user has undocked. Kept and ignored; false by default.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends above the bottom's safe area while there is no keyboard. Kept and ignored; true by default.
  open var usesBottomSafeArea = true
  /// The distance above the keyboard at which a drag begins to dismiss it, in points. Kept and ignored; zero by default.
  open var keyboardDismissPadding: CGFloat = 0
}

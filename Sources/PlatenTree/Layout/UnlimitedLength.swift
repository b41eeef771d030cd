extension CGFloat {
  /// Whether a view that has this length takes all that it is offered. Some give a very large length in the place of
  /// infinity.
  var isUnlimited: Bool { !isFinite || self > 10_000 }
}

extension ViewHost {
  /// Changes what a front end says of the surroundings: light or dark, narrow or wide. Only what reads a value that is
  /// another now is evaluated again.
  package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    let new = Tracking.untracked {
      var new = rootEnvironment
      change(&new)
      return new
    }
    let differing = new.keysDiffering(from: rootEnvironment)
    guard !differing.isEmpty else { return }
    rootEnvironment = new
    animator.isReduced = new.accessibilityReduceMotion
    rootElement?.setEnvironment(new, changed: differing)
  }
}

extension ViewHost {
  /// Changes the environment that a front end reports: light or dark, narrow or wide. Only views that read a changed
  /// value are evaluated again.
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

extension ViewHost {
  /// Counts since the start.
  package struct Statistics: Equatable, Sendable {
    /// Bodies and primitive views evaluated.
    package var evaluations = 0
    package var patches = 0
    /// Nodes measured again.
    package var measurements = 0
    /// Times the graph was brought up to date because something had changed.
    package var settles = 0
    /// How often a node has arranged its children, on trial or finally.
    package var placements = 0
  }
}

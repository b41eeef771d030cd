import TextControls

extension NSTextContainer {
  /// The areas of the container that lines go around. Kept and ignored: front ends break the lines of their own text
  /// views, which have no holes. Empty by default.
  public var exclusionPaths: [UIBezierPath] {
    get { keptPaths.compactMap { $0 as? UIBezierPath } }
    set { keptPaths = newValue }
  }
}

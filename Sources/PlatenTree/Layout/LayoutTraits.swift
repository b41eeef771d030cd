/// What modifiers say about a view for the layout around it.
package struct LayoutTraits {
  /// The priority with which a stack distributes its space.
  package var priority = 0.0
  /// The order of overlapping views: higher ones are in front.
  package var depth = 0.0
  /// The alignment guides that the view sets, in points.
  package var guides: [AlignmentGuide: (ViewDimensions) -> CGFloat] = [:]
  /// Values for a program's own layouts.
  package var values: [ObjectIdentifier: Any] = [:]
  /// How many columns of a grid the view takes.
  package var gridColumns = 1
  /// The position of the view in its cell of a grid.
  package var gridAnchor: UnitPoint?
  /// Along these axes the view makes no cell larger.
  package var gridUnsizedAxes: Axis.Set = []
  package var gridColumnAlignment: HorizontalAlignment?
  /// The names of the coordinate space that begins at the view.
  package var spaces: [AnyHashable] = []

  package init() {}

  /// What applies to a view around this one too. Guides and coordinate spaces belong to the view itself.
  package var passedOn: LayoutTraits {
    var traits = self
    traits.guides = [:]
    traits.spaces = []
    return traits
  }
}

extension Node {
  /// What is around the node places it by other rules now.
  package func traitsDidChange() {
    var node: Node? = self
    while let current = node {
      current.invalidateLayout()
      current.layout.needsReport = true
      node = current.parent
    }
  }
}

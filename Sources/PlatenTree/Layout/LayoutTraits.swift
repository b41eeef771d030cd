/// What modifiers say about a view for the layout around it.
package struct LayoutTraits {
  /// What comes first when a stack shares out its room.
  package var priority = 0.0
  /// What lies over what among views over one another.
  package var depth = 0.0
  /// The places by which the view lines up, in points.
  package var guides: [AlignmentGuide: (ViewDimensions) -> CGFloat] = [:]
  /// Values for a program's own layouts.
  package var values: [ObjectIdentifier: Any] = [:]
  /// How many columns of a grid the view takes.
  package var gridColumns = 1
  /// Where the view stands in its cell of a grid.
  package var gridAnchor: UnitPoint?
  /// Along these axes the view makes no cell larger.
  package var gridUnsizedAxes: Axis.Set = []
  package var gridColumnAlignment: HorizontalAlignment?
  /// The names of the coordinate space that begins at the view.
  package var spaces: [AnyHashable] = []

  package init() {}

  package var hasGuides: Bool { !guides.isEmpty }

  /// What goes for a view around this one too. Places and spaces are of the view itself.
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
      current.layout.mustTell = true
      node = current.parent
    }
  }
}

/// The state of the layout for a node between two layouts.
package struct LayoutCache {
  /// The size for each proposal measured since the node last changed.
  var sizes: [ProposedViewSize: CGSize] = [:]
  /// The sizes before the last change, until the next.
  private(set) var formerSizes: [ProposedViewSize: CGSize] = [:]
  /// Where the node lines up, in units, for each guide and proposal requested since it or anything in it last changed.
  var guides: [GuideQuery: CGFloat?] = [:]
  /// Whether a layout has ever placed the node.
  package var isPlaced = false
  /// Whether the node itself, or its list of children, has changed since the last layout.
  var isStale = true
  /// Children below which something has changed since the last layout.
  package var staleChildren: [Node] = []
  /// Whether the node is in its parent's list of those.
  var isQueued = false
  /// The proposal that the node's frame came of: its children are placed by the same one.
  package internal(set) var proposal = ProposedViewSize.unspecified
  /// Whether the children have to be placed again even if the node's frame stays as it is.
  var needsPlacement = true
  /// Children to visit when placing although their own frames stay.
  var childrenToVisit: [Node] = []
  /// The size that the children take, where that can be more than the frame: in scroll views.
  var contentSize: CGSize = .zero
  /// Whether the container has to be laid out again even if all sizes stay as they are.
  var needsReport = false
  /// What a program's own layout keeps, and whether it has to be brought up to date.
  var customCache: AnyLayout.Cache?
  var isCustomCacheStale = true
  /// For a view made relative to what contains it: the size of that, as far as it is known.
  package var containerSize: CGSize?
  /// How far the node's content is scrolled, in units: what the front end has reported last.
  package var scrollOffset: CGPoint = .zero
  /// For a pinned header or footer: how far it is from its place in the section, in units along the section's axis.
  var pinnedShift: CGFloat = 0
  /// For a form: the width of its column of labels.
  var labelWidth: CGFloat = 0
  /// Whether some rows of the form are in sections.
  package var holdsSections = false
  /// For a form: the width of its rows.
  var rowWidth: CGFloat = 0

  package init() {}

  /// Forgets the sizes, which are the former ones then. Both tables keep their storage.
  mutating func retireSizes() {
    swap(&sizes, &formerSizes)
    sizes.removeAll(keepingCapacity: true)
  }
}

/// What decides where a node lines up.
struct GuideQuery: Hashable {
  let guide: AlignmentGuide
  let proposal: ProposedViewSize
}

extension Node {
  /// Records that the node has to be laid out again, and notifies all above it.
  package func invalidateLayout() {
    layout.isStale = true
    var node = self
    while !node.layout.isQueued, let parent = node.parent {
      node.layout.isQueued = true
      parent.layout.staleChildren.append(node)
      node = parent
    }
  }

  /// Enters a parent. Changes that were made outside of any tree were not reported to an ancestor.
  package func enter(_ parent: Node) {
    self.parent = parent
    layout.isQueued = true
    parent.layout.staleChildren.append(self)
  }

  /// How far what is in the node is scrolled, in units.
  package var scrollOffset: CGPoint { layout.scrollOffset }

  /// The width that a form's rows have, in units, after a layout.
  package var rowWidth: CGFloat { layout.rowWidth }

  /// The size that the node's children take, in units: more than the frame where there is something to scroll.
  package var contentSize: CGSize { layout.contentSize }
}

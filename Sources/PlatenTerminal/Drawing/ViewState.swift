import PlatenGraph

/// The state of nodes that the front end keeps between two frames: scroll offsets, and the drawn areas for the mouse.
@MainActor final class ViewState {
  struct Offset: Equatable {
    var x = 0
    var y = 0
  }

  /// The visible part of a popup.
  struct PopupScroll {
    /// The rows above it.
    var top = 0
    /// The selected choice that it was moved to last.
    var revealed: NodeID?
  }

  /// An area that responds to the mouse.
  struct Target {
    var id: NodeID
    /// The visible part of the area.
    var area: CellRect
    var kind: Kind

    enum Kind {
      /// Pressed by a click.
      case press
      /// The label of a control: a click gives the control the focus.
      case label
      /// `text` is where the first visible character is drawn.
      case field(text: CellRect)
      /// Dismissed by a click, if it can be.
      case dismiss
      /// Receives pointer events; `frame` is its whole area.
      case gesture(frame: CellRect)
      /// Is dragged to another view, or something is dropped on it.
      case transfer
      /// Shows a menu at a press of the secondary button.
      case contextMenu
      /// Scrolled by the wheel.
      case scroll
      /// An option of a picker.
      case choice(Int)
      /// The track of a knob.
      case slider(CellRect)
      /// A popup that is taller than its area, scrolled by the wheel; `end` is its largest offset.
      case popup(end: Int)
    }
  }

  /// The scroll offset of the content of a node, up and to the left.
  private(set) var scrollOffsets: [NodeID: Offset] = [:]
  /// What is shown of popups that are taller than the available space.
  var popups: [NodeID: PopupScroll] = [:]
  /// The windows of single-line fields.
  var fieldWindows: [NodeID: FieldWindow] = [:]
  /// Where the first visible row of editors begins, in UTF-16 units.
  var editorTops: [NodeID: Int] = [:]
  /// The search results that editors have been scrolled to.
  var shownHighlights: [NodeID: Range<Int>] = [:]
  let editorRows: EditorRowsCache
  /// In drawing order: the topmost is last.
  var targets: [Target] = []
  /// Those before a part is drawn again.
  private var formerTargets: [Target] = []
  /// The focused node and its ancestors, as they were when everything was drawn last.
  private(set) var focusPath: Set<NodeID> = []

  init(order: TextOrder) { editorRows = EditorRowsCache(order: order) }

  func setFocusPath(to focused: Node?) {
    focusPath.removeAll(keepingCapacity: true)
    var node = focused
    while let current = node {
      focusPath.insert(current.id)
      node = current.parent
    }
  }

  func target(x: Int, y: Int, where accepts: (Target.Kind) -> Bool) -> Target? {
    targets.last { $0.area.contains(x: x, y: y) && accepts($0.kind) }
  }

  /// Scrolls the content of a node. An offset that it has already is not written: the dictionary is shared with that of
  /// the last frame.
  func scroll(_ id: NodeID, to offset: Offset) {
    if scrollOffsets[id] != offset { scrollOffsets[id] = offset }
  }

  /// Forgets the areas until ``mergeTargets(in:)``, because a part is drawn again. Both arrays keep their storage.
  func retireTargets() {
    swap(&targets, &formerTargets)
    targets.removeAll(keepingCapacity: true)
  }

  /// Puts the areas of a part that was drawn again in the places of the earlier ones, of which those that reach beyond
  /// that part stay. False where they are not those of the same nodes.
  func mergeTargets(in part: CellRect) -> Bool {
    swap(&targets, &formerTargets)
    let drawn = formerTargets
    var next = 0
    func skipEmpty() { while next < drawn.count, drawn[next].area.isEmpty { next += 1 } }
    skipEmpty()
    for index in targets.indices {
      let area = targets[index].area
      let inside = area.intersection(part)
      guard !inside.isEmpty else { continue }
      guard next < drawn.count, drawn[next].id == targets[index].id else { return false }
      if inside == area { targets[index] = drawn[next] }
      next += 1
      skipEmpty()
    }
    return next == drawn.count
  }

  /// Forgets a removed node, and all below it.
  func forget(_ node: Node) {
    node.forEach { node in
      scrollOffsets[node.id] = nil
      popups[node.id] = nil
      fieldWindows[node.id] = nil
      editorTops[node.id] = nil
      shownHighlights[node.id] = nil
      editorRows.forget(node.id)
    }
  }
}

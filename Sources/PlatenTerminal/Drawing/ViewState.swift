import Platen

/// What the front end remembers of nodes between two frames: how far things are scrolled, and what was
/// drawn where, for the mouse.
@MainActor final class ViewState {
  struct Offset: Equatable {
    var x = 0
    var y = 0
  }

  /// Something that answers to the mouse.
  struct Target {
    var id: NodeID
    /// Where it is visible.
    var area: CellRect
    var kind: Kind

    enum Kind {
      /// Pressed by a click.
      case press
      /// The label of a control: a click gives the control the focus.
      case label
      /// `text` is where the first visible character is drawn.
      case field(text: CellRect)
      /// Left by a click, where that is a way out.
      case dismiss
      /// Told what the pointer does; `frame` is where all of it is drawn.
      case gesture(frame: CellRect)
      /// Shows a menu where the other button is pressed.
      case contextMenu
      /// Turned by the wheel.
      case scroll
      /// An option of a picker.
      case choice(Int)
      /// A line that a knob is moved along.
      case slider(CellRect)
      /// A day of a calendar, or the same day of another month.
      case day(CalendarDay)
      /// A line of the list that lies over the view.
      case line(Int)
    }
  }

  /// How far the content of a scrollable node is moved up and to the left.
  var scrollOffsets: [NodeID: Offset] = [:]
  /// The windows of single-line fields.
  var fieldWindows: [NodeID: FieldWindow] = [:]
  /// Where the first visible row of editors begins, in UTF-16 units.
  var editorTops: [NodeID: Int] = [:]
  /// What of a search's finds editors have been scrolled to.
  var shownHighlights: [NodeID: Range<Int>] = [:]
  let editorRows = EditorRowsCache()
  /// In the order drawn: what is on top comes last.
  var targets: [Target] = []

  func target(x: Int, y: Int, where accepts: (Target.Kind) -> Bool) -> Target? {
    targets.last { $0.area.contains(x: x, y: y) && accepts($0.kind) }
  }

  /// Forgets a node that has left the tree, and all below it.
  func forget(_ node: Node) {
    node.forEach { node in
      scrollOffsets[node.id] = nil
      fieldWindows[node.id] = nil
      editorTops[node.id] = nil
      shownHighlights[node.id] = nil
      editorRows.forget(node.id)
    }
  }
}

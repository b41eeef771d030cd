#if GTK
import CGTK4
import Foundation
import Platen

/// What shows a node: a widget, and the views of the node's children in it.
///
/// This class shows a container that only places what it holds, and is the base of all others.
@MainActor class NodeView: BoxDelegate {
  let node: Node
  unowned let window: HostWindow
  private(set) weak var parent: NodeView?
  private(set) var children: [NodeView] = []
  /// Views of nodes that have left, and are seen going.
  private var leaving: [NodeView] = []
  private var cards: RowCards?
  /// Where the widget was last placed.
  fileprivate(set) var shownFrame: CGRect = .null
  /// Holds the children's widgets; nil for a leaf.
  let box: Box?

  /// The widget that the parent places.
  var widget: Widget { outerWidget }
  private let outerWidget: Widget

  /// A view whose widget is `widget`, and whose children live in `box`.
  init(_ node: Node, window: HostWindow, widget: Widget?, box: Box?) {
    self.node = node
    self.window = window
    self.box = box
    outerWidget = widget ?? box?.widget ?? gtk_label_new(nil)
    g_object_ref_sink(outerWidget)
    box?.attach(self)
  }

  /// A plain container.
  convenience init(_ node: Node, window: HostWindow) {
    self.init(node, window: window, widget: nil, box: Box())
  }

  // MARK: What differs from kind to kind

  /// The widget that takes the keyboard's focus.
  var focusWidget: Widget { widget }

  /// Stands between the widget and the session, where the node is a field.
  var fieldController: FieldController? { nil }

  /// Whether this view can show what the node has become; if not, a new one takes its place.
  func canShow(_ content: NodeContent) -> Bool {
    if case .effect(.gesture) = content { return false }
    return content.kindName == node.content.kindName
  }

  /// Sets what differs from the old content and attributes; nil at first, when all is to be set.
  func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    let attributes = node.attributes
    if oldAttributes?.isEnabled != attributes.isEnabled {
      // GTK tells an entry that is out of use nothing more, not even that the focus has left.
      if !attributes.isEnabled, oldAttributes != nil { window.releaseFocus(in: widget) }
      gtk_widget_set_sensitive(widget, attributes.isEnabled ? 1 : 0)
    }
    if oldAttributes?.help != attributes.help, oldAttributes != nil || attributes.help != nil {
      gtk_widget_set_tooltip_text(widget, attributes.help)
    }
    if oldAttributes?.isAccessibilityHidden ?? false != attributes.isAccessibilityHidden {
      Accessibility.setHidden(widget, attributes.isAccessibilityHidden)
    }
    if case .effect(let effect) = node.content, case let before = old?.effect?.letsTouchesThrough ?? false,
      before != effect.letsTouchesThrough
    {
      gtk_widget_set_can_target(widget, before ? 1 : 0)
    }
    if case .effect(.pointer(let name)) = node.content {
      gtk_widget_set_cursor_from_name(widget, name == "auto" ? nil : name)
    }
    if box != nil, old != nil { gtk_widget_queue_draw(widget) }
  }

  /// The widget that screen readers call by the words inside of the view; nil where it has a name of its own.
  var namedWidget: Widget? { nil }

  /// Tells screen readers those words.
  final func nameByContent() {
    guard let namedWidget else { return }
    let words = node.plainText
    if words.isEmpty, node.attributes.accessibilityLabel == nil { Accessibility.unname(namedWidget) }
    Accessibility.describe(namedWidget, node, name: words)
  }

  /// Takes the keyboard's focus.
  func grabFocus() { gtk_widget_grab_focus(focusWidget) }

  /// The widget to bring into view when the node has the focus, and where in it; nil for all of it.
  var revealedWidget: Widget { widget }
  var revealedArea: CGRect? { nil }

  /// Whether what is behind comes last among the children.
  private var isBackToFront: Bool {
    if case .background = node.content { true } else { false }
  }

  /// The place of the box's origin in the node's coordinates.
  var contentOrigin: CGPoint { .zero }

  // MARK: BoxDelegate

  var isPassedByFocus: Bool { node.content.effect?.hidesChild ?? false }

  var minimumSize: CGSize { .zero }

  func allocate(_ box: Box, width: Int, height: Int) {
    let origin = contentOrigin
    var shift = CGSize.zero
    switch node.shownContent {
    case .effect(.offset(let offset)): shift = offset
    case .effect(.position(let shown)):
      // The layout has placed the child where it is going.
      if case .effect(.position(let point)) = node.content {
        shift = CGSize(width: shown.x - point.x, height: shown.y - point.y)
      }
    default: break
    }
    for child in children + leaving {
      var frame = child.node.shownFrame.offsetBy(dx: shift.width - origin.x, dy: shift.height - origin.y)
      // A row's switch stands at the row's end.
      if case .toggle = child.node.content,
        let room = FormRows.rowWidth(in: node, isCompact: window.metrics.isCompact)
      {
        frame.size.width = room
      }
      switch node.content {
      case .alternatives: gtk_widget_set_child_visible(child.widget, child.node.isOutOfSight ? 0 : 1)
      case .labeled(let row) where node.children.count > 1 && child.node === node.children[0]:
        gtk_widget_set_child_visible(child.widget, row.showsLabel ? 1 : 0)
      default: break
      }
      box.place(child.widget, in: frame, boxWidth: width)
    }
  }

  func snapshot(_ box: Box, _ snapshot: OpaquePointer, children all: () -> Void) {
    let visible = visibleArea
    let children = { [children] in
      if self.hasTransitions { return self.drawMoving(box, snapshot) }
      guard let visible else { return all() }
      let origin = self.contentOrigin
      let area = visible.offsetBy(dx: origin.x, dy: origin.y)
      for index in VisibleChildren.indices(of: self.node.children, in: self.node, area: area)
      where children.indices.contains(index) {
        gtk_widget_snapshot_child(box.widget, children[index].widget, snapshot)
      }
    }
    let area = CGRect(
      x: 0, y: 0, width: Double(gtk_widget_get_width(box.widget)), height: Double(gtk_widget_get_height(box.widget)))
    if case .section = node.content { drawCards(snapshot, visible) }
    if case .form = node.content { drawCards(snapshot, visible) }
    Decoration.draw(node, in: area, snapshot, over: box.widget, children: children)
  }

  /// With many children only those that are seen are drawn, so that a keystroke costs no more than with few.
  private var visibleArea: CGRect? {
    guard children.count > 50 else { return nil }
    var ancestor: NodeView? = self
    while let current = ancestor {
      // Shadows and focus rings reach over a widget's edge.
      if let scroller = current as? ScrollArea {
        return scroller.visibleArea(for: self)?.insetBy(dx: -20, dy: -20)
      }
      ancestor = current.parent
    }
    return nil
  }

  /// Draws children of which some come or go.
  private func drawMoving(_ box: Box, _ snapshot: OpaquePointer) {
    let origin = contentOrigin
    for child in (isBackToFront ? children.reversed() : children) + leaving {
      guard let transition = child.node.shownTransition else {
        gtk_widget_snapshot_child(box.widget, child.widget, snapshot)
        continue
      }
      let frame = child.node.shownFrame.offsetBy(dx: -origin.x, dy: -origin.y)
      EffectDrawing.draw(transition, in: frame, snapshot) {
        gtk_widget_snapshot_child(box.widget, child.widget, snapshot)
      }
    }
  }

  private var hasTransitions: Bool {
    window.host.animator.isMoving && (!leaving.isEmpty || children.contains { $0.node.shownTransition != nil })
  }

  private func drawCards(_ snapshot: OpaquePointer, _ visible: CGRect?) {
    guard let box else { return }
    let cards = cards ?? RowCards(node, isCompact: window.metrics.isCompact)
    self.cards = cards
    cards.draw(origin: contentOrigin, visible: visible, snapshot, over: box.widget)
  }

  // MARK: The tree

  func insert(_ child: NodeView, at index: Int) {
    cards = nil
    let index = min(max(index, 0), children.count)
    children.insert(child, at: index)
    child.parent = self
    attach(child, at: index)
  }

  func remove(at index: Int) -> NodeView? {
    cards = nil
    guard children.indices.contains(index) else { return nil }
    let child = children.remove(at: index)
    child.parent = nil
    gtk_widget_unparent(child.widget)
    return child
  }

  /// Leaves a child where it is, out of use, until its transition has ended.
  func retire(at index: Int) -> NodeView? {
    cards = nil
    guard children.indices.contains(index) else { return nil }
    let child = children.remove(at: index)
    leaving.append(child)
    gtk_widget_set_can_target(child.widget, 0)
    gtk_widget_set_can_focus(child.widget, 0)
    return child
  }

  /// Lets go of a child that has left.
  func finishLeaving(_ node: Node) {
    guard let index = leaving.firstIndex(where: { $0.node === node }) else { return }
    let child = leaving.remove(at: index)
    child.parent = nil
    gtk_widget_unparent(child.widget)
    child.tearDown()
  }

  /// The node's place or look on its way is another now.
  func showMotion() {
    if let box {
      gtk_widget_queue_allocate(box.widget)
      gtk_widget_queue_draw(box.widget)
    } else {
      update(from: nil, nil)
    }
    if let outer = parent?.box {
      gtk_widget_queue_allocate(outer.widget)
      gtk_widget_queue_draw(outer.widget)
    }
  }

  func move(from: Int, to: Int) {
    guard children.indices.contains(from) else { return }
    let child = children.remove(at: from)
    let to = min(max(to, 0), children.count)
    children.insert(child, at: to)
    attach(child, at: to)
  }

  /// Inserting a widget that is there already moves it, and leaves its focus.
  private func attach(_ child: NodeView, at index: Int) {
    guard let box else { return }
    let neighbour = isBackToFront ? index + 1 : index - 1
    let previous = children.indices.contains(neighbour) ? children[neighbour].widget : nil
    box.insert(child.widget, after: previous)
  }

  /// Lets go of the widget and of all below.
  func tearDown() {
    for child in children + leaving { child.tearDown() }
    children = []
    leaving = []
    box?.detach()
    fieldController?.end()
    // GTK may be in the middle of telling what a person did to it.
    let widget = outerWidget
    MainLoop.later { g_object_unref(widget) }
  }

  // MARK: Layout

  /// Notes which boxes have to place their children anew. Called after a layout, before GTK allocates.
  func noteFrames() {
    var isChanged = false
    for child in children {
      if child.shownFrame != child.node.frame {
        // Cards are as wide as what they are on, whatever becomes of the rows.
        if child.shownFrame.size != child.node.frame.size { child.cards = nil }
        child.shownFrame = child.node.frame
        isChanged = true
      }
      child.noteFrames()
    }
    if isChanged { framesChanged() }
  }

  /// The children's places changed.
  func framesChanged() {
    cards = nil
    if let box { gtk_widget_queue_allocate(box.widget) }
  }

  /// The room that the children take, in the node's coordinates.
  var contentBounds: CGRect {
    children.reduce(CGRect.null) { $0.union($1.node.frame) }
  }
}
#endif

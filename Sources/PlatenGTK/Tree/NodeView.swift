#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// The view of a node: a widget with the views of the node's children.
///
/// This class shows a container that only places its children, and is the base of all others.
@MainActor class NodeView: BoxDelegate {
  let node: Node
  unowned let window: HostWindow
  private(set) weak var parent: NodeView?
  private(set) var children: [NodeView] = []
  /// Views of removed nodes whose transition is in progress.
  private var leaving: [NodeView] = []
  private var cards: RowCards?
  /// Whether the layout has chosen the view.
  private var isShown = true
  /// Whether it is behind a modal that takes all input: neither the pointer, nor keys nor assistive technology find it.
  var isCovered = false {
    didSet {
      guard isCovered != oldValue else { return }
      decideTarget()
      gtk_widget_set_can_focus(widget, isCovered ? 0 : 1)
      Accessibility.setHidden(widget, isHiddenFromSpeech)
    }
  }
  /// Whether its node is removed, and only its transition is shown.
  private var isLeaving = false
  var shadowStyle: OpaquePointer?
  /// The last frame of the widget.
  fileprivate(set) var shownFrame: CGRect = .null
  /// The box of the children's widgets; nil for a leaf.
  let box: Box?

  /// The keys that its widget works by itself.
  var nativeKeys: FrontEndKeyBindings { NativeKeys.bindings }

  /// The widget that the parent places.
  var widget: Widget { outerWidget }
  private let outerWidget: Widget

  /// Creates a view with `widget`, whose children are in `box`.
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
    Accessibility.setKind(of: widget, node)
  }

  // MARK: What differs from kind to kind

  /// The widget that takes the keyboard's focus.
  var focusWidget: Widget { widget }

  /// Synchronizes the widget with the session, if the node is a field.
  var fieldController: FieldController? { nil }

  /// Whether this view can show the node's new content; if not, another view replaces it.
  func canShow(_ content: NodeContent) -> Bool {
    if case .decoration(.effect(.gesture)) = content { return false }
    return content.kindName == node.content.kindName
  }

  /// Updates the properties that differ from the old content and attributes; nil for the first update, which sets all.
  func update(from old: NodeContent?, _ oldAttributes: NodeAttributes?) {
    let attributes = node.attributes
    if oldAttributes?.isEnabled != attributes.isEnabled {
      // GTK does not notify a disabled entry, not even that the focus has left.
      if !attributes.isEnabled, oldAttributes != nil { window.releaseFocus(in: widget) }
      gtk_widget_set_sensitive(widget, attributes.isEnabled ? 1 : 0)
    }
    if oldAttributes?.styleShadow != attributes.styleShadow { showShadow(attributes) }
    if oldAttributes?.help != attributes.help, oldAttributes != nil || attributes.help != nil {
      gtk_widget_set_tooltip_text(widget, attributes.help)
    }
    if oldAttributes == nil
      ? node.isLeftOutOfSpeech : oldAttributes?.isAccessibilityHidden != attributes.isAccessibilityHidden
    {
      Accessibility.setHidden(widget, isHiddenFromSpeech)
    }
    let details = attributes.accessibilityDetails
    if let before = oldAttributes?.accessibilityDetails, details.combinesChildren, before != details {
      Accessibility.describe(widget, node, name: node.groupName)
    }
    // Without a trait of the program's the widget's own state stays.
    let wasSelected = oldAttributes?.accessibilityDetails.isSelected ?? false
    let hasState = node.accessibilityRole == .toggle || node.isSelectedByTrait
    if wasSelected != details.isSelected || oldAttributes == nil && hasState {
      Accessibility.setTraitState(of: widget, node)
      // A view that a gesture presses is one thing with that, which has its state.
      if oldAttributes != nil, let gesture = node.pressingGesture, let view = window.tree.view(gesture.id) {
        Accessibility.setTraitState(of: view.widget, gesture)
      }
    }
    if case .decoration(.effect(let effect)) = node.content, case let before = old?.effect?.letsTouchesThrough ?? false,
      before != effect.letsTouchesThrough
    {
      decideTarget()
    }
    if old != nil, old?.effect?.hidesChild != node.content.effect?.hidesChild {
      for child in children { Accessibility.setHidden(child.widget, child.isHiddenFromSpeech) }
    }
    if case .decoration(.effect(.pointer(let name))) = node.content {
      gtk_widget_set_cursor_from_name(widget, name == "auto" ? nil : name)
    }
    if oldAttributes == nil || oldAttributes?.layoutDirection != attributes.layoutDirection {
      // GTK mirrors icons by the widget's direction, but symbols have names for left and right.
      let isImage = if case .leaf(.image) = node.content { true } else { false }
      widget.setDirection(isRightToLeft: node.isRightToLeft && !isImage)
    }
    if box != nil, old != nil { gtk_widget_queue_draw(widget) }
  }

  /// The widget that assistive technology names by the text inside the view; nil if it has another name.
  var namedWidget: Widget? { nil }

  /// That name.
  var contentName: String { node.plainText }

  /// Sets it.
  final func nameByContent() {
    guard let namedWidget else { return }
    let words = contentName
    if words.isEmpty, node.attributes.accessibilityLabel == nil { Accessibility.unname(namedWidget) }
    Accessibility.describe(namedWidget, node, name: words)
  }

  /// Moves the keyboard focus to the view.
  func grabFocus() { gtk_widget_grab_focus(focusWidget) }

  /// The widget to scroll into view when the node has the focus, and the part of it; nil for all of it.
  var revealedWidget: Widget { widget }
  var revealedArea: CGRect? { nil }

  /// Whether the background is last among the children.
  private var isBackToFront: Bool {
    if case .decoration(.background) = node.content { true } else { false }
  }

  /// The position of the box's origin in the node's coordinates.
  var contentOrigin: CGPoint { .zero }

  // MARK: BoxDelegate

  var isPassedByFocus: Bool { node.content.effect?.hidesChild ?? false }

  var minimumSize: CGSize { .zero }

  func allocate(_ box: Box, width: Int, height: Int) {
    let origin = contentOrigin
    var shift = CGSize.zero
    switch node.shownContent {
    case .decoration(.effect(.offset(let offset))): shift = offset
    case .decoration(.effect(.position(let shown))):
      // The layout has placed the child where it is going.
      if case .decoration(.effect(.position(let point))) = node.content {
        shift = CGSize(width: shown.x - point.x, height: shown.y - point.y)
      }
    default: break
    }
    // What is wider than it was laid out keeps its views at the leading edge.
    if node.isRightToLeft, contentOrigin == .zero { shift.width += max(CGFloat(width) - node.shownFrame.width, 0) }
    for child in children + leaving {
      var frame = child.node.shownFrame.offsetBy(dx: shift.width - origin.x, dy: shift.height - origin.y)
      // A row's switch is at the row's end.
      if child.node.content.control?.role == .toggle,
        let space = FormRows.rowWidth(in: node)
      {
        if node.isRightToLeft { frame.origin.x = frame.maxX - space }
        frame.size.width = space
      }
      switch node.content {
      case .container(.labeled(let row)) where node.children.count > 1 && child.node === node.children[0]:
        gtk_widget_set_child_visible(child.widget, row.showsLabel ? 1 : 0)
      default: break
      }
      box.place(child.widget, in: frame)
    }
  }

  func snapshot(_ box: Box, _ snapshot: OpaquePointer, children all: () -> Void) {
    withShadow(snapshot) { draw(box, snapshot, children: all) }
  }

  /// Draws the view, without the shadow of its style.
  func draw(_ box: Box, _ snapshot: OpaquePointer, children all: () -> Void) {
    let visible = visibleArea
    let children = { [children] in
      if self.hasTransitions { return self.drawMoving(box, snapshot) }
      guard let visible else { return all() }
      let origin = self.contentOrigin
      let area = visible.offsetBy(dx: origin.x, dy: origin.y)
      for index in VisibleChildren.indices(of: self.node.children, in: self.node, area: area)
      where children.indices.contains(index) && !children[index].isRaised {
        gtk_widget_snapshot_child(box.widget, children[index].widget, snapshot)
      }
      for child in self.raisedChildren { gtk_widget_snapshot_child(box.widget, child.widget, snapshot) }
    }
    let area = CGRect(
      x: 0, y: 0, width: Double(gtk_widget_get_width(box.widget)), height: Double(gtk_widget_get_height(box.widget)))
    if case .container(.section) = node.content { drawCards(snapshot, visible) }
    if case .container(.form) = node.content { drawCards(snapshot, visible) }
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

  /// Draws children while some of them are inserted or removed.
  private func drawMoving(_ box: Box, _ snapshot: OpaquePointer) {
    let origin = contentOrigin
    let inOrder = children.filter { !$0.isRaised } + raisedChildren
    for child in (isBackToFront ? inOrder.reversed() : inOrder) + leaving {
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
    let cards = cards ?? RowCards(node)
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
    window.closeMenu(in: child.widget)
    child.parent = nil
    window.inputMethodKeys.remove(child.widget)
    return child
  }

  /// Keeps a child in its place, disabled, until its transition has ended.
  func retire(at index: Int) -> NodeView? {
    cards = nil
    guard children.indices.contains(index) else { return nil }
    let child = children.remove(at: index)
    window.closeMenu(in: child.widget)
    leaving.append(child)
    child.isLeaving = true
    child.decideTarget()
    gtk_widget_set_can_focus(child.widget, 0)
    return child
  }

  /// Lets go of a child that has left.
  func finishLeaving(_ node: Node) {
    guard let index = leaving.firstIndex(where: { $0.node === node }) else { return }
    let child = leaving.remove(at: index)
    child.parent = nil
    window.inputMethodKeys.remove(child.widget)
    child.tearDown()
  }

  /// Called when the node's animated position or effect changed.
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

  /// Inserting a widget that is a child already moves it and keeps its focus.
  private func attach(_ child: NodeView, at index: Int) {
    guard let box else { return }
    if isBackToFront {
      let next = children.indices.contains(index + 1) ? children[index + 1].widget : nil
      return box.insert(child.widget, after: next)
    }
    box.insert(child.widget, after: children[..<index].last { !$0.isRaised }?.widget)
  }

  /// Releases the widget and all below.
  func tearDown() {
    for child in children + leaving { child.tearDown() }
    children = []
    leaving = []
    box?.detach()
    fieldController?.end()
    // GTK may be emitting one of its signals.
    let widget = outerWidget
    MainLoop.later { g_object_unref(widget) }
  }

  // MARK: Layout

  /// Marks the boxes that have to place their children again. Called after a layout, before GTK allocates.
  func noteFrames() {
    var isChanged = false
    for child in children {
      child.noteVisibility()
      if child.shownFrame != child.node.frame {
        let isResized = child.shownFrame.size != child.node.frame.size
        // Cards have the width of their container, whatever the width of the rows is.
        if isResized { child.cards = nil }
        child.shownFrame = child.node.frame
        if isResized { child.resized() }
        isChanged = true
      }
      child.noteFrames()
    }
    if isChanged { framesChanged() }
  }

  /// What the layout has not chosen is not there for assistive technology either. It stays visible to GTK, which would
  /// measure nothing otherwise.
  private func noteVisibility() {
    guard isShown == node.isOutOfSight else { return }
    isShown = !node.isOutOfSight
    gtk_widget_set_child_visible(widget, isShown ? 1 : 0)
    Accessibility.setHidden(widget, isHiddenFromSpeech)
  }

  /// Whether the pointer finds the view: a modal in front, an effect, or leaving takes it away from the pointer, each
  /// by itself.
  private func decideTarget() {
    let isTarget = !isCovered && !isLeaving && node.content.effect?.letsTouchesThrough != true
    gtk_widget_set_can_target(widget, isTarget ? 1 : 0)
  }

  private var isHiddenFromSpeech: Bool { !isShown || isCovered || node.isLeftOutOfSpeech }

  /// A child is at another place of the same size.
  func followFrame(of child: NodeView) {
    guard child.shownFrame != child.node.frame else { return }
    child.shownFrame = child.node.frame
    framesChanged()
  }

  /// Called when the layout has given the view another size.
  func resized() {}

  /// Called when the children's positions changed.
  func framesChanged() {
    cards = nil
    if let box { gtk_widget_queue_allocate(box.widget) }
  }
}
#endif

#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// The views of a window's nodes, and the widget that lays them out.
@MainActor final class ViewTree: BoxDelegate {
  private unowned let window: HostWindow
  private let outer = Box()
  private let root: ScrollArea
  private var views: [NodeID: NodeView] = [:]
  private var widgets: [Widget: NodeView] = [:]
  /// The text views and scroll views.
  private var scrollers: [NodeID: NodeView] = [:]
  private var isLayoutDue = true
  private var size: CGSize = .zero

  init(_ window: HostWindow) {
    self.window = window
    root = ScrollArea(window.host.root, window: window)
    outer.attach(self)
    outer.insert(root.widget, after: nil)
    gtk_widget_set_hexpand(outer.widget, 1)
    gtk_widget_set_vexpand(outer.widget, 1)
    register(root)
    fill(root)
  }

  var widget: Widget { outer.widget }

  func view(_ id: NodeID) -> NodeView? { views[id] }

  /// The view with this widget, or with this widget as its focus target.
  func view(of widget: Widget) -> NodeView? { widgets[widget] }

  // MARK: Patches

  func apply(_ patches: [Patch]) {
    defer { renameContainers(after: patches) }
    for patch in patches {
      switch patch {
      case .insert(let node, let parent, let index):
        guard let parent = views[parent.id], views[node.id] == nil else { continue }
        parent.insert(make(node), at: index)
        isLayoutDue = true
      case .remove(let node, let parent, let index):
        guard let parent = views[parent.id], parent.children.indices.contains(index),
          parent.children[index].node.id == node.id
        else { continue }
        window.releaseFocus(in: parent.children[index].widget)
        if parent.node.leaving.contains(where: { $0 === node }), let view = parent.retire(at: index) {
          forget(view)
        } else if let view = parent.remove(at: index) {
          discard(view)
        }
        isLayoutDue = true
      case .move(_, let parent, let from, let to):
        views[parent.id]?.move(from: from, to: to)
        isLayoutDue = true
      case .update(let node, let old, let oldAttributes):
        update(node, old, oldAttributes)
      case .scroll(let node, let anchor):
        let id = node.id
        MainLoop.later(.whenIdle) { [weak self] in self?.scroll(to: id, anchor: anchor) }
      }
    }
    if isLayoutDue {
      gtk_widget_queue_allocate(outer.widget)
      coverUnreachable()
    }
  }

  /// Updates the names of widgets that are named by the text inside them.
  private func renameContainers(after patches: [Patch]) {
    var seen: Set<NodeID> = []
    for patch in patches {
      var view: NodeView? =
        switch patch {
        case .insert(_, let parent, _), .remove(_, let parent, _), .move(_, let parent, _, _): views[parent.id]
        case .update(let node, _, _): views[node.id]?.parent
        case .scroll: nil
        }
      while let current = view, seen.insert(current.node.id).inserted {
        current.nameByContent()
        view = current.parent
      }
    }
  }

  /// Views behind a sheet or an alert receive neither clicks nor keys.
  private func coverUnreachable() {
    for view in root.children {
      cover(view)
      // A sheet whose popover is open is covered itself, but not with what is over it.
      if view.node.isModal { for child in view.children { cover(child) } }
    }
  }

  private func cover(_ view: NodeView) {
    let modals = window.host.modals
    let nodes = [view.node] + view.children.map(\.node).filter(\.isModal)
    view.isCovered = !nodes.contains(where: modals.isReachable)
  }

  /// Scrolls the node that the program requested into view.
  private func scroll(to id: NodeID, anchor: UnitPoint?) {
    guard let view = views[id] else { return }
    var inner = view.widget
    var area = view.node.uncovered(CGRect(origin: .zero, size: view.node.frame.size))
    var ancestor = view.parent
    while let current = ancestor {
      if let scroller = current as? ScrollArea, let place = scroller.locate(inner) {
        area = scroller.reveal(area.offsetBy(dx: place.x, dy: place.y), anchor: anchor)
        inner = scroller.widget
      }
      ancestor = current.parent
    }
  }

  private func update(_ node: Node, _ old: NodeContent, _ oldAttributes: NodeAttributes) {
    guard let view = views[node.id] else { return }
    if node.attributes.match != oldAttributes.match { isLayoutDue = true }
    if node.content != old, Self.mayChangeLayout(node.content, old) { isLayoutDue = true }
    if view.canShow(node.content) {
      view.update(from: old, oldAttributes)
    } else if let parent = view.parent, let index = parent.children.firstIndex(where: { $0 === view }) {
      let hadFocus = node.attributes.isFocused
      _ = parent.remove(at: index)
      discard(view)
      let replacement = make(node)
      parent.insert(replacement, at: index)
      if hadFocus { replacement.grabFocus() }
      isLayoutDue = true
    }
  }

  /// A keystroke in a field of one line changes no size, nor does a change of a toggle.
  private static func mayChangeLayout(_ new: NodeContent, _ old: NodeContent) -> Bool {
    switch (new, old) {
    case (.field(let new), .field(let old)):
      new.isMultiline || old.isMultiline || new.font != old.font || new.style != old.style
    case (.control(is ToggleContent), .control(is ToggleContent)), (.leaf(.shape), .leaf(.shape)): false
    default: true
    }
  }

  private func make(_ node: Node) -> NodeView {
    let view = NodeViewFactory.make(node, window: window)
    register(view)
    fill(view)
    return view
  }

  private func fill(_ view: NodeView) {
    for (index, child) in view.node.children.enumerated() { view.insert(make(child), at: index) }
    view.update(from: nil, nil)
  }

  private func register(_ view: NodeView) {
    views[view.node.id] = view
    widgets[view.widget] = view
    widgets[view.focusWidget] = view
    if view is EditorView || view is ScrollArea { scrollers[view.node.id] = view }
  }

  private func discard(_ view: NodeView) {
    forget(view)
    view.tearDown()
  }

  private func forget(_ view: NodeView) {
    views[view.node.id] = nil
    scrollers[view.node.id] = nil
    widgets[view.widget] = nil
    widgets[view.focusWidget] = nil
    for child in view.children { forget(child) }
  }

  /// Shows the current frame of all animations.
  func show(_ step: Animator.Step) {
    for (node, parent) in step.gone { views[parent.id]?.finishLeaving(node) }
    for node in step.changed { views[node.id]?.showMotion() }
    for node in step.changed where views[node.id] == nil {
      // A removed node is not in the table: its former parent draws it.
      for view in views.values where view.node.leaving.contains(where: { $0 === node }) { view.showMotion() }
    }
  }

  /// Updates all views, for another theme.
  func refresh() {
    for view in views.values { view.update(from: nil, nil) }
    window.host.layout.invalidate()
    isLayoutDue = true
    gtk_widget_queue_allocate(outer.widget)
  }

  /// The minimum size of the layout: in a smaller window the fixed views would leave no space for scroll views, so the
  /// whole window scrolls.
  private static let leastSize = CGSize(width: 190, height: 240)

  // MARK: BoxDelegate

  var isPassedByFocus: Bool { false }
  var letsPointerThrough: Bool { false }

  var minimumSize: CGSize { .zero }

  /// The layout runs when GTK allocates, so that a resize shows in the same frame.
  func allocate(_ box: Box, width: Int, height: Int) {
    let size = CGSize(width: CGFloat(width), height: CGFloat(height))
    if isLayoutDue || size != self.size {
      let isResize = size != self.size
      self.size = size
      isLayoutDue = false
      if window.metrics.adapt(to: size) {
        window.host.layout.invalidate()
        window.adoptWidth(isCompact: window.metrics.isCompact)
      }
      let space = CGSize(
        width: max(size.width, Self.leastSize.width), height: max(size.height, Self.leastSize.height))
      window.host.layout.run(in: space, metrics: window.metrics)
      root.viewport = size
      root.noteFrames()
      followPinned()
      for id in window.host.rows.takeFollowedScrollers() { (views[id] as? ScrollArea)?.followLayout() }
      if isResize { root.framesChanged() }
      if isResize { window.revealFocusLater() }
    }
    if box.takeResize() { placeAllAroundScrollers() }
    box.place(root.widget, in: CGRect(origin: .zero, size: size))
    guard box.takeResize() else { return }
    placeAllAroundScrollers()
    box.place(root.widget, in: CGRect(origin: .zero, size: size))
  }

  /// Makes GTK place again all that is around a text view or a scroll view.
  ///
  /// These request another size while they are placed themselves: a text view, when it has broken its lines; a scroll
  /// view, when it shows a scroll bar. GTK notes that at all widgets around them and forgets it at those that are
  /// placing their children just then. Where others are between, they are not placed in this frame, and not drawn.
  private func placeAllAroundScrollers() {
    for view in scrollers.values {
      var widget: Widget? = view.focusWidget
      while let current = widget, current != outer.widget {
        gtk_widget_queue_allocate(current)
        widget = gtk_widget_get_parent(current)
      }
    }
  }

  func snapshot(_ box: Box, _ snapshot: OpaquePointer, children: () -> Void) { children() }

  /// Moves the widgets of the pinned headers and footers that the layout has moved.
  func followPinned() {
    for node in window.host.layout.takeMovedPinned() {
      guard let view = views[node.id] else { continue }
      view.parent?.pinnedChildMoved(view)
    }
  }

  /// Scrolls the focused view into view, from the innermost scroll view outwards. It may be a node whose focus the host
  /// does not know, such as a text with a link. False where it is in view.
  @discardableResult func revealFocus() -> Bool {
    var focused = gtk_window_get_focus(window.widget.cast(to: GtkWindow.self))
    while let widget = focused, widgets[widget] == nil { focused = gtk_widget_get_parent(widget) }
    guard let view = focused.flatMap({ widgets[$0] }) else { return false }
    var hasScrolled = false
    var inner = view.revealedWidget
    var area =
      view.revealedArea
      ?? CGRect(x: 0, y: 0, width: Int(gtk_widget_get_width(inner)), height: Int(gtk_widget_get_height(inner)))
    area = view.node.uncovered(area)
    var ancestor = view.parent
    while let current = ancestor {
      if let scroller = current as? ScrollArea, let place = scroller.locate(inner) {
        let before = scroller.offset
        area = scroller.reveal(area.offsetBy(dx: place.x, dy: place.y))
        hasScrolled = hasScrolled || scroller.offset != before
        inner = scroller.widget
      }
      ancestor = current.parent
    }
    return hasScrolled
  }
}
#endif

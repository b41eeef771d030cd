#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// A scroll view or a form: its children in a viewport of the node's size.
@MainActor final class ScrollArea: NodeView {
  private let content = Box()
  /// The size of the visible part, if it is not the node's: the root is laid out in a minimum size, however small the
  /// window is.
  var viewport: CGSize?

  init(_ node: Node, window: HostWindow) {
    let scroller = ScrollerClass.make()
    super.init(node, window: window, widget: scroller, box: content)
    let (horizontal, vertical) =
      switch node.content {
      case .container(.scroll(let axes)): (axes.contains(.horizontal), axes.contains(.vertical))
      default: (true, true)
      }
    gtk_scrolled_window_set_policy(
      scroller.opaque, horizontal ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL,
      vertical ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL)
    gtk_widget_add_css_class(scroller, "platen-scroll")
    if case .container(.panel(let modal)) = node.content {
      gtk_widget_add_css_class(scroller, modal.kind == .fullScreen ? "platen-cover" : "platen-panel")
      let role = modal.kind == .alert ? GTK_ACCESSIBLE_ROLE_ALERT_DIALOG : GTK_ACCESSIBLE_ROLE_DIALOG
      Accessibility.setRole(role, of: scroller)
      Accessibility.setModal(scroller, modal.takesInput)
    }
    if case .container(.form(let form)) = node.content, form.isList {
      Accessibility.setRole(GTK_ACCESSIBLE_ROLE_LIST, of: content.widget)
    }
    gtk_scrolled_window_set_child(scroller.opaque, content.widget)
    watchScrolling()
    // GTK's own scrolling to the focus does not handle nested areas and a text view's caret.
    if let viewport = gtk_scrolled_window_get_child(scroller.opaque) {
      gtk_viewport_set_scroll_to_focus(viewport.opaque, 0)
    }
    nameByContent()
  }

  /// A panel has the name of its dialog.
  override var namedWidget: Widget? {
    if case .container(.panel) = node.content { widget } else { nil }
  }

  override var contentName: String {
    guard case .container(.panel(let modal)) = node.content else { return super.contentName }
    return modal.name(of: node)
  }

  override func canShow(_ content: NodeContent) -> Bool { content == node.content || super.canShow(content) }

  /// Centred content of a small area begins before it; all of it has to be reachable.
  override var contentOrigin: CGPoint {
    let bounds = contentBounds
    return bounds.isNull ? .zero : CGPoint(x: min(0, bounds.minX), y: min(0, bounds.minY))
  }

  override var minimumSize: CGSize {
    let bounds = contentBounds
    guard !bounds.isNull else { return .zero }
    let origin = contentOrigin
    let area = viewport ?? node.frame.size
    let least = viewport == nil ? .zero : node.frame.size
    return CGSize(
      width: Self.needed(max(bounds.maxX - origin.x, least.width), in: area.width),
      height: Self.needed(max(bounds.maxY - origin.y, least.height), in: area.height))
  }

  /// Content of the area's size, apart from rounding, does not scroll.
  private static func needed(_ length: CGFloat, in area: CGFloat) -> CGFloat {
    length <= area + 0.5 ? 0 : length
  }

  // MARK: Drawing only what is seen

  private struct WeakView {
    weak var view: NodeView?
  }

  /// The boxes inside that draw only their visible part, and are redrawn when it changes.
  private var partial: [ObjectIdentifier: WeakView] = [:]

  /// The visible part of the content, in the coordinates of a box inside. The box is redrawn when it changes.
  func visibleArea(for view: NodeView) -> CGRect? {
    guard let box = view.box else { return nil }
    partial[ObjectIdentifier(view)] = WeakView(view: view)
    var origin = graphene_point_t(x: 0, y: 0)
    var place = graphene_point_t()
    guard gtk_widget_compute_point(content.widget, box.widget, &origin, &place) != 0 else { return nil }
    let horizontal = gtk_scrolled_window_get_hadjustment(widget.opaque)
    let vertical = gtk_scrolled_window_get_vadjustment(widget.opaque)
    return CGRect(
      x: gtk_adjustment_get_value(horizontal) + Double(place.x),
      y: gtk_adjustment_get_value(vertical) + Double(place.y),
      width: gtk_adjustment_get_page_size(horizontal), height: gtk_adjustment_get_page_size(vertical))
  }

  private func watchScrolling() {
    let adjustments = [
      gtk_scrolled_window_get_hadjustment(widget.opaque), gtk_scrolled_window_get_vadjustment(widget.opaque),
    ]
    for adjustment in adjustments.compactMap({ $0 }) {
      connect(OpaquePointer(adjustment), "value-changed") { _ in ScrollerClass.keepInContent(adjustment) }
      for signal in ["value-changed", "changed"] {
        connect(OpaquePointer(adjustment), signal) { [weak self] _ in self?.scrolled() }
      }
      connect(OpaquePointer(adjustment), "changed") { [weak self] _ in self?.nameTabStop() }
    }
  }

  /// An area that scrolls without a control inside is a tab stop, for the keys that scroll. It is named by the first
  /// text inside, unless the program names it.
  private func nameTabStop() {
    guard ScrollerClass.scrolls(widget), node.first(where: { $0.attributes.isFocusable }) == nil else { return }
    var words: String?
    _ = node.first {
      guard case .leaf(.text(let text)) = $0.content, !text.plainText.isEmpty else { return false }
      words = text.plainText
      return true
    }
    Accessibility.describe(widget, node, name: words)
  }

  private func scrolled() {
    drawPartialAgain()
    let offset = offset
    guard offset != node.scrollOffset, !isFollowing else { return }
    window.host.rows.setScrollOffset(offset, of: node)
    // In the same frame, so that they stand still.
    window.host.layout.placePinned()
    window.tree.followPinned()
    window.scrolled()
  }

  /// Whether the area is being scrolled to the layout's position.
  private var isFollowing = false

  /// Keeps the visible part in place after rows were inserted above it.
  func followLayout() {
    let vertical = gtk_scrolled_window_get_vadjustment(widget.opaque)
    let horizontal = gtk_scrolled_window_get_hadjustment(widget.opaque)
    let offset = node.scrollOffset
    isFollowing = true
    for (adjustment, value) in [(vertical, offset.y), (horizontal, offset.x)]
    where abs(gtk_adjustment_get_value(adjustment) - value) > 0.5 {
      let page = gtk_adjustment_get_page_size(adjustment)
      gtk_adjustment_set_upper(adjustment, max(gtk_adjustment_get_upper(adjustment), value + page))
      gtk_adjustment_set_value(adjustment, value)
    }
    isFollowing = false
  }

  private func drawPartialAgain() {
    for (key, entry) in partial {
      if let box = entry.view?.box { gtk_widget_queue_draw(box.widget) } else { partial[key] = nil }
    }
  }

  // MARK: Scrolling

  /// The position of the visible part in the content.
  var offset: CGPoint {
    CGPoint(
      x: gtk_adjustment_get_value(gtk_scrolled_window_get_hadjustment(widget.opaque)),
      y: gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(widget.opaque)))
  }

  /// Scrolls by the least distance that makes an area of the content visible. Returns its position afterwards, in the
  /// coordinates of ``widget``; GTK knows it only after the next layout. With an anchor, moves that point of the area
  /// to the same point of the visible part.
  func reveal(_ area: CGRect, anchor: UnitPoint? = nil) -> CGRect {
    if let anchor { return align(area, anchor) }
    // A motion after a flick would go on from there.
    gtk_scrolled_window_set_kinetic_scrolling(widget.opaque, 0)
    gtk_scrolled_window_set_kinetic_scrolling(widget.opaque, 1)
    let margin = 12.0
    let horizontal = gtk_scrolled_window_get_hadjustment(widget.opaque)
    let vertical = gtk_scrolled_window_get_vadjustment(widget.opaque)
    gtk_adjustment_clamp_page(horizontal, area.minX - margin, area.maxX + margin)
    gtk_adjustment_clamp_page(vertical, area.minY - margin, area.maxY + margin)
    return area.offsetBy(dx: -gtk_adjustment_get_value(horizontal), dy: -gtk_adjustment_get_value(vertical))
  }

  private func align(_ area: CGRect, _ anchor: UnitPoint) -> CGRect {
    let horizontal = gtk_scrolled_window_get_hadjustment(widget.opaque)
    let vertical = gtk_scrolled_window_get_vadjustment(widget.opaque)
    let x = area.minX + (area.width - gtk_adjustment_get_page_size(horizontal)) * anchor.x
    let y = area.minY + (area.height - gtk_adjustment_get_page_size(vertical)) * anchor.y
    gtk_adjustment_set_value(horizontal, x)
    gtk_adjustment_set_value(vertical, y)
    return area.offsetBy(dx: -gtk_adjustment_get_value(horizontal), dy: -gtk_adjustment_get_value(vertical))
  }

  /// The position of an inner widget's origin in the content.
  func locate(_ inner: Widget) -> CGPoint? {
    var origin = graphene_point_t(x: 0, y: 0)
    var place = graphene_point_t()
    guard gtk_widget_compute_point(inner, content.widget, &origin, &place) != 0 else { return nil }
    return CGPoint(x: Double(place.x), y: Double(place.y))
  }

  override func framesChanged() {
    super.framesChanged()
    gtk_widget_queue_resize(content.widget)
  }
}
#endif

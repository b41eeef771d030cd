#if GTK
  import CGTK4
  import Foundation
  import Platen

  /// A scroll view or a form: its children in a viewport as large as the layout made the node.
  @MainActor final class ScrollArea: NodeView {
    private let content = Box()

    init(_ node: Node, window: HostWindow) {
      let scroller: Widget = gtk_scrolled_window_new()
      super.init(node, window: window, widget: scroller, box: content)
      let (horizontal, vertical) =
        switch node.content {
        case .scroll(let axes): (axes.contains(.horizontal), axes.contains(.vertical))
        default: (true, true)
        }
      gtk_scrolled_window_set_policy(
        scroller.opaque, horizontal ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL,
        vertical ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL)
      gtk_widget_add_css_class(scroller, "platen-scroll")
      gtk_scrolled_window_set_child(scroller.opaque, content.widget)
    }

    override func canShow(_ content: NodeContent) -> Bool { content == node.content || super.canShow(content) }

    /// Content in the middle of too small an area begins before it; all of it is to be reached.
    override var contentOrigin: CGPoint {
      let bounds = contentBounds
      return bounds.isNull ? .zero : CGPoint(x: min(0, bounds.minX), y: min(0, bounds.minY))
    }

    override var minimumSize: CGSize {
      let bounds = contentBounds
      guard !bounds.isNull else { return .zero }
      let origin = contentOrigin
      return CGSize(
        width: Self.needed(bounds.maxX - origin.x, in: node.frame.width),
        height: Self.needed(bounds.maxY - origin.y, in: node.frame.height))
    }

    /// Content as large as the area, but for what rounding left, needs no scrolling.
    private static func needed(_ length: CGFloat, in area: CGFloat) -> CGFloat {
      length <= area + 0.5 ? 0 : length
    }

    /// Scrolls by as little as brings a widget inside, or an area of it, into view.
    func reveal(_ target: Widget, _ area: CGRect?) {
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(target, content.widget, &bounds) != 0 else { return }
      if let area {
        bounds.origin.x += Float(area.minX)
        bounds.origin.y += Float(area.minY)
        bounds.size = graphene_size_t(width: Float(area.width), height: Float(area.height))
      }
      let margin: Float = 12
      clamp(gtk_scrolled_window_get_hadjustment(widget.opaque), bounds.origin.x, bounds.size.width, margin)
      clamp(gtk_scrolled_window_get_vadjustment(widget.opaque), bounds.origin.y, bounds.size.height, margin)
    }

    private func clamp(
      _ adjustment: UnsafeMutablePointer<GtkAdjustment>?, _ start: Float, _ length: Float, _ margin: Float
    ) {
      gtk_adjustment_clamp_page(adjustment, Double(start - margin), Double(start + length + margin))
    }

    override func framesChanged() { gtk_widget_queue_resize(content.widget) }
  }
#endif

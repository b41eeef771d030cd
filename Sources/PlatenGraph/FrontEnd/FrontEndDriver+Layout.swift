extension FrontEndDriver {
  /// Lays out all that is shown in a window of `size`, in the units of `metrics`. Only what has changed since the last
  /// layout is measured again.
  ///
  /// Call it when an update is over, from ``FrontEnd/updateDidEnd()``, and when the window gets another size. Views that
  /// read their size are evaluated meanwhile; their changes are passed to ``FrontEnd/show(_:)`` before the method
  /// returns. The frames are in ``ShownNode/frame`` and ``frames``.
  public func layOut(in size: CGSize, metrics: any FrontEndMetrics) {
    let used: ShownNodeMetrics
    if let layoutMetrics, layoutMetrics.source === metrics {
      used = layoutMetrics
    } else {
      if layoutMetrics != nil { host.layout.invalidate() }
      used = ShownNodeMetrics(metrics)
      layoutMetrics = used
    }
    host.layout.run(in: size, metrics: used)
    showChanges()
  }

  /// Forgets all measured sizes, as when the fonts of the front end have changed.
  public func invalidateLayout() { host.layout.invalidate() }

  /// The frames of all nodes at the last layout, by their identities: in the window's coordinates and the units of its
  /// metrics, moved by what is scrolled. Views that a `ViewThatFits` has not chosen have none.
  public var frames: [ShownNode.ID: CGRect] {
    var frames: [ShownNode.ID: CGRect] = [:]
    func collect(_ node: Node, _ origin: CGPoint) {
      guard !node.isOutOfSight else { return }
      let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
      frames[ShownNode.ID(node: node.id)] = frame
      let inside = CGPoint(x: frame.minX - node.scrollOffset.x, y: frame.minY - node.scrollOffset.y)
      for child in node.children { collect(child, inside) }
    }
    collect(host.root, .zero)
    return frames
  }

  /// Scrolls what is in a node, by units from its beginning. Rows that come into sight are made. The node's own limits,
  /// ``ShownNode/contentSize``, are those of the last layout.
  public func scroll(_ node: ShownNode, to offset: CGPoint) {
    update {
      let most = CGPoint(
        x: max(node.contentSize.width - node.frame.width, 0), y: max(node.contentSize.height - node.frame.height, 0))
      let offset = CGPoint(x: min(max(offset.x, 0), most.x), y: min(max(offset.y, 0), most.y))
      host.rows.setScrollOffset(offset, of: node.node)
      host.rows.scrollDidChange()
    }
  }
}

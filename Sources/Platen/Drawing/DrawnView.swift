/// A view that is not shown, laid out with estimated sizes of texts and drawn.
@MainActor struct DrawnView {
  /// Zero along an axis on which the view has no finite size.
  let size: CGSize
  /// What was drawn, with the upper left corner of the view at the origin.
  let context: GraphicsContext

  init(_ view: some View, proposedSize: ProposedViewSize, _ environment: EnvironmentValues) {
    (size, context) = Tracking.untracked {
      let host = ViewHost(view, environment: environment, isWindow: false)
      defer { host.close() }
      _ = host.update()
      let metrics = EstimatedMetrics()
      var size = host.layout.fittingSize(proposedSize, in: metrics)
      if !size.width.isFinite { size.width = 0 }
      if !size.height.isFinite { size.height = 0 }
      host.layout.run(in: size, metrics: metrics)
      let context = GraphicsContext(size: size, environment: environment)
      for node in host.root.children { context.draw(node) }
      return (size, context)
    }
  }
}

/// Whether a view shrinks to fit the available space, or grows to fill it.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Proposes a size of a certain aspect ratio to its view.
package struct AspectRatioLayout: Layout {
  /// Width by height; that of the view itself where nil.
  package let ratio: CGFloat?
  package let mode: ContentMode

  package init(ratio: CGFloat?, mode: ContentMode) {
    self.ratio = ratio
    self.mode = mode
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(space(for: $0, in: proposal)) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: space(for: subview, in: proposal))
    }
  }

  /// The largest size of that ratio within the proposal, or the smallest around it.
  private func space(for subview: LayoutSubview, in proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = subview.sizeThatFits(.unspecified)
    let ratio = self.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    switch (width, height) {
    case (let width?, let height?):
      let isWide = width > height * ratio
      return isWide == (mode == .fit)
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (nil, nil):
      guard self.ratio != nil else { return .unspecified }
      return ProposedViewSize(width: max(ideal.width, ideal.height * ratio), height: nil)
    }
  }
}

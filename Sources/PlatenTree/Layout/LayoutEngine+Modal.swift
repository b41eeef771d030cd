// A modal: a node as large as the window, with a panel in its centre or beside its anchor. That of a popover that
// leaves the keys to a field is as large as its panel.
extension LayoutEngine {
  /// Widths in points that panels have where the window is wide enough.
  private static let alertWidth: CGFloat = 360
  private static let popoverWidth: CGFloat = 400
  private static let sheetWidth: CGFloat = 560

  func placeModal(_ node: Node, _ modal: ModalContent, _ bounds: CGRect) {
    guard let panel = node.children.first else { return }
    guard modal.takesInput else { return place(panel, in: bounds, ProposedViewSize(bounds.size)) }
    defer { placeOver(node, in: bounds) }
    let bars = node.children.dropFirst().filter { !$0.isPopup && !$0.isModal }
    let most = ProposedViewSize(width: bounds.width, height: nil)
    let barHeight = bars.reduce(0) { $0 + measure($1, most).height }
    var space = bounds
    space.size.height = max(bounds.height - barHeight, 1)
    let (frame, proposal) = panelFrame(panel, modal, space)
    place(panel, in: frame, proposal)
    // The bars of the edited field are below the panel, and as wide.
    var y = frame.maxY
    for bar in bars {
      let offered = ProposedViewSize(width: frame.width, height: nil)
      let height = measure(bar, offered).height
      place(bar, in: CGRect(x: frame.minX, y: y, width: frame.width, height: height), offered)
      y += height
    }
  }

  /// The frame of a modal in the window, or in another modal.
  func modalFrame(_ node: Node, _ modal: ModalContent, in bounds: CGRect) -> CGRect {
    guard !modal.takesInput, let panel = node.children.first else { return bounds }
    return panelFrame(panel, modal, bounds).0
  }

  private func panelFrame(_ panel: Node, _ modal: ModalContent, _ bounds: CGRect) -> (CGRect, ProposedViewSize) {
    let margin = CGSize(
      width: metrics.units(16, along: .horizontal),
      height: metrics.units(ModalContent.verticalMargin / 2, along: .vertical))
    let most = CGSize(
      width: max(bounds.width - 2 * margin.width, 1), height: max(bounds.height - 2 * margin.height, 1))
    func width(_ points: CGFloat) -> CGFloat { min(metrics.units(points, along: .horizontal), most.width) }
    switch modal.kind {
    case .fullScreen: return (bounds, ProposedViewSize(bounds.size))
    case .alert, .confirmation:
      let proposal = ProposedViewSize(width: width(Self.alertWidth), height: nil)
      let height = min(measure(panel, proposal).height, most.height)
      return (centred(CGSize(width: proposal.width ?? most.width, height: height), in: bounds), proposal)
    case .sheet:
      let width = width(Self.sheetWidth)
      if let height = modal.height {
        // Content that does not scroll is not cut as long as the window has room for it.
        let height = units(height, most: most.height)
        let needed = measure(panel, ProposedViewSize(width: width, height: height)).height
        let size = CGSize(width: width, height: min(max(height, needed), most.height))
        return (centred(size, in: bounds), ProposedViewSize(size))
      }
      // As high as its content, where that does not need all of the window.
      let ideal = measure(panel, ProposedViewSize(width: width, height: nil)).height
      let proposal = ProposedViewSize(width: width, height: min(ideal, most.height))
      let height = min(measure(panel, proposal).height, most.height)
      return (centred(CGSize(width: width, height: height), in: bounds), proposal)
    case .popover:
      let width = min(max(measure(panel, .unspecified).width, 1), width(Self.popoverWidth))
      // As high as its content, where that does not need all of the window: what scrolls in it takes no more.
      let ideal = measure(panel, ProposedViewSize(width: width, height: nil)).height
      let proposal = ProposedViewSize(width: width, height: min(ideal, most.height))
      let size = measure(panel, proposal)
      let chosen = CGSize(width: min(size.width, most.width), height: min(size.height, most.height))
      guard let anchor = modal.anchor.flatMap({ client.node($0) }).flatMap(frameInRoot) else {
        return (centred(chosen, in: bounds), proposal)
      }
      return (beside(anchor, chosen, in: bounds), proposal)
    }
  }

  /// A height of a sheet that the program sets.
  private func units(_ height: ModalContent.Height, most: CGFloat) -> CGFloat {
    switch height {
    case .fraction(let fraction): max((most * fraction).rounded(), 1)
    case .points(let points): max(min(metrics.units(points, along: .vertical), most), 1)
    }
  }

  private func centred(_ size: CGSize, in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + ((bounds.width - size.width) / 2).rounded(.down),
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width, height: size.height)
  }

  /// Below its anchor where it fits, otherwise above, and always within the window.
  private func beside(_ anchor: CGRect, _ size: CGSize, in bounds: CGRect) -> CGRect {
    let x = min(max(anchor.midX - (size.width / 2), bounds.minX), max(bounds.maxX - size.width, bounds.minX))
    var y = anchor.maxY
    if y + size.height > bounds.maxY { y = anchor.minY - size.height }
    if y < bounds.minY { y = max(bounds.maxY - size.height, bounds.minY) }
    return CGRect(x: x.rounded(.down), y: y.rounded(.down), width: size.width, height: size.height)
  }

  /// Where a node was placed last, in the window.
  private func frameInRoot(_ node: Node) -> CGRect? {
    var frame = node.frame
    var current = node
    while let parent = current.parent {
      // What the window itself has scrolled moves its modals as well.
      let offset = parent === client.root ? .zero : parent.scrollOffset
      frame = frame.offsetBy(dx: parent.frame.minX - offset.x, dy: parent.frame.minY - offset.y)
      current = parent
    }
    return current === client.root ? frame : nil
  }

  // MARK: the panel

  /// A column; what does not fit scrolls.
  private func panelStack(_ modal: ModalContent) -> StackContent {
    switch modal.kind {
    case .alert, .confirmation: StackContent(axis: .vertical, horizontal: .leading)
    case .sheet, .fullScreen, .popover: StackContent(axis: .vertical)
    }
  }

  func panelSize(_ node: Node, _ modal: ModalContent, _ proposal: ProposedViewSize) -> CGSize {
    stackSize(node, panelStack(modal), proposal)
  }

  func placePanel(_ node: Node, _ modal: ModalContent, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    let stack = panelStack(modal)
    let size = stackSize(node, stack, proposal)
    node.layout.contentSize = size
    // Content smaller than a panel that covers the window is centred in it.
    let y = bounds.minY + max(0, ((bounds.height - size.height) / 2).rounded(.down))
    placeStack(
      node, stack, CGRect(x: bounds.minX, y: y, width: bounds.width, height: max(size.height, 0)), proposal)
  }
}

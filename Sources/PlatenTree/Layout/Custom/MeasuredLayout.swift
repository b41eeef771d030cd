// Containers that CSS alone can't arrange: a front end with a layout of its own measures what is in them, and puts it
// where these layouts say.

/// Views that are behind or over another: each one's alignment guide meets the container's default one.
struct LayerLayout: Layout {
  let alignment: Alignment

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let space = ViewDimensions(size: bounds.size)
    for subview in subviews {
      let dimensions = subview.dimensions(in: ProposedViewSize(bounds.size))
      let point = CGPoint(
        x: bounds.minX + space[alignment.horizontal] - dimensions[alignment.horizontal],
        y: bounds.minY + space[alignment.vertical] - dimensions[alignment.vertical])
      subview.place(at: point, proposal: ProposedViewSize(bounds.size))
    }
  }
}

extension Node {
  /// The layout that arranges the node's children, where a front end's own means are not enough: one that the program
  /// has written, or a stack whose views line up by places of their own.
  package var measuredLayout: AnyLayout? {
    switch content {
    case .container(.layout(let layout)): return layout
    case .container(.stack(let stack)):
      // A place in a stack counts for what is around it too: then it has to be known where it is.
      guard stack.guide.isCustom || children.contains(where: { $0.says(stack.guide) }) || isLinedUpByPlace else {
        return nil
      }
      return stack.axis == .horizontal
        ? AnyLayout(HStackLayout(alignment: stack.vertical, spacing: stack.spacing))
        : AnyLayout(VStackLayout(alignment: stack.horizontal, spacing: stack.spacing))
    case .container(.depthStack(let stack)):
      var alignment = stack.alignment
      let isLayer = parent?.layerAlignment != nil && parent?.children.first !== self
      if isLayer, let own = parent?.layerAlignment { alignment = own }
      let guides = [
        AlignmentGuide.horizontal(alignment.horizontal.guide), .vertical(alignment.vertical.guide),
      ]
      guard guides.contains(where: { guide in guide.isCustom || children.contains { $0.says(guide) } }) else {
        return nil
      }
      return isLayer ? AnyLayout(LayerLayout(alignment: alignment)) : AnyLayout(ZStackLayout(alignment: alignment))
    default: return nil
    }
  }

  /// The alignment of the background or the overlay of the first child with it.
  private var layerAlignment: Alignment? {
    switch content {
    case .decoration(.background(let stack)), .decoration(.overlay(let stack)): stack.alignment
    default: nil
    }
  }

  /// Whether a stack around lines up by a place in this one.
  private var isLinedUpByPlace: Bool {
    var node = parent
    while let current = node {
      switch current.content {
      case .container(.stack(let stack)): if says(stack.guide) { return true }
      case .container(.depthStack(let stack)):
        if says(.horizontal(stack.alignment.horizontal.guide)) || says(.vertical(stack.alignment.vertical.guide)) {
          return true
        }
      case .decoration(.padding), .decoration(.frame), .decoration(.border), .decoration(.effect),
        .decoration(.background), .decoration(.overlay), .container(.layout):
        break
      default: return false
      }
      node = current.parent
    }
    return false
  }

  /// Whether the node, or a descendant that represents it, has an explicit alignment guide.
  private func says(_ guide: AlignmentGuide) -> Bool {
    if layoutTraits?.guides[guide] != nil { return true }
    switch content {
    case .decoration: return children.first?.says(guide) ?? false
    case .container(.stack), .container(.depthStack), .container(.layout): return children.contains { $0.says(guide) }
    default: return false
    }
  }

  /// The place that is set of the node, in points, for a size that a front end has measured. `inner` answers for
  /// what is in the node.
  package func place(
    _ guide: AlignmentGuide, _ size: CGSize, inner: @escaping (AlignmentGuide) -> CGFloat?
  ) -> CGFloat? {
    if let compute = layoutTraits?.guides[guide] { return compute(ViewDimensions(size: size, explicit: inner)) }
    return inner(guide)
  }
}

extension AlignmentGuide {
  fileprivate var isCustom: Bool {
    switch self {
    case .horizontal(.custom), .vertical(.custom): true
    default: false
    }
  }

  package var axisOfPlace: Axis { axis }
}

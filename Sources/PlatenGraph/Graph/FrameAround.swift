/// An element that puts a node around each node of the view below it.
@MainActor package protocol NodeWrapping: _Element {
  /// The content of that node, also before there is one.
  var wrapperContent: NodeContent { get }
}

/// The lengths in points that the modifiers around a view set for it, known before any layout; nil along an axis on
/// which something else decides.
package struct FrameAround: Equatable {
  /// The width that a frame sets.
  package private(set) var width: CGFloat?
  /// The height that a frame sets.
  package private(set) var height: CGFloat?

  /// Reads the modifiers around a view that fills what it is offered, from the innermost outwards, as far as each of
  /// them offers its content its own size.
  @MainActor init(around parent: _Element?) {
    var (across, down): (CGFloat, CGFloat) = (0, 0)
    var current = parent
    while let element = current, width == nil || height == nil {
      current = element.parent
      guard let wrapper = element as? any NodeWrapping else {
        if element.nodeContainer != nil { return }
        continue
      }
      switch wrapper.wrapperContent {
      case .decoration(.frame(let frame)):
        guard !frame.isFlexible else { return }
        width = width ?? frame.width.map { max($0 - across, 0) }
        height = height ?? frame.height.map { max($0 - down, 0) }
      case .decoration(.padding(let padding)):
        guard let insets = padding.ownInsets else { return }
        across += insets.leading + insets.trailing
        down += insets.top + insets.bottom
      case .decoration(.border), .decoration(.background), .decoration(.overlay), .decoration(.effect): continue
      default: return
      }
    }
  }
}

extension _ElementContext {
  /// The lengths that the modifiers around the element's view set for it.
  @MainActor package var frameAround: FrameAround { FrameAround(around: parent) }
}

#if GTK
import PlatenGraph

extension NodeView {
  /// A view that only places its children is nothing to press: an overlay with nothing in it, or with one button at an
  /// edge, leaves the rest to what is below it, as in SwiftUI. One with a help text shows that for all of its area.
  var letsPointerThrough: Bool {
    guard node.attributes.help == nil else { return false }
    return switch node.content {
    case .container(.stack), .container(.depthStack), .container(.layout), .container(.grid), .container(.gridRow),
      .container(.geometry), .decoration(.padding), .decoration(.frame), .decoration(.containerFrame),
      .decoration(.fixedSize):
      true
    default: false
    }
  }
}
#endif

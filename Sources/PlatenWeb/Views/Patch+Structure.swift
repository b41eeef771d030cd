#if Web
import PlatenGraph

extension Patch {
  /// Whether a node is inserted or removed.
  var isStructural: Bool {
    switch self {
    case .insert, .remove: true
    default: false
    }
  }
}
#endif

#if Web
import Platen

@testable import PlatenWeb

extension Element {
  /// The elements of a view's document, each one before those inside it.
  @MainActor static func all(of view: some View) -> [Element] {
    let host = ViewHost(view)
    _ = host.update()
    return ViewMarkup().document(of: host.root).all
  }

  var all: [Element] {
    var all = [self]
    for case .element(let child) in contents { all += child.all }
    return all
  }
}
#endif

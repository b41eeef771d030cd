/// Extras of the menu bar whose number can change while the program runs.
package struct MenuExtras<Content: View> {
  let isEmpty: Bool
  let content: Content

  /// Creates extras: each view of the content is one. Without any when the program starts there is no row for them.
  package init(isEmpty: Bool, @ViewBuilder content: () -> Content) {
    self.isEmpty = isEmpty
    self.content = content()
  }
}

extension MenuExtras: _PrimitiveScene {
  /// The outline of the extras. Not for use outside the framework.
  package var _outline: _Outline {
    isEmpty ? .group([]) : _Outline(part: MenuPart(place: .extra, view: AnyView(content), isEmpty: false))
  }
}

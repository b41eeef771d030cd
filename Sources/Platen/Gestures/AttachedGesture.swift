/// Gives a view a gesture.
struct _AttachedGesture<Attached: Gesture> {
  let gesture: Attached
  let isRecognized: Bool

  nonisolated init(gesture: Attached, isRecognized: Bool) {
    self.gesture = gesture
    self.isRecognized = isRecognized
  }
}

extension _AttachedGesture: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    // The properties of the program's own gestures are kept with the view.
    let properties = GestureProperties()
    return OwnedBodyElement(view, in: parent) { view, element in
      let attached = view.modifier
      let recognizers =
        attached.isRecognized ? properties.installed(in: element) { attached.gesture._recognizers } : []
      return view.content.modifier(_GestureModifier(recognizers: recognizers))
    } uninstall: {
      properties.uninstall()
    }
  }
}

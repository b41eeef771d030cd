/// Gives a view a gesture.
struct _AttachedGesture<Attached: Gesture> {
  var gesture: Attached
  let isRecognized: Bool

  nonisolated init(gesture: Attached, isRecognized: Bool) {
    self.gesture = gesture
    self.isRecognized = isRecognized
  }

  @MainActor var recognizers: _GestureModifier {
    _GestureModifier(recognizers: isRecognized ? gesture._recognizers : [])
  }
}

extension _AttachedGesture: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    if Attached.Body.self == Never.self {
      PassThroughElement(view, in: parent) { $0.content.modifier($0.modifier.recognizers) }
    } else {
      // A gesture of the program's own, whose properties are kept.
      OwnedBodyElement(view, in: parent, owner: \.modifier.gesture) { $0.content.modifier($0.modifier.recognizers) }
    }
  }
}

/// The gestures of a view, as SwiftUI's around its node.
@MainActor enum HostedGestures {
  /// The modifier for the recognizers that are noticed; nil where there is none.
  static func modifier(of view: UIView) -> _GestureModifier? {
    let recognizers = view.ownGestures.compactMap { gesture in
      kind(of: gesture).map { recognizer($0, gesture) }
    }
    return recognizers.isEmpty ? nil : _GestureModifier(recognizers: recognizers)
  }

  private static func kind(of gesture: UIGestureRecognizer) -> _GestureRecognizer.Kind? {
    guard gesture.isEnabled else { return nil }
    return switch gesture {
    case let tap as UITapGestureRecognizer: .tap(count: max(1, tap.numberOfTapsRequired))
    case let press as UILongPressGestureRecognizer:
      .longPress(
        duration: max(0, press.minimumPressDuration), distance: max(0, press.allowableMovement))
    default: nil
    }
  }

  private static func recognizer(
    _ kind: _GestureRecognizer.Kind, _ gesture: UIGestureRecognizer
  ) -> _GestureRecognizer {
    var recognizer = _GestureRecognizer(kind)
    recognizer.ended = [
      { [weak gesture] event in
        let place = event.location
        MainActor.assumeIsolated { gesture?.recognize(at: place) }
      }
    ]
    return recognizer
  }
}

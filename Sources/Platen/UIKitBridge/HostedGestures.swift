/// The gestures of a view, as SwiftUI's around its node.
@MainActor enum HostedGestures {
  /// The modifier for the recognizers that are noticed; nil where there is none.
  static func modifier(of view: UIView) -> _GestureModifier? {
    let recognizers = view.ownGestures.compactMap(recognizer)
    return recognizers.isEmpty ? nil : _GestureModifier(recognizers: recognizers)
  }

  /// What recognizes the gesture for it; nil where it is disabled, or not noticed.
  static func recognizer(of gesture: UIGestureRecognizer) -> _GestureRecognizer? {
    kind(of: gesture).map { recognizer($0, gesture) }
  }

  private static func kind(of gesture: UIGestureRecognizer) -> _GestureRecognizer.Kind? {
    guard gesture.isEnabled else { return nil }
    return switch gesture {
    case let tap as UITapGestureRecognizer: .tap(count: max(1, tap.numberOfTapsRequired))
    case let press as UILongPressGestureRecognizer:
      .longPress(
        duration: max(0, press.minimumPressDuration), distance: max(0, press.allowableMovement))
    case is UIScreenEdgePanGestureRecognizer: nil
    case is UIPanGestureRecognizer: .drag(distance: 10)
    case is UISwipeGestureRecognizer: .drag(distance: UISwipeGestureRecognizer.distance)
    default: nil
    }
  }

  private static func recognizer(
    _ kind: _GestureRecognizer.Kind, _ gesture: UIGestureRecognizer
  ) -> _GestureRecognizer {
    var recognizer = _GestureRecognizer(kind)
    recognizer.changed = [
      { [weak gesture] event in
        let (start, place, velocity) = places(of: event)
        MainActor.assumeIsolated {
          (gesture as? UIPanGestureRecognizer)?.move(from: start, to: place, velocity: velocity)
        }
      }
    ]
    recognizer.ended = [
      { [weak gesture] event in
        let (start, place, velocity) = places(of: event)
        MainActor.assumeIsolated {
          switch gesture {
          case let pan as UIPanGestureRecognizer: pan.finish(at: place, velocity: velocity)
          case let swipe as UISwipeGestureRecognizer: swipe.finish(from: start, to: place)
          default: gesture?.recognize(at: place)
          }
        }
      }
    ]
    recognizer.reset.append { [weak gesture] in MainActor.assumeIsolated { gesture?.cancel() } }
    return recognizer
  }

  /// Where a gesture began, where it is, and how fast it moves, in points and points per second.
  nonisolated private static func places(of event: _GestureEvent) -> (CGPoint, CGPoint, CGPoint) {
    (event.start, event.location, CGPoint(x: event.velocity.width, y: event.velocity.height))
  }
}

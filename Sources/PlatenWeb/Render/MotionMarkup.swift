#if Web
import Foundation
import PlatenGraph

/// Animations of the browser, which has its own clock: the style at the start of an element's animation, and its
/// timing.
@MainActor enum MotionMarkup {
  /// Times are milliseconds.
  struct Timing: Equatable {
    var duration: Double
    var delay: Double
    /// Nil: without end.
    var iterations: Int?
    var alternates: Bool
    var easing: String
    /// The elapsed time.
    var elapsed: Double
  }

  static func timing(of timing: Animator.Timing, now: Double) -> Timing {
    let animation = timing.animation
    let speed = max(animation.speed, 0.0001)
    return Timing(
      duration: animation.runDuration / speed * 1000, delay: animation.delay / speed * 1000,
      iterations: animation.repetition.count, alternates: animation.autoreverses, easing: easing(of: animation),
      elapsed: max(now - timing.start, 0) * 1000)
  }

  private static func easing(of animation: Animation) -> String {
    switch animation.curve {
    case .linear: return "linear"
    case .easeIn: return "ease-in"
    case .easeOut: return "ease-out"
    case .easeInOut: return "ease-in-out"
    case .bezier(let x1, let y1, let x2, let y2):
      return
        "cubic-bezier(\([min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2].map(CSS.number).joined(separator: ",")))"
    case .spring:
      let steps = 30
      let points = (0...steps).map { step in
        CSS.number(step == steps ? 1 : animation.fraction(at: animation.runDuration * Double(step) / Double(steps)))
      }
      return "linear(\(points.joined(separator: ",")))"
    }
  }

  /// The number of styles by which an animated custom effect is sampled.
  private static let steps = 48

  /// The styles between the start and the end, evenly spaced, if the two do not define them.
  static func frames(_ run: Animator.ContentRun) -> [[String: String]]? {
    guard case .decoration(.effect(.geometry(let old))) = run.from,
      case .decoration(.effect(.geometry(let new))) = run.to
    else { return nil }
    return (0...steps).map { step in
      let effect = old.interpolated(to: new, Double(step) / Double(steps)) ?? new
      return ["transform": EffectMarkup.transform(of: effect) ?? "none"]
    }
  }

  /// The changed properties with their former values.
  static func origin(from old: Element, to new: Element) -> [String: String] {
    var result: [String: String] = [:]
    for (name, value) in old.style where new.style[name] != value && !name.hasPrefix("--") { result[name] = value }
    for name in new.style.keys where old.style[name] == nil && !name.hasPrefix("--") {
      if let neutral = neutral[name] { result[name] = neutral }
    }
    // The coordinates of a placed element are variables; it is animated as a whole.
    if let x = difference("--x", old, new), let y = difference("--y", old, new), x != 0 || y != 0 {
      result["translate"] = CSS.pair(x, y)
    }
    return result
  }

  private static func difference(_ name: String, _ old: Element, _ new: Element) -> Double? {
    guard let from = old.style[name].flatMap(number), let to = new.style[name].flatMap(number) else { return nil }
    return from - to
  }

  private static func number(_ length: String) -> Double? { Double(length.replacing("px", with: "")) }

  private static let neutral = ["opacity": "1", "translate": "0 0", "scale": "1 1", "rotate": "0deg"]

  /// The style of an element before its insertion or after its removal.
  static func style(of state: TransitionState) -> [String: String] {
    var style: [String: String] = [:]
    if state.opacity != 1 { style["opacity"] = CSS.number(state.opacity) }
    if state.scale != 1 {
      style["scale"] = CSS.number(state.scale)
      style["transformOrigin"] = "\(CSS.number(state.anchor.x * 100))% \(CSS.number(state.anchor.y * 100))%"
    }
    if state.shift != .zero || state.offset != .zero {
      func length(_ share: CGFloat, _ points: CGFloat) -> String {
        "calc(\(CSS.number(share * 100))% + \(CSS.length(points)))"
      }
      style["translate"] =
        "\(length(state.shift.width, state.offset.width)) \(length(state.shift.height, state.offset.height))"
    }
    return style
  }
}

extension Animation.Repetition {
  /// Nil: without end.
  fileprivate var count: Int? {
    switch self {
    case .count(let count): max(count, 1)
    case .forever: nil
    }
  }
}
#endif

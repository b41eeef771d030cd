/// The steps of a number between two bounds, which the steppers of UIKit and AppKit have.
package struct NumberSteps {
  private let value: Double
  private let bounds: (least: Double, largest: Double)
  private let length: Double
  private let wraps: Bool

  /// A step that is not above 0 counts as 1. With `wraps` a step beyond a bound continues at the other one.
  package init(of value: Double, least: Double, largest: Double, step: Double, wraps: Bool) {
    self.value = value
    bounds = (least, largest)
    length = step > 0 ? step : 1
    self.wraps = wraps
  }

  /// The number after a step up, which is 1, or down, which is -1. It may be beyond a bound where it does not wrap.
  package func value(after direction: Double) -> Double {
    let next = value + direction * length
    if wraps, next > bounds.largest { return bounds.least }
    return wraps && next < bounds.least ? bounds.largest : next
  }

  /// The stepper with a name. `step` is called with the direction.
  @MainActor package func stepper(_ name: Text, step: @escaping @MainActor (Double) -> Void) -> AnyView {
    AnyView(
      Stepper(
        label: { name }, onIncrement: wraps || value < bounds.largest ? { step(1) } : nil,
        onDecrement: wraps || value > bounds.least ? { step(-1) } : nil))
  }
}

import TextControls

/// A control that makes a number larger or smaller by steps. It is shown as a stepper of SwiftUI, without a label.
@MainActor @preconcurrency open class UIStepper: _ComposedControl {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UIStepper { standIn { UIStepper(frame: .zero) } }

  private var number = 0.0

  /// The number, between the bounds. 0 by default. Setting it sends no event.
  open var value: Double {
    get { number }
    set {
      number = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      changed()
    }
  }
  /// The least number, 0 by default.
  open var minimumValue = 0.0 { didSet { value = number } }
  /// The largest number, 100 by default.
  open var maximumValue = 100.0 { didSet { value = number } }
  /// How much a step adds or takes away, 1 by default. A number that is not above 0 counts as 1.
  open var stepValue = 1.0
  /// Whether a step beyond a bound goes on at the other one. False by default.
  open var wraps = false { didSet { changed() } }
  /// Whether a press that is held goes on. Kept and ignored: front ends have a rule of their own. True by default.
  open var autorepeat = true
  /// Whether events are sent while a press is held. Kept and ignored; true by default.
  open var isContinuous = true

  private var steps: NumberSteps {
    NumberSteps(of: number, least: minimumValue, largest: maximumValue, step: stepValue, wraps: wraps)
  }

  package override var content: AnyView {
    steps.stepper(name) { [weak self] direction in
      guard let self else { return }
      value = steps.value(after: direction)
      userChangedValue()
    }
  }
}

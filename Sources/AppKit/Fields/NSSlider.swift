import Platen
import TextControls

/// A control that sets a number between two bounds.
@MainActor @preconcurrency open class NSSlider: _ComposedControl {
  /// Where marks are. Kept and ignored.
  public enum TickMarkPosition: UInt, Sendable { case below, above, leading, trailing }
  /// Whether the slider is a line or a dial. Kept and ignored: it is a line.
  public enum SliderType: UInt, Sendable { case linear, circular }

  /// The least number, 0 by default.
  open var minValue = 0.0 { didSet { doubleValue = doubleValue } }
  /// The largest number, 1 by default.
  open var maxValue = 1.0 { didSet { doubleValue = doubleValue } }
  /// The number of marks. With ``allowsTickMarkValuesOnly`` they are the numbers that can be set. 0 by default.
  open var numberOfTickMarks = 0 { didSet { valueDidChange() } }
  /// Whether only the numbers at marks can be set. False by default.
  open var allowsTickMarkValuesOnly = false { didSet { valueDidChange() } }
  /// Kept and ignored.
  open var tickMarkPosition = TickMarkPosition.below
  /// Kept and ignored: a line.
  open var sliderType = SliderType.linear
  /// Kept and ignored: sliders are horizontal. False by default.
  open var isVertical = false
  /// Kept and ignored; 0 by default.
  open var altIncrementValue = 0.0
  /// Kept and ignored; nil by default.
  open var trackFillColor: NSColor?

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    isContinuous = true
  }

  /// Creates a slider from 0 to 1. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isContinuous = true
  }

  /// Creates a slider from 0 to 1 with an action.
  public convenience init(target: Any?, action: Selector?) {
    self.init(frame: .zero)
    connect(target, action)
  }

  /// Creates a slider with a number and its bounds.
  public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) {
    self.init(target: target, action: action)
    self.maxValue = maxValue
    self.minValue = minValue
    doubleValue = value
  }

  /// The number, between the bounds.
  open override var objectValue: Any? {
    get { super.objectValue ?? NSNumber(value: minValue > 0 ? minValue : 0) }
    set {
      let number = (newValue as? NSNumber)?.doubleValue ?? Double("\(newValue ?? 0)") ?? 0
      super.objectValue = NSNumber(value: min(max(number, minValue), max(minValue, maxValue)))
    }
  }

  private var step: Double? {
    guard allowsTickMarkValuesOnly, numberOfTickMarks > 1, maxValue > minValue else { return nil }
    return (maxValue - minValue) / Double(numberOfTickMarks - 1)
  }

  package override var content: AnyView {
    let value = Binding<Double>(
      get: { [weak self] in self?.doubleValue ?? 0 },
      set: { [weak self] in
        guard let self else { return }
        doubleValue = $0
        if isContinuous { userChangedValue() }
      })
    let ended: (Bool) -> Void = { [weak self] isEditing in
      if let self, !isEditing, !isContinuous { userChangedValue() }
    }
    let range = minValue...max(minValue, maxValue)
    guard let step else { return AnyView(Slider(value: value, in: range, label: { name }, onEditingChanged: ended)) }
    return AnyView(Slider(value: value, in: range, step: step, label: { name }, onEditingChanged: ended))
  }
}

/// A control that makes a number larger or smaller by steps.
@MainActor @preconcurrency open class NSStepper: _ComposedControl {
  /// The least number, 0 by default.
  open var minValue = 0.0 { didSet { doubleValue = doubleValue } }
  /// The largest number, 59 by default.
  open var maxValue = 59.0 { didSet { doubleValue = doubleValue } }
  /// How much a step adds or takes away, 1 by default. A number that is not above 0 counts as 1.
  open var increment = 1.0
  /// Whether a step beyond a bound continues at the other one. True by default.
  open var valueWraps = true { didSet { valueDidChange() } }
  /// Kept and ignored: front ends have a rule of their own. True by default.
  open var autorepeat = true

  /// The number, between the bounds.
  open override var objectValue: Any? {
    get { super.objectValue ?? NSNumber(value: minValue > 0 ? minValue : 0) }
    set {
      let number = (newValue as? NSNumber)?.doubleValue ?? Double("\(newValue ?? 0)") ?? 0
      super.objectValue = NSNumber(value: min(max(number, minValue), max(minValue, maxValue)))
    }
  }

  private var steps: NumberSteps {
    NumberSteps(of: doubleValue, least: minValue, largest: maxValue, step: increment, wraps: valueWraps)
  }

  package override var content: AnyView {
    steps.stepper(name) { [weak self] direction in
      guard let self else { return }
      doubleValue = steps.value(after: direction)
      userChangedValue()
    }
  }
}

/// A switch.
@MainActor @preconcurrency open class NSSwitch: _ComposedControl {
  /// Whether the switch is on. Off by default.
  open var state = NSControl.StateValue.off { didSet { valueDidChange() } }

  /// The state as a number.
  open override var objectValue: Any? {
    get { NSNumber(value: state.rawValue) }
    set { state = NSControl.StateValue(rawValue: (newValue as? NSNumber)?.intValue ?? 0) }
  }

  /// Presses the switch, as the user does.
  open override func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    state = state == .on ? .off : .on
    sendOwnAction()
  }

  package override var content: AnyView {
    let isOn = Binding<Bool>(
      get: { [weak self] in self?.state == .on }, set: { [weak self] _ in self?.performClick(nil) })
    return AnyView(Toggle(isOn: isOn) { name }.toggleStyle(.switch))
  }
}

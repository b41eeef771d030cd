/// A value on a line between two ends.
package struct SliderContent: Equatable, Sendable {
  package var value: Double
  package var range: ClosedRange<Double>
  /// Nil: any value between the ends.
  package var step: Double?
  /// The name of the slider, for assistive technology and for tests.
  package var label: String
  /// The values in the range that have a mark.
  package var marks: [Double] = []
  /// Where the line begins to be filled; nil is the lower end.
  package var neutralValue: Double?
  /// The values that can be chosen; nil is the whole range.
  package var enabledRange: ClosedRange<Double>?

  package init(value: Double, range: ClosedRange<Double>, step: Double? = nil, label: String) {
    self.value = value
    self.range = range
    self.step = step
    self.label = label
  }

  /// How far the middle of the knob stays from the ends of the slider, in points. Browsers have 7.5, a terminal half a
  /// cell.
  package static let knobInset: CGFloat = 8

  /// The position of the value in its range, from 0 to 1.
  package var fraction: Double { Self.fraction(of: value, in: range) }

  /// The position of a value in a range, from 0 to 1.
  package static func fraction(of value: Double, in range: ClosedRange<Double>) -> Double {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite, value.isFinite else { return 0 }
    return min(max((value - range.lowerBound) / length, 0), 1)
  }

  /// How far one key moves the value.
  package var stride: Double { step ?? (range.upperBound - range.lowerBound) / 20 }

  /// The value at a fraction, on a step where there are steps.
  package func value(at fraction: Double) -> Double {
    settled(range.lowerBound + min(max(fraction, 0), 1) * (range.upperBound - range.lowerBound))
  }

  /// The nearest value that the slider can have.
  package func settled(_ value: Double) -> Double {
    guard value.isFinite else { return range.lowerBound }
    var value = min(max(value, range.lowerBound), range.upperBound)
    if let step, step > 0 {
      value = range.lowerBound + ((value - range.lowerBound) / step).rounded() * step
      value = min(value, range.upperBound)
    }
    guard let enabledRange, enabledRange.overlaps(range) else { return value }
    return min(max(value, enabledRange.lowerBound), enabledRange.upperBound)
  }

  /// The value as assistive technology speaks it: without insignificant digits.
  package var valueText: String {
    let length = range.upperBound - range.lowerBound
    let digits = (step.map { $0.rounded() == $0 } ?? (length >= 50)) ? 0 : length >= 5 ? 1 : 2
    return value.formatted(.number.precision(.fractionLength(0...digits)).locale(Locale(identifier: "en_US_POSIX")))
  }
}

/// A value that is made larger or smaller by steps.
package struct StepperContent: Equatable, Sendable {
  /// The name, for assistive technology and for tests.
  package var label: String
  /// The value in words, where the program has set how to write it.
  package var valueText: String?
  /// The value, where it is a number and the stepper knows it.
  package var value: Double?
  /// The ends of the value; nil where it has none, or the stepper does not know them.
  package var range: ClosedRange<Double>?
  /// By how much a step changes the value; nil where the stepper does not know it.
  package var step: Double?
  package var canIncrement: Bool
  package var canDecrement: Bool

  package init(
    label: String, valueText: String? = nil, value: Double? = nil, range: ClosedRange<Double>? = nil,
    step: Double? = nil, canIncrement: Bool, canDecrement: Bool
  ) {
    self.label = label
    self.valueText = valueText
    self.value = value
    self.range = range
    self.step = step
    self.canIncrement = canIncrement
    self.canDecrement = canDecrement
  }
}

/// The progress of a task, or the position of a value between two ends.
package struct ProgressContent: Equatable, Sendable {
  package enum Kind: Sendable { case bar, circle, gauge }

  package var kind: Kind
  /// From 0 to 1; nil while it is not known.
  package var fraction: Double?
  /// The name, for assistive technology and for tests.
  package var label: String
  /// The value in words, where the program gives any.
  package var valueText: String?

  package init(kind: Kind, fraction: Double?, label: String, valueText: String? = nil) {
    self.kind = kind
    self.fraction = fraction
    self.label = label
    self.valueText = valueText
  }
}

/// A day of the calendar, with months and days counted from 1.
package struct CalendarDay: Comparable, Hashable, Sendable {
  package var year: Int
  package var month: Int
  package var day: Int

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  package static func < (first: CalendarDay, second: CalendarDay) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }
}

/// A day, chosen from a calendar.
package struct CalendarContent: Equatable, Sendable {
  package var day: CalendarDay
  /// The first and the last day that can be chosen; nil where there is no end.
  package var first: CalendarDay?
  package var last: CalendarDay?
  /// Whether the calendar is there to see, and not behind a button.
  package var isInline: Bool
  /// The name, for assistive technology and for tests.
  package var label: String
  /// The name of the button that shows the calendar, which is beside a field of the calendar's name.
  package var buttonLabel: String?
  /// The month that ``day`` is in, in the user's language.
  package var title: String
  /// The short names of the days of a week, from its first.
  package var weekdays: [String]
  /// The number of days of the first week before the month.
  package var leadingDays: Int
  /// How many days the month has.
  package var dayCount: Int
  /// The digit zero of the user's language.
  package var zero: Unicode.Scalar = "0"

  package init(
    day: CalendarDay, first: CalendarDay? = nil, last: CalendarDay? = nil, isInline: Bool, label: String,
    title: String, weekdays: [String], leadingDays: Int, dayCount: Int
  ) {
    self.day = day
    self.first = first
    self.last = last
    self.isInline = isInline
    self.label = label
    self.title = title
    self.weekdays = weekdays
    self.leadingDays = leadingDays
    self.dayCount = dayCount
  }

  /// What assistive technology calls it.
  package var spokenName: String { isInline ? label : buttonLabel ?? label }

  /// A number in the digits of the user's language.
  package func text(of number: Int) -> String { number.text(zero: zero) }
}

extension Int {
  /// The number with the digits that begin with `zero`, without separators.
  package func text(zero: Unicode.Scalar) -> String {
    let scalars = String(self).unicodeScalars.map { digit in
      ("0"..."9").contains(digit) ? Unicode.Scalar(zero.value + digit.value - 48) ?? digit : digit
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

/// A colour that the user can change.
package struct ColorWellContent: Equatable, Sendable {
  package var shade: ColorShade
  package var supportsOpacity: Bool
  /// The name, for assistive technology and for tests.
  package var label: String

  package init(shade: ColorShade, supportsOpacity: Bool, label: String) {
    self.shade = shade
    self.supportsOpacity = supportsOpacity
    self.label = label
  }
}

extension SliderContent: ControlContent {
  package static let kindName = "slider"
  package var role: ControlRole { .adjustable }
  package var name: String? { label }
  package var valueDescription: String? { valueText }
  package var level: Double? { fraction }
  package var number: ControlNumber? { ControlNumber(value: value, range: range, step: step) }
  package var steps: ControlSteps? {
    ControlSteps(canDecrement: value > range.lowerBound, canIncrement: value < range.upperBound)
  }
  package var isLeaf: Bool { true }
}

extension StepperContent: ControlContent {
  package static let kindName = "stepper"
  package var role: ControlRole { .adjustable }
  package var name: String? { label }
  package var valueDescription: String? { valueText }
  package var number: ControlNumber? { value.map { ControlNumber(value: $0, range: range, step: step) } }
  package var steps: ControlSteps? {
    ControlSteps(usesSigns: true, canDecrement: canDecrement, canIncrement: canIncrement)
  }
}

extension ProgressContent: ControlContent {
  package static let kindName = "progress"
  package var role: ControlRole { .meter }
  package var name: String? { label }
  package var valueDescription: String? { valueText }
  package var level: Double? { fraction }
}

extension CalendarContent: ControlContent {
  package static let kindName = "calendar"
  package var role: ControlRole { .date }
  package var name: String? { label }
  package var valueDescription: String? { "\(day.year)-\(day.month)-\(day.day)" }
  /// Days along a week, weeks across.
  package var steps: ControlSteps? { isInline ? ControlSteps(horizontal: 1, vertical: 7) : nil }
  package var opening: ControlOpening? { isInline ? nil : .calendar(self) }
  package func event(for key: KeyEquivalent) -> NodeEvent? {
    // What the keys of a control do is mirrored before.
    isInline ? CalendarMove(key, isRightToLeft: false).map { event($0) } : nil
  }
  /// A month that is there to see has its days as children, unless the front end shows it by itself.
  package var isLeaf: Bool { !isInline }
}

extension CalendarContent {
  /// Whether the day is in the range.
  package func canChoose(_ day: CalendarDay) -> Bool {
    if let first, day < first { return false }
    if let last, day > last { return false }
    return true
  }

  /// The same day some months later. A month beyond a year's ends, and a day that the month does not have, are
  /// corrected where the day is set.
  package func moved(months: Int) -> CalendarDay {
    CalendarDay(year: day.year, month: day.month + months, day: day.day)
  }
}

extension ColorWellContent: ControlContent {
  package static let kindName = "colorWell"
  package var role: ControlRole { .color }
  package var name: String? { label }
  package var valueDescription: String? { shade.hexadecimal }
  package var opening: ControlOpening? { .colors(shade) }
  package var isLeaf: Bool { true }
}

/// The parts of a date that a picker sets.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The year, the month and the day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that sets a date, which is typed part by part or chosen from a calendar.
public struct DatePicker<Label: View> {
  /// The parts of a date that the picker shows.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let first: Date?
  let last: Date?
  let components: Components
  let label: Label
  @ControlStyle<DatePickerStyles> private var style

  nonisolated init(
    _ selection: Binding<Date>, first: Date? = nil, last: Date? = nil, components: Components, label: Label
  ) {
    self.selection = selection
    self.first = first
    self.last = last
    self.components = components
    self.label = label
  }
}

extension DatePicker: View {
  /// The views that this one is made of.
  public var body: some View {
    _LabeledControl(
      label: label, trailingWidth: trailingWidth,
      control: _DatePickerBody(
        selection: selection, first: first, last: last, components: components, label: label, style: style.drawn))
  }

  /// What the fields and the calendar's button need for the digits of all languages; nil for the days of a month.
  private var trailingWidth: CGFloat? {
    let (hasDay, hasTime) = (components.contains(.date), components.contains(.hourAndMinute))
    if hasDay, style.drawn == .graphical { return nil }
    return (hasDay ? 170 : 0) + (hasTime ? 130 : 0) + (hasDay && style.drawn == .compact ? 40 : 0)
  }
}

extension DatePicker {
  /// A picker for any date. It shows `displayedComponents`, by default the date and the time; the parts that it does
  /// not show keep their values.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, components: displayedComponents, label: label())
  }

  /// A picker for the dates in `range`. A day outside that is typed stays in the field with the reason,
  /// and is not written.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, first: range.lowerBound, last: range.upperBound, components: displayedComponents, label: label())
  }

  /// A picker for the dates from a moment on. An earlier day that is typed stays in the field with the reason, and is not
  /// written.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, first: range.lowerBound, components: displayedComponents, label: label())
  }

  /// A picker for the dates up to a moment, which is included. A later day that is typed stays in the field with the
  /// reason, and is not written.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, last: range.upperBound, components: displayedComponents, label: label())
  }
}

/// The appearance and behaviour of a date picker.
public protocol DatePickerStyle: Sendable {}

/// The platform's style, which is the compact one.
public struct DefaultDatePickerStyle: DatePickerStyle, BuiltinStyle {
  var drawn: DatePickerStyles.Drawn { .compact }

  /// Creates the style.
  nonisolated public init() {}
}

/// Fields for the date and the time, and a button that shows a calendar.
public struct CompactDatePickerStyle: DatePickerStyle, BuiltinStyle {
  var drawn: DatePickerStyles.Drawn { .compact }

  /// Creates the style.
  nonisolated public init() {}
}

/// A calendar of one month, with a field for the time below it. Without a date to show it is a field.
public struct GraphicalDatePickerStyle: DatePickerStyle, BuiltinStyle {
  var drawn: DatePickerStyles.Drawn { .graphical }

  /// Creates the style.
  nonisolated public init() {}
}

/// Fields for the date and the time. There are no wheels: digits are faster to type.
public struct WheelDatePickerStyle: DatePickerStyle, BuiltinStyle {
  var drawn: DatePickerStyles.Drawn { .field }

  /// Creates the style.
  nonisolated public init() {}
}

/// Fields for the date and the time, without a calendar.
public struct FieldDatePickerStyle: DatePickerStyle, BuiltinStyle {
  var drawn: DatePickerStyles.Drawn { .field }

  /// Creates the style.
  nonisolated public init() {}
}

/// Fields without a calendar, as ``FieldDatePickerStyle``. There are no stepper buttons.
public struct StepperFieldDatePickerStyle: DatePickerStyle, BuiltinStyle {
  var drawn: DatePickerStyles.Drawn { .field }

  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The platform's style, which is the compact one.
  public static var automatic: Self { Self() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Fields for the date and the time, and a button that shows a calendar.
  public static var compact: Self { Self() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar of one month, with a field for the time below it.
  public static var graphical: Self { Self() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Fields for the date and the time. There are no wheels.
  public static var wheel: Self { Self() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// Fields for the date and the time, without a calendar.
  public static var field: Self { Self() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// Fields without a calendar, as ``DatePickerStyle/field``. There are no stepper buttons.
  public static var stepperField: Self { Self() }
}

enum DatePickerStyles: StyleKind {
  enum Drawn { case compact, graphical, field }

  static var standard: Drawn { .compact }
}

extension View {
  /// Sets how the date pickers in the view are shown. Default: compact.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier<DatePickerStyles>(drawing: style))
  }
}

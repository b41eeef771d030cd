/// The parts of a date that a picker asks for.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that sets a date: typed part by part, or chosen from a calendar.
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let first: Date?
  let last: Date?
  let components: Components
  let label: Label
  @Environment(\.datePickerStyle) private var style

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
  public var body: some View {
    _LabeledControl(
      label: label,
      control: _DatePickerBody(
        selection: selection, first: first, last: last, components: components, label: label, style: style))
  }
}

extension DatePicker {
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, components: displayedComponents, label: label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, first: range.lowerBound, last: range.upperBound, components: displayedComponents, label: label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, first: range.lowerBound, components: displayedComponents, label: label())
  }

  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, last: range.upperBound, components: displayedComponents, label: label())
  }
}

/// How a date is set.
public protocol DatePickerStyle: Sendable {
  /// Not for use outside the framework.
  var _style: _DatePickerStyle { get }
}

public struct _DatePickerStyle: Sendable {
  enum Kind: Sendable { case compact, graphical, field }

  let kind: Kind
}

public struct DefaultDatePickerStyle: DatePickerStyle {
  public var _style: _DatePickerStyle { _DatePickerStyle(kind: .compact) }

  nonisolated public init() {}
}

public struct CompactDatePickerStyle: DatePickerStyle {
  public var _style: _DatePickerStyle { _DatePickerStyle(kind: .compact) }

  nonisolated public init() {}
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
  public var _style: _DatePickerStyle { _DatePickerStyle(kind: .graphical) }

  nonisolated public init() {}
}

/// A field here: typed digits are quicker than wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  public var _style: _DatePickerStyle { _DatePickerStyle(kind: .field) }

  nonisolated public init() {}
}

public struct FieldDatePickerStyle: DatePickerStyle {
  public var _style: _DatePickerStyle { _DatePickerStyle(kind: .field) }

  nonisolated public init() {}
}

public struct StepperFieldDatePickerStyle: DatePickerStyle {
  public var _style: _DatePickerStyle { _DatePickerStyle(kind: .field) }

  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }
extension DatePickerStyle where Self == FieldDatePickerStyle { public static var field: Self { Self() } }
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public static var stepperField: Self { Self() }
}

private enum DatePickerStyleKey: EnvironmentKey { static let defaultValue = _DatePickerStyle.Kind.compact }

extension EnvironmentValues {
  var datePickerStyle: _DatePickerStyle.Kind {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, style._style.kind)
  }
}

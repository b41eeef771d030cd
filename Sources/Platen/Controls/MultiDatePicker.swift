/// A control that sets several dates: a calendar in which each day is chosen or not.
///
/// The keyboard comes to it once: the arrows go from day to day, Page Up and Page Down from month to month, Space and
/// Return choose the day or take that back.
public struct MultiDatePicker<Label: View> {
  let selection: Binding<Set<DateComponents>>
  /// The first moment that can be chosen, and the first that can't any more.
  let start: Date?
  let end: Date?
  let label: Label

  nonisolated init(_ selection: Binding<Set<DateComponents>>, start: Date? = nil, end: Date? = nil, label: Label) {
    self.selection = selection
    self.start = start
    self.end = end
    self.label = label
  }
}

extension MultiDatePicker: View {
  public var body: some View {
    _LabeledControl(
      label: label, control: _MultiCalendar(selection: selection, start: start, end: end, label: label))
  }
}

extension MultiDatePicker {
  nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, label: label())
  }

  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, start: bounds.lowerBound, end: bounds.upperBound, label: label())
  }

  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, start: bounds.lowerBound, label: label())
  }

  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, end: bounds.upperBound, label: label())
  }
}

/// A control that sets several dates: a calendar in which each day is chosen or not.
///
/// It is one stop for the Tab key: the arrow keys move by days, Page Up and Page Down by months, Space and Return add
/// the day or remove it.
public struct MultiDatePicker<Label: View> {
  let selection: Binding<Set<DateComponents>>
  /// The first moment that can be chosen, and the first after it that can't.
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
  /// The views that this one is made of.
  public var body: some View {
    _LabeledControl(
      label: label, control: _MultiCalendar(selection: selection, start: start, end: end, label: label))
  }
}

extension MultiDatePicker {
  /// A picker for any days. Days are added to `selection` as calendar, era, year, month and day.
  nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, label: label())
  }

  /// A picker for the days between two moments, the second of which is excluded.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, start: bounds.lowerBound, end: bounds.upperBound, label: label())
  }

  /// A picker for the days from a moment on.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, start: bounds.lowerBound, label: label())
  }

  /// A picker for the days before a moment, which is excluded.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, end: bounds.upperBound, label: label())
  }
}

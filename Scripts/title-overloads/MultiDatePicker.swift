extension MultiDatePicker where Label == Text {
  /// A calendar with a title, from which any number of days is chosen.
  nonisolated public init(_ title: Title, selection: Binding<Set<DateComponents>>) {
    self.init(selection, label: Text(title))
  }

  /// A calendar with a title, for days from the lower bound to before the upper one.
  nonisolated public init(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, start: bounds.lowerBound, end: bounds.upperBound, label: Text(title))
  }

  /// A calendar with a title, for days from the lower bound on.
  nonisolated public init(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, start: bounds.lowerBound, label: Text(title))
  }

  /// A calendar with a title, for days before the upper bound.
  nonisolated public init(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, end: bounds.upperBound, label: Text(title))
  }
}

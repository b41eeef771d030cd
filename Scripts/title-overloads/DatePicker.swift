extension DatePicker where Label == Text {
  /// A date picker with a title. `displayedComponents` sets whether the day, the time or both can be changed.
  nonisolated public init(
    _ title: Title, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, components: displayedComponents, label: Text(title))
  }

  /// A date picker with a title, for dates from the first to the last of `range`.
  nonisolated public init(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, first: range.lowerBound, last: range.upperBound, components: displayedComponents,
      label: Text(title))
  }

  /// A date picker with a title, for dates from the first of `range` on.
  nonisolated public init(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, first: range.lowerBound, components: displayedComponents, label: Text(title))
  }

  /// A date picker with a title, for dates up to the last of `range`.
  nonisolated public init(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, last: range.upperBound, components: displayedComponents, label: Text(title))
  }
}

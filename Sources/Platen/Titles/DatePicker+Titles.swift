// Written by Scripts/titles from Scripts/title-overloads/DatePicker.swift: edit that.

extension DatePicker where Label == Text {
  /// A date picker with a title. `displayedComponents` sets whether the day, the time or both can be changed.
  /// `titleKey` is translated by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, components: displayedComponents, label: Text(titleKey))
  }

  /// A date picker with a title. `displayedComponents` sets whether the day, the time or both can be changed. `title`
  /// is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, components: displayedComponents, label: Text(title))
  }

  /// A date picker with a title. `displayedComponents` sets whether the day, the time or both can be changed.
  /// `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, components: displayedComponents, label: Text(titleResource))
  }

  /// A date picker with a title, for dates from the first to the last of `range`. `titleKey` is translated by the
  /// program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, first: range.lowerBound, last: range.upperBound, components: displayedComponents,
      label: Text(titleKey))
  }

  /// A date picker with a title, for dates from the first to the last of `range`. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, first: range.lowerBound, last: range.upperBound, components: displayedComponents,
      label: Text(title))
  }

  /// A date picker with a title, for dates from the first to the last of `range`. `titleResource` is translated by its
  /// own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, first: range.lowerBound, last: range.upperBound, components: displayedComponents,
      label: Text(titleResource))
  }

  /// A date picker with a title, for dates from the first of `range` on. `titleKey` is translated by the program's
  /// tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, first: range.lowerBound, components: displayedComponents, label: Text(titleKey))
  }

  /// A date picker with a title, for dates from the first of `range` on. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, first: range.lowerBound, components: displayedComponents, label: Text(title))
  }

  /// A date picker with a title, for dates from the first of `range` on. `titleResource` is translated by its own
  /// table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, first: range.lowerBound, components: displayedComponents, label: Text(titleResource))
  }

  /// A date picker with a title, for dates up to the last of `range`. `titleKey` is translated by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, last: range.upperBound, components: displayedComponents, label: Text(titleKey))
  }

  /// A date picker with a title, for dates up to the last of `range`. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, last: range.upperBound, components: displayedComponents, label: Text(title))
  }

  /// A date picker with a title, for dates up to the last of `range`. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, last: range.upperBound, components: displayedComponents, label: Text(titleResource))
  }
}

// Written by Scripts/titles from Scripts/title-overloads/MultiDatePicker.swift: edit that.

extension MultiDatePicker where Label == Text {
  /// A calendar with a title, from which any number of days is chosen. `titleKey` is translated by the program's
  /// tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, label: Text(titleKey))
  }

  /// A calendar with a title, from which any number of days is chosen. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, label: Text(title))
  }

  /// A calendar with a title, from which any number of days is chosen. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
    self.init(selection, label: Text(titleResource))
  }

  /// A calendar with a title, for days from the lower bound to before the upper one. `titleKey` is translated by the
  /// program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, start: bounds.lowerBound, end: bounds.upperBound, label: Text(titleKey))
  }

  /// A calendar with a title, for days from the lower bound to before the upper one. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, start: bounds.lowerBound, end: bounds.upperBound, label: Text(title))
  }

  /// A calendar with a title, for days from the lower bound to before the upper one. `titleResource` is translated by
  /// its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, start: bounds.lowerBound, end: bounds.upperBound, label: Text(titleResource))
  }

  /// A calendar with a title, for days from the lower bound on. `titleKey` is translated by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, start: bounds.lowerBound, label: Text(titleKey))
  }

  /// A calendar with a title, for days from the lower bound on. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, start: bounds.lowerBound, label: Text(title))
  }

  /// A calendar with a title, for days from the lower bound on. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, start: bounds.lowerBound, label: Text(titleResource))
  }

  /// A calendar with a title, for days before the upper bound. `titleKey` is translated by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, end: bounds.upperBound, label: Text(titleKey))
  }

  /// A calendar with a title, for days before the upper bound. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, end: bounds.upperBound, label: Text(title))
  }

  /// A calendar with a title, for days before the upper bound. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, end: bounds.upperBound, label: Text(titleResource))
  }
}

// Written by Scripts/titles from Scripts/title-overloads/RatingStepper.swift: edit that.

extension RatingStepper where Label == Text {
  /// A rating with a title. The value changes by 1 inside `bounds`, which are 0 to 5 unless others are given.
  /// `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, value: Binding<Int>, in bounds: ClosedRange<Int> = 0...5) {
    self.init(value, bounds, Text(titleKey))
  }

  /// A rating with a title. The value changes by 1 inside `bounds`, which are 0 to 5 unless others are given. `title`
  /// is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, value: Binding<Int>, in bounds: ClosedRange<Int> = 0...5) {
    self.init(value, bounds, Text(title))
  }

  /// A rating with a title. The value changes by 1 inside `bounds`, which are 0 to 5 unless others are given.
  /// `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, value: Binding<Int>, in bounds: ClosedRange<Int> = 0...5
  ) {
    self.init(value, bounds, Text(titleResource))
  }
}

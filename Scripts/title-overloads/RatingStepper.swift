extension RatingStepper where Label == Text {
  /// A rating with a title. The value changes by 1 inside `bounds`, which are 0 to 5 unless others are given.
  nonisolated public init(_ title: Title, value: Binding<Int>, in bounds: ClosedRange<Int> = 0...5) {
    self.init(value, bounds, Text(title))
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title for several values, which is on where all of them are, and mixed where they differ.
  nonisolated public init<C: RandomAccessCollection>(
    _ title: Title, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Picker where Label == Platen.Label<Text, Image> {
  /// A picker with a title and a picture of the program's own.
  nonisolated public init(
    _ title: Title, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content: content(), label: Platen.Label(title, image: image))
  }

  /// A picker with a title and a symbol.
  nonisolated public init(
    _ title: Title, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content: content(), label: Platen.Label(title, systemImage: systemImage))
  }
}

extension Picker where Label == Text {
  /// A picker with a title that changes several values at once. It shows what is chosen where all of them agree.
  nonisolated public init<C: RandomAccessCollection>(
    _ title: Title, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// A picker with a title. An option is chosen by its `tag`, which has the type of the selection.
  nonisolated public init(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content: content(), label: Text(title))
  }

  /// A picker with a title that shows `currentValueLabel` for what is chosen.
  nonisolated public init<V: View>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection, content: content(), label: Text(title), valueLabel: AnyView(currentValueLabel()))
  }
}

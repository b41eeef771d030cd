// Written by Scripts/titles from Scripts/title-overloads/Picker.swift: edit that.

extension Picker where Label == Platen.Label<Text, Image> {
  /// A picker with a title and a picture of the program's own. `titleKey` is translated by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content: content(), label: Platen.Label(titleKey, image: image))
  }

  /// A picker with a title and a picture of the program's own. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content: content(), label: Platen.Label(title, image: image))
  }

  /// A picker with a title and a picture of the program's own. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content: content(), label: Platen.Label(titleResource, image: image))
  }

  /// A picker with a title and a symbol. `titleKey` is translated by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content: content(), label: Platen.Label(titleKey, systemImage: systemImage))
  }

  /// A picker with a title and a symbol. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content: content(), label: Platen.Label(title, systemImage: systemImage))
  }

  /// A picker with a title and a symbol. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content: content(), label: Platen.Label(titleResource, systemImage: systemImage))
  }
}

extension Picker where Label == Text {
  /// A picker with a title that changes several values at once. It shows what is chosen where all of them agree.
  /// `titleKey` is translated by the program's tables.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker with a title that changes several values at once. It shows what is chosen where all of them agree.
  /// `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// A picker with a title that changes several values at once. It shows what is chosen where all of them agree.
  /// `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleResource) }
  }

  /// A picker with a title. An option is chosen by its `tag`, which has the type of the selection. `titleKey` is
  /// translated by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content: content(), label: Text(titleKey))
  }

  /// A picker with a title. An option is chosen by its `tag`, which has the type of the selection. `title` is shown as
  /// it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content: content(), label: Text(title))
  }

  /// A picker with a title. An option is chosen by its `tag`, which has the type of the selection. `titleResource` is
  /// translated by its own table.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content: content(), label: Text(titleResource))
  }

  /// A picker with a title that shows `currentValueLabel` for what is chosen. `titleKey` is translated by the program's
  /// tables.
  nonisolated public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection, content: content(), label: Text(titleKey), valueLabel: AnyView(currentValueLabel()))
  }

  /// A picker with a title that shows `currentValueLabel` for what is chosen. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection, content: content(), label: Text(title), valueLabel: AnyView(currentValueLabel()))
  }

  /// A picker with a title that shows `currentValueLabel` for what is chosen. `titleResource` is translated by its own
  /// table.
  @_disfavoredOverload
  nonisolated public init<V: View>(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection, content: content(), label: Text(titleResource), valueLabel: AnyView(currentValueLabel()))
  }
}

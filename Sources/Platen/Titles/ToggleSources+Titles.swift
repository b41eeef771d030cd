// Written by Scripts/titles from Scripts/title-overloads/ToggleSources.swift: edit that.

extension Toggle where Label == Text {
  /// A toggle with a title for several values, which is on where all of them are, and mixed where they differ.
  /// `titleKey` is translated by the program's tables.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a title for several values, which is on where all of them are, and mixed where they differ. `title`
  /// is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  /// A toggle with a title for several values, which is on where all of them are, and mixed where they differ.
  /// `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }
}

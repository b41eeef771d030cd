// Written by Scripts/titles from Scripts/title-overloads/Toggle.swift: edit that.

extension Toggle where Label == Text {
  /// A toggle with a title. `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn, label: Text(titleKey))
  }

  /// A toggle with a title. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn, label: Text(title))
  }

  /// A toggle with a title. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn, label: Text(titleResource))
  }
}

extension Toggle where Label == Platen.Label<Text, Image> {
  /// A toggle with a title and a symbol. `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn, label: Platen.Label(titleKey, systemImage: systemImage))
  }

  /// A toggle with a title and a symbol. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn, label: Platen.Label(title, systemImage: systemImage))
  }

  /// A toggle with a title and a symbol. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn, label: Platen.Label(titleResource, systemImage: systemImage))
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title.
  nonisolated public init(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn, label: Text(title))
  }
}

extension Toggle where Label == Platen.Label<Text, Image> {
  /// A toggle with a title and a symbol.
  nonisolated public init(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn, label: Platen.Label(title, systemImage: systemImage))
  }
}

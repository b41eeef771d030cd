extension MenuBarExtra where Label == Text {
  /// A menu with a title beside those of the program.
  nonisolated public init(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(inserted: nil, content: content) { Text(title) }
  }

  /// A menu with a title beside those of the program, while `isInserted` is true.
  nonisolated public init(
    _ title: Title, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(inserted: isInserted, content: content) { Text(title) }
  }
}

extension MenuBarExtra where Label == Platen.Label<Text, Image> {
  /// A menu with a title and a symbol beside those of the program.
  nonisolated public init(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(inserted: nil, content: content) { Platen.Label(title, systemImage: systemImage) }
  }

  /// A menu with a title and an image of the program's own beside those of the program.
  nonisolated public init(_ title: Title, image: String, @ViewBuilder content: () -> Content) {
    self.init(inserted: nil, content: content) { Platen.Label(title, image: image) }
  }

  /// A menu with a title and a symbol beside those of the program, while `isInserted` is true.
  nonisolated public init(
    _ title: Title, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(inserted: isInserted, content: content) { Platen.Label(title, systemImage: systemImage) }
  }
}

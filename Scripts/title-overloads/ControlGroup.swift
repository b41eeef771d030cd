extension ControlGroup {
  /// Creates a group with a title, which only menu styles show.
  nonisolated public init(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(Text(title)))
  }

  /// Creates a group with a title and a symbol, which only menu styles show.
  nonisolated public init(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(Label(title, systemImage: systemImage)))
  }

  /// Creates a group with a title and an image of the program's resources, which only menu styles show.
  nonisolated public init(_ title: Title, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(Label(title, image: image)))
  }
}

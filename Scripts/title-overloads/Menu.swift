extension Menu where Label == Platen.Label<Text, Image> {
  /// A button with a title and a symbol that does `primaryAction`. The list is shown by other means.
  nonisolated public init(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { Platen.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// A button with a title and a picture of the program's own that shows a list of actions.
  nonisolated public init(
    _ title: Title, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Platen.Label(title, image: image) }
  }

  /// A button with a title and a picture of the program's own that does `primaryAction`. The list is shown by other
  /// means.
  nonisolated public init(
    _ title: Title, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Platen.Label(title, image: image) }, primaryAction: primaryAction)
  }

  /// A button with a title and a symbol that shows a list of actions.
  nonisolated public init(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Platen.Label(title, systemImage: systemImage) }
  }
}

extension Menu where Label == Text {
  /// A button with a title that shows a list of actions.
  nonisolated public init(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A button with a title that does `primaryAction`. The list is shown by other means: a long or a secondary click, or
  /// the Menu key.
  nonisolated public init(
    _ title: Title, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol before it.
  nonisolated public init(_ title: Title, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A title with a picture of the program's own before it.
  nonisolated public init(_ title: Title, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(decorative: resource.name, bundle: resource.bundle) })
  }

  /// A title with a picture of the program's own before it. The picture is found by its name.
  nonisolated public init(_ title: Title, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(decorative: name) })
  }
}

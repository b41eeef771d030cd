extension ContentUnavailableView where Label == Platen.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says that there is nothing to show: a title with a symbol, and a description below.
  nonisolated public init(_ title: Title, systemImage name: String, description: Text? = nil) {
    self.init(label: { Platen.Label(title, systemImage: name) }, description: { description })
  }

  /// Says that there is nothing to show: a title with a picture of the program's own, and a description below.
  nonisolated public init(_ title: Title, image name: String, description: Text? = nil) {
    self.init(label: { Platen.Label(title, image: name) }, description: { description })
  }
}

extension Link where Label == Text {
  /// A link with a title. Pressing it opens the address outside of the program.
  nonisolated public init(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension SharePreview {
  /// What is shown of an item that is shared: a title, a picture and a symbol.
  nonisolated public init(_ title: Title, image: PreviewImage, icon: PreviewIcon) {
    self.init(title: Text(title), image: image, icon: icon)
  }
}

extension SharePreview where PreviewIcon == Never {
  /// What is shown of an item that is shared: a title and a picture.
  nonisolated public init(_ title: Title, image: PreviewImage) {
    self.init(title: Text(title), image: image, icon: nil)
  }
}

extension SharePreview where PreviewImage == Never {
  /// What is shown of an item that is shared: a title and a symbol.
  nonisolated public init(_ title: Title, icon: PreviewIcon) {
    self.init(title: Text(title), image: nil, icon: icon)
  }
}

extension SharePreview where PreviewImage == Never, PreviewIcon == Never {
  /// What is shown of an item that is shared: a title.
  nonisolated public init(_ title: Title) { self.init(title: Text(title), image: nil, icon: nil) }
}

extension ShareLink where Label == Platen.Label<Text, Image> {
  /// A button with a title that copies an item to the clipboard, which is how items are shared here.
  nonisolated public init<Item: Transferable, PreviewImage, PreviewIcon>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, preview: preview) { Platen.Label(title, systemImage: "square.and.arrow.up") }
  }
}

// Written by Scripts/titles from Scripts/title-overloads/Sharing.swift: edit that.

extension Link where Label == Text {
  /// A link with a title. Pressing it opens the address outside of the program. `titleKey` is translated by the
  /// program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title. Pressing it opens the address outside of the program. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a title. Pressing it opens the address outside of the program. `titleResource` is translated by its
  /// own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension SharePreview {
  /// What is shown of an item that is shared: a title, a picture and a symbol. `titleKey` is translated by the
  /// program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: PreviewImage, icon: PreviewIcon) {
    self.init(title: Text(titleKey), image: image, icon: icon)
  }

  /// What is shown of an item that is shared: a title, a picture and a symbol. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: PreviewImage, icon: PreviewIcon) {
    self.init(title: Text(title), image: image, icon: icon)
  }

  /// What is shown of an item that is shared: a title, a picture and a symbol. `titleResource` is translated by its own
  /// table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image: PreviewImage, icon: PreviewIcon) {
    self.init(title: Text(titleResource), image: image, icon: icon)
  }
}

extension SharePreview where PreviewIcon == Never {
  /// What is shown of an item that is shared: a title and a picture. `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: PreviewImage) {
    self.init(title: Text(titleKey), image: image, icon: nil)
  }

  /// What is shown of an item that is shared: a title and a picture. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: PreviewImage) {
    self.init(title: Text(title), image: image, icon: nil)
  }

  /// What is shown of an item that is shared: a title and a picture. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image: PreviewImage) {
    self.init(title: Text(titleResource), image: image, icon: nil)
  }
}

extension SharePreview where PreviewImage == Never {
  /// What is shown of an item that is shared: a title and a symbol. `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, icon: PreviewIcon) {
    self.init(title: Text(titleKey), image: nil, icon: icon)
  }

  /// What is shown of an item that is shared: a title and a symbol. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, icon: PreviewIcon) {
    self.init(title: Text(title), image: nil, icon: icon)
  }

  /// What is shown of an item that is shared: a title and a symbol. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, icon: PreviewIcon) {
    self.init(title: Text(titleResource), image: nil, icon: icon)
  }
}

extension SharePreview where PreviewImage == Never, PreviewIcon == Never {
  /// What is shown of an item that is shared: a title. `titleKey` is translated by the program's tables.
  nonisolated public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey), image: nil, icon: nil) }

  /// What is shown of an item that is shared: a title. `title` is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title), image: nil, icon: nil) }

  /// What is shown of an item that is shared: a title. `titleResource` is translated by its own table.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource) {
    self.init(title: Text(titleResource), image: nil, icon: nil)
  }
}

extension ShareLink where Label == Platen.Label<Text, Image> {
  /// A button with a title that copies an item to the clipboard, which is how items are shared here. `titleKey` is
  /// translated by the program's tables.
  nonisolated public init<Item: Transferable, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, preview: preview) { Platen.Label(titleKey, systemImage: "square.and.arrow.up") }
  }

  /// A button with a title that copies an item to the clipboard, which is how items are shared here. `title` is shown
  /// as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Item: Transferable, PreviewImage, PreviewIcon>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, preview: preview) { Platen.Label(title, systemImage: "square.and.arrow.up") }
  }

  /// A button with a title that copies an item to the clipboard, which is how items are shared here. `titleResource` is
  /// translated by its own table.
  @_disfavoredOverload
  nonisolated public init<Item: Transferable, PreviewImage, PreviewIcon>(
    _ titleResource: LocalizedStringResource, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, preview: preview) { Platen.Label(titleResource, systemImage: "square.and.arrow.up") }
  }
}

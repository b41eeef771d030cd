/// What a sheet for sharing shows of what is shared. There is no such sheet here.
public struct SharePreview<PreviewImage, PreviewIcon> {
  let title: Text
  let image: PreviewImage?
  let icon: PreviewIcon?

  nonisolated init(title: Text, image: PreviewImage?, icon: PreviewIcon?) {
    self.title = title
    self.image = image
    self.icon = icon
  }
}

extension SharePreview {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: PreviewImage, icon: PreviewIcon) {
    self.init(title: Text(titleKey), image: image, icon: icon)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: PreviewImage, icon: PreviewIcon) {
    self.init(title: Text(title), image: image, icon: icon)
  }
}

extension SharePreview where PreviewIcon == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: PreviewImage) {
    self.init(title: Text(titleKey), image: image, icon: nil)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: PreviewImage) {
    self.init(title: Text(title), image: image, icon: nil)
  }
}

extension SharePreview where PreviewImage == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey, icon: PreviewIcon) {
    self.init(title: Text(titleKey), image: nil, icon: icon)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, icon: PreviewIcon) {
    self.init(title: Text(title), image: nil, icon: icon)
  }
}

extension SharePreview where PreviewImage == Never, PreviewIcon == Never {
  nonisolated public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey), image: nil, icon: nil) }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title), image: nil, icon: nil) }
}

extension ShareLink {
  /// Shares anything that can be copied; what can't be text leaves the clipboard empty.
  nonisolated public init<Item: Transferable, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: TransferredText.of([item]) ?? "", label: label())
  }

  /// Shares several things, each on a line of its own.
  nonisolated public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Items.Element: Transferable {
    self.init(text: TransferredText.of(Array(items)) ?? "", label: label())
  }
}

extension ShareLink where Label == Platen.Label<Text, Image> {
  nonisolated public init<Item: Transferable, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, preview: preview) { Platen.Label("Share…", systemImage: "square.and.arrow.up") }
  }

  nonisolated public init<Item: Transferable, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, preview: preview) { Platen.Label(titleKey, systemImage: "square.and.arrow.up") }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Item: Transferable, PreviewImage, PreviewIcon>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, preview: preview) { Platen.Label(title, systemImage: "square.and.arrow.up") }
  }

  nonisolated public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element: Transferable {
    self.init(
      text: TransferredText.of(Array(items)) ?? "",
      label: Platen.Label("Share…", systemImage: "square.and.arrow.up"))
  }

  nonisolated public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Items.Element: Transferable {
    self.init(items: items)
  }
}

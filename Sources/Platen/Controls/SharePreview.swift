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

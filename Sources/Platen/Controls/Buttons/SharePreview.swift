/// The preview of an item in a share sheet. Kept and ignored: there is no share sheet.
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
  /// Shares an item that can be copied. One without a text form empties the clipboard; `subject`, `message` and
  /// `preview` are ignored.
  nonisolated public init<Item: Transferable, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: TransferredText.of([item]) ?? "", label: label())
  }

  /// Shares several items, each on a line of its own. `subject`, `message` and `preview` are ignored.
  nonisolated public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Items.Element: Transferable {
    self.init(text: TransferredText.of(Array(items)) ?? "", label: label())
  }
}

extension ShareLink where Label == Platen.Label<Text, Image> {
  /// A button titled Share… that copies an item to the clipboard. What can't be text clears the clipboard; `subject`,
  /// `message` and `preview` are ignored.
  nonisolated public init<Item: Transferable, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, preview: preview) { Platen.Label(.own("Share…"), systemImage: "square.and.arrow.up") }
  }

  /// A button titled Share… that copies several items to the clipboard, each on a line of its own. `subject` and
  /// `message` are ignored.
  nonisolated public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element: Transferable {
    self.init(
      text: TransferredText.of(Array(items)) ?? "",
      label: Platen.Label(.own("Share…"), systemImage: "square.and.arrow.up"))
  }

  /// A button titled Share… that copies several items to the clipboard, each on a line of its own. `subject`, `message`
  /// and `preview` are ignored.
  nonisolated public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Items.Element: Transferable {
    self.init(items: items)
  }
}

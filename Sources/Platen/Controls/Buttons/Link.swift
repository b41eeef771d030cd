/// A control that opens a link.
public struct Link<Label: View> {
  let destination: URL
  let label: Label
  @ButtonPressProperty private var press
  @Environment(\.openURL) private var openURL

  /// A link with a label. It opens `destination` with the environment's `openURL` action.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View {
  /// The views that this one is made of.
  public var body: some View {
    let (openURL, destination) = (openURL, destination)
    return _ButtonCore(
      role: nil, action: { openURL(destination) }, label: label, link: openURL.isSystemAction ? destination : nil,
      press: press
    )
    .transformEnvironment { $0[style: ButtonStyles.self].drawn.style = .borderless }
  }
}

/// A button that shares an item. There is no share sheet: the item is copied to the clipboard.
public struct ShareLink<Label: View> {
  let text: String
  let label: Label
  @Environment(\.hostReference) private var reference

  nonisolated init(text: String, label: Label) {
    self.text = text
    self.label = label
  }
}

extension ShareLink: View {
  /// The views that this one is made of.
  public var body: some View {
    Button { [reference, text] in
      reference.host?.clipboard?.write(text)
    } label: {
      label
    }
  }
}

extension ShareLink {
  /// A button that copies a URL to the clipboard. `subject` and `message` are ignored.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: item.absoluteString, label: label())
  }

  /// A button that copies a text to the clipboard. `subject` and `message` are ignored.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: item, label: label())
  }
}

extension ShareLink where Label == Platen.Label<Text, Image> {
  /// A button titled Share… that copies a URL to the clipboard. `subject` and `message` are ignored.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(text: item.absoluteString, label: .init(.own("Share…"), systemImage: "square.and.arrow.up"))
  }

  /// A button titled Share… that copies a text to the clipboard. `subject` and `message` are ignored.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(text: item, label: .init(.own("Share…"), systemImage: "square.and.arrow.up"))
  }

  /// A button with a title that copies a URL to the clipboard. `subject` and `message` are ignored. `titleKey` is
  /// translated by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(text: item.absoluteString, label: .init(titleKey, systemImage: "square.and.arrow.up"))
  }

  /// A button with a title that copies a text to the clipboard. `subject` and `message` are ignored. `titleKey` is
  /// translated by the program's tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(text: item, label: .init(titleKey, systemImage: "square.and.arrow.up"))
  }
}

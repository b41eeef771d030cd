/// A control that opens a link.
public struct Link<Label: View> {
  let destination: URL
  let label: Label
  private var press = ButtonPressProperty()
  @Environment(\.openURL) private var openURL

  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View {
  public var body: some View {
    let (openURL, destination) = (openURL, destination)
    return _ButtonCore(
      role: nil, action: { openURL(destination) }, label: label, link: openURL.isSystemAction ? destination : nil,
      press: press.press
    )
    .environment(\.buttonStyle, .borderless)
  }
}

/// A button that gives something to other programs. Without a sheet for that it goes to the clipboard.
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
  public var body: some View {
    let (host, text) = (reference.host, text)
    return Button {
      host?.clipboard?.write(text)
    } label: {
      label
    }
  }
}

extension ShareLink {
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: item.absoluteString, label: label())
  }

  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: item, label: label())
  }
}

extension ShareLink where Label == Platen.Label<Text, Image> {
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(text: item.absoluteString, label: .init("Share…", systemImage: "square.and.arrow.up"))
  }

  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(text: item, label: .init("Share…", systemImage: "square.and.arrow.up"))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(text: item.absoluteString, label: .init(titleKey, systemImage: "square.and.arrow.up"))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(text: item, label: .init(titleKey, systemImage: "square.and.arrow.up"))
  }
}

import UniformTypeIdentifiers

extension View {
  /// Copies what `payload` returns when the user presses Control-C or Command-C with the focus in the view, outside of
  /// its fields: the text of its items, one to a line. Nil for no command.
  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    itemCommand("c", payloadAction)
  }

  /// The same when the user presses Control-X or Command-X; the action removes what it returns.
  nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    itemCommand("x", payloadAction)
  }

  /// Passes the text on the clipboard to an action, as an item, when the user presses Control-V or Command-V with the
  /// focus in the view, outside of its fields. Only where one of the types is a text or an address.
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// The same for types by their identifiers.
  nonisolated public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes.map(UTType.ofIdentifier), perform: payloadAction)
  }

  /// The same with what `validator` makes of the items; nil for no paste.
  nonisolated public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    nonisolated(unsafe) let (validator, payloadAction) = (validator, payloadAction)
    return _ClipboardCommandView(content: self, key: "v") { clipboard in
      clipboard.read { text in
        let item = NSItemProvider(pasted: text)
        guard supportedContentTypes.contains(where: { item.hasItemConformingToTypeIdentifier($0.identifier) }),
          let payload = validator([item])
        else { return }
        payloadAction(payload)
      }
      return true
    }
  }

  /// The same with what `validator` makes of the items, for types by their identifiers.
  nonisolated public func onPasteCommand<Payload>(
    of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes.map(UTType.ofIdentifier), validator: validator, perform: payloadAction)
  }

  nonisolated private func itemCommand(_ key: KeyEquivalent, _ action: (() -> [NSItemProvider])?) -> some View {
    nonisolated(unsafe) let action = action
    return _ClipboardCommandView(content: self, key: key) { clipboard in
      guard let items = action?() else { return false }
      let texts = items.compactMap(\.text)
      guard !texts.isEmpty else { return false }
      clipboard.write(texts.joined(separator: "\n"))
      return true
    }
  }
}

extension NSItemProvider {
  /// The item of a pasted text: text, and an address where it is one.
  convenience init(pasted text: String) {
    self.init()
    if URL.transferred(from: text).count == 1 {
      registerDataRepresentation(for: .url) { done in
        done(Data(text.utf8), nil)
        return nil
      }
    }
    registerObject(text, visibility: .all)
  }

  /// The first form that is a text and is there at once.
  package var text: String? {
    let types = registeredContentTypes
    for type in types.filter({ $0.conforms(to: .text) }) + types.filter({ $0.conforms(to: .url) }) {
      let box = LoadedItemText()
      loadDataRepresentation(for: type) { data, _ in box.text = data.flatMap { String(data: $0, encoding: .utf8) } }
      if let text = box.text { return text }
    }
    return nil
  }
}

/// A text that is loaded at once, or not at all.
private final class LoadedItemText: @unchecked Sendable {
  // Unchecked: what is loaded later is not read.
  private let lock = NSLock()
  private var loaded: String?

  var text: String? {
    get { lock.withLock { loaded } }
    set { lock.withLock { loaded = newValue } }
  }
}

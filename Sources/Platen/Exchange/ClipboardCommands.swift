/// What a key of the clipboard does where the focus is in a view and in no field.
struct _ClipboardCommandView<Content: View> {
  let content: Content
  let key: KeyEquivalent
  let action: @MainActor (any Clipboard) -> Bool
  @Environment(\.hostReference) private var reference

  nonisolated init(content: Content, key: KeyEquivalent, action: @escaping @MainActor (any Clipboard) -> Bool) {
    self.content = content
    self.key = key
    self.action = action
  }
}

extension _ClipboardCommandView: View {
  var body: some View {
    // No front end is to keep the key from its fields: with Control it reaches what has the focus elsewhere anyway.
    content.modifier(_OnKeyPressModifier(keys: CapturedKeys()) { run($0) })
  }

  @MainActor private func run(_ press: KeyPress) -> KeyPress.Result {
    guard press.key == key, press.phase != .up, press.modifiers == .control || press.modifiers == .command,
      let host = reference.host, let clipboard = host.clipboard
    else { return .ignored }
    // A field has a selection of its own to copy.
    if case .field? = host.focusedNode?.content { return .ignored }
    return action(clipboard) ? .handled : .ignored
  }
}

extension View {
  /// Copies the values when a person presses Control-C with the focus in the view, outside of its fields.
  nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    nonisolated(unsafe) let payload = payload
    return _ClipboardCommandView(content: self, key: "c") { clipboard in
      guard let text = TransferredText.of(payload()) else { return false }
      clipboard.write(text)
      return true
    }
  }

  /// Copies what `action` takes away when a person presses Control-X with the focus in the view, outside of its
  /// fields.
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    nonisolated(unsafe) let action = action
    return _ClipboardCommandView(content: self, key: "x") { clipboard in
      let values = action()
      guard let text = TransferredText.of(values) else {
        // They are gone by now, and only the program can have them back.
        if !values.isEmpty { Diagnostics.report("what was cut can't be put on the clipboard: \(T.self) has no text") }
        return false
      }
      clipboard.write(text)
      return true
    }
  }

  /// Hands over what is pasted with Control-V while the focus is in the view, outside of its fields.
  ///
  /// - Parameters:
  ///   - action: Gets the values that `validator` has left, if there are any.
  ///   - validator: Keeps the values that are of use.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    nonisolated(unsafe) let (action, validator) = (action, validator)
    return _ClipboardCommandView(content: self, key: "v") { clipboard in
      clipboard.read { text in
        let values = validator(T._transferred(from: text))
        if !values.isEmpty { action(values) }
      }
      return true
    }
  }
}

/// A button that gives the program what is on the clipboard.
public struct PasteButton {
  let paste: @MainActor (String) -> Void
  @Environment(\.hostReference) private var reference

  /// Nothing is called where the clipboard holds nothing of that type.
  nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    nonisolated(unsafe) let onPaste = onPaste
    paste = { text in
      let values = T._transferred(from: text)
      if !values.isEmpty { onPaste(values) }
    }
  }
}

extension PasteButton: View {
  public var body: some View {
    let host = reference.host
    return Button("Paste", systemImage: "doc.on.clipboard") { host?.clipboard?.read(paste) }
  }
}

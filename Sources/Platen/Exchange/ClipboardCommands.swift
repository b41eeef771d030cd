/// Runs an action for a clipboard key while the focus is in a view, outside of its fields.
struct _ClipboardCommandView<Content> {
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

extension _ClipboardCommandView: View where Content: View {
  var body: some View {
    // The key is not captured from fields: with Control it reaches the focused view in any case.
    content.modifier(_OnKeyPressModifier(keys: CapturedKeys()) { run($0) })
  }

  @MainActor private func run(_ press: KeyPress) -> KeyPress.Result {
    guard press.key == key, press.phase != .up, press.modifiers == .control || press.modifiers == .command,
      let host = reference.host, let clipboard = host.clipboard
    else { return .ignored }
    // A field has a selection of its own to copy.
    if case .field? = host.focus.node?.content { return .ignored }
    return action(clipboard) ? .handled : .ignored
  }
}

extension View {
  /// Copies the values as text, one to a line, when the user presses Control-C or Command-C with the focus in the view,
  /// outside of its fields. Values without text are skipped.
  nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    nonisolated(unsafe) let payload = payload
    return _ClipboardCommandView(content: self, key: "c") { clipboard in
      let values = payload()
      return clipboard.write(values)
    }
  }

  /// Copies the values that `action` removes and returns when the user presses Control-X or Command-X with the focus in
  /// the view, outside of its fields.
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    nonisolated(unsafe) let action = action
    return _ClipboardCommandView(content: self, key: "x") { clipboard in
      let values = action()
      guard clipboard.write(values) else {
        // The values are already removed, and only the program can restore them.
        if !values.isEmpty { Diagnostics.report("what was cut can't be put on the clipboard: \(T.self) has no text") }
        return false
      }
      return true
    }
  }

  /// Passes the pasted values to `action` when the user presses Control-V or Command-V with the focus in the view,
  /// outside of its fields.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Receives the values that `validator` returns, if there are any.
  ///   - validator: Returns the values that are valid, by default all of them.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    nonisolated(unsafe) let (action, validator) = (action, validator)
    return _ClipboardCommandView(content: self, key: "v") { clipboard in
      clipboard.read { text in
        T.deliver(text) { values in
          let valid = validator(values)
          if !valid.isEmpty { action(valid) }
        }
      }
      return true
    }
  }
}

/// A button that passes the contents of the clipboard to the program.
public struct PasteButton {
  let paste: @MainActor (String) -> Void
  @Environment(\.hostReference) private var reference

  /// Creates a button that calls `onPaste` with the values on the clipboard. It is not called when there are none of
  /// that type.
  nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    nonisolated(unsafe) let onPaste = onPaste
    paste = { text in
      T.deliver(text) { if !$0.isEmpty { onPaste($0) } }
    }
  }
}

extension PasteButton: View {
  /// The views that this one is made of.
  public var body: some View {
    Button(.own("Paste"), systemImage: "doc.on.clipboard") { [reference] in reference.host?.clipboard?.read(paste) }
  }
}

extension Clipboard {
  /// Writes values as text. False where none of them has any.
  func write<T: Transferable>(_ values: [T]) -> Bool {
    if let text = TransferredText.of(values) {
      write(text)
      return true
    }
    guard T.transferForms.contains(where: { if case .later? = $0.export { true } else { false } }),
      !values.isEmpty
    else { return false }
    Task { @MainActor [weak self] in
      if let text = await TransferredText.awaited(values) { self?.write(text) }
    }
    return true
  }
}

extension Transferable {
  /// Passes the values of a text to `receive`: at once, unless they are read by work that waits.
  @MainActor static func deliver(_ text: String, to receive: @escaping @MainActor ([Self]) -> Void) {
    let values = transferred(from: text)
    guard values.isEmpty, waitsForText else { return receive(values) }
    Task { @MainActor in receive(await awaited(from: text)) }
  }
}

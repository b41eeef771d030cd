/// Receives cut and copied text and provides pasted text. The front end supplies the platform's.
@MainActor package protocol Clipboard: AnyObject {
  func write(_ text: String)
  /// Text with its attributes, where the platform's clipboard can hold both.
  func write(_ content: ClipboardText)
  /// What paste inserts; nil where nothing is there, or where it can't be read at once.
  var pasteText: String? { get }
  /// Whether there may be something to paste: whether a menu offers it.
  var canPaste: Bool { get }
  /// Requests the text, which another program may be slow to deliver. `receive` is not called where there is none.
  func read(_ receive: @escaping @MainActor (String) -> Void)
  /// The same, with the attributes that another program has supplied.
  func readContent(_ receive: @escaping @MainActor (ClipboardText) -> Void)
}

extension Clipboard {
  package func write(_ content: ClipboardText) { write(content.text) }

  package func readContent(_ receive: @escaping @MainActor (ClipboardText) -> Void) {
    read { receive(ClipboardText(text: $0)) }
  }

  package var pasteText: String? { nil }

  package var canPaste: Bool { pasteText != nil }

  package func read(_ receive: @escaping @MainActor (String) -> Void) {
    if let pasteText { receive(pasteText) }
  }
}

/// Where cut and copied text goes and pasted text comes from. The front end brings the platform's.
@MainActor package protocol Clipboard: AnyObject {
  func write(_ text: String)
  /// Text with its looks, where the platform's clipboard has room for both.
  func write(_ content: ClipboardText)
  /// What paste inserts; nil where nothing is there, or where it can't be read at once.
  var pasteText: String? { get }
  /// Whether there may be something to paste: whether a menu offers it.
  var canPaste: Bool { get }
  /// Asks for the text, which another program may be slow to hand over. Nothing is called where there is none.
  func read(_ receive: @escaping @MainActor (String) -> Void)
  /// The same, with the looks that another program has given.
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

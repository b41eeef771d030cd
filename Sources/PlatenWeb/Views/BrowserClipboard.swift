#if Web
  import Platen

  /// A browser's clipboard: what is copied is sent there, and what is pasted the browser brings along with the wish.
  @MainActor final class BrowserClipboard: Clipboard {
    var onWrite: (String) -> Void = { _ in }
    /// The text that the browser has brought, while it is pasted.
    var pasteText: String?
    /// Whether the browser can be asked for its clipboard.
    var canBeRead = false

    var canPaste: Bool { canBeRead || pasteText != nil }

    func write(_ text: String) { onWrite(text) }
  }
#endif

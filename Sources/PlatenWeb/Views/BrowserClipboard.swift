#if Web
import PlatenGraph

/// A browser's clipboard: copied text is sent there, and pasted text is sent by the browser with the command.
@MainActor final class BrowserClipboard: Clipboard {
  var onWrite: (ClipboardText) -> Void = { _ in }
  /// The text that the browser sent, while it is pasted.
  var content: ClipboardText?
  /// Whether the browser's clipboard can be requested.
  var canBeRead = false
  /// While it is set, the browser has copied the text itself.
  var isWrittenByBrowser = false

  var pasteText: String? { content?.text }
  var canPaste: Bool { canBeRead || content != nil }

  func write(_ text: String) { write(ClipboardText(text: text)) }

  func write(_ content: ClipboardText) {
    if !isWrittenByBrowser { onWrite(content) }
  }

  /// Requests the browser's text.
  var onAsk: () -> Void = {}
  /// The last receiver that requested the text.
  private var waiting: (@MainActor (String) -> Void)?

  func read(_ receive: @escaping @MainActor (String) -> Void) {
    if let content { return receive(content.text) }
    waiting = receive
    onAsk()
  }

  /// Delivers the browser's answer; an unrequested one is ignored.
  func take(_ text: String) {
    let receive = waiting
    waiting = nil
    receive?(text)
  }

  /// Drops the receiver.
  func forgetQuestions() { waiting = nil }

  func readContent(_ receive: @escaping @MainActor (ClipboardText) -> Void) {
    if let content { receive(content) }
  }
}
#endif

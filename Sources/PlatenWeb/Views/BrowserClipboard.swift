#if Web
import Platen

/// A browser's clipboard: what is copied is sent there, and what is pasted the browser brings along with the wish.
@MainActor final class BrowserClipboard: Clipboard {
  var onWrite: (ClipboardText) -> Void = { _ in }
  /// What the browser has brought, while it is pasted.
  var content: ClipboardText?
  /// Whether the browser can be asked for its clipboard.
  var canBeRead = false
  /// While it is set, the browser has what is copied already.
  var isWrittenByBrowser = false

  var pasteText: String? { content?.text }
  var canPaste: Bool { canBeRead || content != nil }

  func write(_ text: String) { write(ClipboardText(text: text)) }

  func write(_ content: ClipboardText) {
    if !isWrittenByBrowser { onWrite(content) }
  }

  /// Asks the browser for its text.
  var onAsk: () -> Void = {}
  /// Who has asked last.
  private var waiting: (@MainActor (String) -> Void)?

  func read(_ receive: @escaping @MainActor (String) -> Void) {
    if let content { return receive(content.text) }
    waiting = receive
    onAsk()
  }

  /// What the browser has answered; one that nobody has asked for goes nowhere.
  func take(_ text: String) {
    let receive = waiting
    waiting = nil
    receive?(text)
  }

  /// There is nobody to answer any more.
  func forgetQuestions() { waiting = nil }

  func readContent(_ receive: @escaping @MainActor (ClipboardText) -> Void) {
    if let content { receive(content) }
  }
}
#endif

import Foundation
import PlatenGraph
import TextEditing

/// The clipboard of a terminal: the program keeps copied text, and sends it to the terminal by OSC 52, which writes it
/// to the desktop's clipboard, over a remote connection too.
@MainActor final class TerminalClipboard: Clipboard {
  private(set) var text = ""
  /// Sequences to be sent with the next frame.
  private(set) var pending: [UInt8] = []
  /// Whether the clipboard was requested: an answer without a request is not pasted.
  private(set) var isAwaitingAnswer = false

  /// The length of a sequence that most terminals accept.
  static let longestText = 74_000

  /// Whether a text was copied since ``takePending()`` that is too long to be sent: the desktop has still the one before.
  private(set) var hasUnsent = false

  func write(_ text: String) {
    self.text = text
    hasUnsent = text.utf8.count > Self.longestText
    guard !hasUnsent else { return }
    pending += Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}".utf8)
  }

  var pasteText: String? { text.isEmpty ? nil : text }

  /// Receives the terminal's answer: the last one that requested it.
  private var waiting: (@MainActor (String) -> Void)?

  /// Text that this program has copied, or the terminal's answer.
  func read(_ receive: @escaping @MainActor (String) -> Void) {
    if let pasteText { return receive(pasteText) }
    ask()
    waiting = receive
  }

  /// Delivers pasted text to the waiting receiver. False without one.
  func deliver(_ text: String) -> Bool {
    guard let receive = waiting else { return false }
    waiting = nil
    receive(text)
    return true
  }

  /// Uses `text` as the clipboard while `body` runs, as when the user pastes with the terminal's own command.
  func with<Result>(_ text: String, _ body: () -> Result) -> Result {
    let own = self.text
    self.text = text
    defer { if self.text == text { self.text = own } }
    return body()
  }

  /// Requests the terminal's clipboard; many terminals do not answer. An earlier receiver is dropped.
  func ask() {
    waiting = nil
    isAwaitingAnswer = true
    pending += Array("\u{1B}]52;c;?\u{7}".utf8)
  }

  /// The text in an answer to ``ask()``; nil for an unrequested or malformed answer. It may be a password: no other copy
  /// of it is left in memory.
  func take(answer: String) -> String? {
    guard isAwaitingAnswer, let separator = answer.firstIndex(of: ";") else { return nil }
    isAwaitingAnswer = false
    SecretStrings.wipeWhenReleased(answer)
    let encoded = String(answer[answer.index(after: separator)...])
    SecretStrings.wipeWhenReleased(encoded)
    guard var data = Data(base64Encoded: encoded), !data.isEmpty else { return nil }
    defer { data.resetBytes(in: data.startIndex..<data.endIndex) }
    return InputDecoder.pastedText(data)
  }

  func takePending() -> [UInt8] {
    defer {
      pending.removeAll()
      hasUnsent = false
    }
    return pending
  }
}

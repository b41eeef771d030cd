import Foundation
import Platen

/// The clipboard of a terminal: the program keeps what it copied, and hands it to the terminal by OSC 52,
/// which brings it to the desktop's clipboard, over a remote connection too.
@MainActor final class TerminalClipboard: Clipboard {
  private(set) var text = ""
  /// Sequences to be sent with the next frame.
  private(set) var pending: [UInt8] = []
  /// Whether the terminal was asked for its clipboard: an answer nobody asked for is not pasted.
  private(set) var isAwaitingAnswer = false

  /// What most terminals take in one sequence.
  static let longestText = 74_000

  func write(_ text: String) {
    self.text = text
    guard text.utf8.count <= Self.longestText else { return }
    pending += Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}".utf8)
  }

  var pasteText: String? { text.isEmpty ? nil : text }

  /// Who waits for the terminal's answer: who has asked last.
  private var waiting: (@MainActor (String) -> Void)?

  /// Text that this program has copied, or what the terminal answers.
  func read(_ receive: @escaping @MainActor (String) -> Void) {
    if let pasteText { return receive(pasteText) }
    ask()
    waiting = receive
  }

  /// Hands what has been pasted to who has asked for it. False where nobody has.
  func handOver(_ text: String) -> Bool {
    guard let receive = waiting else { return false }
    waiting = nil
    receive(text)
    return true
  }

  /// Has `text` for the clipboard while `body` runs, as when a person pastes by the terminal's own means.
  func with<Result>(_ text: String, _ body: () -> Result) -> Result {
    let own = self.text
    self.text = text
    defer { if self.text == text { self.text = own } }
    return body()
  }

  /// Asks the terminal for its clipboard; many don't answer. Who has asked before is not answered any more.
  func ask() {
    waiting = nil
    isAwaitingAnswer = true
    pending += Array("\u{1B}]52;c;?\u{7}".utf8)
  }

  /// The text in an answer to ``ask()``; nil when nobody asked or it isn't one.
  func take(answer: String) -> String? {
    guard isAwaitingAnswer, let separator = answer.firstIndex(of: ";") else { return nil }
    isAwaitingAnswer = false
    guard let data = Data(base64Encoded: String(answer[answer.index(after: separator)...])), !data.isEmpty else {
      return nil
    }
    return InputDecoder.pastedText(Array(data))
  }

  func takePending() -> [UInt8] {
    defer { pending.removeAll() }
    return pending
  }
}

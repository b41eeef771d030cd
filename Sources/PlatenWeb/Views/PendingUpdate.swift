#if Web
import PlatenGraph

/// What a page gets next: operations on its document, the answers to its fields, the focus, and the receipt of its
/// actions.
@MainActor struct PendingUpdate {
  var message = ServerMessage()
  /// The fields that the browser has edited or the program has changed.
  var fields: [NodeID] = []
  /// The number of the last action that was performed.
  private(set) var received = 0
  private var owesReceipt = false
  /// Whether the page is to get the focus even if it is where the page has it.
  var owesFocus = false
  /// The browser's focus, as far as it is known here.
  var shownFocus: NodeID?
  /// The view that the user types into: where the user has moved the focus, or the page has confirmed that the program
  /// has. Until it confirms that, what is typed there was meant for where the focus is.
  var typingFocus: NodeID?

  /// The largest number of operations kept for the first connection; with more, it gets the whole document.
  private static let mostKept = 500

  var isTooLong: Bool { message.count > Self.mostKept }

  /// How many actions a page may have before those of the next page in its tab could have the same numbers.
  private static let actionsPerPage = 1_000_000_000

  /// The number after which the next page counts its actions.
  var numberBeforeNextPage: Int { received > 0 ? (received / Self.actionsPerPage + 1) * Self.actionsPerPage : 0 }

  /// Notes that an action has come. False if it was performed before: a browser sends it again where the connection was
  /// lost before the receipt.
  mutating func begins(_ number: Int) -> Bool {
    owesReceipt = true
    guard number > received else { return false }
    received = number
    return true
  }

  /// Drops what a whole document has.
  mutating func forget() {
    message = ServerMessage()
    fields = []
  }

  /// Writes the answers to fields: those that the browser has edited get one even if nothing changed.
  mutating func answerFields(of host: ViewHost, _ markup: ViewMarkup) {
    var answered: Set<NodeID> = []
    for id in fields where answered.insert(id).inserted {
      guard let node = host.node(id) else { continue }
      if let answer = markup.withField(node, { state, content in state.answer(for: content) }) ?? nil {
        message.answer(answer, for: id)
      }
    }
    fields = []
  }

  /// Writes the focus, where the page has another, and the receipt.
  mutating func close(focus: NodeID?) {
    if focus != shownFocus || owesFocus {
      shownFocus = focus
      message.append(.focus(focus, received: received))
      owesFocus = false
    }
    if owesReceipt { message.append(.received(received)) }
    owesReceipt = false
  }

  mutating func takeMessage() -> ServerMessage {
    defer { message = ServerMessage() }
    return message
  }
}
#endif

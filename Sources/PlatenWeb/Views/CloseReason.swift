#if Web
/// The reason why the server ends a connection: a close code (RFC 6455, 7.4) and a text for the log, which never
/// contains typed text.
enum CloseReason: Sendable, Equatable {
  case malformed(String)
  case notText
  case invalidUTF8
  case tooLarge
  case tooFast
  case tooSlow
  /// The view was idle or detached too long.
  case ended
  /// The same view was opened by a newer connection.
  case replaced
  /// The page has another version of the protocol.
  case outdated
  case sessionLimit
  case shuttingDown
  case protocolError

  var code: UInt16 {
    switch self {
    case .malformed, .tooFast: 1008
    case .notText: 1003
    case .invalidUTF8: 1007
    case .tooLarge: 1009
    case .tooSlow, .sessionLimit: 1013
    case .shuttingDown: 1001
    case .protocolError: 1002
    case .ended: 4000
    case .replaced: 4001
    case .outdated: 4002
    }
  }

  var words: String {
    switch self {
    case .malformed(let what): what
    case .notText: "only text messages are understood"
    case .invalidUTF8: "a text message is not UTF-8"
    case .tooLarge: "a message is larger than allowed"
    case .tooFast: "more messages than allowed"
    case .tooSlow: "the browser does not read its messages"
    case .ended: "the session has ended"
    case .replaced: "the page was opened by another connection"
    case .outdated: "the page is of another version of the program"
    case .sessionLimit: "the limit of sessions is reached"
    case .shuttingDown: "the server is shutting down"
    case .protocolError: "the WebSocket protocol was violated"
    }
  }
}
#endif

#if Web
/// The destination of a view's messages: one WebSocket connection.
@MainActor protocol BrowserLink: AnyObject {
  func send(_ text: String)
  func close(_ reason: CloseReason)
}
#endif

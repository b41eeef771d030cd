// The end by the Escape key, where that may be the beginning of another key whose rest is late.
extension TerminalSession {
  /// Ends at once where Escape is certain, and otherwise when no rest of a sequence has come for a while.
  func endByEscape() {
    guard let end = decoder.endOfEscape else { return onQuit(130) }
    escapeEnd = end
  }

  /// Decides about a pending end when there is more input.
  ///
  /// - Parameters:
  ///   - events: What the input means.
  ///   - bytes: The input.
  /// - Returns: The events that are to be handled.
  func resolveEscape(_ events: [InputEvent], _ bytes: ArraySlice<UInt8>) -> [InputEvent] {
    guard escapeEnd != nil else { return events }
    bytesAfterEscape += bytes
    // The answers of the terminal are no keys.
    if events.allSatisfy(\.isAnswer), !events.isEmpty { return events }
    // The other key.
    if decoder.takeLateEnd() {
      (escapeEnd, bytesAfterEscape) = (nil, [])
      return events
    }
    guard !events.isEmpty || !decoder.isUnfinished else { return [] }
    // Text that is typed after Escape is for the program that reads next. A part of a sequence is for none.
    if events.allSatisfy(\.isText) { returned += bytesAfterEscape }
    (escapeEnd, bytesAfterEscape) = (nil, [])
    onQuit(130)
    return []
  }

  /// Ends when nothing has completed the sequence. What has come of it is dropped.
  func endAfterPause(at now: Duration?) {
    guard let end = escapeEnd, !decoder.isUnfinished, now ?? end >= end else { return }
    (escapeEnd, bytesAfterEscape) = (nil, [])
    onQuit(130)
  }
}

import PlatenGraph
import TextEditing

// What is typed ahead belongs to what reads the terminal next, which may be another program, and nothing that was read
// can be put back for sure.
extension TerminalSession {
  /// Handles input that can be read piece by piece, as one update.
  ///
  /// It reads no further than to the event that ends the program or gives it work of its own.
  ///
  /// - Parameters:
  ///   - count: The bytes that can be read.
  ///   - now: The time since any fixed moment.
  ///   - read: Returns at most so many of the bytes, nil where there are none.
  package func receive(_ count: Int, at now: Duration? = nil, read: (Int) -> ArraySlice<UInt8>?) {
    var left = count
    func next() -> [InputEvent]? {
      while left > 0, let bytes = read(min(left, decoder.endDistance)) {
        left -= bytes.count
        let events = resolveEscape(decoder.decode(bytes, at: now), bytes)
        if !events.isEmpty || isEnded { return events }
      }
      return nil
    }
    // What was typed or pasted may be a password.
    defer { SecretStrings.wipeReleased() }
    guard let first = next() else { return }
    guard left > 0 else { return take(first) }
    isReadingOn = true
    defer { isReadingOn = false }
    driver.update { takeAll(first, isPasted: count > Self.longestTyping, next) }
  }

  /// Handles events up to the one that ends the program or gives it work. Text that was pasted without marks is one event.
  private func takeAll(_ first: [InputEvent], isPasted: Bool, _ next: () -> [InputEvent]?) {
    var pasted = ""
    var events: [InputEvent]? = first
    while let all = events {
      if isPasted, case .text(let text)? = all.first, all.count == 1 {
        pasted += text
      } else {
        if !pasted.isEmpty { take([.text(pasted)]) }
        pasted = ""
        take(all)
        if isEnded || !waiting.isEmpty || programMayHaveWork() { return }
      }
      events = next()
    }
    if !pasted.isEmpty { take([.text(pasted)]) }
  }

  /// Whether the last bytes are the beginning of a key or of an answer, or a paste has not ended.
  var hasUnfinishedInput: Bool { decoder.isUnfinished }

  /// Whether an event is for what uses the terminal next, while this session keeps input for it: all that is typed but
  /// the keys that end, suspend or redraw it.
  func isForNext(_ event: InputEvent) -> Bool {
    switch event {
    case .text, .paste, .pasteRest: return true
    case .mouse, .focus, .answer: return false
    case .key(let key):
      guard key.phase != .release, let press = KeyPress(key) else { return false }
      if press.key == .escape, press.modifiers.isEmpty { return !endKeys.contains(.escape) }
      return Self.bindings.intents(for: press, in: .control).allSatisfy { intent in
        switch intent {
        case .interrupt, .quit, .suspend, .redraw: false
        default: true
        }
      }
    }
  }
}

import PlatenGraph

/// What the next letter is expected to do, because the one before it did: to appear at the caret as it was typed, and
/// to move the caret behind it. Only fields for what is no secret have one.
struct ExpectedLetter {
  let focus: NodeID
  /// Where the letter before it left the caret.
  let caret: CellBuffer.Cursor
  let style: CellStyle
}

// A letter is on the screen before the program has taken it, as in terminals' own line editing. What the program makes
// of it follows within the same update; until then the renderer knows what is shown.
extension TerminalSession {
  /// A letter that was written before the program had it, or could have been.
  struct TypedLetter {
    let byte: UInt8
    let focus: NodeID
    let caret: CellBuffer.Cursor
    let isEchoed: Bool
  }

  /// Writes the letter that was typed where it is expected to appear. Nil if the events are no letter of ASCII in a
  /// field with a caret; secret ones are never written.
  func echo(_ events: ArraySlice<InputEvent>) -> TypedLetter? {
    guard events.count == 1, case .text(let text)? = events.first, let byte = text.utf8.first, text.utf8.count == 1,
      byte >= 0x20, byte < 0x7F, !isEnded, !othersAreWriting, let caret = buffer.cursor,
      caret.isVisible, let focus = host.focus.focusedID
    else { return nil }
    // The letter comes first: what else there is to ask about the field would delay it.
    if let expected, expected.focus == focus, expected.caret == caret,
      let bytes = renderer.echo(byte, style: expected.style, at: caret)
    {
      output(bytes)
      onEcho()
      return TypedLetter(byte: byte, focus: focus, caret: caret, isEchoed: true)
    }
    return takesSecret ? nil : TypedLetter(byte: byte, focus: focus, caret: caret, isEchoed: false)
  }

  /// Compares what a letter did with what was expected: shows what is so instead, and expects the same of the next one.
  func confirm(_ letter: TypedLetter?) {
    expected = nil
    guard let letter else { return }
    let caret = letter.caret
    if letter.isEchoed, renderer.shows(buffer), !renderer.agrees(with: buffer, at: caret) {
      let bytes = renderer.render(buffer, changing: [CellRect(x: 0, y: caret.y, width: columns, height: 1)])
      if !bytes.isEmpty { output(bytes) }
      return
    }
    let next = CellBuffer.Cursor(x: caret.x + 1, y: caret.y, isVisible: true)
    guard buffer.cursor == next, host.focus.focusedID == letter.focus, !takesSecret, caret.y < buffer.height,
      caret.x < buffer.width
    else { return }
    let cell = buffer[caret.x, caret.y]
    guard cell.glyph.code == UInt32(letter.byte) else { return }
    expected = ExpectedLetter(focus: letter.focus, caret: next, style: cell.style)
  }
}

extension InputDecoder {
  mutating func beginPaste() {
    state = .paste
    isPasteRest = false
  }

  mutating func takePaste<Bytes: Collection<UInt8>>(_ rest: inout Bytes) where Bytes.SubSequence == Bytes {
    // Pressed by the user of a program whose paste does not end; terminals remove these keys from what is pasted.
    if timing.isAfterPause, rest.count == 1, let key = rest.first, key == 0x03 || key == 0x11 {
      giveUp(.paste)
      return
    }
    // Scans up to the next ~ at a time, and compares with the end only there.
    let end = rest.firstIndex(of: UInt8(ascii: "~")).map { rest.index(after: $0) } ?? rest.endIndex
    pasted.collect(rest[..<end])
    takePastedAnswers(inLast: rest[..<end].count)
    rest = rest[end...]
    if pasted.last == UInt8(ascii: "~"), pasted.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
      pasted.removeLast(Self.pasteEnd.count)
      giveUp(.paste)
    } else if pasted.count > Self.longestPaste {
      let whole = passablePaste
      passPasted(whole > 0 ? whole : pasted.count - begunPasteEnd)
    }
  }

  /// Ends a paste, part of whose end sequence may have arrived.
  mutating func endPaste() {
    let part = begunPasteEnd
    if pasted.count > part || !isPasteRest { passPasted(pasted.count - part) }
    forgetPasted()
    if part == 1 {
      timing.noteEscape()
    } else {
      for byte in Self.pasteEnd.prefix(part) { take(byte) }
    }
  }

  /// Passes so many bytes of the paste on.
  mutating func passPasted(_ count: Int) {
    let text = Self.pastedText(pasted[..<count])
    emit(isPasteRest ? .pasteRest(text) : .paste(text))
    isPasteRest = true
    let rest = Array(pasted[count...])
    pasted.wipe()
    pasted = rest
  }

  /// The bytes of the end sequence that may have begun.
  var begunPasteEnd: Int {
    (1..<Self.pasteEnd.count).last { pasted.suffix($0).elementsEqual(Self.pasteEnd.prefix($0)) } ?? 0
  }

  /// How many bytes of an unfinished paste are whole: without what may be the beginning of its end, of an answer of the
  /// terminal or of a character, and without line breaks at the end, which mean something else to a field of one line
  /// if more text follows.
  var passablePaste: Int {
    var whole = pasted.dropLast(max(begunPasteEnd, begunPastedAnswer))
    let continuations = whole.suffix(3).reversed().prefix { $0 & 0xC0 == 0x80 }.count
    if let lead = whole.dropLast(continuations).last, lead >= 0xC0,
      (lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3) > continuations
    {
      whole = whole.dropLast(continuations + 1)
    }
    while let last = whole.last, last == 0x0A || last == 0x0D { whole.removeLast() }
    return whole.count
  }
}

extension String {
  /// The rest of a text whose beginning a field of one line has taken: with a space for the line breaks at its start,
  /// which are between others then.
  var withSpaceForFirstBreaks: String {
    let rest = drop(while: \.isNewline)
    return rest.isEmpty || rest.startIndex == startIndex ? String(rest) : " " + rest
  }
}

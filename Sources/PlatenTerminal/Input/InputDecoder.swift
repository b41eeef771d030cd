/// Decodes the bytes of a terminal's input into events.
///
/// A value without a clock: the reader calls ``decode(_:)`` with input and, when ``needsTimeout`` is true and nothing
/// more arrives for a moment, ``timeout()``, which decodes a lone ESC as the Escape key. Any bytes are accepted in any
/// split: bytes that are no sequence are dropped, and invalid UTF-8 becomes U+FFFD (one for each maximal subpart, as
/// the Unicode Standard recommends in chapter 3.9).
package struct InputDecoder: Sendable {
  enum State: Sendable {
    case ground
    /// After ESC; `isAlt` after two.
    case escape(isAlt: Bool)
    case csi(isAlt: Bool)
    case ss3(isAlt: Bool)
    /// The Linux console's F1 to F5: `CSI [ A`.
    case consoleFunction
    /// Inside OSC (`isOSC`), DCS, SOS, PM or APC, up to ST or BEL.
    case string(isOSC: Bool, endsWithEscape: Bool)
    case paste
    /// The three bytes of an unrequested X10 mouse report.
    case legacyMouse(left: Int)
  }

  private(set) var state = State.ground
  /// Parameters and intermediates of a control sequence, or the start of a control string.
  var collected: [UInt8] = []
  var isTooLong = false
  var pasted: [UInt8] = []
  private var utf8: [UInt8] = []
  /// The next character was preceded by ESC.
  private var isNextAlt = false
  private var text = String.UnicodeScalarView()
  var events: [InputEvent] = []
  /// The byte of the Backspace key: DEL, or BS if the terminal's settings say so. The other one is Control-Backspace.
  package var eraseByte: UInt8 = 0x7F

  static let longestSequence = 256
  /// Enough for a clipboard of ten million characters.
  static let longestString = 1 << 24
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  package init() {}

  /// Whether the meaning of the input so far depends on whether more follows immediately.
  package var needsTimeout: Bool {
    switch state {
    case .ground: !utf8.isEmpty
    case .escape, .csi, .ss3, .consoleFunction, .legacyMouse: true
    case .string, .paste: false
    }
  }

  package mutating func decode(_ bytes: some Collection<UInt8>) -> [InputEvent] {
    var rest = ArraySlice(bytes)
    while !rest.isEmpty {
      if case .paste = state {
        takePaste(&rest)
      } else {
        take(rest.removeFirst())
      }
    }
    flushText()
    defer { events.removeAll() }
    return events
  }

  /// Called after a pause of the input: what looked like the start of a sequence was a key.
  package mutating func timeout() -> [InputEvent] {
    endUTF8()
    switch state {
    case .escape(let isAlt):
      if isAlt { emit(.key(KeyInput(.escape))) }
      emit(.key(KeyInput(.escape)))
      state = .ground
    case .csi(let isAlt) where collected.isEmpty:
      emit(.key(KeyInput(.character("["), isAlt ? [.alt, .meta] : .alt)))
      state = .ground
    case .ss3:
      emit(.key(KeyInput(.character("O"), .alt)))
      state = .ground
    case .csi, .consoleFunction, .legacyMouse: state = .ground
    case .ground, .string, .paste: break
    }
    flushText()
    defer { events.removeAll() }
    return events
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .escape(let isAlt): takeAfterEscape(byte, isAlt: isAlt)
    case .csi(let isAlt): takeCSI(byte, isAlt: isAlt)
    case .ss3(let isAlt):
      state = .ground
      if byte == 0x1B {
        state = .escape(isAlt: false)
      } else if let key = Self.ss3Key(byte) {
        emit(.key(KeyInput(key.code, isAlt ? .alt : [], text: key.text)))
      } else if byte >= 0x80 || byte < 0x20 {
        takeGround(byte)
      }
    case .consoleFunction:
      state = .ground
      if (0x41...0x45).contains(byte) { emit(.key(KeyInput(.function(Int(byte) - 0x40)))) }
    case .string(let isOSC, let endsWithEscape): takeString(byte, isOSC: isOSC, endsWithEscape: endsWithEscape)
    case .legacyMouse(let left): state = left > 1 ? .legacyMouse(left: left - 1) : .ground
    case .paste: pasted.append(byte)
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
    if byte >= 0x80 || !utf8.isEmpty {
      takeUTF8(byte)
    } else if byte == 0x1B {
      state = .escape(isAlt: false)
    } else if byte >= 0x20 && byte != 0x7F {
      take(scalar: Unicode.Scalar(byte))
    } else {
      emit(.key(control(byte)))
    }
  }

  /// The key of a control character.
  private func control(_ byte: UInt8, _ modifiers: KeyInput.Modifiers = []) -> KeyInput {
    switch byte {
    case 0x00: return KeyInput(.character(" "), modifiers.union(.control))
    case 0x09: return KeyInput(.tab, modifiers)
    case 0x0D: return KeyInput(.enter, modifiers)
    case 0x08, 0x7F: return KeyInput(.backspace, byte == eraseByte ? modifiers : modifiers.union(.control))
    default:
      let character = Character(Unicode.Scalar(byte < 0x1B ? byte + 0x60 : byte + 0x40))
      return KeyInput(.character(character), modifiers.union(.control))
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, isAlt: Bool) {
    state = .ground
    collected.removeAll(keepingCapacity: true)
    isTooLong = false
    switch byte {
    case 0x1B:
      if isAlt { emit(.key(KeyInput(.escape))) }
      state = .escape(isAlt: true)
    case UInt8(ascii: "["): state = .csi(isAlt: isAlt)
    case UInt8(ascii: "O"): state = .ss3(isAlt: isAlt)
    case UInt8(ascii: "]"): state = .string(isOSC: true, endsWithEscape: false)
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string(isOSC: false, endsWithEscape: false)
    case 0x20..<0x7F, 0x80...:
      if isAlt { emit(.key(KeyInput(.escape))) }
      isNextAlt = true
      takeGround(byte)
    default: emit(.key(control(byte, .alt)))
    }
  }

  private mutating func takeCSI(_ byte: UInt8, isAlt: Bool) {
    switch byte {
    case 0x20..<0x40:
      if collected.count < Self.longestSequence { collected.append(byte) } else { isTooLong = true }
    case UInt8(ascii: "[") where collected.isEmpty: state = .consoleFunction
    case UInt8(ascii: "M") where collected.isEmpty: state = .legacyMouse(left: 3)
    case 0x40..<0x7F:
      state = .ground
      if !isTooLong { finishCSI(final: byte, isAlt: isAlt) }
    case 0x1B: state = .escape(isAlt: false)
    default:
      // CAN and SUB end the sequence; anything else was never part of one.
      state = .ground
      if byte != 0x18 && byte != 0x1A { takeGround(byte) }
    }
  }

  mutating func beginPaste() {
    pasted.removeAll()
    state = .paste
  }

  private mutating func takeString(_ byte: UInt8, isOSC: Bool, endsWithEscape: Bool) {
    if endsWithEscape && byte != UInt8(ascii: "\\") {
      // Not ST: the string was cut short by another sequence.
      takeAfterEscape(byte, isAlt: false)
    } else if endsWithEscape || byte == 0x07 {
      state = .ground
      if isOSC && !isTooLong { finishOSC() }
      collected.removeAll()
    } else if byte == 0x1B {
      state = .string(isOSC: isOSC, endsWithEscape: true)
    } else if byte == 0x18 || byte == 0x1A || byte == 0x03 {
      // CAN, SUB, or Control-C of a user whose input seems dead after Alt-].
      state = .ground
    } else if collected.count < Self.longestString {
      collected.append(byte)
    } else {
      isTooLong = true
    }
  }

  private mutating func takePaste(_ rest: inout ArraySlice<UInt8>) {
    // Scans up to the next ~ at a time, and compares with the end only there.
    let end = rest.firstIndex(of: UInt8(ascii: "~")).map { $0 + 1 } ?? rest.endIndex
    pasted += rest[..<end]
    rest = rest[end...]
    if pasted.last == UInt8(ascii: "~"), pasted.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
      pasted.removeLast(Self.pasteEnd.count)
      state = .ground
      emit(.paste(Self.pastedText(pasted)))
      pasted = []
    }
  }

  /// The text of a paste: terminals send CR for a line break, and nothing but text, tabs and line breaks counts.
  static func pastedText(_ bytes: [UInt8]) -> String {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      switch byte {
      case 0x0D: kept.append(0x0A)
      case 0x0A: if previous != 0x0D { kept.append(0x0A) }
      case 0x09, 0x20..<0x7F, 0x80...: kept.append(byte)
      default: break
      }
      previous = byte
    }
    return String(decoding: kept, as: UTF8.self)
  }

  // MARK: - Text

  private mutating func takeUTF8(_ byte: UInt8) {
    if utf8.isEmpty {
      if (0xC2...0xF4).contains(byte) { utf8.append(byte) } else { take(scalar: "\u{FFFD}") }
      return
    }
    guard Self.isContinuation(byte, of: utf8) else {
      endUTF8()
      takeGround(byte)
      return
    }
    utf8.append(byte)
    let lead = utf8[0]
    if utf8.count == (lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4) {
      let scalar = String(decoding: utf8, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
      utf8.removeAll(keepingCapacity: true)
      take(scalar: scalar)
    }
  }

  /// Well-formed byte sequences (Unicode Standard, table 3-7).
  private static func isContinuation(_ byte: UInt8, of start: [UInt8]) -> Bool {
    guard start.count == 1 else { return (0x80...0xBF).contains(byte) }
    switch start[0] {
    case 0xE0: return (0xA0...0xBF).contains(byte)
    case 0xED: return (0x80...0x9F).contains(byte)
    case 0xF0: return (0x90...0xBF).contains(byte)
    case 0xF4: return (0x80...0x8F).contains(byte)
    default: return (0x80...0xBF).contains(byte)
    }
  }

  private mutating func endUTF8() {
    guard !utf8.isEmpty else { return }
    utf8.removeAll(keepingCapacity: true)
    take(scalar: "\u{FFFD}")
  }

  private mutating func take(scalar: Unicode.Scalar) {
    if isNextAlt {
      isNextAlt = false
      let character = Character(scalar)
      let isUpper = scalar.properties.isUppercase
      let base = isUpper ? character.lowercased().first ?? character : character
      emit(.key(KeyInput(.character(base), isUpper ? [.alt, .shift] : .alt)))
    } else if !scalar.isControl {
      text.append(scalar)
    }
  }

  private mutating func flushText() {
    guard !text.isEmpty else { return }
    events.append(.text(String(text)))
    text.removeAll()
  }

  /// Adds an event after the text typed before it.
  mutating func emit(_ event: InputEvent) {
    flushText()
    events.append(event)
  }
}

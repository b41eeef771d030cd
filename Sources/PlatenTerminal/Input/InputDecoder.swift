/// Decodes the bytes of a terminal's input into events.
///
/// A value without a clock: the reader calls ``decode(_:at:)`` with input and the time, and ``timeout(at:)`` when
/// ``deadline`` has passed and nothing more has arrived. Any bytes are accepted in any split: invalid UTF-8 becomes
/// U+FFFD (one for each maximal subpart, as the Unicode Standard recommends in chapter 3.9), and a sequence of a
/// terminal that is unknown, or never ends, is dropped.
///
/// A terminal sends Alt with a character as ESC and the character, so that a key, the beginning of a sequence and its
/// rest after a delay may be the same bytes. ``Delay`` has the rules; a terminal that speaks the kitty keyboard
/// protocol leaves no doubt.
package struct InputDecoder: Sendable {
  enum State: Sendable {
    case ground
    /// After ESC; `isAlt` after two.
    case escape(isAlt: Bool)
    case csi(isAlt: Bool)
    case ss3(isAlt: Bool)
    /// The Linux console's F1 to F5: `CSI [ A`.
    case consoleFunction
    /// Inside OSC, DCS or APC, up to ST or BEL. The introducer is the byte after ESC.
    case string(introducer: UInt8, endsWithEscape: Bool)
    case paste
    /// The three bytes of an unrequested X10 mouse report.
    case legacyMouse(left: Int)
  }

  var state = State.ground
  /// Parameters and intermediates of a control sequence, or the start of a control string.
  var collected: [UInt8] = []
  var isTooLong = false
  var pasted: [UInt8] = []
  /// Whether a part of the paste was passed on.
  var isPasteRest = false
  var utf8: [UInt8] = []
  /// The next character was preceded by ESC.
  var isNextAlt = false
  var text = String.UnicodeScalarView()
  var events: [InputEvent] = []
  var timing = Timing()
  /// The byte of the Backspace key: DEL, or BS with some settings of the terminal. The other one is Control-Backspace.
  package var eraseByte: UInt8 = 0x7F
  /// Whether the terminal reports Escape and Alt as sequences, by the kitty keyboard protocol: then ESC is always the
  /// beginning of one.
  package var hasKittyKeyboard = false

  /// How many answers with the cursor's position are to come. One for the first row looks like F3 with modifiers.
  package var awaitedPositions = 0
  /// Whether answers to the queries of the start are to come.
  package var awaitsAnswers = false

  /// How long ESC waits for the rest of a sequence, where the user has decided.
  package var escapeTime: Duration?
  /// Whether Escape has been pressed that ends the program, unless it is the beginning of another key.
  var awaitsEnd = false
  /// How long the terminal's answers took, or may take.
  package var roundTrip = Duration.zero
  /// The characters of the bytes.
  package var charset = TerminalCharset.utf8

  static let longestSequence = 256
  /// Enough for a clipboard of ten million characters.
  static let longestString = 1 << 24
  /// A longer paste is passed on in parts.
  static let longestPaste = 1 << 26
  static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// The most bytes of ``endDistance``.
  static let mostBytes = pasteEnd.count

  package init() {}

  /// How many bytes can be read without going beyond the event that they belong to: those up to the end of a paste that
  /// comes next at the earliest.
  var endDistance: Int {
    guard case .paste = state else { return 1 }
    return Self.pasteEnd.count - begunPasteEnd
  }

  /// Decodes input that has arrived at `now`, a time since any fixed moment. Without one no time has passed since the
  /// input before.
  package mutating func decode(_ bytes: some Collection<UInt8>, at now: Duration? = nil) -> [InputEvent] {
    charset.isUTF8 ? decodeUTF8(bytes, at: now) : decodeUTF8(charset.decoded(bytes), at: now)
  }

  private mutating func decodeUTF8(_ bytes: some Collection<UInt8>, at now: Duration?) -> [InputEvent] {
    if let now { timing.advance(to: now) }
    var rest = bytes[...]
    // What is typed at once may be a password: it must not remain in memory that was too small.
    if rest.count > 15 { text.reserveCapacity(rest.count) }
    while !rest.isEmpty {
      if case .paste = state {
        takePaste(&rest)
      } else {
        take(rest.removeFirst())
      }
      timing.isAfterPause = false
    }
    flushText()
    defer { events.removeAll() }
    return events
  }

  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .escape(let isAlt): takeAfterEscape(byte, isAlt: isAlt)
    case .csi(let isAlt): takeCSI(byte, isAlt: isAlt)
    case .ss3(let isAlt): takeSS3(byte, isAlt: isAlt)
    case .consoleFunction:
      state = .ground
      if (0x41...0x45).contains(byte) {
        emit(.key(KeyInput(.function(Int(byte) - 0x40))))
      } else if timing.isDoubtful {
        resume(afterIntroducer: UInt8(ascii: "["), [UInt8(ascii: "["), byte])
      }
    case .string(let introducer, let endsWithEscape):
      takeString(byte, introducer: introducer, endsWithEscape: endsWithEscape)
    case .legacyMouse(let left): state = left > 1 ? .legacyMouse(left: left - 1) : .ground
    case .paste: pasted.collect(CollectionOfOne(byte))
    }
  }

  mutating func takeGround(_ byte: UInt8) {
    let isAfterEscape = timing.forgetEscape(within: latestRest)
    if byte >= 0x80 || !utf8.isEmpty {
      takeUTF8(byte)
    } else if byte == 0x1B {
      begin(.escape(isAlt: false))
    } else if isAfterEscape, Self.isIntroducer(byte) {
      // Escape was reported because the rest of a sequence was late: this may be it.
      timing.isEscapeReported = true
      introduce(byte, isAlt: false)
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

  private mutating func begin(_ new: State) {
    timing.begin()
    state = new
  }

  /// The bytes that begin a sequence after ESC. No terminal sends SOS (`X`) or PM (`^`): these are keys with Alt.
  static func isIntroducer(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "O"), UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): true
    default: false
    }
  }

  private mutating func introduce(_ byte: UInt8, isAlt: Bool) {
    collected.removeAll(keepingCapacity: true)
    isTooLong = false
    switch byte {
    case UInt8(ascii: "["): state = .csi(isAlt: isAlt)
    case UInt8(ascii: "O"): state = .ss3(isAlt: isAlt)
    default: state = .string(introducer: byte, endsWithEscape: false)
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, isAlt: Bool) {
    state = .ground
    switch byte {
    case 0x1B:
      if isAlt { emit(.key(KeyInput(.escape))) }
      begin(.escape(isAlt: true))
    case _ where Self.isIntroducer(byte): introduce(byte, isAlt: isAlt)
    case 0x20..<0x7F, 0x80...:
      if isAlt { emit(.key(KeyInput(.escape))) }
      isNextAlt = true
      takeGround(byte)
    default: emit(.key(control(byte, .alt)))
    }
  }

  private mutating func takeSS3(_ byte: UInt8, isAlt: Bool) {
    state = .ground
    if byte == 0x1B {
      giveUp(.ss3(isAlt: isAlt))
      begin(.escape(isAlt: false))
    } else if let key = Self.ss3Key(byte), !timing.isDoubtful || isLateKey(byte) {
      noteEnd()
      emit(.key(KeyInput(key.code, isAlt ? .alt : [], text: key.text)))
    } else if timing.isDoubtful {
      resume(afterIntroducer: UInt8(ascii: "O"), [byte])
    } else if byte >= 0x80 || byte < 0x20 {
      takeGround(byte)
    }
  }

  /// Whether a letter after ESC and `O` is a key though there was a pause between the three. It may be the second
  /// letter of a word: after a pause only the arrows, Home, End and F1 to F4 are keys, which every terminal sends.
  private func isLateKey(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "j")...UInt8(ascii: "y"): false
    case UInt8(ascii: "a")...UInt8(ascii: "d"), UInt8(ascii: "I"), UInt8(ascii: "M"): !timing.isAfterPause
    default: true
    }
  }

  private mutating func takeCSI(_ byte: UInt8, isAlt: Bool) {
    switch byte {
    case 0x20..<0x40:
      if collected.count < Self.longestSequence { collected.append(byte) } else { isTooLong = true }
    case UInt8(ascii: "[") where collected.isEmpty: state = .consoleFunction
    case UInt8(ascii: "M") where collected.isEmpty && !timing.isDoubtful: state = .legacyMouse(left: 3)
    case 0x40..<0x7F:
      state = .ground
      if !isTooLong, finishCSI(final: byte, isAlt: isAlt) { return noteEnd() }
      if timing.isDoubtful { resume(afterIntroducer: UInt8(ascii: "["), collected + [byte]) }
    case 0x1B:
      giveUp(state)
      begin(.escape(isAlt: false))
    default:
      // CAN and SUB end the sequence; anything else was never part of one.
      giveUp(state)
      if byte != 0x18 && byte != 0x1A { takeGround(byte) }
    }
  }

  private mutating func takeString(_ byte: UInt8, introducer: UInt8, endsWithEscape: Bool) {
    if endsWithEscape && byte != UInt8(ascii: "\\") {
      // Not ST: the string was cut short by another sequence.
      if timing.isDoubtful { giveUp(state) }
      begin(.escape(isAlt: false))
      takeAfterEscape(byte, isAlt: false)
    } else if endsWithEscape || byte == 0x07 {
      state = .ground
      if introducer == UInt8(ascii: "]") && !isTooLong { finishOSC() }
      forgetString()
    } else if byte == 0x1B {
      state = .string(introducer: introducer, endsWithEscape: true)
    } else if byte == 0x18 || byte == 0x1A {
      state = .ground
    } else if byte < 0x20 || byte == 0x7F {
      // No part of a string: a key of a user whose input seems dead after Alt with the introducer.
      giveUp(state)
      takeGround(byte)
    } else if collected.isEmpty, !Self.begins(byte, afterIntroducer: introducer) {
      state = .ground
      resume(afterIntroducer: introducer, [byte])
    } else if collected.count < Self.longestString {
      collected.collect(CollectionOfOne(byte))
    } else {
      isTooLong = true
    }
  }

  /// Whether a string that a terminal sends begins like that: OSC with a number, DCS with a number or a sign, APC with
  /// the letter of kitty's graphics protocol.
  private static func begins(_ byte: UInt8, afterIntroducer introducer: UInt8) -> Bool {
    switch introducer {
    case UInt8(ascii: "]"): (0x30...0x39).contains(byte)
    case UInt8(ascii: "_"): byte == UInt8(ascii: "G")
    default: (0x20...0x3F).contains(byte) || byte == UInt8(ascii: "|")
    }
  }
}

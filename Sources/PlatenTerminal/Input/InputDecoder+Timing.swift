extension InputDecoder {
  /// What doubtful bytes mean, by the time between them.
  ///
  /// - ESC alone is the Escape key after ``Delay/escape``, or after ``escapeTime`` where the user has set one. A byte
  ///   that begins a sequence within ``Delay/sequence`` after that, or within two round trips of a slower connection,
  ///   is held: what then ends as a known sequence is that, late, and everything else is text. `O`, `P` and `_` are
  ///   letters that a user may type after Escape, and wait ``Delay/letter`` for the next byte, unless Escape has ended
  ///   the program: then they are not shown.
  /// - ESC and the beginning of a sequence wait ``Delay/sequence`` for the next byte. Without one, ESC with a single
  ///   character is that key with Alt. Alt-[ and Alt-O followed within that time by the last letter of a known key are
  ///   that key: a slow connection sends the same.
  /// - Of a sequence that does not end in that time, or that is unknown, what came without a pause is dropped, because
  ///   no user types so quickly; what came with a pause is text.
  /// - A string (OSC, DCS, APC) has ``Delay/string`` to end, and a millisecond more for each byte. Then it is text: Alt
  ///   with the introducer was pressed. A control character in it is a key at once.
  /// - The bytes of a character that has not ended wait ``Delay/character`` for the next: only a connection parts them.
  /// - A paste ends by its end sequence, however late that is: what follows it must not be submitted, or be keys of the
  ///   program that reads next. What has come is passed on when nothing follows for ``Delay/paste``, and from then on for
  ///   ``Delay/escape``. Control-C and Control-Q after a pause end it too.
  enum Delay {
    static let escape = Duration.milliseconds(30)
    /// How long the Escape key waits for the rest of a sequence before it ends what can't be begun again: a prompt with
    /// all that was typed into it. A slow connection sends ESC in a packet of its own, and the rest after a round trip.
    static let end = Duration.milliseconds(300)
    /// The longest wait for a terminal whose answers took long.
    static let slowest = Duration.milliseconds(1000)
    static let sequence = Duration.milliseconds(500)
    /// How long a letter that begins a sequence is held after Escape: more than a slow connection takes between two
    /// bytes, and hardly seen.
    static let letter = Duration.milliseconds(150)
    /// For a sequence with parameters that came without a pause, which only a terminal sends.
    static let parameters = Duration.seconds(2)
    static let character = Duration.seconds(2)
    static let string = Duration.seconds(1)
    static let paste = Duration.seconds(2)
  }

  /// When the bytes of the sequence came that is not complete.
  struct Timing: Sendable {
    /// The time of the last input.
    fileprivate(set) var last = Duration.zero
    private var began = Duration.zero
    /// There was a pause between two of the bytes.
    private(set) var hasPaused = false
    /// The Escape key was reported for its ESC.
    var isEscapeReported = false
    /// The input that is being decoded came after a pause.
    var isAfterPause = false
    /// When Escape was reported, until the next byte.
    private var escaped: Duration?

    /// Whether a sequence has ended whose ESC was reported as Escape.
    fileprivate var hasEndedLate = false

    /// Whether a user may have typed the bytes.
    var isDoubtful: Bool { hasPaused || isEscapeReported }

    mutating func advance(to now: Duration) {
      isAfterPause = now - last > Delay.escape
      if isAfterPause { hasPaused = true }
      last = max(now, last)
    }

    fileprivate mutating func wait(until time: Duration) { last = max(time, last) }

    mutating func begin() { (began, hasPaused, isEscapeReported) = (last, false, false) }

    mutating func noteEscape() { escaped = last }

    /// Whether a byte follows Escape so soon that both may be one sequence.
    mutating func forgetEscape(within delay: Duration) -> Bool {
      guard let time = escaped else { return false }
      escaped = nil
      guard last - time <= delay else { return false }
      begin()
      return true
    }

    fileprivate func end(of delay: Duration, bytes: Int) -> Duration { began + delay + .milliseconds(bytes) }
  }

  /// When ``timeout(at:)`` is to be called unless more arrives before; nil when the input so far is complete.
  package var deadline: Duration? {
    switch state {
    case .ground: utf8.isEmpty ? nil : timing.last + Delay.character
    case .escape: timing.last + (hasKittyKeyboard ? sequenceDelay : escapeDelay)
    case .csi where !collected.isEmpty && !timing.isDoubtful: timing.last + Delay.parameters
    case .ss3 where timing.isEscapeReported: timing.last + letterDelay
    case .csi, .ss3, .consoleFunction, .legacyMouse: timing.last + sequenceDelay
    case .string(let introducer, _) where timing.isEscapeReported && introducer != UInt8(ascii: "]"):
      timing.last + letterDelay
    case .string: timing.end(of: Delay.string, bytes: collected.count)
    case .paste: passablePaste == 0 ? nil : timing.last + (isPasteRest ? Delay.escape : Delay.paste)
    }
  }

  /// The wait for the rest of a sequence: a packet, where the answers of the terminal took longer than one.
  private var escapeDelay: Duration { escapeTime ?? min(max(Delay.escape, roundTrip * 3 / 2), Delay.end) }

  private var sequenceDelay: Duration { max(Delay.sequence, escapeTime ?? .zero) }

  private var letterDelay: Duration { awaitsEnd ? sequenceDelay : max(Delay.letter, escapeTime ?? .zero) }

  /// When the Escape key that was just reported may end a prompt; nil where it does at once, since it is certain.
  var endOfEscape: Duration? {
    hasKittyKeyboard ? nil : timing.last + endDelay
  }

  private var endDelay: Duration { min(max(Delay.end, roundTrip * 2), Delay.slowest) }

  /// How long after Escape the rest of a sequence may begin: as long as a prompt waits for it.
  var latestRest: Duration { max(sequenceDelay, endDelay) }

  /// Notes the end of a sequence.
  mutating func noteEnd() { if timing.isEscapeReported { timing.hasEndedLate = true } }

  /// Whether the last key was a sequence whose ESC was reported as Escape. Forgets it.
  mutating func takeLateEnd() -> Bool {
    defer { timing.hasEndedLate = false }
    return timing.hasEndedLate
  }

  /// Whether more input belongs to the last bytes, or decides what they mean.
  var isUnfinished: Bool { if case .paste = state { true } else { deadline != nil } }

  /// Decides what has not ended, when ``deadline`` has passed by `now`. Without a time it has.
  package mutating func timeout(at now: Duration? = nil) -> [InputEvent] {
    if let deadline, now ?? deadline >= deadline {
      if case .paste = state {
        passPasted(passablePaste)
      } else {
        timing.wait(until: deadline)
        endUTF8()
        giveUp(state)
      }
    }
    flushText()
    defer { events.removeAll() }
    return events
  }

  /// Ends a sequence that has not ended: what a user may have typed is keys and text.
  mutating func giveUp(_ unfinished: State) {
    state = .ground
    switch unfinished {
    case .ground: break
    case .escape(let isAlt):
      if isAlt { emit(.key(KeyInput(.escape))) }
      emit(.key(KeyInput(.escape)))
      timing.noteEscape()
    case .csi(let isAlt):
      if collected.isEmpty || timing.isDoubtful { resume(afterIntroducer: 0x5B, collected, isAlt: isAlt) }
    case .consoleFunction: if timing.isDoubtful { resume(afterIntroducer: 0x5B, [0x5B]) }
    case .ss3(let isAlt): resume(afterIntroducer: UInt8(ascii: "O"), [], isAlt: isAlt)
    case .legacyMouse: break
    case .string(let introducer, _): resume(afterIntroducer: introducer, collected)
    case .paste: endPaste()
    }
  }

  /// Takes bytes as typed that looked like a sequence: its introducer, with Alt unless Escape was reported, and what
  /// followed.
  mutating func resume(afterIntroducer introducer: UInt8, _ bytes: [UInt8], isAlt: Bool = false) {
    state = .ground
    if timing.isEscapeReported {
      take(scalar: Unicode.Scalar(introducer))
    } else if !hasKittyKeyboard {
      emit(.key(Self.altKey(introducer, isAlt: isAlt)))
    }
    timing.begin()
    for byte in bytes { takeGround(byte) }
  }

  private static func altKey(_ introducer: UInt8, isAlt: Bool) -> KeyInput {
    let character = Character(Unicode.Scalar(introducer))
    let modifiers: KeyInput.Modifiers = isAlt ? [.alt, .meta] : .alt
    guard character.isUppercase else { return KeyInput(.character(character), modifiers) }
    return KeyInput(.character(character.lowercased().first ?? character), modifiers.union(.shift))
  }
}

extension InputDecoder {
  /// The parameters of a control sequence: numbers, each with its sub-parameters; empty ones are 0.
  private struct Parameters {
    var prefix: UInt8?
    var intermediates: [UInt8] = []
    var values: [[Int]] = []

    init(_ bytes: [UInt8]) {
      var bytes = bytes[...]
      if let first = bytes.first, (0x3C...0x3F).contains(first) {
        prefix = first
        bytes.removeFirst()
      }
      var current = [0]
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          let last = current.count - 1
          current[last] = min(current[last] * 10 + Int(byte) - 0x30, 0x10FFFF * 2)
        case UInt8(ascii: ":"): current.append(0)
        case UInt8(ascii: ";"):
          values.append(current)
          current = [0]
        case 0x20..<0x30: intermediates.append(byte)
        default: break
        }
      }
      values.append(current)
    }

    func value(_ index: Int, or fallback: Int = 0) -> Int {
      index < values.count && values[index][0] != 0 ? values[index][0] : fallback
    }

    func modifiers(at index: Int) -> KeyInput.Modifiers {
      KeyInput.Modifiers(rawValue: (value(index, or: 1) - 1) & 0xFF)
    }

    func phase(at index: Int) -> KeyInput.Phase {
      guard index < values.count, values[index].count > 1 else { return .press }
      return values[index][1] == 2 ? .repeat : values[index][1] == 3 ? .release : .press
    }
  }

  /// Reports the key or the answer that a control sequence is; false for one that is unknown.
  mutating func finishCSI(final: UInt8, isAlt: Bool) -> Bool {
    let parameters = Parameters(collected)
    switch (parameters.prefix.map { Character(Unicode.Scalar($0)) }, Character(Unicode.Scalar(final))) {
    case ("<", "M"), ("<", "m"): finishMouse(parameters, isRelease: final == UInt8(ascii: "m"))
    case ("?", "c"): emit(.answer(.deviceAttributes(parameters.values.map { $0[0] })))
    case ("?", "u"): emit(.answer(.keyboardFlags(parameters.value(0))))
    case ("?", "y") where parameters.intermediates == [UInt8(ascii: "$")]:
      emit(.answer(.mode(parameters.value(0), state: parameters.value(1))))
    case ("?", "R"):
      emit(.answer(.cursorPosition(row: parameters.value(0), column: parameters.value(1))))
    case (nil, "R") where parameters.values.count == 2 && (parameters.value(0) != 1 || awaitedPositions > 0):
      // In the first row the answer looks like F3 with modifiers: the widths of characters are never queried there.
      awaitedPositions = max(awaitedPositions - 1, 0)
      emit(.answer(.cursorPosition(row: parameters.value(0), column: parameters.value(1))))
    case (nil, "I"): emit(.focus(true))
    case (nil, "O"): emit(.focus(false))
    case (nil, "u"): finishUnicodeKey(parameters)
    case (nil, "~") where parameters.value(0) == 200: beginPaste()
    case (nil, "~") where parameters.value(0) == 27 && parameters.values.count == 3:
      // xterm's modifyOtherKeys.
      emitKey(code: parameters.value(2), shifted: 0, parameters.modifiers(at: 1), .press, text: "")
    // The end of a paste that was over before.
    case (nil, "~") where parameters.value(0) == 201: break
    case (nil, "~"), (nil, "^"), (nil, "@"):
      guard let code = Self.numberedKey(parameters.value(0)) else { return false }
      var modifiers = parameters.modifiers(at: 1)
      if isAlt { modifiers.insert(.alt) }
      // rxvt encodes Control and Control-Shift in the final byte.
      if final != UInt8(ascii: "~") { modifiers.insert(.control) }
      if final == UInt8(ascii: "@") { modifiers.insert(.shift) }
      emit(.key(KeyInput(code, modifiers, phase: parameters.phase(at: 1))))
    case (nil, "Z"): emit(.key(KeyInput(.tab, parameters.modifiers(at: 1).union(.shift))))
    case (nil, _):
      guard let (code, implied) = Self.letteredKey(final) else { return false }
      var modifiers = parameters.modifiers(at: 1).union(implied)
      if isAlt { modifiers.insert(.alt) }
      emit(.key(KeyInput(code, modifiers, phase: parameters.phase(at: 1))))
    // Answers to what was not asked.
    default: break
    }
    return true
  }

  /// `CSI code:shifted:base ; modifiers:event ; text u` of the kitty keyboard protocol.
  private mutating func finishUnicodeKey(_ parameters: Parameters) {
    var text = String.UnicodeScalarView()
    if parameters.values.count > 2 {
      for value in parameters.values[2] {
        if let scalar = Unicode.Scalar(UInt32(value)), !scalar.isControl { text.append(scalar) }
      }
    }
    let code = parameters.value(0)
    // Text without a key, as an input method's.
    if code == 0, let first = String(text).first {
      return emit(.key(KeyInput(.character(first), text: String(text))))
    }
    emitKey(
      code: code, shifted: parameters.values.first?.dropFirst().first ?? 0, parameters.modifiers(at: 1),
      parameters.phase(at: 1), text: String(text))
  }

  /// A key that Shift makes another character of than the capital of its letter is known by that one, as `?` is: where
  /// it is on the keyboard is another place in each layout.
  private mutating func emitKey(
    code: Int, shifted: Int, _ modifiers: KeyInput.Modifiers, _ phase: KeyInput.Phase, text: String
  ) {
    if let (named, keypadText) = Self.kittyKey(code) {
      let types = modifiers.withoutLocks.subtracting(.shift).isEmpty
      return emit(.key(KeyInput(named, modifiers, phase: phase, text: types && text.isEmpty ? keypadText : text)))
    }
    guard let scalar = Unicode.Scalar(UInt32(code)), !scalar.isControl, !(0xE000...0xF8FF).contains(code) else {
      return
    }
    var character = Character(scalar)
    var typed = String(character)
    if modifiers.contains(.shift) {
      typed = typed.uppercased()
      if shifted > 0, let other = Unicode.Scalar(UInt32(shifted)), !other.isControl, String(other) != typed {
        typed = String(other)
        character = Character(other)
      }
    }
    let types = text.isEmpty && modifiers.withoutLocks.subtracting(.shift).isEmpty
    emit(.key(KeyInput(.character(character), modifiers, phase: phase, text: types ? typed : text)))
  }

  private mutating func finishMouse(_ parameters: Parameters, isRelease: Bool) {
    guard parameters.values.count >= 3 else { return }
    let code = parameters.value(0)
    var modifiers: KeyInput.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let kind: MouseInput.Kind
    if code & 64 != 0 {
      if isRelease || code & 128 != 0 { return }
      switch code & 3 {
      case 0: kind = .wheel(dx: 0, dy: -1)
      case 1: kind = .wheel(dx: 0, dy: 1)
      case 2: kind = .wheel(dx: -1, dy: 0)
      default: kind = .wheel(dx: 1, dy: 0)
      }
    } else if code & 128 != 0 {
      return
    } else if isRelease {
      kind = .release
    } else if code & 32 != 0 {
      kind = code & 3 == 3 ? .move : .drag
    } else {
      switch code & 3 {
      case 0: kind = .press(.left)
      case 1: kind = .press(.middle)
      case 2: kind = .press(.right)
      default: kind = .release
      }
    }
    let x = max(parameters.value(1, or: 1) - 1, 0)
    let y = max(parameters.value(2, or: 1) - 1, 0)
    emit(.mouse(MouseInput(kind: kind, x: x, y: y, modifiers: modifiers)))
  }

  mutating func finishOSC() {
    guard let separator = collected.firstIndex(of: UInt8(ascii: ";")),
      let number = Int(String(decoding: collected[..<separator], as: UTF8.self))
    else { return }
    emit(.answer(.osc(number, String(decoding: collected[(separator + 1)...], as: UTF8.self))))
  }

  // MARK: - Tables

  private static func letteredKey(_ final: UInt8) -> (KeyInput.Code, KeyInput.Modifiers)? {
    switch Character(Unicode.Scalar(final)) {
    case "A": (.up, [])
    case "B": (.down, [])
    case "C": (.right, [])
    case "D": (.left, [])
    case "F": (.end, [])
    case "H": (.home, [])
    case "P": (.function(1), [])
    case "Q": (.function(2), [])
    case "R": (.function(3), [])
    case "S": (.function(4), [])
    // rxvt's arrows with Shift.
    case "a": (.up, .shift)
    case "b": (.down, .shift)
    case "c": (.right, .shift)
    case "d": (.left, .shift)
    default: nil
    }
  }

  private static func numberedKey(_ number: Int) -> KeyInput.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  static func ss3Key(_ byte: UInt8) -> (code: KeyInput.Code, text: String)? {
    switch byte {
    case UInt8(ascii: "M"): return (.enter, "")
    case UInt8(ascii: "I"): return (.tab, "")
    // The keypad in application mode.
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      let character = Character(Unicode.Scalar(byte - 0x40))
      return (.character(character), String(character))
    default: return letteredKey(byte).map { ($0.0, "") }
    }
  }

  /// Keys that the kitty protocol numbers, with their text.
  private static func kittyKey(_ code: Int) -> (KeyInput.Code, String)? {
    switch code {
    case 9: return (.tab, "")
    case 13: return (.enter, "")
    case 27: return (.escape, "")
    case 8, 127: return (.backspace, "")
    case 57376...57398: return (.function(code - 57363), "")
    case 57399...57408:
      let digit = Character(Unicode.Scalar(UInt8(code - 57399 + 0x30)))
      return (.character(digit), String(digit))
    case 57409...57413, 57415, 57416:
      let signs: [Character] = [".", "/", "*", "-", "+", " ", "=", ","]
      let sign = signs[code - 57409]
      return (.character(sign), String(sign))
    case 57414: return (.enter, "")
    case 57417: return (.left, "")
    case 57418: return (.right, "")
    case 57419: return (.up, "")
    case 57420: return (.down, "")
    case 57421: return (.pageUp, "")
    case 57422: return (.pageDown, "")
    case 57423: return (.home, "")
    case 57424: return (.end, "")
    case 57425: return (.insert, "")
    case 57426: return (.delete, "")
    case 57358, 57441...57454: return (.modifier, "")
    default: return nil
    }
  }
}

extension InputDecoder {
  /// The text of a paste: terminals send CR for a line break, and nothing but text, tabs and line breaks counts.
  static func pastedText(_ bytes: some Collection<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { kept in
      var count = 0
      var previous: UInt8 = 0
      for byte in bytes {
        let isText =
          switch byte {
          case 0x0D, 0x09, 0x20..<0x7F, 0x80...: true
          case 0x0A: previous != 0x0D
          default: false
          }
        if isText {
          kept.initializeElement(at: count, to: byte == 0x0D ? 0x0A : byte)
          count += 1
        }
        previous = byte
      }
      return count
    }
  }

  /// What has been pasted may be a password.
  mutating func forgetPasted() { pasted.wipe() }

  /// What a string of the terminal held may be one too: the clipboard.
  mutating func forgetString() { collected.wipe() }

  mutating func takeUTF8(_ byte: UInt8) {
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

  mutating func endUTF8() {
    guard !utf8.isEmpty else { return }
    utf8.removeAll(keepingCapacity: true)
    take(scalar: "\u{FFFD}")
  }

  mutating func take(scalar: Unicode.Scalar) {
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

  mutating func flushText() {
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

extension Unicode.Scalar {
  /// C0, DEL and C1: no text, neither in the input nor in the output of a terminal.
  var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }
}

extension Array where Element == UInt8 {
  /// Appends to input that may hold a secret: memory that has become too small is overwritten.
  mutating func collect(_ bytes: some Collection<UInt8>) {
    if count + bytes.count > capacity {
      var larger: [UInt8] = []
      larger.reserveCapacity(Swift.max(256, (count + bytes.count) * 2))
      larger += self
      wipe()
      self = larger
    }
    self += bytes
  }
}

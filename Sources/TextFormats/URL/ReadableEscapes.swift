/// Percent-encoded text as it is shown: in letters, with those escapes without which it would be another text.
///
/// Escaped are the delimiters of addresses (RFC 3986, reserved), the percent sign, and what is not seen.
enum ReadableEscapes {
  static func text(of encoded: String, keepingSpaces: Bool = false) -> String {
    guard encoded.utf8.contains(0x25) else { return encoded }
    var result = ""
    var bytes: [UInt8] = []
    var rest = Substring(encoded)
    while let character = rest.first {
      if let byte = escape(rest) {
        bytes.append(byte)
        rest = rest.dropFirst(3)
      } else {
        append(bytes, to: &result, keepingSpaces)
        bytes = []
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    append(bytes, to: &result, keepingSpaces)
    return result
  }

  /// The byte of an escape at the start of a text.
  private static func escape(_ text: Substring) -> UInt8? {
    guard text.first == "%" else { return nil }
    let digits = text.dropFirst().prefix(2)
    guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit) else { return nil }
    return UInt8(digits, radix: 16)
  }

  private static func append(_ bytes: [UInt8], to result: inout String, _ keepingSpaces: Bool) {
    var bytes = bytes[...]
    while let first = bytes.first {
      let length = first < 0x80 ? 1 : first < 0xC0 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      let piece = bytes.prefix(max(length, 1))
      if piece.count == length, let text = String(validating: piece, as: UTF8.self),
        let scalar = text.unicodeScalars.first,
        isShown(scalar), !(keepingSpaces && scalar == " ")
      {
        result += text
      } else {
        for byte in piece {
          result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
      }
      bytes = bytes.dropFirst(piece.count)
    }
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 {
      return switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", " ": true
      default: false
      }
    }
    // Joiners are part of words and emoji.
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
    return switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      false
    default: true
    }
  }
}

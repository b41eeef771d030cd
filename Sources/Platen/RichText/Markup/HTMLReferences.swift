/// Character references of HTML (HTML, 13.5): by number, and by the names that clipboards hold.
enum HTMLReferences {
  static func resolved(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let body = rest.dropFirst().prefix(32)
      if let end = body.firstIndex(of: ";"), let character = character(of: body[..<end]) {
        result += character
        rest = rest[end...].dropFirst()
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func character(of name: Substring) -> String? {
    guard name.first == "#" else { return names[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    guard let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits) else { return nil }
    // What is no character, or would end a text in C, is replaced, as in a browser.
    guard value != 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    return String(scalar)
  }

  /// Written for text and for attribute values in double quotes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\0": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚",
    "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "bull": "•",
    "middot": "·", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷", "frac12": "½", "frac14": "¼", "sect": "§",
    "para": "¶", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "ensp": "\u{2002}", "emsp": "\u{2003}",
    "thinsp": "\u{2009}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "lrm": "\u{200E}", "rlm": "\u{200F}", "szlig": "ß",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "eacute": "é", "egrave": "è",
    "agrave": "à", "ccedil": "ç", "ntilde": "ñ", "aring": "å", "oslash": "ø", "aelig": "æ",
  ]
}

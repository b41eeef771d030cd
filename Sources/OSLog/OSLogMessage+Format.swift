extension OSLogMessage {
  /// A message with values in the places of a format of `printf`, whose specifiers can have options in braces. Values that
  /// are missing, and specifiers that are not known, are written as they are in the format.
  init(format: String, _ values: [Any]) {
    var rest = format[...]
    var values = values[...]
    var text = ""
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        text += "%"
        rest.removeFirst()
      } else if !values.isEmpty, let specifier = OSLogSpecifier(&rest) {
        text += specifier.text(of: values.removeFirst())
      } else {
        text += "%"
      }
    }
    self.init(stringLiteral: text + rest)
  }
}

/// A place for a value in the format of a message.
private struct OSLogSpecifier {
  private var options: [Substring] = []
  /// Flags, width and precision, as `printf` has them.
  private var layout = ""
  private let conversion: Character

  /// Reads what follows a percent sign; nil, with nothing read, where it is no specifier.
  init?(_ text: inout Substring) {
    var rest = text
    if rest.first == "{", let end = rest.firstIndex(of: "}") {
      options = rest[rest.index(after: rest.startIndex)..<end].split { $0 == "," || $0 == " " }
      rest = rest[rest.index(after: end)...]
    }
    while let sign = rest.first, "0123456789.-+# ".contains(sign) { layout.append(rest.removeFirst()) }
    while let sign = rest.first, "hlqjztL".contains(sign) { rest.removeFirst() }
    guard let conversion = rest.first, "@diuoxXfFeEgGscCpm".contains(conversion) else { return nil }
    self.conversion = conversion
    rest.removeFirst()
    text = rest
  }

  func text(of value: Any) -> String {
    let isText = "@sp".contains(conversion)
    if options.contains("private") || options.contains("sensitive") || isText && !options.contains("public") {
      return "<private>"
    }
    switch value {
    case let value as any BinaryInteger:
      let format = "%" + layout + "ll" + ("@scpm".contains(conversion) ? "d" : String(conversion).lowercased())
      guard "diuox".contains(conversion.lowercased()) else { return "\(value)" }
      return String(format: format, Int64(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint where "fFeEgG".contains(conversion):
      return String(format: "%" + layout + String(conversion), Double(value))
    default: return "\(value)"
    }
  }
}

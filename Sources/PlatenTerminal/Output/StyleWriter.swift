/// Writes changes of style as the shortest SGR sequences (ECMA-48, 8.3.117).
struct StyleWriter: Sendable {
  var depth: ColorDepth
  /// Whether the terminal is a Linux console.
  let isConsole: Bool
  /// Whether italic text is written as such.
  let hasItalics: Bool
  /// The style of the terminal; nil if it is unknown.
  private(set) var current: CellStyle?
  /// The style that was requested when it was written.
  private var requested: CellStyle?
  /// Whether the terminal has restored ``current``, and no style was written as a whole since then.
  private var isRestored = false

  init(depth: ColorDepth, isConsole: Bool = false, hasItalics: Bool = true) {
    self.depth = depth
    self.isConsole = isConsole
    self.hasItalics = hasItalics
  }

  mutating func forget() { (current, requested) = (nil, nil) }

  /// The terminal has the style again that was ``current`` when it saved the cursor.
  ///
  /// xterm has the colours then with which it writes, and not those that it goes back to where an attribute ends: it
  /// loses the background of a field behind reversed letters. Attributes end by a whole style until there was one.
  mutating func restore(_ style: CellStyle?) { (current, requested, isRestored) = (style, nil, true) }

  /// The part of a style that a terminal of this colour depth shows.
  private func reduced(_ style: CellStyle) -> CellStyle {
    let reduced = CellStyle(
      foreground: style.foreground.reduced(to: depth), background: style.background.reduced(to: depth),
      attributes: hasItalics ? style.attributes : style.attributes.subtracting(.italic)
    )
    return isConsole ? ConsoleOutput.style(reduced) : reduced
  }

  func isCurrent(_ style: CellStyle) -> Bool { style == requested || current == reduced(style) }

  mutating func change(to wanted: CellStyle, in output: inout [UInt8]) {
    guard wanted != requested else { return }
    let style = reduced(wanted)
    requested = wanted
    guard style != current else { return }
    let fromPlain = parameters(from: .plain, to: style, startingWith: [0])
    let changes = current.flatMap { canChange($0, to: style) ? parameters(from: $0, to: style, startingWith: []) : nil }
    if let changes, Self.length(changes) <= Self.length(fromPlain) {
      write(changes, in: &output)
    } else {
      write(fromPlain, in: &output)
      isRestored = false
    }
    current = style
  }

  private func canChange(_ old: CellStyle, to new: CellStyle) -> Bool {
    !isRestored || old.attributes.isSubset(of: new.attributes)
  }

  private func write(_ parameters: [Int], in output: inout [UInt8]) {
    output += [0x1B, UInt8(ascii: "[")]
    if parameters != [0] {
      for (index, parameter) in parameters.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ";")) }
        output.appendDecimal(parameter)
      }
    }
    output.append(UInt8(ascii: "m"))
  }

  private static func length(_ parameters: [Int]) -> Int {
    parameters.reduce(0) { $0 + ($1 > 99 ? 4 : $1 > 9 ? 3 : 2) }
  }

  private func parameters(from old: CellStyle, to new: CellStyle, startingWith start: [Int]) -> [Int] {
    var result = start
    let removed = old.attributes.subtracting(new.attributes)
    var added = new.attributes.subtracting(old.attributes)
    if !removed.isDisjoint(with: [.bold, .faint]) {
      // Both end by the same code.
      result.append(22)
      added.formUnion(new.attributes.intersection([.bold, .faint]))
    }
    if removed.contains(.italic) { result.append(23) }
    if removed.contains(.underline) { result.append(24) }
    if removed.contains(.reverse) { result.append(27) }
    if removed.contains(.strikethrough) { result.append(29) }
    if added.contains(.bold) { result.append(1) }
    if added.contains(.faint) { result.append(2) }
    if added.contains(.italic) { result.append(3) }
    if added.contains(.underline) { result.append(4) }
    if added.contains(.reverse) { result.append(7) }
    if added.contains(.strikethrough) { result.append(9) }
    if new.foreground != old.foreground { append(new.foreground, base: 30, to: &result) }
    if new.background != old.background { append(new.background, base: 40, to: &result) }
    return result
  }

  private func append(_ color: TerminalColor, base: Int, to result: inout [Int]) {
    if let (red, green, blue) = color.components {
      result += [base + 8, 2, Int(red), Int(green), Int(blue)]
    } else if let index = color.paletteIndex {
      switch index {
      case 0..<8: result.append(base + Int(index))
      case 8..<16: result.append(base + 60 + Int(index) - 8)
      default: result += [base + 8, 5, Int(index)]
      }
    } else {
      result.append(base + 9)
    }
  }
}

extension [UInt8] {
  mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  mutating func appendDecimal(_ number: Int) {
    if number >= 10 { appendDecimal(number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}

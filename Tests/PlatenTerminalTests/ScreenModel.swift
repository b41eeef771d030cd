import PlatenTerminal

/// A model of a terminal: performs the renderer's output, so that tests can compare the screen with the expected one.
struct ScreenModel {
  let width: Int
  let height: Int
  private(set) var cells: [[(text: String, style: CellStyle)]]
  private(set) var x = 0
  private(set) var y = 0
  private(set) var isCursorVisible = true
  /// The rows that have scrolled off the top, as text.
  private(set) var scrolledOff: [String] = []
  private var style = CellStyle.plain
  /// The cursor as it was saved last (DECSC).
  private var saved = (0, 0, CellStyle.plain)
  /// The background that was set last, which xterm does not restore with the cursor: it goes back to it where reversed
  /// text ends.
  private var background = TerminalColor.standard
  /// How wide its clusters are, which a program may not know.
  let characterWidth: CharacterWidth
  /// Whether it has the colours and attributes of a Linux console: `csi_m` of the kernel's `drivers/tty/vt/vt.c`.
  let isConsole: Bool

  init(width: Int, height: Int, isConsole: Bool = false, characterWidth: CharacterWidth = CharacterWidth()) {
    self.characterWidth = characterWidth
    self.width = width
    self.height = height
    self.isConsole = isConsole
    cells = Array(repeating: Array(repeating: (" ", .plain), count: width), count: height)
  }

  func text(row: Int) -> String { cells[row].map(\.text).joined() }

  mutating func apply(_ bytes: [UInt8]) {
    var rest = Array(String(decoding: bytes, as: UTF8.self))[...]
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}":
        switch rest.popFirst() {
        case "[": break
        case "7":
          saved = (x, y, style)
          continue
        case "8":
          (x, y, style) = saved
          continue
        default: continue
        }
        var parameters = ""
        while let next = rest.popFirst() {
          if next.isLetter {
            run(parameters, next)
            break
          }
          parameters.append(next)
        }
      case "\r": x = 0
      case "\n": feedLine()
      case "\r\n":
        x = 0
        feedLine()
      case "\u{8}": x = max(x - 1, 0)
      default:
        let columns = characterWidth.columns(of: character)
        guard x + columns <= width else { continue }
        erase(x)
        cells[y][x] = (String(character), style)
        for column in x + 1..<max(x + columns, x + 1) {
          erase(column)
          cells[y][column] = ("", style)
        }
        x = min(x + columns, width - 1)
      }
    }
  }

  /// All rows, with those that have scrolled off.
  var transcript: [String] { scrolledOff + (0..<height).map { text(row: $0) } }

  private mutating func feedLine() {
    guard y == height - 1 else { return y += 1 }
    scrolledOff.append(text(row: 0))
    cells.removeFirst()
    cells.append(Array(repeating: (" ", CellStyle(background: style.background)), count: width))
  }

  /// Overwriting half of a wide cluster blanks the other half.
  private mutating func erase(_ column: Int) {
    if cells[y][column].text.isEmpty, column > 0 { cells[y][column - 1].text = " " }
    if column + 1 < width, cells[y][column + 1].text.isEmpty { cells[y][column + 1].text = " " }
    cells[y][column].text = " "
  }

  private mutating func run(_ parameters: String, _ final: Character) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let count = max(numbers.first ?? 1, 1)
    switch final {
    case "H": (y, x) = (count - 1, numbers.count > 1 ? max(numbers[1], 1) - 1 : 0)
    case "A": y = max(y - count, 0)
    case "B": y = min(y + count, height - 1)
    case "C": x = min(x + count, width - 1)
    case "D": x = max(x - count, 0)
    case "G": x = min(count - 1, width - 1)
    case "J":
      if numbers.first != 2 { for column in x..<width { cells[y][column] = (" ", .plain) } }
      for row in (numbers.first == 2 ? 0 : y + 1)..<height {
        cells[row] = Array(repeating: (" ", .plain), count: width)
      }
    case "K":
      for column in x..<width { cells[y][column] = (" ", .plain) }
    case "h", "l": if parameters == "?25" { isCursorVisible = final == "h" }
    case "m": select(numbers)
    default: break
    }
  }

  private mutating func select(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: (style, background) = (.plain, .standard)
      case 1 where isConsole, 2 where isConsole:
        style.attributes.subtract([.bold, .faint])
        style.attributes.insert(number == 1 ? .bold : .faint)
      case 90...97 where isConsole:
        style.attributes.subtract([.bold, .faint])
        style.attributes.insert(.bold)
        style.foreground = .palette(UInt8(number - 90))
      case 100...107 where isConsole: set(background: .palette(UInt8(number - 100)))
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.faint)
      case 3: style.attributes.insert(.italic)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.reverse)
      case 9: style.attributes.insert(.strikethrough)
      case 22: style.attributes.subtract([.bold, .faint])
      case 23: style.attributes.remove(.italic)
      case 24: style.attributes.remove(.underline)
      case 27:
        style.attributes.remove(.reverse)
        style.background = background
      case 29: style.attributes.remove(.strikethrough)
      case 30...37: style.foreground = .palette(UInt8(number - 30))
      case 40...47: set(background: .palette(UInt8(number - 40)))
      case 90...97: style.foreground = .palette(UInt8(number - 82))
      case 100...107: set(background: .palette(UInt8(number - 92)))
      case 39: style.foreground = .standard
      case 49: set(background: .standard)
      case 38, 48:
        var color = TerminalColor.standard
        if rest.popFirst() == 5 {
          color = .palette(UInt8(rest.popFirst() ?? 0))
        } else {
          let bytes = (0..<3).map { _ in UInt8(rest.popFirst() ?? 0) }
          color = .rgb(bytes[0], bytes[1], bytes[2])
        }
        if number == 38 { style.foreground = color } else { set(background: color) }
      default: break
      }
    }
  }

  private mutating func set(background color: TerminalColor) {
    style.background = color
    background = color
  }
}

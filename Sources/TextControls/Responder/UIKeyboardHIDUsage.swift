/// The number of a key, as in the usage tables of the USB standard for keyboards (HID Usage Tables, page 0x07).
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The usage in the page of keyboards; 0 for a key that is not known.
  public let rawValue: Int

  /// Creates the number of a key.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  /// Escape.
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  /// Backspace.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
  /// Tab.
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
  /// The space bar.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
  /// The hyphen.
  public static let keyboardHyphen = UIKeyboardHIDUsage(rawValue: 0x2D)
  /// The equals sign.
  public static let keyboardEqualSign = UIKeyboardHIDUsage(rawValue: 0x2E)
  /// The comma.
  public static let keyboardComma = UIKeyboardHIDUsage(rawValue: 0x36)
  /// The full stop.
  public static let keyboardPeriod = UIKeyboardHIDUsage(rawValue: 0x37)
  /// The slash.
  public static let keyboardSlash = UIKeyboardHIDUsage(rawValue: 0x38)
  /// Home.
  public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4A)
  /// Page Up.
  public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4B)
  /// Delete to the right of the caret.
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4C)
  /// End.
  public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4D)
  /// Page Down.
  public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4E)
  /// The right arrow.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
  /// The left arrow.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  /// The down arrow.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  /// The up arrow.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)

  private static func letterOrDigit(_ character: Character) -> UIKeyboardHIDUsage? {
    guard let value = character.lowercased().first?.asciiValue else { return nil }
    switch value {
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      return UIKeyboardHIDUsage(rawValue: 0x04 + Int(value - UInt8(ascii: "a")))
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      return UIKeyboardHIDUsage(rawValue: 0x1E + Int(value - UInt8(ascii: "1")))
    case UInt8(ascii: "0"): return UIKeyboardHIDUsage(rawValue: 0x27)
    default: return nil
    }
  }

  private static let others: [Character: UIKeyboardHIDUsage] = [
    "\r": keyboardReturnOrEnter, "\n": keyboardReturnOrEnter, "\u{1B}": keyboardEscape,
    "\u{8}": keyboardDeleteOrBackspace, "\t": keyboardTab, " ": keyboardSpacebar, "-": keyboardHyphen,
    "=": keyboardEqualSign, ",": keyboardComma, ".": keyboardPeriod, "/": keyboardSlash, "\u{F729}": keyboardHome,
    "\u{F72C}": keyboardPageUp, "\u{F728}": keyboardDeleteForward, "\u{F72B}": keyboardEnd,
    "\u{F72D}": keyboardPageDown, "\u{F703}": keyboardRightArrow, "\u{F702}": keyboardLeftArrow,
    "\u{F701}": keyboardDownArrow, "\u{F700}": keyboardUpArrow,
  ]

  init(_ key: Character) { self = Self.letterOrDigit(key) ?? Self.others[key] ?? UIKeyboardHIDUsage(rawValue: 0) }

  /// UIKit's name of a key that types nothing.
  static func input(of key: Character) -> String? {
    switch key {
    case "\u{F700}": UIKeyCommand.inputUpArrow
    case "\u{F701}": UIKeyCommand.inputDownArrow
    case "\u{F702}": UIKeyCommand.inputLeftArrow
    case "\u{F703}": UIKeyCommand.inputRightArrow
    case "\u{1B}": UIKeyCommand.inputEscape
    case "\u{F72C}": UIKeyCommand.inputPageUp
    case "\u{F72D}": UIKeyCommand.inputPageDown
    case "\u{F729}": UIKeyCommand.inputHome
    case "\u{F72B}": UIKeyCommand.inputEnd
    case "\u{F728}": UIKeyCommand.inputDelete
    default: nil
    }
  }
}

extension UIKeyboardHIDUsage {
  /// The letter A.
  public static let keyboardA = UIKeyboardHIDUsage(rawValue: 0x04)
  /// The letter B.
  public static let keyboardB = UIKeyboardHIDUsage(rawValue: 0x05)
  /// The letter C.
  public static let keyboardC = UIKeyboardHIDUsage(rawValue: 0x06)
  /// The letter D.
  public static let keyboardD = UIKeyboardHIDUsage(rawValue: 0x07)
  /// The letter E.
  public static let keyboardE = UIKeyboardHIDUsage(rawValue: 0x08)
  /// The letter F.
  public static let keyboardF = UIKeyboardHIDUsage(rawValue: 0x09)
  /// The letter G.
  public static let keyboardG = UIKeyboardHIDUsage(rawValue: 0x0A)
  /// The letter H.
  public static let keyboardH = UIKeyboardHIDUsage(rawValue: 0x0B)
  /// The letter I.
  public static let keyboardI = UIKeyboardHIDUsage(rawValue: 0x0C)
  /// The letter J.
  public static let keyboardJ = UIKeyboardHIDUsage(rawValue: 0x0D)
  /// The letter K.
  public static let keyboardK = UIKeyboardHIDUsage(rawValue: 0x0E)
  /// The letter L.
  public static let keyboardL = UIKeyboardHIDUsage(rawValue: 0x0F)
  /// The letter M.
  public static let keyboardM = UIKeyboardHIDUsage(rawValue: 0x10)
  /// The letter N.
  public static let keyboardN = UIKeyboardHIDUsage(rawValue: 0x11)
  /// The letter O.
  public static let keyboardO = UIKeyboardHIDUsage(rawValue: 0x12)
  /// The letter P.
  public static let keyboardP = UIKeyboardHIDUsage(rawValue: 0x13)
  /// The letter Q.
  public static let keyboardQ = UIKeyboardHIDUsage(rawValue: 0x14)
  /// The letter R.
  public static let keyboardR = UIKeyboardHIDUsage(rawValue: 0x15)
  /// The letter S.
  public static let keyboardS = UIKeyboardHIDUsage(rawValue: 0x16)
  /// The letter T.
  public static let keyboardT = UIKeyboardHIDUsage(rawValue: 0x17)
  /// The letter U.
  public static let keyboardU = UIKeyboardHIDUsage(rawValue: 0x18)
  /// The letter V.
  public static let keyboardV = UIKeyboardHIDUsage(rawValue: 0x19)
  /// The letter W.
  public static let keyboardW = UIKeyboardHIDUsage(rawValue: 0x1A)
  /// The letter X.
  public static let keyboardX = UIKeyboardHIDUsage(rawValue: 0x1B)
  /// The letter Y.
  public static let keyboardY = UIKeyboardHIDUsage(rawValue: 0x1C)
  /// The letter Z.
  public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 0x1D)
  /// The digit 1.
  public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 0x1E)
  /// The digit 2.
  public static let keyboard2 = UIKeyboardHIDUsage(rawValue: 0x1F)
  /// The digit 3.
  public static let keyboard3 = UIKeyboardHIDUsage(rawValue: 0x20)
  /// The digit 4.
  public static let keyboard4 = UIKeyboardHIDUsage(rawValue: 0x21)
  /// The digit 5.
  public static let keyboard5 = UIKeyboardHIDUsage(rawValue: 0x22)
  /// The digit 6.
  public static let keyboard6 = UIKeyboardHIDUsage(rawValue: 0x23)
  /// The digit 7.
  public static let keyboard7 = UIKeyboardHIDUsage(rawValue: 0x24)
  /// The digit 8.
  public static let keyboard8 = UIKeyboardHIDUsage(rawValue: 0x25)
  /// The digit 9.
  public static let keyboard9 = UIKeyboardHIDUsage(rawValue: 0x26)
  /// The digit 0.
  public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 0x27)
}

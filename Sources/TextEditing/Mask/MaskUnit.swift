/// A character as a mask reads it: a byte where all is ASCII, which is fast, a `Character` otherwise.
protocol MaskUnit {
  func isLiteral(of program: MaskProgram, _ index: Int) -> Bool
  /// The unit as the token shows it, `nil` if the token takes no such character.
  func taken(by program: MaskProgram, _ index: Int) -> Self?
  static func literal(of program: MaskProgram, _ index: Int) -> Self
  func isTaken(by program: MaskProgram) -> Bool
  var isPlus: Bool { get }
  var character: Character { get }
}

extension UInt8: MaskUnit {
  func isLiteral(of program: MaskProgram, _ index: Int) -> Bool { self == program.steps[index].byte }

  func taken(by program: MaskProgram, _ index: Int) -> UInt8? {
    let step = program.steps[index]
    guard step.takes(self) else { return nil }
    switch step.transform {
    case .none: return self
    case .lowercased: return self >= 0x41 && self <= 0x5A ? self | 0x20 : self
    case .uppercased: return self >= 0x61 && self <= 0x7A ? self & ~0x20 : self
    }
  }

  static func literal(of program: MaskProgram, _ index: Int) -> UInt8 { program.steps[index].byte }
  func isTaken(by program: MaskProgram) -> Bool { program.takes(self) }
  var isPlus: Bool { self == 0x2B }
  var character: Character { Character(Unicode.Scalar(self)) }
}

extension Character: MaskUnit {
  func isLiteral(of program: MaskProgram, _ index: Int) -> Bool { isSame(as: program.elements[index].character) }
  func taken(by program: MaskProgram, _ index: Int) -> Character? { program.elements[index].token.take(self) }
  static func literal(of program: MaskProgram, _ index: Int) -> Character { program.elements[index].character }
  func isTaken(by program: MaskProgram) -> Bool { program.takes(self) }
  var isPlus: Bool { self.is("+") }
  var character: Character { self }
}

/// What a mask writes into.
protocol MaskSink {
  associatedtype Unit: MaskUnit
  /// The UTF-16 length so far.
  var offset: Int { get }
  mutating func emit(_ unit: Unit, isSignificant: Bool)
}

/// Bytes into memory that outlives it.
struct ByteSink: MaskSink {
  let buffer: UnsafeMutableBufferPointer<UInt8>
  private(set) var offset = 0
  private(set) var significance = Significance()

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  mutating func emit(_ unit: UInt8, isSignificant: Bool) {
    guard offset < buffer.count else { return }
    buffer[offset] = unit
    if isSignificant { significance.insert(offset) }
    offset += 1
  }

  var string: String { String(decoding: buffer[..<offset], as: UTF8.self) }
}

struct CharacterSink: MaskSink {
  private(set) var string = ""
  private(set) var offset = 0
  private(set) var significance = Significance()

  mutating func emit(_ unit: Character, isSignificant: Bool) {
    let width = unit.utf16.count
    string.append(unit)
    if isSignificant { significance.insert(offset..<offset + width) }
    offset += width
  }
}

/// A character as a mask reads it: a byte if all text is ASCII, which is fast, a `Character` otherwise.
protocol MaskUnit {
  func isLiteral(of program: MaskProgram, _ index: Int, _ step: MaskStep) -> Bool
  /// The unit as the token shows it; `nil` if the token does not accept it.
  func taken(by program: MaskProgram, _ index: Int, _ step: MaskStep) -> Self?
  static func literal(of program: MaskProgram, _ index: Int) -> Self
  func isTaken(by program: MaskProgram) -> Bool
  var isPlus: Bool { get }
  var character: Character { get }
}

extension UInt8: MaskUnit {
  func isLiteral(of program: MaskProgram, _ index: Int, _ step: MaskStep) -> Bool { self == step.byte }

  func taken(by program: MaskProgram, _ index: Int, _ step: MaskStep) -> UInt8? { step.taken(self) }

  static func literal(of program: MaskProgram, _ index: Int) -> UInt8 { program.steps[index].byte }
  func isTaken(by program: MaskProgram) -> Bool { program.takes(self) }
  var isPlus: Bool { self == 0x2B }
  var character: Character { Character(Unicode.Scalar(self)) }
}

extension Character: MaskUnit {
  func isLiteral(of program: MaskProgram, _ index: Int, _ step: MaskStep) -> Bool {
    isSame(as: program.elements[index].character)
  }
  func taken(by program: MaskProgram, _ index: Int, _ step: MaskStep) -> Character? {
    program.elements[index].token.take(self)
  }
  static func literal(of program: MaskProgram, _ index: Int) -> Character { program.elements[index].character }
  func isTaken(by program: MaskProgram) -> Bool { program.takes(self) }
  var isPlus: Bool { self.is("+") }
  var character: Character { self }
}

/// The output of a mask.
protocol MaskSink {
  associatedtype Unit: MaskUnit
  /// The UTF-16 length so far.
  var offset: Int { get }
  /// The units that were emitted as significant.
  var significance: Significance { get }
  /// All that was emitted.
  var string: String { get }
  mutating func emit(_ unit: Unit, isSignificant: Bool)
}

/// Writes bytes into memory that outlives it.
struct ByteSink: MaskSink {
  let buffer: UnsafeMutableBufferPointer<UInt8>
  private(set) var offset = 0
  /// The significance of the first 64 units.
  private var bits: UInt64 = 0
  private var rest = Significance()

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  @inline(__always)
  mutating func emit(_ unit: UInt8, isSignificant: Bool) {
    guard offset < buffer.count else { return }
    buffer[offset] = unit
    if isSignificant {
      if offset < 64 { bits |= 1 << UInt64(offset) } else { rest.insert(offset) }
    }
    offset += 1
  }

  var significance: Significance { Significance(bits, and: rest) }
  var string: String { String(decoding: buffer[..<offset], as: UTF8.self) }
}

struct CharacterSink: MaskSink {
  private(set) var string = ""
  private(set) var offset = 0
  private(set) var significance = Significance()

  mutating func emit(_ unit: Character, isSignificant: Bool) {
    let width = unit.utf16Count
    string.append(unit)
    if isSignificant { significance.insert(offset..<offset + width) }
    offset += width
  }
}

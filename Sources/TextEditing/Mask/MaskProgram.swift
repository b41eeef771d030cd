/// One element of a compiled mask.
struct MaskElement: Sendable {
  /// The literal, or the token's symbol.
  var character: Character
  var token = InputMask.Token.digit
  var step: MaskStep
}

/// The properties of an element that filling reads for every character: trivial types, which are cheap to copy.
struct MaskStep: Sendable {
  var isToken: Bool
  /// The literal as an ASCII byte, 0 if it is none.
  var byte: UInt8 = 0
  var transform = InputMask.Token.Transform.none
  var isOptional = false
  var isRepeated = false
  /// A literal that the next token would accept as input, as the 1 of `+1 (###)`.
  var isAmbiguous = false
  /// The ASCII characters that a token accepts.
  var low: UInt64 = 0
  var high: UInt64 = 0

  /// An ASCII character as the token shows it; `nil` if the token does not accept it.
  @inline(__always)
  func taken(_ byte: UInt8) -> UInt8? {
    guard takes(byte) else { return nil }
    switch transform {
    case .none: return byte
    case .lowercased: return byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
    case .uppercased: return byte >= 0x61 && byte <= 0x7A ? byte & ~0x20 : byte
    }
  }

  @inline(__always)
  func takes(_ byte: UInt8) -> Bool {
    byte < 64 ? low >> UInt64(byte) & 1 == 1 : byte < 128 && high >> UInt64(byte & 63) & 1 == 1
  }
}

/// A compiled mask. A class, because every keystroke passes it through several functions.
final class MaskProgram: Sendable {
  let elements: [MaskElement]
  /// The steps of the elements, side by side.
  let steps: [MaskStep]
  /// The number of characters that fit; `nil` without bounds.
  let capacity: Int?
  /// The number of literals before the first token.
  let prefix: Int
  /// Whether every literal and every transform of ASCII input is ASCII, so that ASCII input can be formatted by bytes.
  let isASCII: Bool
  let hasAmbiguity: Bool
  /// Whether a literal `+` is in the mask.
  let hasPlus: Bool
  /// Whether every token accepts digits.
  let takesDigits: Bool
  /// Whether every token accepts one character and no literal could be input, so that characters fill the positions in
  /// order.
  let isPlain: Bool
  /// The tokens of the mask, each once.
  private let kinds: [MaskCompiler.Kind]
  /// The ASCII characters that some token accepts.
  private let accepted: MaskStep
  /// The number of elements that compiling has read, for tests of its cost.
  let visits: Int

  init(
    _ pattern: String, number: Int, tokens: [InputMask.TokenSymbol], fill: InputMask.Fill
  ) throws(InputMaskError) {
    let mask = try MaskCompiler(pattern, number: number, tokens: tokens, fill: fill)
    elements = mask.elements
    steps = mask.elements.map { $0.step }
    capacity = mask.capacity
    prefix = mask.prefix
    isASCII = mask.isASCII
    hasAmbiguity = mask.hasAmbiguity
    hasPlus = mask.hasPlus
    takesDigits = mask.takesDigits
    kinds = mask.kinds
    visits = mask.visits
    accepted = mask.kinds.reduce(into: MaskStep(isToken: true)) { all, kind in
      all.low |= kind.step.low
      all.high |= kind.step.high
    }
    isPlain = !hasAmbiguity && !steps.contains { $0.isOptional || $0.isRepeated }
  }

  /// Whether some token accepts the character.
  func takes(_ character: Character) -> Bool {
    kinds.contains { $0.token.take(character) != nil }
  }

  /// Whether some token accepts the ASCII character.
  func takes(_ byte: UInt8) -> Bool {
    accepted.takes(byte)
  }
}

extension Character {
  /// The one ASCII byte of the character; nil for CR LF, which is two.
  var asciiByte: UInt8? {
    let utf8 = utf8
    guard let first = utf8.first, first < 0x80, utf8.count == 1 else { return nil }
    return first
  }
}

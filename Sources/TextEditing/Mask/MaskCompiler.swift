/// Reads a pattern into the elements of a mask.
struct MaskCompiler {
  var elements: [MaskElement] = []
  /// The number of characters that fit; `nil` without bounds.
  var capacity: Int? = 0
  /// The number of literals before the first token.
  var prefix = 0
  /// Whether every literal and every transform of ASCII input is ASCII, so that ASCII input can be formatted by bytes.
  var isASCII = true
  var hasAmbiguity = false
  /// Whether a literal `+` is in the mask.
  var hasPlus = false
  /// Whether every token accepts digits.
  var takesDigits = true
  /// The tokens of the mask, each once.
  private(set) var kinds: [Kind] = []
  /// The number of elements that compiling has read, for tests of its cost.
  private(set) var visits = 0
  private var tokenCount = 0

  /// A token under its symbol, with the ASCII characters that it accepts.
  struct Kind: Sendable {
    var symbol: Character
    var token: InputMask.Token
    var step: MaskStep
    /// Whether the token shows ASCII input as ASCII.
    var isASCII = true

    init(_ symbol: Character, _ token: InputMask.Token) {
      self.symbol = symbol
      self.token = token
      step = MaskStep(isToken: true)
      step.transform = token.transform
      for byte in UInt8(0)..<128 {
        guard let taken = token.take(Character(Unicode.Scalar(byte))) else { continue }
        if byte < 64 { step.low |= 1 << UInt64(byte) } else { step.high |= 1 << UInt64(byte & 63) }
        if taken.asciiByte == nil { isASCII = false }
      }
    }
  }

  init(
    _ pattern: String, number: Int, tokens: [InputMask.TokenSymbol], fill: InputMask.Fill
  ) throws(InputMaskError) {
    if pattern.isEmpty { throw InputMaskError(.empty, pattern: number, offset: 0) }
    var offset = 0
    var quote: Int?
    var afterToken = false
    for character in pattern {
      defer { offset += character.utf16Count }
      if quote != nil {
        quote = nil
        append(literal: character)
        afterToken = false
      } else if character.is("\\") {
        quote = offset
        afterToken = false
      } else if afterToken, character.is("?") || character.is("+") {
        try quantify(character, number: number, offset: offset, fill: fill)
      } else if let token = tokens.last(where: { $0.symbol.isSame(as: character) })?.token {
        append(token, symbol: character)
        afterToken = true
      } else {
        append(literal: character)
        afterToken = false
      }
    }
    if let quote { throw InputMaskError(.nothingQuoted, pattern: number, offset: quote) }
    finish()
    if !elements.contains(where: { $0.step.isToken }) { throw InputMaskError(.noToken, pattern: number, offset: 0) }
  }

  private mutating func append(literal: Character) {
    var element = MaskElement(character: literal, step: MaskStep(isToken: false))
    if let ascii = literal.asciiByte { element.step.byte = ascii } else { isASCII = false }
    elements.append(element)
  }

  private mutating func append(_ token: InputMask.Token, symbol: Character) {
    let kind: Kind
    if let known = kinds.first(where: { $0.symbol.isSame(as: symbol) }) {
      kind = known
    } else {
      kind = Kind(symbol, token)
      kinds.append(kind)
      isASCII = isASCII && kind.isASCII
      takesDigits = takesDigits && kind.step.takes(0x35)
    }
    elements.append(MaskElement(character: symbol, token: token, step: kind.step))
    tokenCount += 1
  }

  private mutating func quantify(
    _ quantifier: Character, number: Int, offset: Int, fill: InputMask.Fill
  ) throws(InputMaskError) {
    let last = elements.count - 1
    if elements[last].step.isOptional || elements[last].step.isRepeated {
      throw InputMaskError(.repeatedQuantifier, pattern: number, offset: offset)
    }
    if fill == .trailing, quantifier.is("?") || tokenCount > 1 {
      throw InputMaskError(.quantifierInTrailingFill, pattern: number, offset: offset)
    }
    if quantifier.is("?") { elements[last].step.isOptional = true } else { elements[last].step.isRepeated = true }
  }

  /// Of neighbouring equal tokens the required ones accept characters first, so that `#?#` accepts a single digit as
  /// the required one.
  private mutating func sortOptionals() {
    var index = 0
    while index < elements.count {
      var end = index + 1
      visits += 1
      while end < elements.count, elements[index].step.isToken, elements[end].step.isToken,
        elements[end].character.isSame(as: elements[index].character)
      {
        end += 1
        visits += 1
      }
      let run = elements[index..<end]
      if run.contains(where: { $0.step.isOptional }), !run.contains(where: { $0.step.isRepeated }) {
        elements.replaceSubrange(
          index..<end, with: run.filter { !$0.step.isOptional } + run.filter({ $0.step.isOptional }))
      }
      index = end
    }
  }

  private mutating func finish() {
    sortOptionals()
    prefix = elements.firstIndex(where: { $0.step.isToken }) ?? elements.count
    // From the end, so that the token after each literal is known.
    var next: InputMask.Token?
    var isRepeated = false
    for index in elements.indices.reversed() {
      visits += 1
      let element = elements[index]
      if element.step.isToken {
        next = element.token
        isRepeated = isRepeated || element.step.isRepeated
        continue
      }
      hasPlus = hasPlus || element.character.is("+")
      if next?.take(element.character) != nil {
        elements[index].step.isAmbiguous = true
        hasAmbiguity = true
      }
    }
    capacity = isRepeated ? nil : tokenCount
  }
}

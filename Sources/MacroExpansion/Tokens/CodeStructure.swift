/// The tokens of a source, the brackets that belong together, and the types that the code is in.
struct CodeStructure {
  let source: [UInt8]
  let tokens: [Token]
  /// For each bracket the index of the other one.
  private let partners: [Int: Int]
  /// For each opening brace of a type or an extension its name.
  private let typeNames: [Int: String]

  init(_ source: [UInt8]) {
    self.source = source
    let tokens = Lexer.tokens(of: source)
    self.tokens = tokens
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.opens {
        open.append(index)
      } else if token.closes, let start = open.popLast() {
        partners[start] = index
        partners[index] = start
      }
    }
    self.partners = partners
    typeNames = Self.typeNames(of: tokens)
  }

  init(_ source: String) { self.init(Array(source.utf8)) }

  subscript(index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  func partner(of index: Int) -> Int? { partners[index] }

  /// The first token after the one at `index` that is not inside of it: behind the bracket that closes when one opens.
  func next(after index: Int) -> Int {
    guard tokens[index].opens, let close = partner(of: index), close > index else { return index + 1 }
    return close + 1
  }

  /// Whether the token at `index` is the sign or attribute `mark` with the word `name` right behind it, as `@Entry`.
  func isMarked(_ mark: String, _ name: String, at index: Int) -> Bool {
    self[index]?.is(mark) == true && self[index + 1]?.is(name) == true && touches(index + 1)
  }

  /// Whether the token follows the one before it without a blank.
  func touches(_ index: Int) -> Bool {
    guard index > 0, index < tokens.count else { return false }
    return tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  /// Whether the token is the first of its line.
  func beginsLine(_ index: Int) -> Bool {
    guard index > 0, index < tokens.count else { return true }
    return source[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound].contains(UInt8(ascii: "\n"))
  }

  /// Whether the tokens can stand in one line: no string among them has several.
  func fitsLine(_ range: Range<Int>) -> Bool { !tokens[range].contains { $0.text.contains { $0.isNewline } } }

  /// The tokens in one line: without comments, and with a blank where there was anything between two of them.
  func text(_ range: Range<Int>) -> String {
    range.reduce(into: "") { text, index in
      if index > range.lowerBound, !touches(index) { text += " " }
      text += tokens[index].text
    }
  }

  /// The source between the start of one token and the end of another one, with what stands between them.
  func source(_ range: ClosedRange<Int>) -> String {
    source(tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound].range.upperBound)
  }

  /// The source between two of its bytes.
  func source(_ bytes: Range<Int>) -> String { String(decoding: source[bytes], as: UTF8.self) }

  /// The name of the innermost type or extension around a token.
  func enclosingType(of index: Int) -> String? {
    var place = index
    while place > 0 {
      place -= 1
      if tokens[place].closes, let start = partner(of: place) {
        place = start
      } else if let name = typeNames[place] {
        return name
      }
    }
    return nil
  }

  /// The first token of `a.b(c)[d]?.e` in front of the point at `index`.
  func chainStart(before index: Int) -> Int {
    var place = index - 1
    while place > 0 {
      if tokens[place].is("?") || tokens[place].is("!") {
        place -= 1
      } else if tokens[place].closes, let start = partner(of: place) {
        guard touches(start), let before = self[start - 1], before.kind == .word || before.closes else { return start }
        place = start - 1
      } else if self[place - 1]?.is(".") == true {
        place -= 2
      } else {
        return place
      }
    }
    return max(place, 0)
  }

  /// `class`, `extension` and the like with a name and the brace after it. `class func` has no name.
  private static func typeNames(of tokens: [Token]) -> [Int: String] {
    let keywords: Set = ["class", "struct", "enum", "actor", "extension", "protocol"]
    let others: Set = ["func", "var", "let", "subscript", "override", "final", "private", "public", "internal"]
    var names: [Int: String] = [:]
    for (index, token) in tokens.enumerated() where token.kind == .word && keywords.contains(token.text) {
      guard index + 1 < tokens.count, tokens[index + 1].kind == .word, !others.contains(tokens[index + 1].text) else {
        continue
      }
      if index > 0, tokens[index - 1].is(".") { continue }
      var name = tokens[index + 1].text
      var place = index + 2
      while place + 1 < tokens.count, tokens[place].is("."), tokens[place + 1].kind == .word {
        name += "." + tokens[place + 1].text
        place += 2
      }
      while place < tokens.count, !tokens[place].is("{"), !tokens[place].is("}"), !tokens[place].is(";") { place += 1 }
      if place < tokens.count, tokens[place].is("{") { names[place] = name }
    }
    return names
  }
}

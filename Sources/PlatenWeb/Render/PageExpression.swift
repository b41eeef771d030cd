#if Web
/// A regular expression of ICU's as ECMAScript writes it, with the flag `u`.
///
/// Only expressions are translated that both find in the same texts: characters of ASCII, classes of them, `.`, `\d`,
/// `\w`, the ends of the text, groups, alternatives, looking ahead, and greedy and reluctant quantifiers. The sources are
/// ICU's User Guide ("Regular Expressions") and ECMA-262, section 22.2.
struct PageExpression {
  /// As ECMAScript writes it.
  private(set) var text = ""

  private static let lineBreaks = #"\n\v\f\r\x85\u2028\u2029"#
  private static let letters = #"\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\u200c\u200d"#

  private var rest: Substring
  /// Whether a quantifier may follow.
  private var isAtom = false
  /// The groups around, each with whether a quantifier may follow it: one that looks ahead can have none there.
  private var groups: [Bool] = []

  /// Nil for an expression that is not translated.
  init?(icu: String) {
    guard icu.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    rest = icu[...]
    while let character = rest.popFirst() {
      guard translate(character) else { return nil }
    }
    guard groups.isEmpty else { return nil }
  }

  private mutating func add(_ part: String, isAtom: Bool = true) -> Bool {
    text += part
    self.isAtom = isAtom
    return true
  }

  private mutating func take(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest.removeFirst(prefix.count)
    return true
  }

  private mutating func translate(_ character: Character) -> Bool {
    switch character {
    case "^": return add("^", isAtom: false)
    case "$": return add(#"(?!(?<=\r)\n)(?=(?:\r\n|[\#(Self.lineBreaks)])?$)"#, isAtom: false)
    case "|": return add("|", isAtom: false)
    case ".": return add("[^\(Self.lineBreaks)]")
    case "(": return open()
    case ")":
      guard let isAtom = groups.popLast() else { return false }
      return add(")", isAtom: isAtom)
    case "*", "+", "?": return quantify(String(character))
    case "{":
      guard let end = rest.firstIndex(of: "}") else { return false }
      let bounds = rest[..<end]
      rest = rest[end...].dropFirst()
      return Self.areBounds(bounds) && quantify("{\(bounds)}")
    case "[": return translateClass()
    case "\\": return escaped(inClass: false).map { add($0) } ?? translateEnd()
    case "]", "}": return false
    default: return add(Self.literal(character))
    }
  }

  private mutating func open() -> Bool {
    for start in ["?:", "?=", "?!"] where take(start) {
      groups.append(start == "?:")
      return add("(" + start, isAtom: false)
    }
    groups.append(true)
    return !rest.hasPrefix("?") && add("(", isAtom: false)
  }

  private mutating func quantify(_ quantifier: String) -> Bool {
    guard isAtom, !rest.hasPrefix("+") else { return false }
    return add(quantifier + (take("?") ? "?" : ""), isAtom: false)
  }

  private static func areBounds(_ bounds: Substring) -> Bool {
    let numbers = bounds.split(separator: ",", omittingEmptySubsequences: false)
    guard let least = numbers.first.flatMap({ Int($0) }), least >= 0, numbers.count <= 2 else { return false }
    return numbers.count == 1 || numbers[1].isEmpty || Int(numbers[1]).map { $0 >= least } ?? false
  }

  private mutating func translateEnd() -> Bool {
    if take("A") { return add("^", isAtom: false) }
    return take("z") && add("$", isAtom: false)
  }

  /// What follows a backslash and is a character or a class of them; nil for anything else.
  private mutating func escaped(inClass: Bool) -> String? {
    guard let character = rest.first else { return nil }
    let result: String
    switch character {
    case "d": result = #"\p{Nd}"#
    case "D": result = #"\P{Nd}"#
    case "w": result = inClass ? Self.letters : "[\(Self.letters)]"
    case "W" where !inClass: result = "[^\(Self.letters)]"
    case "t", "n", "r": result = "\\\(character)"
    case _ where character.isLetter || character.isNumber: return nil
    default: result = inClass ? Self.member(character) : Self.literal(character)
    }
    rest.removeFirst()
    return result
  }

  private static func literal(_ character: Character) -> String {
    #"^$\.*+?()[]{}|/"#.contains(character) ? "\\\(character)" : String(character)
  }

  private static func member(_ character: Character) -> String {
    #"\]^-["#.contains(character) ? "\\\(character)" : String(character)
  }

  /// Sets within sets, their operators and their names are ICU's own.
  private mutating func translateClass() -> Bool {
    var members = take("^") ? "[^" : "["
    var count = 0
    /// The character that a range can begin with.
    var first: Character?
    while let character = rest.popFirst() {
      switch character {
      case "]": return count > 0 && add(members + "]")
      case "[", "{", "}", "$", "^": return false
      case "&" where rest.hasPrefix("&"): return false
      case "\\":
        guard let part = escaped(inClass: true) else { return false }
        members += part
        first = nil
      case "-":
        guard let start = first, let end = rest.first, end != "]" else {
          // It represents itself at the ends.
          guard count == 0 || rest.hasPrefix("]") else { return false }
          members += #"\-"#
          break
        }
        guard end.isLetter || end.isNumber, start.isLetter || start.isNumber, start <= end else { return false }
        rest.removeFirst()
        members += "-\(end)"
        first = nil
      default:
        members += Self.member(character)
        first = character
      }
      count += 1
    }
    return false
  }
}
#endif

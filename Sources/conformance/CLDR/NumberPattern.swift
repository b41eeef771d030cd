/// A number pattern of Unicode's Technical Standard 35, part 3: `#,##0.###`, `#,##0 %`, `¤#,##0.00;(¤#,##0.00)`.
struct NumberPattern {
  /// A character of an affix that is written by the locale's symbol, or one that is written as it is.
  enum Part: Equatable {
    case minus, plus, percent, currency
    case text(Character)
  }

  var prefix: [Part]
  var suffix: [Part]
  var negativePrefix: [Part]
  var negativeSuffix: [Part]
  /// The number of digits of the last group, and of those before it. Nil without groups.
  private(set) var group: (last: Int, others: Int)?
  private(set) var minimumIntegerDigits: Int
  private(set) var fractionDigits: ClosedRange<Int>

  init(_ pattern: String) {
    let halves = pattern.split(separator: ";", maxSplits: 1).map(Self.parts)
    let (prefix, number, suffix) = halves.first ?? ([], "", [])
    self.prefix = prefix
    self.suffix = suffix
    negativePrefix = halves.count > 1 ? halves[1].prefix : [.minus] + prefix
    negativeSuffix = halves.count > 1 ? halves[1].suffix : suffix
    let sides = number.split(separator: ".", omittingEmptySubsequences: false)
    let groups = sides[0].split(separator: ",", omittingEmptySubsequences: false).map(\.count)
    if let last = groups.last, groups.count > 1 {
      group = (last, groups.count > 2 ? groups[groups.count - 2] : last)
    }
    minimumIntegerDigits = sides[0].count { $0 == "0" }
    let fraction = sides.count > 1 ? sides[1] : ""
    fractionDigits = fraction.count { $0 == "0" }...fraction.count
  }

  /// The affixes around the characters of the number. A character in apostrophes is itself.
  private static func parts(_ pattern: Substring) -> (prefix: [Part], number: String, suffix: [Part]) {
    var prefix: [Part] = []
    var number = ""
    var suffix: [Part] = []
    var isQuoted = false
    for character in pattern {
      if character == "'" {
        isQuoted.toggle()
      } else if !isQuoted, "#0,.".contains(character) {
        number.append(character)
      } else if number.isEmpty {
        prefix.append(part(character, isQuoted))
      } else {
        suffix.append(part(character, isQuoted))
      }
    }
    return (prefix, number, suffix)
  }

  private static func part(_ character: Character, _ isQuoted: Bool) -> Part {
    guard !isQuoted else { return .text(character) }
    return switch character {
    case "-": .minus
    case "+": .plus
    case "%": .percent
    case "¤": .currency
    default: .text(character)
    }
  }
}

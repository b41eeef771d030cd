/// The form of a numeric date or time, as fields and the literals between them: `MM/dd/yyyy`, `dd.MM.yy`, `HH:mm`.
public struct DateShape: Equatable, Sendable {
  /// A part of a date that has a value.
  public enum Field: Equatable, Hashable, Sendable {
    case year, month, day, hour, hour12, minute, second
    /// The day period: 0 before noon, 1 after it.
    case meridiem

    /// Whether the field is of a day, not of a time.
    var isOfDay: Bool { self == .year || self == .month || self == .day }

    /// The least and the greatest value; the day's depends on the month too.
    var range: ClosedRange<Int> {
      switch self {
      case .year: 0...9_999
      case .meridiem: 0...1
      case .month: 1...12
      case .day: 1...31
      case .hour: 0...23
      case .hour12: 1...12
      case .minute, .second: 0...59
      }
    }
  }

  /// A field, or the text between two fields.
  public enum Part: Equatable, Sendable {
    /// A field of a fixed number of digits.
    case field(Field, digits: Int)
    /// The day period, as one of two texts.
    case meridiem(am: String, pm: String)
    case literal(String)
  }

  /// The fields and literals, in order.
  public var parts: [Part]
  /// The digit zero of the script in which dates are written; the other digits follow it. Digits of every script can be
  /// typed.
  public var zero: Unicode.Scalar = "0"

  /// Whether a field is of a day.
  var hasDay: Bool { hasField(ofDay: true) }
  /// Whether a field is of a time.
  var hasTime: Bool { hasField(ofDay: false) }

  private func hasField(ofDay isOfDay: Bool) -> Bool {
    DateDraft(self).slots.contains { $0.field.isOfDay == isOfDay }
  }

  /// Creates a form of parts; `nil` without a field, with a field twice, or with two fields of digits that no literal
  /// separates.
  public init?(_ parts: [Part]) {
    var seen: [Field] = []
    var afterField = false
    for part in parts {
      switch part {
      case .field(let field, let digits):
        guard !afterField, !seen.contains(field), field != .meridiem, (1...4).contains(digits) else { return nil }
        seen.append(field)
        afterField = true
      case .meridiem(let am, let pm):
        guard !seen.contains(.meridiem), !am.isEmpty, !pm.isEmpty, !am.hasSameUnits(as: pm),
          !(am + pm).contains(where: { $0.decimalDigit != nil })
        else { return nil }
        seen.append(.meridiem)
        afterField = false
      case .literal(let text):
        guard !text.isEmpty, !text.contains(where: { $0.decimalDigit != nil }) else { return nil }
        afterField = false
      }
    }
    guard !seen.isEmpty else { return nil }
    self.parts = parts
  }

  /// Creates a form from a pattern in the letters of Unicode Technical Standard 35: `y`, `M`, `d`, `H`, `h`, `m`,
  /// `s` and `a` (AM and PM), with quoted text in apostrophes. Months and days are shown with two digits. `nil` if another letter occurs or
  /// ``init(_:)`` is `nil`.
  public init?(pattern: String) {
    var parts: [Part] = []
    var literal = ""
    var isQuoted = false
    var letters: (Character, Int)?
    func flushField() -> Bool {
      guard let (letter, count) = letters else { return true }
      letters = nil
      switch letter.only {
      case "y": parts.append(.field(.year, digits: count == 2 ? 2 : 4))
      case "M" where count <= 2: parts.append(.field(.month, digits: 2))
      case "d" where count <= 2: parts.append(.field(.day, digits: 2))
      case "H" where count <= 2: parts.append(.field(.hour, digits: 2))
      case "h" where count <= 2: parts.append(.field(.hour12, digits: 2))
      case "m" where count <= 2: parts.append(.field(.minute, digits: 2))
      case "s" where count <= 2: parts.append(.field(.second, digits: 2))
      case "a" where count <= 3: parts.append(.meridiem(am: "AM", pm: "PM"))
      default: return false
      }
      return true
    }
    for character in pattern {
      if character.is("'") {
        isQuoted.toggle()
        continue
      }
      let isLetter = character.asciiByte.map { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A } ?? false
      if isQuoted || !isLetter {
        guard flushField() else { return nil }
        literal.append(character)
      } else if let (letter, count) = letters, letter.isSame(as: character) {
        letters = (letter, count + 1)
      } else {
        guard flushField() else { return nil }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        letters = (character, 1)
      }
    }
    guard flushField() else { return nil }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    self.init(parts)
  }
}

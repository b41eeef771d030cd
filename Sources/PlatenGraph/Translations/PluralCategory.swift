/// The form of a sentence that a number takes, by the names of Unicode's CLDR.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The category of a number in a language, by the cardinal rules of CLDR 44. Languages not named here have one for 1
  /// and other for the rest.
  package init(_ number: Double, language: String) {
    let n = abs(number)
    let isWhole = n == n.rounded(.towardZero) && n < 1e15
    // The digits before the point; a number too great for an integer has none of the small forms.
    let i = n < 1e15 ? Int(n) : 100
    self = Self.category(n: n, i: i, isWhole: isWhole, language: language)
  }

  private static func category(n: Double, i: Int, isWhole: Bool, language: String) -> PluralCategory {
    let tens = i % 100
    let ones = i % 10
    let isTeen = (11...19).contains(tens)
    switch language {
    case "ja", "zh", "yue", "ko", "vi", "th", "id", "ms", "lo", "my", "km":
      return .other
    case "fr", "pt", "hy":
      return i < 2 ? .one : .other
    case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as":
      return i == 0 || n == 1 ? .one : .other
    case "ru", "uk", "be":
      guard isWhole else { return .other }
      if ones == 1, tens != 11 { return .one }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
    case "sr", "hr", "bs":
      guard isWhole else { return .other }
      if ones == 1, tens != 11 { return .one }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .other
    case "pl":
      guard isWhole else { return .other }
      if i == 1 { return .one }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
    case "cs", "sk":
      guard isWhole else { return .many }
      return i == 1 ? .one : (2...4).contains(i) ? .few : .other
    case "lt":
      guard isWhole else { return .many }
      if ones == 1, !isTeen { return .one }
      return ones >= 2 && !isTeen ? .few : .other
    case "lv":
      if isWhole, ones == 0 || isTeen { return .zero }
      return isWhole && ones == 1 ? .one : .other
    case "sl":
      guard isWhole else { return .few }
      return tens == 1 ? .one : tens == 2 ? .two : tens == 3 || tens == 4 ? .few : .other
    case "ro":
      if isWhole, i == 1 { return .one }
      return !isWhole || i == 0 || (1...19).contains(tens) ? .few : .other
    case "ar":
      guard isWhole else { return .other }
      if i < 3 { return [.zero, .one, .two][i] }
      return (3...10).contains(tens) ? .few : tens >= 11 ? .many : .other
    case "he":
      guard isWhole else { return .other }
      return i == 1 ? .one : i == 2 ? .two : .other
    case "ga":
      guard isWhole else { return .other }
      return i == 1 ? .one : i == 2 ? .two : (3...6).contains(i) ? .few : (7...10).contains(i) ? .many : .other
    case "cy":
      guard isWhole, i <= 6 else { return .other }
      return [.zero, .one, .two, .few, .other, .other, .many][i]
    case "is", "mk":
      return isWhole && ones == 1 && tens != 11 ? .one : .other
    default:
      return n == 1 ? .one : .other
    }
  }
}

/// The relation between the two sides of a comparison in a predicate.
enum PredicateOperator: String {
  case equal = "="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case matches = "MATCHES"
  case like = "LIKE"
  case contains = "CONTAINS"
  case beginsWith = "BEGINSWITH"
  case endsWith = "ENDSWITH"
  case isIn = "IN"
  case between = "BETWEEN"

  /// The operator for a word or sign; nil where there is none.
  init?(_ word: String) {
    switch word.uppercased() {
    case "==": self = .equal
    case "<>": self = .notEqual
    case "=<": self = .lessOrEqual
    case "=>": self = .greaterOrEqual
    case let word: self.init(rawValue: word)
    }
  }

  func holds(_ left: Any?, _ right: Any?, _ options: PredicateOptions) -> Bool {
    switch self {
    case .equal: Self.areEqual(left, right, options)
    case .notEqual: !Self.areEqual(left, right, options)
    case .less: Self.order(left, right, options) == .orderedAscending
    case .lessOrEqual: Self.order(left, right, options).map { $0 != .orderedDescending } ?? false
    case .greater: Self.order(left, right, options) == .orderedDescending
    case .greaterOrEqual: Self.order(left, right, options).map { $0 != .orderedAscending } ?? false
    case .matches: Self.patterns(left, right, options).map { Self.matches($0, $1, options) } ?? false
    case .like: Self.patterns(left, right, options).map { Self.matches($0, Self.pattern($1), options) } ?? false
    case .contains: Self.contains(left, right, options)
    case .beginsWith: Self.texts(left, right, options).map { $0.hasPrefix($1) } ?? false
    case .endsWith: Self.texts(left, right, options).map { $0.hasSuffix($1) } ?? false
    case .isIn: Self.contains(right, left, options)
    case .between: Self.isBetween(left, right, options)
    }
  }

  /// Both sides as text, as the options have it; nil where one is none.
  private static func texts(_ left: Any?, _ right: Any?, _ options: PredicateOptions) -> (String, String)? {
    guard let left = left as? String, let right = right as? String else { return nil }
    return (options.folded(left), options.folded(right))
  }

  /// A text and what it is to match. Case is left to the expression: folded, `\D` would be `\d`.
  private static func patterns(_ left: Any?, _ right: Any?, _ options: PredicateOptions) -> (String, String)? {
    texts(left, right, options.intersection(.diacriticInsensitive))
  }

  /// Whether the whole of `text` matches.
  private static func matches(_ text: String, _ pattern: String, _ options: PredicateOptions) -> Bool {
    let options: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options) else {
      Diagnostics.report("a predicate's regular expression can't be read: \(pattern)")
      return false
    }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  /// The regular expression for `?` and `*`.
  private static func pattern(_ wildcards: String) -> String {
    "(?s)"
      + NSRegularExpression.escapedPattern(for: wildcards).replacingOccurrences(of: "\\*", with: ".*")
      .replacingOccurrences(of: "\\?", with: ".")
  }

  private static func contains(_ whole: Any?, _ part: Any?, _ options: PredicateOptions) -> Bool {
    if let (whole, part) = texts(whole, part, options) { return whole.contains(part) }
    if let list = whole as? [Any] { return list.contains { areEqual($0, part, options) } }
    if let set = whole as? Set<AnyHashable> { return set.contains { areEqual($0, part, options) } }
    return false
  }

  private static func isBetween(_ value: Any?, _ bounds: Any?, _ options: PredicateOptions) -> Bool {
    guard let bounds = bounds as? [Any], bounds.count == 2 else { return false }
    return PredicateOperator.greaterOrEqual.holds(value, bounds[0], options)
      && PredicateOperator.lessOrEqual.holds(value, bounds[1], options)
  }

  private static func areEqual(_ left: Any?, _ right: Any?, _ options: PredicateOptions) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right, options) { return order == .orderedSame }
    // Numbers without an order: one of them is none.
    if number(left) != nil, number(right) != nil { return false }
    guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
    return left == right
  }

  /// Which of the two comes first; nil where they can't be compared.
  private static func order(_ left: Any?, _ right: Any?, _ options: PredicateOptions) -> ComparisonResult? {
    if let (left, right) = texts(left, right, PredicateOptions()) {
      return left.compare(right, options: options.compareOptions)
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    guard let left = number(left), let right = number(right), !left.isNaN, !right.isNaN else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Bool: value ? 1 : 0
    default: nil
    }
  }
}

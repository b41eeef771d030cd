extension TextInputValidationRule {
  /// Whether it is the rule that there has to be a text.
  var isRequired: Bool { described == .required }

  /// - Parameter number: The field's value as a number, which takes long to find; nil where it has none.
  func isMet(by text: String, number: () -> Double?) -> Bool {
    switch condition {
    case .required: return text.contains { !$0.isWhitespace }
    case .closure(let isValid): return isValid(text)
    default: break
    }
    if text.isEmpty { return true }
    switch condition {
    case .length(let least, let most): return text.count >= least && text.count <= most ?? .max
    case .range(let range): return number().map(range.contains) ?? false
    case .pattern(let expression): return text.range(of: expression, options: .regularExpression) != nil
    case .email(let expression): return expression.matches(text)
    case .required, .closure: return true
    }
  }

  /// Closures can't be compared.
  func isSame(as other: TextInputValidationRule) -> Bool {
    switch (condition, other.condition) {
    case (.range(let range), .range(let other)): if range != other { return false }
    case (.pattern(let expression), .pattern(let other)): if expression != other { return false }
    case (.email(let expression), .email(let other)): if expression != other { return false }
    default: if described == .unknown || described != other.described { return false }
    }
    return message == other.message
  }

  /// What a front end can check of it.
  var described: FieldChecks.Condition {
    switch condition {
    case .required: .required
    case .length(let least, let most): .length(least: least, most: most)
    case .email: .expression(EmailExpression.icu)
    case .pattern(let expression): .expression(expression)
    case .range, .closure: .unknown
    }
  }
}

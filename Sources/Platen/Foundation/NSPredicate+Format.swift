extension NSPredicate {
  /// A condition in words, such as `SELF MATCHES %@`, in which `%@` and its like are replaced by the arguments in
  /// order.
  ///
  /// Foundation on this platform has no such initializer. Conditions here are about the object itself, `SELF`, and not
  /// about its properties, which there is no way to reach by name: comparisons with `=`, `!=`, `<` and their like,
  /// `MATCHES`, `LIKE`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `IN` and `BETWEEN`, the options `[c]` and `[d]`, and
  /// `AND`, `OR`, `NOT` and brackets around them. A format that can't be read is reported on standard error, and its
  /// condition holds for nothing; Apple's raises an exception.
  public convenience init(format: String, _ arguments: Any...) { self.init(format: format, argumentArray: arguments) }

  /// The same with the arguments in an array.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    do throws(PredicateParser.Failure) {
      var parser = PredicateParser(format, arguments: arguments ?? [])
      let condition = try parser.condition()
      self.init { object, _ in condition.holds(for: object) }
    } catch {
      Diagnostics.report("the predicate “\(format)” can't be read: \(error.reason)")
      self.init(value: false)
    }
  }
}

/// The condition of a predicate for an object.
indirect enum PredicateCondition: @unchecked Sendable {
  case constant(Bool)
  case comparison(PredicateOperand, PredicateOperator, PredicateOperand, PredicateOptions)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])

  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .comparison(let left, let relation, let right, let options):
      relation.holds(left.value(for: object), right.value(for: object), options)
    case .not(let condition): !condition.holds(for: object)
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: object) }
    case .any(let conditions): conditions.contains { $0.holds(for: object) }
    }
  }
}

/// One side of a comparison.
enum PredicateOperand {
  /// The object itself.
  case object
  /// How many characters the object has.
  case length
  case value(Any?)
  case list([PredicateOperand])

  func value(for object: Any?) -> Any? {
    switch self {
    case .object: object
    case .length: (object as? String)?.utf16.count
    case .value(let value): value
    case .list(let operands): operands.map { $0.value(for: object) as Any }
    }
  }
}

/// What case and marks of letters mean to a comparison.
struct PredicateOptions: OptionSet {
  let rawValue: Int

  static let caseInsensitive = PredicateOptions(rawValue: 1)
  static let diacriticInsensitive = PredicateOptions(rawValue: 2)

  var compareOptions: String.CompareOptions {
    var options: String.CompareOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options
  }

  func folded(_ text: String) -> String { text.folding(options: compareOptions, locale: nil) }
}

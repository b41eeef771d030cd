import Foundation

/// The keywords of one schema, with their types checked: a keyword that would limit nothing is a mistake in the schema.
struct SchemaKeywords {
  let schema: JSONValue
  let path: [String]

  /// A problem at the place of the schema.
  func problem(_ reason: String) -> FormSchema.Problem { FormSchema.Problem(at: path, reason) }

  func string(_ name: String) throws -> String? {
    try schema[name].map { value in
      guard let string = value.string else { throw problem("“\(name)” has to be a text.") }
      return string
    }
  }

  private func number(_ name: String) throws -> Double? {
    try schema[name].map { value in
      guard let number = value.double, number.isFinite else { throw problem("“\(name)” has to be a number.") }
      return number
    }
  }

  private func count(_ name: String) throws -> Int? {
    try schema[name].map { value in
      guard let count = value.count else { throw problem("“\(name)” has to be a whole number, 0 or more.") }
      return count
    }
  }

  func flag(_ name: String) throws -> Bool {
    guard let value = schema[name] else { return false }
    guard let flag = value.bool else { throw problem("“\(name)” has to be true or false.") }
    return flag
  }

  /// The names that are required here.
  func required() throws -> [String] {
    guard let value = schema["required"] else { return [] }
    let names = value.elements.compactMap(\.string)
    guard case .array(let elements) = value, names.count == elements.count else {
      throw problem("“required” has to be a list of names.")
    }
    return names
  }

  /// The members of `properties`.
  func properties() throws -> [JSONValue.Member] {
    guard let value = schema["properties"] else { return [] }
    guard case .object(let members) = value else { throw problem("“properties” has to be an object.") }
    return members
  }

  /// From the fewest to the most, by the keywords of these names; nil where there is neither.
  func counts(_ least: String, _ most: String) throws -> ClosedRange<Int>? {
    let (lower, upper) = (try count(least), try count(most))
    guard lower != nil || upper != nil else { return nil }
    guard lower ?? 0 <= upper ?? .max else { throw problem("“\(least)” is larger than “\(most)”.") }
    return (lower ?? 0)...(upper ?? .max)
  }

  /// The keywords that limit a value.
  func limits() throws -> SchemaLimits {
    var limits = SchemaLimits()
    limits.length = try counts("minLength", "maxLength")
    limits.pattern = try string("pattern")
    if let pattern = limits.pattern, (try? NSRegularExpression(pattern: pattern)) == nil {
      throw problem("The pattern “\(pattern)” is not a regular expression.")
    }
    limits.format = try string("format")
    (limits.minimum, limits.isMinimumExcluded) = try end("minimum", "exclusiveMinimum", larger: max)
    (limits.maximum, limits.isMaximumExcluded) = try end("maximum", "exclusiveMaximum", larger: min)
    if let minimum = limits.minimum, let maximum = limits.maximum {
      guard minimum <= maximum else { throw problem("The smallest number is larger than the largest one.") }
      guard minimum < maximum || !limits.isMinimumExcluded && !limits.isMaximumExcluded else {
        throw problem("No number is between the limits.")
      }
    }
    limits.multiple = try number("multipleOf")
    if let multiple = limits.multiple, multiple <= 0 { throw problem("“multipleOf” has to be more than 0.") }
    return limits
  }

  /// One end of the numbers, and whether it is excluded. In older drafts of JSON Schema the second keyword is a flag for
  /// the first. Of two ends the one that excludes more is valid.
  private func end(
    _ included: String, _ excluded: String, larger: (Double, Double) -> Double
  ) throws -> (Double?, Bool) {
    let end = try number(included)
    if case .bool(let isExcluded)? = schema[excluded] { return (end, isExcluded) }
    guard let other = try number(excluded) else { return (end, false) }
    guard let end, larger(end, other) == end, end != other else { return (other, true) }
    return (end, false)
  }

  /// The type: the first that is not `null`, which is for a value that may be left out.
  func type() throws -> String {
    switch schema["type"] {
    case nil: return schema["properties"] == nil ? "string" : "object"
    case .string(let type)?: return type
    case let types?:
      guard let type = types.elements.compactMap(\.string).first(where: { $0 != "null" }) else {
        throw problem("“type” has to be the name of a type.")
      }
      return type
    }
  }

  /// Whether `null` is among the types, or the values to choose from; also by the keyword of OpenAPI.
  var isNullable: Bool {
    schema["type"]?.elements.contains(.string("null")) ?? false || schema["enum"]?.elements.contains(.null) ?? false
      || schema["nullable"]?.bool ?? false
  }

  /// The words of a value to choose from.
  private static func name(of value: JSONValue) -> String {
    switch value {
    case .null: Prompt.words("None")
    case .bool(let flag): ConfirmQuestion.words.of(flag)
    default: value.words
    }
  }

  /// The values to choose from; nil where any value is valid. `null` is one of them where it is allowed beside them.
  func options() throws -> [SchemaField.Option]? {
    guard let options = try constants() else { return nil }
    guard schema["nullable"]?.bool == true, !options.contains(where: { $0.value == .null }) else { return options }
    return options + [SchemaField.Option(value: .null, name: Self.name(of: .null))]
  }

  private func constants() throws -> [SchemaField.Option]? {
    if let only = schema["const"] { return [SchemaField.Option(value: only, name: Self.name(of: only))] }
    if let values = schema["enum"] {
      guard !values.elements.isEmpty else { throw problem("“enum” has to be a list of values.") }
      return values.elements.map { SchemaField.Option(value: $0, name: Self.name(of: $0)) }
    }
    let alternatives = (schema["oneOf"] ?? schema["anyOf"])?.elements ?? []
    let options = alternatives.compactMap { alternative in
      alternative["const"].map {
        SchemaField.Option(value: $0, name: alternative["title"]?.string ?? Self.name(of: $0))
      }
    }
    return options.isEmpty || options.count < alternatives.count ? nil : options
  }
}

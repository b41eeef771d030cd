import Foundation

/// Any JSON value.
enum JSONValue: Codable, Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Decimal)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Decimal.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// A whole number that fits, of either sign.
  var int: Int? {
    guard case .number(let value) = self else { return nil }
    return Int(exactly: NSDecimalNumber(decimal: value).doubleValue)
  }

  var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  var decimal: Decimal? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  static func offsets(_ range: Range<Int>) -> JSONValue {
    .array([.number(Decimal(range.lowerBound)), .number(Decimal(range.upperBound))])
  }

  static func offsets(_ a: Int, _ b: Int) -> JSONValue {
    .array([.number(Decimal(a)), .number(Decimal(b))])
  }
}

/// The error of a line that can't be executed, with the place in it.
struct ReplayError: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}

/// An object of the input, read by key with errors that name the key.
struct JSONReader {
  let object: [String: JSONValue]
  /// The path of the object in the line, for errors.
  let path: String

  init(_ value: JSONValue, path: String) throws {
    guard case .object(let object) = value else { throw ReplayError("\(path) must be an object") }
    self.object = object
    self.path = path
  }

  subscript(_ key: String) -> JSONValue? {
    guard let value = object[key], value != .null else { return nil }
    return value
  }

  func string(_ key: String) throws -> String? {
    guard let value = self[key] else { return nil }
    guard case .string(let string) = value else { throw ReplayError("\(path).\(key) must be a string") }
    return string
  }

  func bool(_ key: String) throws -> Bool? {
    guard let value = self[key] else { return nil }
    guard case .bool(let bool) = value else { throw ReplayError("\(path).\(key) must be true or false") }
    return bool
  }

  func int(_ key: String) throws -> Int? {
    guard let value = self[key] else { return nil }
    guard let int = value.int else { throw ReplayError("\(path).\(key) must be a whole number") }
    return int
  }

  func decimal(_ key: String) throws -> Decimal? {
    guard let value = self[key] else { return nil }
    guard case .number(let number) = value else { throw ReplayError("\(path).\(key) must be a number") }
    return number
  }

  /// Two whole numbers.
  func pair(_ key: String) throws -> (Int, Int)? {
    guard let value = self[key] else { return nil }
    guard case .array(let items) = value, items.count == 2, let a = items[0].int, let b = items[1].int else {
      throw ReplayError("\(path).\(key) must be two whole numbers")
    }
    return (a, b)
  }

  /// Two whole numbers, the smaller first.
  func range(_ key: String) throws -> Range<Int>? {
    guard let (a, b) = try pair(key) else { return nil }
    guard a <= b else { throw ReplayError("\(path).\(key) is upside down: \(a) is greater than \(b)") }
    return a..<b
  }

  /// One of several words.
  func choice<T>(_ key: String, _ choices: [String: T]) throws -> T? {
    guard let word = try string(key) else { return nil }
    guard let choice = choices[word] else {
      throw ReplayError("\(path).\(key) is '\(word)'; it can be \(choices.keys.sorted().joined(separator: ", "))")
    }
    return choice
  }
}

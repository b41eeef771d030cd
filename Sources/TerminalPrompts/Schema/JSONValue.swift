import PlatenGraph

/// A JSON value. The members of an object keep the order of the text, and numbers their digits.
indirect enum JSONValue: Equatable, Sendable {
  struct Member: Equatable, Sendable {
    let name: String
    var value: JSONValue
  }

  case null
  case bool(Bool)
  /// The number as it is written.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// The value of a member of an object.
  subscript(name: String) -> JSONValue? { members.last { $0.name == name }?.value }

  var members: [Member] { if case .object(let members) = self { members } else { [] } }
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  var string: String? { if case .string(let text) = self { text } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var double: Double? { if case .number(let text) = self { Double(text) } else { nil } }
  /// A count; nil for anything that is none.
  var count: Int? { double.flatMap { Int(exactly: $0) }.flatMap { $0 >= 0 ? $0 : nil } }

  /// The value in the words of a user: a string without its quotation marks.
  var words: String { string ?? text }

  /// The value in JSON, in one line.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let digits): digits
    case .string(let text): Self.quoted(text)
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.name)):\($0.value.text)" }.joined(separator: ",") + "}"
    }
  }

  /// A string in JSON.
  private static func quoted(_ text: String) -> String {
    var json = ""
    JSONString.append(text, to: &json)
    return json
  }
}

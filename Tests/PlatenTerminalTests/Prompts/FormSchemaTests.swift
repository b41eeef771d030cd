import Platen
import Testing

@testable import TerminalPrompts

@Suite struct JSONReaderTests {
  @Test(
    arguments: [
      "null", "true", "[]", "{}", "[1,-0.5,1e3,12345678901234567890]", #"{"b":1,"a":[{"c":"d"}]}"#, #""\"\\\n\u0001""#,
    ])
  func `what is read is written again as it was`(text: String) throws {
    #expect(try JSONReader.value(text).text == text)
  }

  @Test func `escapes are characters`() throws {
    #expect(try JSONReader.value(#""A\u00e9\ud83d\ude00\/""#) == .string("Aé😀/"))
  }

  @Test(
    arguments: [
      "", "{", "[1,", "[1 2]", "{\"a\"}", "{\"a\":}", "{a:1}", "01", "1.", ".5", "+1", "nul", "\"a", "\"\\x\"",
      "\"\\u12\"",
      "\"\\u+123\"", "\"a\nb\"", "1 2", "[1,]", "{\"a\":1,}", String(repeating: "[", count: 100_000),
    ])
  func `what is no JSON is refused`(text: String) {
    #expect(throws: JSONReader.Problem.self) { try JSONReader.value(text) }
  }

  @Test func `the line of a fault is named`() {
    #expect { try JSONReader.value("{\n\"a\": 1\n\"b\": 2}") } throws: { "\($0)".hasPrefix("Line 3:") }
  }
}

@Suite struct FormSchemaTests {
  private let order = """
    {
      "title": "Order", "type": "object", "required": ["item", "count"],
      "properties": {
        "item": { "type": "string", "maxLength": 5 },
        "count": { "type": "integer", "minimum": 1, "multipleOf": 2, "default": 2 },
        "isGift": { "type": "boolean" },
        "delivery": {
          "type": "object",
          "properties": {
            "how": { "oneOf": [{ "const": "post", "title": "By post" }, { "const": "shop", "title": "In the shop" }] },
            "days": { "type": "array", "items": { "$ref": "#/$defs/day" }, "minItems": 1, "maxItems": 2 }
          }
        }
      },
      "if": { "properties": { "isGift": { "const": true } }, "required": ["isGift"] },
      "then": { "properties": { "greeting": { "type": "string" } }, "required": ["greeting"] },
      "else": { "properties": { "invoiceNumber": { "type": "string", "pattern": "^R[0-9]+$" } } },
      "$defs": { "day": { "enum": ["mon", "tue", "wed"] } }
    }
    """

  private func field(_ name: String, in schema: FormSchema) throws -> SchemaField {
    try #require(schema.fields.first { $0.path.last == name })
  }

  @Test func `an address is one by the rule of fields`() throws {
    let schema = try FormSchema(
      json: #"{"type": "object", "properties": {"mail": {"type": "string", "format": "email"}}}"#)
    let mail = try field("mail", in: schema)
    for address in ["a@b.co", "first.last+tag@mail.example.org", "a@b", "a b@c.de", "a\"b@c.de", "ä@b.c", "a@b.c"] {
      let isAccepted = mail.checks.allSatisfy { $0.holds(address) }
      #expect(isAccepted == EmailExpression.literal.matches(address), "\(address)")
    }
    #expect(mail.checks.allSatisfy { $0.holds("a@b.co") } && !mail.checks.allSatisfy { $0.holds("a@b.c") })
  }

  @Test func `properties are fields in the order of the text, and an object is a group`() throws {
    let schema = try FormSchema(json: order)
    #expect(schema.title == "Order")
    #expect(schema.groups.map(\.title) == ["General", "Delivery"])
    #expect(schema.groups[0].fields.map(\.title) == ["Item", "Count", "Is gift", "Greeting", "Invoice number"])
    #expect(schema.fields.filter(\.isRequired).map { $0.path.joined(separator: ".") } == ["item", "count", "greeting"])
  }

  @Test func `a condition decides what is asked for`() throws {
    let schema = try FormSchema(json: order)
    var answers = SchemaAnswers(schema, values: .object([]))
    func asked() -> [String] { schema.fields.filter { answers.asks(for: $0, in: schema) }.compactMap(\.path.last) }
    #expect(asked() == ["item", "count", "isGift", "invoiceNumber", "how", "days"])
    answers.flags[try field("isGift", in: schema).key] = true
    #expect(asked() == ["item", "count", "isGift", "greeting", "how", "days"])
  }

  @Test func `answers are JSON in the order of the schema, without what is empty or not asked for`() throws {
    let schema = try FormSchema(json: order)
    let known = #"{"item":"Tea","isGift":true,"greeting":"Hi \"you\"","delivery":{"how":"shop","days":["wed","mon"]}}"#
    let answers = SchemaAnswers(schema, values: try JSONReader.value(known))
    #expect(
      answers.json(schema).text
        == #"{"item":"Tea","count":2,"isGift":true,"greeting":"Hi \"you\"","delivery":{"how":"shop","days":["mon","wed"]}}"#
    )
  }

  @Test func `the keywords limit the answers`() throws {
    let schema = try FormSchema(json: order)
    var answers = SchemaAnswers(schema, values: .object([]))
    func problem(_ name: String, _ text: String) throws -> String? {
      let field = try field(name, in: schema)
      answers.texts[field.key] = text
      return answers.problem(of: field)
    }
    #expect(try problem("item", "") == "This is required.")
    #expect(try problem("item", "123456") == "Enter at most 5 characters.")
    #expect(try problem("item", "Tea") == nil)
    #expect(try problem("count", "x") == "Enter a whole number.")
    #expect(try problem("count", "0") == "Enter at least 1.")
    #expect(try problem("count", "3") == "Enter a multiple of 2.")
    #expect(try problem("count", "4") == nil)
    #expect(try problem("invoiceNumber", "12") == "This is not in the form expected.")
    #expect(try problem("invoiceNumber", "") == nil)
    let days = try field("days", in: schema)
    #expect(answers.problem(of: days) == "Choose at least 1.")
    answers.sets[days.key] = [0, 1, 2]
    #expect(answers.problem(of: days) == "Choose at most 2.")
  }

  /// Binary numbers have 17 digits.
  @Test(arguments: [
    ("9007199254740993", true, "9007199254740993"), ("12345678901234567890123", true, "12345678901234567890123"),
    ("1,234,567.890123456789012", false, "1234567.890123456789012"), ("1e3", true, "1000"),
    ("1e3", false, "1e3"), ("1.5", true, nil), ("1,234.5", true, nil), ("1e-1", true, nil), ("abc", false, nil),
  ])
  func `all digits of a number are in its answer`(text: String, isWhole: Bool, literal: String?) {
    #expect(SchemaNumber.literal(text, isWhole: isWhole) == literal)
  }

  @Test(
    arguments: [
      ("{}", "no properties"), ("[]", "no properties"), ("{", "Line 1"),
      (#"{"properties":{"a":{"type":"null"}}}"#, "a: A value of the type “null”"),
      (#"{"properties":{"a":{"type":"array"}}}"#, "a: A list needs items with enum."),
      (##"{"properties":{"a":{"$ref":"#/properties/a"}}}"##, "circle"),
      (#"{"properties":{"a":{"$ref":"other.json"}}}"#, "outside"),
      (##"{"properties":{"a":{"type":"object","properties":{"b":{"$ref":"#"}}}}}"##, "nested"),
    ])
  func `what can't be asked for is refused with its reason`(schema: String, reason: String) {
    #expect { try FormSchema(json: schema) } throws: { "\($0)".contains(reason) }
  }

  @Test(arguments: [("firstName", "First name"), ("first_name", "First name"), ("URL", "URL"), ("", "")])
  func `a name without a title is in words`(name: String, words: String) {
    #expect(SchemaReader.words(name) == words)
  }
}

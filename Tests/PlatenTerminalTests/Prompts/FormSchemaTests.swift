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

  @Test func `an object before the first value is asked first, also inside of objects`() throws {
    let schema = try FormSchema(
      json: #"""
        {"type": "object", "properties": {
          "key": {"readOnly": true, "default": 1},
          "amount": {"type": "object", "properties": {
            "currency": {"type": "object", "properties": {"code": {"type": "string"}}}, "value": {"type": "number"}}},
          "payer": {"type": "object", "properties": {"name": {"type": "string"}}},
          "note": {"type": "string"},
          "address": {"type": "object", "properties": {"city": {"type": "string"}}},
          "tag": {"type": "string"}}}
        """#)
    #expect(schema.groups.map(\.title) == ["Currency", "Amount", "Payer", "General", "Address"])
    #expect(schema.groups[3].fields.compactMap(\.path.last) == ["key", "note", "tag"])
  }

  @Test func `abbreviations in names are written in capitals`() {
    #expect(
      ["url", "user_id", "homepage-url", "ipAddress", "valid", "identity"].map(SchemaReader.words)
        == ["URL", "User ID", "Homepage URL", "IP address", "Valid", "Identity"])
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
      return answers.problem(of: field, in: schema)
    }
    #expect(try problem("item", "") == "This is required.")
    #expect(try problem("item", "123456") == "Enter at most 5 characters.")
    #expect(try problem("item", "Tea") == nil)
    #expect(try problem("count", "x") == "Enter a whole number.")
    #expect(try problem("count", "0") == "Enter a number of at least 1.")
    #expect(try problem("count", "3") == "Enter a multiple of 2.")
    #expect(try problem("count", "4") == nil)
    #expect(try problem("invoiceNumber", "12") == "This is not in the form expected.")
    #expect(try problem("invoiceNumber", "") == nil)
    let days = try field("days", in: schema)
    // What is not required may be left out; what is there has its least number.
    #expect(answers.problem(of: days, in: schema) == nil)
    answers.sets[days.key] = [0, 1, 2]
    #expect(answers.problem(of: days, in: schema) == "Choose at most 2.")
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
      (#"{"properties":{"a":{"type":"array"}}}"#, "a: A list needs items with enum, or of texts, numbers or objects."),
      (##"{"properties":{"a":{"$ref":"#/properties/a"}}}"##, "circle"),
      (#"{"properties":{"a":{"$ref":"other.json"}}}"#, "outside"),
      (##"{"properties":{"a":{"type":"object","properties":{"b":{"$ref":"#"}}}}}"##, "in it again"),
    ])
  func `what can't be asked for is refused with its reason`(schema: String, reason: String) {
    #expect { try FormSchema(json: schema) } throws: { "\($0)".contains(reason) }
  }

  @Test(
    arguments: [
      (#"{"pattern":"["}"#, "a: The pattern “[” is not a regular expression."),
      (#"{"type":"number","minimum":"1"}"#, "a: “minimum” has to be a number."),
      (#"{"type":"number","minimum":3,"maximum":2}"#, "a: The smallest number is larger than the largest one."),
      (#"{"type":"number","exclusiveMinimum":2,"maximum":2}"#, "a: No number is between the limits."),
      (#"{"type":"number","multipleOf":0}"#, "a: “multipleOf” has to be more than 0."),
      (#"{"minLength":-1}"#, "a: “minLength” has to be a whole number, 0 or more."),
      (#"{"minLength":3,"maxLength":2}"#, "a: “minLength” is larger than “maxLength”."),
      (#"{"enum":"b"}"#, "a: “enum” has to be a list of values."), (#"{"type":7}"#, "a: “type” has to be the name"),
      (#"{"type":"integer","default":"2"}"#, #"a: The default "2" is not valid: A number is needed."#),
      (#"{"type":"integer","default":2.5}"#, "a: The default 2.5 is not valid: A whole number is needed."),
      (#"{"enum":["b"],"default":"c"}"#, #"a: The default "c" is not valid: It is none of the choices."#),
      (#"{"default":3}"#, "a: The default 3 is not valid: A text is needed."),
      (#"{"type":"array","items":{"enum":["b"]},"minItems":2}"#, "a: “minItems” is larger than the number of choices."),
      (#"{"type":"array","items":{"type":"object"}}"#, "a: The objects of the list have no properties"),
      ("3", "a: A property has to be an object"),
      (#"{"type":"object","required":"b"}"#, "a: “required” has to be a list of names."),
      (#"{"type":"object","properties":{"b":{}},"required":["c"]}"#, "a.c: It is required, but there is no property"),
    ])
  func `a keyword that is wrong is named with its place`(property: String, reason: String) {
    #expect {
      try FormSchema(json: #"{"properties":{"a":\#(property),"z":{}}}"#)
    } throws: {
      "\($0)".hasPrefix(reason)
    }
  }

  @Test func `a flag excludes an end, as in older drafts`() throws {
    let schema = try FormSchema(
      json: #"{"properties":{"a":{"type":"number","minimum":1,"exclusiveMinimum":true,"maximum":3}}}"#)
    let limits = schema.fields[0].limits
    #expect(limits.minimum == 1 && limits.isMinimumExcluded && limits.maximum == 3 && !limits.isMaximumExcluded)
  }

  @Test(arguments: [
    ("[]", "have to be an object"), (#"{"item":5}"#, "item: The answer 5 is not valid: A text is needed."),
    (#"{"delivery":{"how":"air"}}"#, #"delivery.how: The answer "air" is not valid: It is none of the choices."#),
    (#"{"delivery":{"days":["sun"]}}"#, "delivery.days: The answer"), (#"{"isGift":"yes"}"#, "isGift: The answer"),
  ])
  func `answers of another type are refused`(answers: String, reason: String) throws {
    let problem = SchemaAnswers.problem(of: try JSONReader.value(answers), in: try FormSchema(json: order))
    #expect(problem?.description.contains(reason) == true, "\(String(describing: problem))")
  }

  @Test(arguments: ["{}", #"{"item":null,"count":4,"unknown":1}"#, #"{"delivery":{"days":["mon"]}}"#])
  func `answers of the right types are taken, and those that are unknown ignored`(answers: String) throws {
    #expect(SchemaAnswers.problem(of: try JSONReader.value(answers), in: try FormSchema(json: order)) == nil)
  }

  @Test func `a list of texts is one value in each line`() throws {
    let schema = try FormSchema(
      json: """
        {"properties":{
          "tags":{"type":"array","items":{"type":"string","maxLength":4},"minItems":1,"maxItems":2,"uniqueItems":true},
          "ports":{"type":"array","items":{"type":"integer","minimum":1},"default":[80,443]}
        },"required":["tags"]}
        """)
    let tags = try field("tags", in: schema)
    var answers = SchemaAnswers(schema, values: .object([]))
    func problem(_ text: String) -> String? {
      answers.texts[tags.key] = text
      return answers.problem(of: tags, in: schema)
    }
    #expect(problem("") == "This is required.")
    #expect(problem("a\nlonger") == "Each line: Enter at most 4 characters.")
    #expect(problem("a\nb\nc") == "Enter 1 to 2 lines.")
    #expect(problem("a\n a") == "Enter each value once.")
    #expect(problem("a\n\n b \n") == nil)
    #expect(answers.json(schema).text == #"{"tags":["a","b"],"ports":[80,443]}"#)
    answers.texts[try field("ports", in: schema).key] = "80\nx"
    #expect(answers.problem(of: try field("ports", in: schema), in: schema) == "Each line: Enter a whole number.")
    answers.texts[try field("ports", in: schema).key] = ""
    #expect(answers.json(schema).text == #"{"tags":["a","b"]}"#)
  }

  @Test(arguments: [("firstName", "First name"), ("first_name", "First name"), ("URL", "URL"), ("", "")])
  func `a name without a title is in words`(name: String, words: String) {
    #expect(SchemaReader.words(name) == words)
  }
}

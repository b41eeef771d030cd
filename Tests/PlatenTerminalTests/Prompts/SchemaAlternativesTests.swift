import Testing

@testable import TerminalPrompts

/// Schemas as generators and specifications write them, which say in several places what one value has to be.
@Suite struct SchemaAlternativesTests {
  private func schema(_ properties: String, _ rest: String = "") throws -> FormSchema {
    try FormSchema(json: #"{"type":"object","properties":{\#(properties)}\#(rest)}"#)
  }

  private func only(_ properties: String, _ rest: String = "") throws -> SchemaField {
    let schema = try schema(properties, rest)
    return try #require(schema.fields.first)
  }

  private func names(_ field: SchemaField) -> [String]? {
    if case .choice(let options) = field.kind { options.map(\.name) } else { nil }
  }

  /// What libraries write for a value that may be missing.
  @Test func `null beside one alternative is a value that may be left out`() throws {
    let field = try only(
      #""age":{"anyOf":[{"type":"integer","minimum":0},{"type":"null"}],"default":null,"title":"Age"}"#)
    #expect(field.kind == .number(isWhole: true) && field.isNullable && field.title == "Age")
    #expect(field.checks.contains { !$0.holds("-1") } && field.checks.allSatisfy { $0.holds("1") })
    let open = try only(#""age":{"type":"number","nullable":true}"#, #","required":["age"]"#)
    #expect(open.isNullable && !open.needsEntry)
  }

  @Test func `null beside constants is one of the choices`() throws {
    let field = try only(#""size":{"oneOf":[{"const":"s","title":"Small"},{"const":"l"},{"type":"null"}]}"#)
    #expect(names(field) == ["Small", "l", "None"])
    let values = try only(#""size":{"anyOf":[{"enum":["s","l"]},{"type":"null"}]}"#, #","required":["size"]"#)
    #expect(names(values) == ["s", "l", "None"] && !values.needsEntry)
  }

  /// A reference with a default, as generators write it that allow nothing beside a reference.
  @Test func `a part of allOf says what the value is`() throws {
    let field = try only(
      ##""color":{"allOf":[{"$ref":"#/$defs/Color"}],"default":"red"}"##,
      ##","$defs":{"Color":{"enum":["red","blue"],"title":"Colour"}}"##)
    #expect(names(field) == ["red", "blue"])
    #expect(field.standard == .string("red") && field.title == "Colour")
  }

  @Test func `keywords next to a reference take precedence`() throws {
    let field = try only(
      ##""home":{"$ref":"#/$defs/a%20b/items/1","title":"Home","description":"Where you live"}"##,
      ##","$defs":{"a b":{"items":[{},{"type":"string","title":"Place","maxLength":3}]}}"##)
    #expect(field.title == "Home" && field.help == "Where you live")
    #expect(field.limits.length == 0...3)
  }

  @Test func `an object by reference in allOf is a group`() throws {
    let schema = try schema(
      ##""home":{"allOf":[{"$ref":"#/$defs/Address"}],"title":"Home"}"##,
      ##","$defs":{"Address":{"properties":{"city":{"type":"string"}},"required":["city"]}}"##)
    #expect(schema.groups.map(\.title) == ["Home"])
    #expect(schema.fields.map(\.path) == [["home", "city"]])
  }

  @Test func `of alternatives of several types the first is asked for`() throws {
    #expect(try only(#""id":{"anyOf":[{"type":"integer"},{"type":"string"}]}"#).kind == .number(isWhole: true))
    let field = try only(
      #""to":{"oneOf":[{"type":"object","properties":{"a":{}}},{"type":"string","format":"email"}]}"#)
    #expect(field.kind == .text && field.limits.format == "email")
  }

  private let payment = #"""
    {"type":"object","required":["pay"],"properties":{"pay":{
      "oneOf":[
        {"title":"Card","properties":{"kind":{"const":"card"},"number":{"type":"string","maxLength":4}},
         "required":["kind","number"]},
        {"title":"Account","properties":{"kind":{"enum":["iban"]},"number":{"type":"integer","default":7},
         "owner":{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]}},
         "required":["kind","number","owner"]}]}}}
    """#

  @Test func `objects with a constant each are a choice with what belongs to it`() throws {
    let schema = try FormSchema(json: payment)
    let kind = try #require(schema.fields.first)
    #expect(kind.path == ["pay", "kind"] && names(kind) == ["Card", "Account"] && kind.needsEntry)
    var answers = SchemaAnswers(schema, values: .object([]))
    func asked() -> [SchemaField] { schema.fields.filter { answers.asks(for: $0, in: schema) } }
    #expect(asked() == [kind])
    answers.choices[kind.key] = 0
    #expect(asked().map(\.title) == ["Kind", "Number"])
    let number = try #require(asked().last)
    #expect(number.needsEntry && answers.texts[number.key] == nil)
    answers.texts[number.key] = "12"
    #expect(answers.json(schema).text == #"{"pay":{"kind":"card","number":"12"}}"#)
    answers.choices[kind.key] = 1
    #expect(asked().map(\.title) == ["Kind", "Number", "Name"])
    answers.texts[try #require(asked().last).key] = "Ada"
    #expect(answers.json(schema).text == #"{"pay":{"kind":"iban","number":7,"owner":{"name":"Ada"}}}"#)
  }

  @Test func `what is known belongs to the object that it fits`() throws {
    let schema = try FormSchema(json: payment)
    let known = try JSONReader.value(#"{"pay":{"kind":"iban","number":12,"owner":{"name":"Ada"}}}"#)
    #expect(SchemaAnswers.problem(of: known, in: schema) == nil)
    #expect(SchemaAnswers(schema, values: known).json(schema) == known)
    let wrong = try JSONReader.value(#"{"pay":{"kind":"iban","number":true}}"#)
    #expect(SchemaAnswers.problem(of: wrong, in: schema) != nil)
  }

  @Test func `objects that nothing tells apart are a mistake, and sets of required names are none`() throws {
    #expect {
      try FormSchema(json: #"{"oneOf":[{"properties":{"a":{}}},{"properties":{"b":{}}}]}"#)
    } throws: { "\($0)".contains("const") }
    let schema = try schema(#""a":{},"b":{}"#, #","anyOf":[{"required":["a"]},{"required":["b"]}]"#)
    #expect(schema.fields.map(\.path) == [["a"], ["b"]])
  }

  @Test func `alternatives that lead back to themselves are a mistake`() {
    #expect {
      try FormSchema(json: ##"{"properties":{"a":{"anyOf":[{"$ref":"#/properties/a"},{"$ref":"#/properties/a"}]}}}"##)
    } throws: { "\($0)".contains("circle") }
  }

  @Test(arguments: [
    ("uuid", "2eb8aa08-aa98-11ea-b4aa-73b441d16380", "2eb8aa08"), ("ipv4", "192.0.2.1", "192.0.2.256"),
    ("ipv6", "2001:db8::1", "2001:db8:::1"), ("hostname", "a-1.example.com", "-a.example.com"),
    ("hostname", "localhost", "a..b"),
  ])
  func `addresses of machines and identifiers are checked`(format: String, right: String, wrong: String) throws {
    let field = try only(#""a":{"type":"string","format":"\#(format)"}"#)
    #expect(field.checks.allSatisfy { $0.holds(right) })
    let reason = try #require(field.checks.first { !$0.holds(wrong) }?.reason)
    #expect(reason.hasPrefix("Enter something such as "))
  }
}

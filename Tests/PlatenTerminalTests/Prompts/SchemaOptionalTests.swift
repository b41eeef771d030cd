import Foundation
import Testing

@testable import TerminalPrompts

/// What may be left out of the answers to a JSON Schema, and what a user reads of that.
@Suite struct SchemaOptionalTests {
  private func schema(_ properties: String, required: String = "") throws -> FormSchema {
    try FormSchema(json: #"{"properties":{\#(properties)},"required":[\#(required)]}"#)
  }

  private func answers(_ schema: FormSchema, _ known: String = "{}") throws -> SchemaAnswers {
    SchemaAnswers(schema, values: try JSONReader.value(known))
  }

  /// JSON Schema Validation 6.4.2: `minItems` is about an array that is there.
  @Test(arguments: [
    (0, "One in each line."), (1, "One in each line."), (2, "One in each line: none, or at least 2."),
  ])
  func `an optional list is empty, or has as many lines as one that is there`(least: Int, help: String) throws {
    let schema = try schema(#""tags":{"type":"array","items":{"type":"string"},"minItems":\#(least)}"#)
    let field = schema.fields[0]
    guard case .list(let list) = field.kind else { return #expect(Bool(false)) }
    #expect(list.countHelp(isOptional: !field.needsEntry) == help)
    var answers = try answers(schema)
    for text in ["", "\n", " \n \n"] {
      answers.texts[field.key] = text
      #expect(answers.problem(of: field, in: schema) == nil)
      #expect(answers.json(schema).text == "{}")
    }
    answers.texts[field.key] = "a"
    #expect((answers.problem(of: field, in: schema) == nil) == (least < 2))
  }

  @Test(
    arguments: [
      (#""minItems":1"#, false, nil), (#""minItems":2"#, false, "Choose none, or at least 2."),
      (#""minItems":1,"maxItems":2"#, false, "Choose at most 2."),
      (#""minItems":1,"maxItems":2"#, true, "Choose 1 to 2."),
      (#""minItems":2,"maxItems":2"#, false, "Choose none, or 2."), (#""minItems":3"#, true, "Choose 3."),
    ] as [(String, Bool, String?)])
  func `optional choices are none, or as many as are needed`(limits: String, isRequired: Bool, help: String?) throws {
    let schema = try schema(
      #""days":{"type":"array","items":{"enum":["a","b","c"]},\#(limits)}"#, required: isRequired ? #""days""# : "")
    let field = schema.fields[0]
    guard case .several(let options, let limit) = field.kind else { return #expect(Bool(false)) }
    #expect(SchemaList.choiceHelp(limit, of: options.count, isOptional: !field.needsEntry) == help)
    let answers = try answers(schema)
    #expect((answers.problem(of: field, in: schema) == nil) == !isRequired)
    if !isRequired { #expect(answers.json(schema).text == "{}") }
  }

  @Test func `a list that is required may be empty, and is not called required`() throws {
    let schema = try schema(#""tags":{"type":"array","items":{"type":"string"}}"#, required: #""tags""#)
    let answers = try answers(schema)
    #expect(!answers.needs(schema.fields[0], among: answers.asked(schema)))
    #expect(answers.json(schema).text == #"{"tags":[]}"#)
  }

  @Test func `null is the value of an empty field, and a choice that is called none`() throws {
    let schema = try schema(
      #""a":{"type":["string","null"]},"b":{"type":["null","integer"]},"c":{"enum":["x",null]}"#,
      required: #""a","b","c""#)
    let answers = try answers(schema)
    for field in schema.fields { #expect(answers.problem(of: field, in: schema) == nil, "\(field.title)") }
    #expect(answers.json(schema).text == #"{"a":null,"b":null,"c":null}"#)
    guard case .choice(let options) = schema.fields[2].kind else { return #expect(Bool(false)) }
    #expect(options.map(\.name) == ["x", "None"])
  }

  @Test func `the only value is entered already, and the only flag has to be set`() throws {
    let schema = try schema(#""version":{"const":2},"agrees":{"const":true}"#, required: #""version","agrees""#)
    let agrees = schema.fields[1]
    #expect(agrees.kind == .toggle)
    var answers = try answers(schema)
    #expect(answers.problem(of: schema.fields[0], in: schema) == nil)
    #expect(answers.problem(of: agrees, in: schema) == "This is required.")
    answers.flags[agrees.key] = true
    #expect(answers.problem(of: agrees, in: schema) == nil)
    #expect(answers.json(schema).text == #"{"version":2,"agrees":true}"#)
  }

  @Test func `a flag that is optional is left out where only the other value is valid`() throws {
    let schema = try schema(#""agrees":{"const":true}"#)
    let answers = try answers(schema)
    #expect(answers.problem(of: schema.fields[0], in: schema) == nil)
    #expect(answers.json(schema).text == "{}")
  }

  /// What an object requires is needed only where the object is there.
  @Test func `an optional object is left out, or whole`() throws {
    let schema = try schema(
      #"""
      "name":{"type":"string"},
      "address":{"type":"object","required":["street"],"properties":{
        "street":{"type":"string"},"city":{"type":"string"},"isPrivate":{"type":"boolean"}}}
      """#, required: #""name""#)
    let street = try #require(schema.fields.first { $0.path.last == "street" })
    let city = try #require(schema.fields.first { $0.path.last == "city" })
    var answers = try answers(schema, #"{"name":"Ada"}"#)
    #expect(answers.problem(of: street, in: schema) == nil)
    #expect(answers.json(schema).text == #"{"name":"Ada"}"#)
    answers.texts[city.key] = "Oslo"
    #expect(answers.problem(of: street, in: schema) == "This is required.")
    answers.texts[street.key] = "Main"
    #expect(answers.problem(of: street, in: schema) == nil)
    #expect(
      answers.json(schema).text
        == #"{"name":"Ada","address":{"street":"Main","city":"Oslo","isPrivate":false}}"#)
  }

  @Test func `an object that is required needs what it requires`() throws {
    let schema = try schema(
      #""address":{"type":"object","required":["street"],"properties":{"street":{"type":"string"}}}"#,
      required: #""address""#)
    #expect(try answers(schema).problem(of: schema.fields[0], in: schema) == "This is required.")
  }

  @Test(
    arguments: [
      (#""minLength":1"#, nil), (#""minLength":1,"maxLength":3"#, "Enter at most 3 characters."),
      (#""minLength":4,"maxLength":4"#, "Enter 4 characters."), (#""minLength":2"#, "Enter at least 2 characters."),
    ] as [(String, String?)])
  func `a length is said as far as it is not clear`(limits: String, reason: String?) throws {
    let schema = try schema(#""a":{"type":"string",\#(limits)}"#)
    #expect(schema.fields[0].checks.first?.reason == reason)
  }

  /// RFC 3339, 5.6, which `time` and `date-time` are defined by.
  @Test(arguments: [
    ("time", "14:30", true), ("time", "14:30:00Z", true), ("time", "23:59:60+01:00", true),
    ("time", "14:30:00.5Z", true),
    ("time", "24:00", false), ("time", "14:30Z", false), ("date-time", "2026-11-21T14:30:00Z", true),
    ("date-time", "2026-11-21 14:30:00+02:00", true), ("date-time", "2026-11-21", false),
    ("date-time", "2026-02-30T14:30:00Z", false), ("date-time", "2026-11-21T25:30:00", false),
  ])
  func `times are those of the standard`(format: String, text: String, isValid: Bool) throws {
    let schema = try schema(#""a":{"type":"string","format":"\#(format)"}"#)
    #expect(schema.fields[0].checks.allSatisfy { $0.holds(text) } == isValid)
  }
}

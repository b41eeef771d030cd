import Testing

@testable import TerminalPrompts

/// What a JSON Schema asks for, or requires, where something else is entered.
@Suite struct SchemaConditionsTests {
  private func schema(_ properties: String, _ rest: String = "") throws -> FormSchema {
    try FormSchema(json: #"{"type":"object","properties":{\#(properties)}\#(rest)}"#)
  }

  private func answers(_ schema: FormSchema, _ known: String) throws -> SchemaAnswers {
    SchemaAnswers(schema, values: try JSONReader.value(known))
  }

  /// The titles of what is asked for, those with a star that need an answer.
  private func asked(_ schema: FormSchema, _ known: String) throws -> [String] {
    let answers = try answers(schema, known)
    let asked = answers.asked(schema)
    return asked.map { $0.title + (answers.needs($0, among: asked) ? "*" : "") }
  }

  /// JSON Schema Validation 6.5.3, and Core 10.2.2: `required` in `then` is about the object, wherever its members are
  /// described.
  @Test func `a member that is described for all answers is required for some of them`() throws {
    let schema = try schema(
      #""by":{"enum":["train","car"],"title":"By"},"plate":{"title":"Plate"}"#,
      #","if":{"properties":{"by":{"const":"car"}},"required":["by"]},"then":{"required":["plate"]}"#)
    #expect(try asked(schema, #"{"by":"train"}"#) == ["By", "Plate"])
    #expect(try asked(schema, #"{"by":"car"}"#) == ["By", "Plate*"])
    #expect(try answers(schema, #"{"by":"car"}"#).isValid(in: schema) == false)
    #expect(try answers(schema, #"{"by":"car","plate":"B1"}"#).isValid(in: schema))
  }

  @Test func `what requires a member may be before it in the schema`() throws {
    let schema = try FormSchema(
      json: #"""
        {"allOf":[{"if":{"required":["a"]},"then":{"required":["b"]}},
          {"properties":{"a":{"title":"A"},"b":{"title":"B"}}}]}
        """#)
    #expect(try asked(schema, "{}") == ["A", "B"])
    #expect(try asked(schema, #"{"a":"1"}"#) == ["A", "B*"])
  }

  @Test func `an object that may be left out is required for some answers`() throws {
    let schema = try schema(
      #""sent":{"type":"boolean","title":"Sent"},"to":{"properties":{"city":{"title":"City"}},"required":["city"]}"#,
      #","if":{"properties":{"sent":{"const":true}},"required":["sent"]},"then":{"required":["to"]}"#)
    #expect(try asked(schema, "{}") == ["Sent", "City"])
    #expect(try asked(schema, #"{"sent":true}"#) == ["Sent", "City*"])
  }

  @Test(arguments: [
    #""dependentRequired":{"card":["street"]}"#, #""dependencies":{"card":["street"]}"#,
    #""dependentSchemas":{"card":{"required":["street"]}}"#, #""dependencies":{"card":{"required":["street"]}}"#,
  ])
  func `a member that is there requires another one`(keyword: String) throws {
    let schema = try schema(#""card":{"title":"Card"},"street":{"title":"Street"}"#, "," + keyword)
    #expect(try asked(schema, "{}") == ["Card", "Street"])
    #expect(try asked(schema, #"{"card":"4111"}"#) == ["Card", "Street*"])
  }

  @Test func `a member that is there brings members with it`() throws {
    let schema = try schema(
      #""card":{"title":"Card"}"#,
      #","dependentSchemas":{"card":{"properties":{"code":{"title":"Code"}},"required":["code"]}}"#)
    #expect(try asked(schema, "{}") == ["Card"])
    #expect(try asked(schema, #"{"card":"4111"}"#) == ["Card", "Code*"])
  }

  @Test(arguments: [
    (#""dependentRequired":{"a":["c"]}"#, "c: It is required, but there is no property of this name."),
    (#""dependentRequired":{"a":[1]}"#, "“required” has to be a list of names."),
    (#""dependentRequired":["a"]"#, "“dependentRequired” has to be an object."),
    (#""if":{"not":{"required":["a"]}},"then":{"required":["a"]}"#, "“if” can compare with const and enum only."),
  ])
  func `a condition that can not be read is a mistake`(keyword: String, reason: String) throws {
    #expect {
      try schema(#""a":{}"#, "," + keyword)
    } throws: { "\($0)" == reason }
  }

  /// Of the members of one name those that are asked for count, at each depth.
  @Test func `alternatives are nested three deep`() throws {
    func way(_ name: String, _ kinds: String) -> String {
      #"{"title":"\#(name)","properties":{"way":{"const":"\#(name)"}},"required":["way"],"oneOf":[\#(kinds)]}"#
    }
    func kind(_ name: String, _ sizes: String) -> String {
      #"{"properties":{"kind":{"const":"\#(name)"}},"required":["kind"],"oneOf":[\#(sizes)]}"#
    }
    func size(_ name: String, _ member: String) -> String {
      #"{"properties":{"size":{"const":"\#(name)"},"\#(member)":{}},"required":["size","\#(member)"]}"#
    }
    func jet(_ way: String) -> String { kind("jet", size("s", "\(way)JetS") + "," + size("l", "\(way)JetL")) }
    let air = way("air", jet("air") + "," + kind("kite", size("s", "kite")))
    let sea = way("sea", jet("sea") + "," + kind("raft", size("s", "raft")))
    let schema = try FormSchema(json: #"{"type":"object","oneOf":[\#(air),\#(sea)]}"#)
    for (known, titles) in [
      (#"{"way":"air","kind":"jet","size":"l"}"#, ["Way*", "Kind*", "Size*", "Air jet l*"]),
      (#"{"way":"sea","kind":"jet","size":"s"}"#, ["Way*", "Kind*", "Size*", "Sea jet s*"]),
      (#"{"way":"sea","kind":"jet","size":"l"}"#, ["Way*", "Kind*", "Size*", "Sea jet l*"]),
      (#"{"way":"sea","kind":"raft","size":"s"}"#, ["Way*", "Kind*", "Size*", "Raft*"]),
      (#"{"way":"sea"}"#, ["Way*", "Kind*"]),
    ] {
      #expect(try asked(schema, known) == titles, "\(known)")
    }
  }

  @Test(arguments: [
    ##"{"properties":{"name":{},"child":{"$ref":"#"}}}"##,
    ##"{"properties":{"name":{},"children":{"type":"array","items":{"$ref":"#"}}}}"##,
    ##"{"properties":{"child":{"$ref":"#/$defs/n"}},"$defs":{"n":{"properties":{"child":{"$ref":"#/$defs/n"}}}}}"##,
  ])
  func `an object in itself is a mistake with its place`(json: String) {
    #expect {
      try FormSchema(json: json)
    } throws: { "\($0)".contains("child") && "\($0)".contains("in it again") && "\($0)".utf8.count < 120 }
  }
}

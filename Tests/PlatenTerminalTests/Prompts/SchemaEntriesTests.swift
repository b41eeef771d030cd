import Testing

@testable import TerminalPrompts

/// Lists of objects, which are asked for one after another, and what is not asked for.
@Suite struct SchemaEntriesTests {
  private let party = """
    {
      "properties": {
        "host": { "type": "string" },
        "guests": {
          "type": "array", "minItems": 1, "maxItems": 3, "uniqueItems": true,
          "items": {
            "title": "Guest", "required": ["name"],
            "properties": {
              "name": { "type": "string" }, "vegan": { "type": "boolean" },
              "children": { "type": "array", "items": { "properties": { "age": { "type": "integer" } } } }
            },
            "if": { "properties": { "vegan": { "const": true } }, "required": ["vegan"] },
            "then": { "properties": { "soy": { "type": "boolean" } } }
          }
        }
      },
      "required": ["guests"]
    }
    """

  private func answers(_ schema: FormSchema, _ known: String = "{}") throws -> SchemaAnswers {
    SchemaAnswers(schema, values: try JSONReader.value(known))
  }

  private func list(_ schema: FormSchema, _ name: String) throws -> (field: SchemaField, entries: SchemaEntries) {
    let field = try #require(schema.fields.first { $0.path == [name] })
    guard case .entries(let entries) = field.kind else { throw FormSchema.Problem(description: "no list of objects") }
    return (field, entries)
  }

  @Test func `known objects are entries and are written again`() throws {
    let schema = try FormSchema(json: party)
    let known =
      #"{"host":"Eva","guests":[{"name":"Ada","vegan":true,"soy":false},"#
      + #"{"name":"Bo","vegan":false,"children":[{"age":3},{"age":5}]}]}"#
    let answers = try answers(schema, known)
    #expect(answers.count(of: try list(schema, "guests").field) == 2)
    #expect(answers.json(schema).text == known)
    #expect(answers.isValid(in: schema))
  }

  @Test func `a list has as many entries as it needs, and each that follows another up to the most`() throws {
    let schema = try FormSchema(json: party)
    var answers = try answers(schema)
    let (field, entries) = try list(schema, "guests")
    #expect(!field.isShown, "at least one guest is required: whether there is one is no question")
    for index in 0..<5 {
      #expect(answers.count(of: field) == min(index + 1, 3))
      var entry = answers.entry(index, of: field, entries)
      entry.isFollowed = true
      answers.set(entry, index, of: field, entries)
    }
  }

  @Test(arguments: [(0, "Bo,Cy"), (1, "Ada,Cy"), (2, "Ada,Bo")])
  func `an entry that is removed leaves the others`(index: Int, left: String) throws {
    let schema = try FormSchema(json: party)
    var answers = try answers(schema, #"{"guests":[{"name":"Ada"},{"name":"Bo"},{"name":"Cy"}]}"#)
    let (field, entries) = try list(schema, "guests")
    answers.removeEntry(index, of: field, entries)
    let names = (0..<answers.count(of: field)).map { answers.entry($0, of: field, entries).answers.texts["name"] ?? "" }
    #expect(names.joined(separator: ",") == left)
    #expect(answers.canRemoveEntry(of: field, entries))
    answers.removeEntry(0, of: field, entries)
    #expect(answers.count(of: field) == 1 && !answers.canRemoveEntry(of: field, entries), "one guest is required")
  }

  @Test func `an optional list begins with a question, and what it needs then is required`() throws {
    let schema = try FormSchema(
      json: party.replacing(#","required":["guests"]"#, with: "").replacing(
        #""required": ["guests"]"#, with: #""required": []"#))
    var answers = try answers(schema)
    let (field, entries) = try list(schema, "guests")
    #expect(field.isShown && answers.count(of: field) == 0)
    #expect(answers.isValid(in: schema) && answers.json(schema).text == "{}")
    answers.flags[field.key] = true
    #expect(answers.count(of: field) == 1)
    #expect(!answers.isValid(in: schema), "the name of a guest is required")
    var guest = answers.entry(0, of: field, entries)
    guest.answers.texts["name"] = "Ada"
    answers.set(guest, 0, of: field, entries)
    #expect(answers.isValid(in: schema))
    #expect(answers.json(schema).text == #"{"guests":[{"name":"Ada","vegan":false}]}"#, "a switch is answered")
  }

  @Test func `a condition inside of an object is about that object`() throws {
    let schema = try FormSchema(json: party)
    let answers = try answers(schema, #"{"guests":[{"name":"Ada","vegan":true},{"name":"Bo","vegan":false}]}"#)
    let (field, entries) = try list(schema, "guests")
    let soy = try #require(entries.schema.fields.first { $0.path == ["soy"] })
    #expect(answers.entry(0, of: field, entries).answers.asks(for: soy, in: entries.schema))
    #expect(!answers.entry(1, of: field, entries).answers.asks(for: soy, in: entries.schema))
  }

  /// JSON Schema Validation 6.4.3.
  @Test func `no object is twice in a list whose items are unique`() throws {
    let schema = try FormSchema(json: party)
    let answers = try answers(schema, #"{"guests":[{"name":"Ada"},{"name":"Bo"},{"name":"Ada"}]}"#)
    let (field, entries) = try list(schema, "guests")
    #expect((0..<3).map { answers.problem(ofEntry: $0, of: field, entries) } == [nil, nil, "Enter each value once."])
    #expect(!answers.isValid(in: schema))
  }

  @Test(arguments: [
    (#"{"guests":{}}"#, "guests: The answer {} is not valid: A list is needed."),
    (#"{"guests":["Ada"]}"#, #"guests: The answer ["Ada"] is not valid: The list may have objects only."#),
    (#"{"guests":[{},{},{},{}]}"#, "guests: The answer [{},{},{},{}] is not valid: The list has too many values."),
    (
      #"{"guests":[{"name":1}]}"#,
      #"guests: The answer [{"name":1}] is not valid: name: The answer 1 is not valid: A text is needed."#
    ),
  ])
  func `known values of another kind are refused`(known: String, reason: String) throws {
    let schema = try FormSchema(json: party)
    #expect(SchemaAnswers.problem(of: try JSONReader.value(known), in: schema)?.description == reason)
  }

  @Test(arguments: [
    (
      #"{"properties":{"a":{"type":"array","items":{"properties":{"b":{"type":"x"}}}}}}"#,
      "a.b: A value of the type “x” can't be asked for."
    ),
    (
      #"{"properties":{"a":{"type":"array","items":{"properties":{},"type":"object"}}}}"#,
      "a: The objects of the list have no properties to ask for."
    ),
    (
      #"{"properties":{"a":{"type":"array","items":{"properties":{"b":{}},"required":["c"]}}}}"#,
      "a.c: It is required, but there is no property of this name."
    ),
  ])
  func `a mistake in the objects of a list names its place`(json: String, reason: String) {
    #expect { try FormSchema(json: json) } throws: { "\($0)" == reason }
  }

  /// JSON Schema Validation 9.4: what is read only is managed by the owner of the data.
  @Test func `what is read only is not asked for, and keeps its value`() throws {
    let schema = try FormSchema(
      json: """
        {
          "properties": {
            "id": { "type": "integer", "readOnly": true }, "kind": { "const": "user", "readOnly": true },
            "links": { "type": "object", "readOnly": true }, "name": { "type": "string" }
          },
          "required": ["id", "name"],
          "if": { "properties": { "kind": { "const": "user" } } }, "then": { "properties": { "mail": {} } }
        }
        """)
    #expect(schema.fields.filter(\.isShown).compactMap(\.path.last) == ["name", "mail"])
    let known = #"{"id":7,"kind":"user","links":{"self":"/7"},"name":"Ada"}"#
    #expect(try answers(schema, known).json(schema).text == known)
    let empty = try answers(schema)
    #expect(empty.json(schema).text == #"{"kind":"user"}"#)
    #expect(empty.asks(for: try #require(schema.fields.last), in: schema), "a condition reads it")
    #expect(!empty.isValid(in: schema), "the name is required")
  }
}

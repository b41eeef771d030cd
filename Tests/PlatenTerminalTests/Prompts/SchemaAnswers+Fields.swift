@testable import TerminalPrompts

// What tests ask of one field of a schema.
extension SchemaAnswers {
  /// Whether the field is asked for.
  func asks(for field: SchemaField, in schema: FormSchema) -> Bool { asked(schema).contains { $0.key == field.key } }

  /// Why its value is not valid; nil where it is.
  func problem(of field: SchemaField, in schema: FormSchema) -> String? {
    let asked = asked(schema)
    return asked.first { $0.key == field.key }.flatMap { problem(of: $0, among: asked) }
  }
}

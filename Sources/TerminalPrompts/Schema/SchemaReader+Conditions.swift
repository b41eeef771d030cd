// What an object has, or requires, where a condition holds.
extension SchemaReader {
  /// Reads `if` with `then` and `else`, in the object and in the parts of its `allOf`.
  mutating func readConditions(
    _ schema: JSONValue, at path: [String], group: Int, _ surroundings: Surroundings, depth: Int
  ) throws {
    for part in [schema] + (schema["allOf"]?.elements ?? []) {
      guard let test = part["if"] else {
        // A part of `allOf` without a condition is like the object itself.
        if part != schema {
          try readObject(try resolve(part), at: path, group: group, surroundings, depth: depth + 1)
        }
        continue
      }
      let tests = try tests(try resolve(test), at: path)
      for (name, isThen) in [("then", true), ("else", false)] {
        guard let branch = part[name] else { continue }
        let condition = SchemaCondition(tests: tests, isThen: isThen)
        try readObject(branch, where: condition, at: path, group: group, surroundings, depth: depth)
      }
    }
  }

  /// Reads what there has to be beside a member that is there: names, or the schema of the object. Older drafts of JSON
  /// Schema have one keyword for both.
  mutating func readDependents(
    _ schema: JSONValue, at path: [String], group: Int, _ surroundings: Surroundings, depth: Int
  ) throws {
    for keyword in ["dependentRequired", "dependentSchemas", "dependencies"] {
      guard let value = schema[keyword] else { continue }
      guard case .object(let members) = value else { throw problem(path, "“\(keyword)” has to be an object.") }
      for member in members {
        let test = SchemaCondition.Test(path: path + [member.name], allowed: nil, isRequired: true)
        var dependents = member.value
        if case .array = dependents {
          dependents = .object([JSONValue.Member(name: "required", value: dependents)])
        }
        try readObject(
          dependents, where: SchemaCondition(tests: [test], isThen: true), at: path, group: group, surroundings,
          depth: depth)
      }
    }
  }

  private mutating func readObject(
    _ schema: JSONValue, where condition: SchemaCondition, at path: [String], group: Int,
    _ surroundings: Surroundings, depth: Int
  ) throws {
    var inside = surroundings
    inside.conditions.append(condition)
    try readObject(try resolve(schema), at: path, group: group, inside, depth: depth + 1)
  }

  private func tests(_ schema: JSONValue, at path: [String]) throws -> [SchemaCondition.Test] {
    let refusal = "“if” can compare with const and enum only."
    let compared = ["properties", "required", "type", "title", "description", "$comment"]
    guard schema != .bool(false), schema.members.allSatisfy({ compared.contains($0.name) }) else {
      throw problem(path, refusal)
    }
    let keywords = keywords(schema, at: path)
    let required = Set(try keywords.required())
    let properties = try keywords.properties()
    let tests = try properties.map { member in
      let value = try resolve(member.value)
      let allowed = value["const"].map { [$0] } ?? value["enum"]?.elements
      guard allowed != nil else { throw problem(path + [member.name], refusal) }
      return SchemaCondition.Test(
        path: path + [member.name], allowed: allowed, isRequired: required.contains(member.name))
    }
    let others = required.subtracting(properties.map(\.name)).sorted()
    return tests + others.map { SchemaCondition.Test(path: path + [$0], allowed: nil, isRequired: true) }
  }
}

// Objects of which a value is one.
extension SchemaReader {
  /// Reads the alternatives of an object. Which one it is, is a choice: the values of the property by which they are
  /// told apart.
  mutating func readAlternatives(
    _ schema: JSONValue, at path: [String], group: Int, _ surroundings: Surroundings, depth: Int
  ) throws {
    let alternatives = (schema["oneOf"] ?? schema["anyOf"])?.elements ?? []
    // Others only say which of the properties are required together.
    guard !alternatives.isEmpty, alternatives.allSatisfy({ $0["properties"] != nil }) else { return }
    guard let name = try distinguishing(alternatives, at: path) else {
      throw problem(path, "Its objects need a property with another “const” in each, by which they are told apart.")
    }
    let place = path + [name]
    let options = try alternatives.map { try option($0, name) }
    try add(choice(among: alternatives, options, of: name, at: place, surroundings, depth: depth), to: group)
    for (alternative, option) in zip(alternatives, options) {
      var inside = surroundings
      inside.conditions.append(
        SchemaCondition(tests: [.init(path: place, allowed: [option.value], isRequired: true)], isThen: true))
      try readObject(alternative.withoutProperty(name), at: path, group: group, inside, depth: depth + 1)
    }
  }

  private func choice(
    among alternatives: [JSONValue], _ options: [SchemaField.Option], of name: String, at path: [String],
    _ surroundings: Surroundings, depth: Int
  ) throws -> SchemaField {
    let constants = options.map { option in
      JSONValue.object([
        .init(name: "const", value: option.value), .init(name: "title", value: .string(option.name)),
      ])
    }
    let property = try alternatives.first?["properties"]?[name].map(resolve)
    let kept = ["title", "description", "default"]
    let members = (property?.members ?? []).filter { kept.contains($0.name) }
    let isRequired = try alternatives.allSatisfy { try keywords($0, at: path).required().contains(name) }
    return try field(
      .object(members + [.init(name: "oneOf", value: .array(constants))]), at: path, isRequired: isRequired,
      surroundings, depth: depth)
  }

  /// The name of the property that has another constant in each of the objects; nil where there is none.
  private func distinguishing(_ alternatives: [JSONValue], at path: [String]) throws -> String? {
    try alternatives.first?["properties"]?.members.map(\.name).first { name in
      let constants = try alternatives.compactMap { try constant($0, name) }
      return constants.count == alternatives.count
        && constants.indices.allSatisfy { !constants[..<$0].contains(constants[$0]) }
    }
  }

  /// The only value of a property.
  private func constant(_ object: JSONValue, _ name: String) throws -> JSONValue? {
    guard let property = try object["properties"]?[name].map(resolve) else { return nil }
    if let constant = property["const"] { return constant }
    let values = property["enum"]?.elements ?? []
    return values.count == 1 ? values.first : nil
  }

  private func option(_ object: JSONValue, _ name: String) throws -> SchemaField.Option {
    let value = try constant(object, name) ?? .null
    return SchemaField.Option(value: value, name: object["title"]?.string ?? value.words)
  }
}

extension JSONValue {
  /// The schema of an object without one of its properties, which is read elsewhere.
  fileprivate func withoutProperty(_ name: String) -> JSONValue {
    .object(
      members.map { member in
        guard member.name == "properties" else { return member }
        return Member(name: member.name, value: .object(member.value.members.filter { $0.name != name }))
      })
  }
}

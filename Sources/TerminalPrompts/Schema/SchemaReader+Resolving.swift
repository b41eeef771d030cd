// A schema that says in several places what one value has to be, as one that says it in one place.
extension SchemaReader {
  /// The schema with what it refers to, with the parts of `allOf` that hold for the same value, and with `null` as a
  /// remark instead of an alternative.
  func resolve(_ schema: JSONValue) throws -> JSONValue {
    try resolve(schema, depth: 0)
  }

  private func resolve(_ schema: JSONValue, depth: Int) throws -> JSONValue {
    guard depth < 20 else { throw problem([], "References lead in a circle.") }
    var schema = try followReferences(schema)
    for part in schema["allOf"]?.elements ?? [] where part["if"] == nil {
      schema = schema.adding(try resolve(part, depth: depth + 1).withoutMembers)
    }
    for name in ["anyOf", "oneOf"] {
      guard let alternatives = schema[name]?.elements, !alternatives.isEmpty else { continue }
      schema = schema.replacing(name, by: try alternatives.map { try resolve($0, depth: depth + 1) })
    }
    return schema
  }

  /// Follows references inside the document. The keywords next to one, such as a title, take precedence over
  /// what it leads to.
  private func followReferences(_ schema: JSONValue) throws -> JSONValue {
    var schema = schema
    for _ in 0..<20 {
      guard let reference = schema["$ref"]?.string else { return schema }
      guard reference.hasPrefix("#") else {
        throw problem([], "The reference “\(reference)” is outside of the document.")
      }
      var target: JSONValue? = document
      // A JSON Pointer (RFC 6901) in a fragment.
      for part in reference.dropFirst().split(separator: "/") {
        let decoded = String(part).removingPercentEncoding ?? String(part)
        let name = decoded.replacing("~1", with: "/").replacing("~0", with: "~")
        target = target?[name] ?? Int(name).flatMap { target?.element(at: $0) }
      }
      guard let target else { throw problem([], "There is nothing at the reference “\(reference)”.") }
      schema = schema.without("$ref").adding(target)
    }
    throw problem([], "References lead in a circle.")
  }
}

extension JSONValue {
  /// Whether it is the schema of an object with properties.
  var describesObject: Bool { self["properties"] != nil || self["type"] == .string("object") }

  /// The schema with what another one has in addition. One that allows anything adds nothing.
  fileprivate func adding(_ other: JSONValue) -> JSONValue {
    guard case .object(let members) = self, case .object(let others) = other else {
      return self == .object([]) ? other : self
    }
    return .object(members + others.filter { self[$0.name] == nil })
  }

  fileprivate func without(_ name: String) -> JSONValue { .object(members.filter { $0.name != name }) }

  /// What a schema says of a value as a whole: the members of an object are read from each part by itself.
  fileprivate var withoutMembers: JSONValue {
    guard describesObject else { return self }
    let isOfMembers = ["properties", "required", "allOf", "anyOf", "oneOf", "if", "then", "else"]
    return JSONValue.object(members.filter { !isOfMembers.contains($0.name) }).adding(
      .object([Member(name: "type", value: .string("object"))]))
  }

  /// The schema with these alternatives. `null` is a value to choose among constants, and otherwise a remark; a single
  /// alternative is what the schema says, and so is any text among several, or else the first that is no object.
  fileprivate func replacing(_ name: String, by alternatives: [JSONValue]) -> JSONValue {
    let rest = alternatives.filter { $0["type"] != .string("null") }
    let hasNull = rest.count < alternatives.count
    guard !rest.isEmpty else { return self }
    if rest.allSatisfy({ $0["const"] != nil }) {
      let null = JSONValue.object([Member(name: "const", value: .null)])
      return with(name, .array(rest + (hasNull ? [null] : [])))
    }
    let schema = hasNull ? adding(.object([Member(name: "nullable", value: .bool(true))])) : self
    if rest.count == 1, let only = rest.first {
      // Objects with members each are read one after the other.
      guard self["properties"] != nil, only["properties"] != nil else { return schema.without(name).adding(only) }
      return schema.without(name).with("allOf", .array((schema["allOf"]?.elements ?? []) + [only]))
    }
    guard !describesObject else { return schema.with(name, .array(rest)) }
    if rest.allSatisfy(\.describesObject) {
      return schema.with(name, .array(rest)).adding(.object([Member(name: "type", value: .string("object"))]))
    }
    let values = rest.filter { !$0.describesObject }
    guard self["type"] == nil, let first = values.first else { return schema }
    // Beside any text the values of other alternatives are suggestions.
    if let text = values.first(where: \.isAnyText), values.contains(where: { $0["enum"] ?? $0["const"] != nil }) {
      return schema.with(name, .array(rest)).adding(text)
    }
    return schema.without(name).adding(first)
  }

  /// Whether it is the schema of a text that nothing limits.
  private var isAnyText: Bool {
    let limits = ["enum", "const", "pattern", "format", "minLength", "maxLength"]
    return self["type"] == .string("string") && !members.contains { limits.contains($0.name) }
  }

  private func with(_ name: String, _ value: JSONValue) -> JSONValue {
    guard self[name] != nil else { return .object(members + [Member(name: name, value: value)]) }
    return .object(members.map { $0.name == name ? Member(name: name, value: value) : $0 })
  }

  fileprivate func element(at index: Int) -> JSONValue? { elements.indices.contains(index) ? elements[index] : nil }
}

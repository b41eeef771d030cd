import Foundation

/// What is entered into the fields of a schema.
struct SchemaAnswers: Equatable, Sendable {
  var texts: [String: String] = [:]
  var flags: [String: Bool] = [:]
  /// The index of the chosen option.
  var choices: [String: Int] = [:]
  var sets: [String: Set<Int>] = [:]
  /// The objects of a list; those behind the last that is followed are kept, and not used.
  var entries: [String: [SchemaEntry]] = [:]
  /// What is not asked for.
  private(set) var given: [String: JSONValue] = [:]

  /// Begins with the defaults, and with values that are known already.
  init(_ schema: FormSchema, values: JSONValue) {
    for field in schema.fields {
      let value = Self.value(at: field.path, in: values)
      // It may be that of another field of the name.
      let known = value.flatMap { field.mismatch(of: $0) == nil ? $0 : nil } ?? field.standard
      guard let known, known != .null else {
        chooseAlone(field)
        continue
      }
      switch field.kind {
      case .text, .secret, .lines: texts[field.key] = field.limits.text(of: known.words)
      case .number: texts[field.key] = known.words
      case .toggle: flags[field.key] = known.bool ?? false
      case .choice(let options): choices[field.key] = options.firstIndex { $0.value == known }
      case .several(let options, _):
        sets[field.key] = Set(options.indices.filter { known.elements.contains(options[$0].value) })
      case .list(let list): texts[field.key] = list.text(of: known.elements)
      case .entries(let list): begin(field, with: known.elements, list)
      case .given: given[field.key] = known
      }
    }
  }

  /// Chooses the only value that a field may have, or nothing where that is `null`.
  private mutating func chooseAlone(_ field: SchemaField) {
    guard case .choice(let options) = field.kind else { return }
    let isDecided = options.count == 1 && field.isRequired && field.optionalObjects.isEmpty
    choices[field.key] = isDecided ? 0 : options.firstIndex { $0.value == .null }
  }

  /// A value that is known; `null` is none.
  private static func value(at path: [String], in values: JSONValue) -> JSONValue? {
    let value = path.reduce(values as JSONValue?) { $0?[$1] }
    return value == .null ? nil : value
  }

  /// Why values that are known already can't be those of a schema; nil where they can. What the schema does not name is
  /// ignored.
  static func problem(of values: JSONValue, in schema: FormSchema) -> FormSchema.Problem? {
    guard case .object = values else {
      return FormSchema.Problem(description: "The answers that are known have to be an object.")
    }
    for field in schema.fields {
      if let known = value(at: field.path, in: values), let reason = field.mismatch(of: known),
        !schema.fields.contains(where: { $0.path == field.path && $0.mismatch(of: known) == nil })
      {
        return FormSchema.Problem(at: field.path, Prompt.words("The answer \(known.text) is not valid: \(reason)"))
      }
    }
    return nil
  }

  /// The value of a field; nil where nothing is entered.
  func value(of field: SchemaField) -> JSONValue? {
    let text = texts[field.key] ?? ""
    switch field.kind {
    case .text, .secret, .lines:
      return text.isEmpty ? nothing(for: field) : .string(field.limits.literal(of: text))
    case .number(let isWhole):
      return SchemaNumber.literal(text, isWhole: isWhole).map { .number($0) } ?? nothing(for: field)
    case .toggle:
      let flag = flags[field.key] ?? false
      return flag == field.onlyFlag ?? flag || field.isRequired ? .bool(flag) : nil
    case .choice(let options):
      return choices[field.key].flatMap { options.indices.contains($0) ? options[$0].value : nil }
    case .several(let options, let limit):
      let set = sets[field.key] ?? []
      if set.isEmpty, !field.isRequired, limit.lowerBound > 0 { return nil }
      return .array(options.indices.filter(set.contains).map { options[$0].value })
    case .list(let list):
      let values = list.values(of: text)
      return values.isEmpty && !field.isRequired ? nil : .array(values)
    case .entries(let list):
      let values = (0..<count(of: field)).map { entry($0, of: field, list).answers.json(list.schema) }
      return values.isEmpty ? field.isRequired ? field.isNullable ? .null : .array([]) : nil : .array(values)
    case .given: return given[field.key]
    }
  }

  /// The value of an empty field.
  private func nothing(for field: SchemaField) -> JSONValue? { field.isRequired && field.isNullable ? .null : nil }

  /// The fields that are asked for, each as required as the other answers make it.
  func asked(_ schema: FormSchema) -> [SchemaField] {
    var asked = AskedFields(answers: self, fields: schema.fields)
    return asked.all()
  }

  /// Whether something has to be entered into a field: what an object requires is needed only where the object is there.
  ///
  /// - Parameter asked: All fields that are asked for, `field` among them.
  func needs(_ field: SchemaField, among asked: [SchemaField]) -> Bool {
    field.needsEntry && field.optionalObjects.allSatisfy { isEntered($0, among: asked) }
  }

  /// Whether something is entered into a field of an object.
  private func isEntered(_ object: [String], among asked: [SchemaField]) -> Bool {
    asked.contains { field in
      guard field.path.starts(with: object) else { return false }
      switch field.kind {
      case .text, .secret, .lines, .number, .list: return !field.isBlank(texts[field.key] ?? "")
      case .toggle, .entries: return flags[field.key] ?? false
      case .given: return false
      case .choice(let options): return choices[field.key].map { options[$0].value != .null } ?? false
      case .several: return !(sets[field.key]?.isEmpty ?? true)
      }
    }
  }

  /// Whether an object around a field is left out, since it needs more than nothing.
  private func isLeftOut(_ field: SchemaField, among asked: [SchemaField]) -> Bool {
    field.optionalObjects.contains { object in
      !isEntered(object, among: asked) && asked.contains { $0.path.starts(with: object) && $0.needsEntry }
    }
  }

  /// Why the value of a field is not valid; nil where it is.
  ///
  /// - Parameter asked: All fields that are asked for, `field` among them.
  func problem(of field: SchemaField, among asked: [SchemaField]) -> String? {
    let isNeeded = needs(field, among: asked)
    switch field.kind {
    case .text, .secret, .lines, .number, .list:
      let text = texts[field.key] ?? ""
      if field.isBlank(text) { return isNeeded ? Prompt.words("This is required.") : nil }
      return field.checks.first { !$0.holds(text) }?.reason
    case .toggle: return isNeeded && flags[field.key] != true ? Prompt.words("This is required.") : nil
    case .entries:
      return isNeeded && field.maybeEmpty && flags[field.key] != true ? Prompt.words("This is required.") : nil
    case .given: return nil
    case .choice: return isNeeded && choices[field.key] == nil ? Prompt.words("This is required.") : nil
    case .several(_, let limit):
      let count = sets[field.key]?.count ?? 0
      if count == 0, !isNeeded { return nil }
      if count < limit.lowerBound { return Prompt.words("Choose at least \(limit.lowerBound).") }
      return count > limit.upperBound ? Prompt.words("Choose at most \(limit.upperBound).") : nil
    }
  }

  /// The answers to what is asked for, as JSON in the order of the schema.
  func json(_ schema: FormSchema) -> JSONValue {
    var members: [JSONValue.Member] = []
    let asked = asked(schema)
    for field in asked where !isLeftOut(field, among: asked) {
      if let value = value(of: field) { Self.set(value, at: field.path[...], in: &members) }
    }
    return .object(members)
  }

  private static func set(_ value: JSONValue, at path: ArraySlice<String>, in members: inout [JSONValue.Member]) {
    guard let name = path.first else { return }
    guard path.count > 1 else {
      members.append(JSONValue.Member(name: name, value: value))
      return
    }
    let index = members.firstIndex { $0.name == name }
    var inner = index.map { members[$0].value.members } ?? []
    set(value, at: path.dropFirst(), in: &inner)
    if let index {
      members[index].value = .object(inner)
    } else {
      members.append(JSONValue.Member(name: name, value: .object(inner)))
    }
  }
}

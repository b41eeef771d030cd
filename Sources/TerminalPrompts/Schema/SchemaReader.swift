/// Reads a JSON Schema into groups of fields.
struct SchemaReader {
  let document: JSONValue
  /// The names of the members that lead to the object that is read: an entry of a list is an object of its own.
  private let place: [String]
  /// The objects around it, also those whose list it is an entry of.
  private let ancestors: [JSONValue]
  private(set) var title = ""
  private(set) var help: String?
  private(set) var groups: [FormSchema.Group] = []
  /// The places of groups whose first field comes after objects in the schema: behind the group of the last of these.
  private var latePlaces: [Int: Int] = [:]
  /// The objects by their paths.
  private var objects: Set<[String]> = []
  private var requirements: [SchemaRequirement] = []

  init(document: JSONValue, place: [String] = [], inside ancestors: [JSONValue] = []) {
    self.document = document
    self.place = place
    self.ancestors = ancestors
  }

  mutating func readRoot() throws {
    let root = try resolve(document)
    title = root["title"]?.string ?? ""
    help = root["description"]?.string
    try readGroups(root, firstTitle: Prompt.words("General"), depth: 0)
  }

  private mutating func readGroups(_ schema: JSONValue, firstTitle: String, depth: Int) throws {
    groups.append(FormSchema.Group(title: firstTitle, help: nil, fields: []))
    try readObject(schema, at: [], group: 0, Surroundings(objects: ancestors + [schema]), depth: depth)
    let paths = Set(groups.flatMap(\.fields).map(\.path)).union(objects)
    for path in requirements.map(\.path) where !paths.contains(path) {
      throw problem(path, "It is required, but there is no property of this name.")
    }
    // What requires a member may be before it in the schema.
    for group in groups.indices {
      for index in groups[group].fields.indices { groups[group].fields[index].adopt(requirements) }
    }
    sortGroups()
  }

  /// Orders the groups as their first fields are in the schema: it may begin with objects.
  private mutating func sortGroups() {
    let order = groups.indices.sorted { first, second in
      let (place, other) = (latePlaces[first] ?? first, latePlaces[second] ?? second)
      // Of those at one place the object itself is first, and the innermost of the others.
      return place != other ? place < other : (latePlaces[first] ?? -1, second) < (latePlaces[second] ?? -1, first)
    }
    groups = order.map { groups[$0] }
    latePlaces = [:]
  }

  func problem(_ path: [String], _ reason: String) -> FormSchema.Problem {
    FormSchema.Problem(at: place + path, reason)
  }

  func keywords(_ schema: JSONValue, at path: [String]) -> SchemaKeywords {
    SchemaKeywords(schema: schema, path: place + path)
  }

  /// What the fields of an object depend on.
  struct Surroundings {
    var conditions: [SchemaCondition] = []
    var optionalObjects: [[String]] = []
    /// The schemas of the objects around them.
    var objects: [JSONValue] = []

    /// The same for an object in them.
    func inside(_ object: JSONValue, at path: [String], in reader: SchemaReader) throws -> Surroundings {
      guard !objects.contains(object) else {
        throw reader.problem(path, "The object has such an object in it again, which a form would ask for without end.")
      }
      var inside = self
      inside.objects.append(object)
      return inside
    }
  }

  mutating func readObject(
    _ schema: JSONValue, at path: [String], group: Int, _ surroundings: Surroundings, depth: Int
  ) throws {
    guard depth < 20 else { throw problem(path, "Objects are nested more than 20 deep.") }
    let keywords = keywords(schema, at: path)
    let required = Set(try keywords.required())
    require(required, of: path, surroundings.conditions)
    for member in try keywords.properties() {
      let property = try resolve(member.value)
      let path = path + [member.name]
      switch property {
      case .object, .bool(true): break
      default: throw problem(path, "A property has to be an object that describes it.")
      }
      let description = self.keywords(property, at: path)
      if try description.flag("readOnly") {
        add(given(property, at: path, surroundings), to: group)
      } else if try description.type() == "object" {
        objects.insert(path)
        let title = property["title"]?.string ?? Self.words(member.name)
        groups.append(FormSchema.Group(title: unused(title), help: property["description"]?.string, fields: []))
        var inside = try surroundings.inside(property, at: path, in: self)
        if !required.contains(member.name) { inside.optionalObjects.append(path) }
        try readObject(property, at: path, group: groups.count - 1, inside, depth: depth + 1)
      } else {
        let field = try field(
          property, at: path, isRequired: required.contains(member.name), surroundings, depth: depth)
        add(field, to: group)
      }
    }
    try readConditions(schema, at: path, group: group, surroundings, depth: depth)
    try readDependents(schema, at: path, group: group, surroundings, depth: depth)
    try readAlternatives(schema, at: path, group: group, surroundings, depth: depth)
  }

  mutating func require(_ names: some Sequence<String>, of path: [String], _ conditions: [SchemaCondition]) {
    requirements += names.sorted().map { SchemaRequirement(path: path + [$0], conditions: conditions) }
  }

  /// Adds a field. One of a name that another has under other conditions is another one.
  mutating func add(_ field: SchemaField, to group: Int) {
    var field = field
    field.variant = groups.flatMap(\.fields).count { $0.path == field.path }
    if field.isShown, group < groups.count - 1, !groups[group].fields.contains(where: \.isShown) {
      latePlaces[group] = groups.count - 1
    }
    groups[group].fields.append(field)
  }

  func field(
    _ schema: JSONValue, at path: [String], isRequired: Bool, _ surroundings: Surroundings, depth: Int
  ) throws -> SchemaField {
    let keywords = keywords(schema, at: path)
    var field = SchemaField(
      path: path, title: schema["title"]?.string ?? Self.words(path.last ?? ""), help: schema["description"]?.string,
      example: schema["examples"]?.elements.first?.words, kind: try kind(of: keywords, surroundings, depth: depth),
      isRequired: isRequired, isNullable: keywords.isNullable, onlyFlag: schema["const"]?.bool,
      optionalObjects: surroundings.optionalObjects, standard: schema["default"], limits: try keywords.limits(),
      conditions: surroundings.conditions)
    if let standard = field.standard, let reason = field.mismatch(of: standard) {
      throw problem(path, "The default \(standard.text) is not valid: \(reason)")
    }
    if field.kind == .text { field.suggestions = suggestions(of: schema) }
    return field
  }

  /// The values that some alternatives list where others take any text, and the examples where there are several.
  private func suggestions(of schema: JSONValue) -> [String] {
    let alternatives = (schema["anyOf"] ?? schema["oneOf"])?.elements ?? []
    let listed = alternatives.flatMap { $0["enum"]?.elements ?? [$0["const"]].compactMap { $0 } }
    let examples = schema["examples"]?.elements ?? []
    var known: Set<String> = []
    return (listed + (examples.count > 1 ? examples : [])).compactMap(\.string).filter { known.insert($0).inserted }
  }

  /// What is not asked for.
  private func given(_ schema: JSONValue, at path: [String], _ surroundings: Surroundings) -> SchemaField {
    SchemaField(
      path: path, title: schema["title"]?.string ?? Self.words(path.last ?? ""), help: nil, example: nil, kind: .given,
      isRequired: false, isNullable: false, onlyFlag: nil, optionalObjects: surroundings.optionalObjects,
      standard: schema["default"] ?? schema["const"], limits: SchemaLimits(), conditions: surroundings.conditions)
  }

  private func kind(
    of keywords: SchemaKeywords, _ surroundings: Surroundings, depth: Int
  ) throws -> SchemaField.Kind {
    if keywords.schema["const"]?.bool != nil { return .toggle }
    if let options = try keywords.options() { return .choice(options) }
    switch try keywords.type() {
    case "string":
      return switch try keywords.string("format") {
      case "password": .secret
      case "multiline", "textarea": .lines
      default: .text
      }
    case "integer": return .number(isWhole: true)
    case "number": return .number(isWhole: false)
    case "boolean": return .toggle
    case "array": return try listKind(of: keywords, surroundings, depth: depth)
    case let type: throw keywords.problem("A value of the type “\(type)” can't be asked for.")
    }
  }

  /// A list: of choices, of values that are typed, or of objects.
  private func listKind(
    of keywords: SchemaKeywords, _ surroundings: Surroundings, depth: Int
  ) throws -> SchemaField.Kind {
    let counts = try keywords.counts("minItems", "maxItems") ?? 0...Int.max
    let refusal = keywords.problem("A list needs items with enum, or of texts, numbers or objects.")
    guard let schema = try keywords.schema["items"].map(resolve), case .object = schema else { throw refusal }
    let items = SchemaKeywords(schema: schema, path: keywords.path)
    if try items.type() == "object" {
      return .entries(try entries(of: keywords, items: schema, counts: counts, surroundings, depth: depth))
    }
    if let options = try items.options() {
      guard counts.lowerBound <= options.count else {
        throw keywords.problem("“minItems” is larger than the number of choices.")
      }
      return .several(options, limit: counts.lowerBound...min(counts.upperBound, options.count))
    }
    guard ["string", "number", "integer"].contains(try items.type()) else { throw refusal }
    let list = SchemaList(
      counts: counts, isUnique: try keywords.flag("uniqueItems"),
      numbers: try items.type() == "string" ? nil : .init(isWhole: try items.type() == "integer"),
      limits: try items.limits())
    return .list(list)
  }

  private func entries(
    of keywords: SchemaKeywords, items: JSONValue, counts: ClosedRange<Int>, _ surroundings: Surroundings, depth: Int
  ) throws -> SchemaEntries {
    let title =
      items["title"]?.string ?? keywords.schema["title"]?.string ?? Self.words(keywords.path.last ?? "")
    let objects = try surroundings.inside(items, at: Array(keywords.path.dropFirst(place.count)), in: self).objects
    var reader = SchemaReader(document: document, place: keywords.path, inside: objects.dropLast())
    try reader.readGroups(items, firstTitle: "", depth: depth + 1)
    let groups = reader.groups.filter { !$0.fields.isEmpty }
    guard !groups.isEmpty else { throw keywords.problem("The objects of the list have no properties to ask for.") }
    return SchemaEntries(
      title: title, help: items["description"]?.string, groups: groups, counts: counts,
      isUnique: try keywords.flag("uniqueItems"))
  }

  /// The words of a name: `firstName` and `first_name` are “First name”, `user_id` is “User ID”.
  static func words(_ name: String) -> String {
    var words = ""
    for character in name {
      if character == "_" || character == "-" {
        words.append(" ")
      } else if character.isUppercase, words.last?.isLowercase ?? false {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
    }
    let written = words.split(separator: " ", omittingEmptySubsequences: false).map { word in
      abbreviations.contains(word.lowercased()) ? word.uppercased() : String(word)
    }
    words = written.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// What is written in capitals.
  private static let abbreviations: Set<String> = [
    "api", "bic", "cpu", "csv", "cvc", "dns", "html", "http", "https", "iban", "id", "ip", "json", "pdf", "sql", "ssh",
    "ssl", "tls", "uri", "url", "uuid", "vat", "xml",
  ]

  /// A title that no group has yet: a step is known by its title.
  private func unused(_ title: String) -> String {
    var (candidate, number) = (title, 2)
    while groups.contains(where: { $0.title == candidate }) {
      candidate = "\(title) \(number)"
      number += 1
    }
    return candidate
  }
}

/// Finds the fields that are asked for where some answers are entered.
///
/// An `if` reads the fields that are asked for, and each of these may be so by another `if`. Where conditions lead in a
/// circle a field does not depend on itself.
struct AskedFields {
  private let answers: SchemaAnswers
  private let fields: [SchemaField]
  private let places: [[String]: [Int]]
  /// What is found already, by the index of the field: nil where it is not asked for.
  private var found: [Int: SchemaField?] = [:]
  /// The paths of the fields whose conditions are read.
  private var begun: Set<[String]> = []

  init(answers: SchemaAnswers, fields: [SchemaField]) {
    self.answers = answers
    self.fields = fields
    let isConditional = fields.contains { !$0.conditions.isEmpty || !$0.requirements.isEmpty }
    places = isConditional ? Dictionary(grouping: fields.indices) { fields[$0].path } : [:]
  }

  /// All of them in their order, each as required as the other answers make it.
  mutating func all() -> [SchemaField] { fields.indices.compactMap { field($0) } }

  private mutating func field(_ index: Int) -> SchemaField? {
    let field = fields[index]
    if field.conditions.isEmpty, field.requirements.isEmpty { return field }
    if let known = found[index] { return known }
    guard begun.insert(field.path).inserted else { return nil }
    defer { begun.remove(field.path) }
    let isAsked = field.conditions.allSatisfy { $0.holds { value(at: $0) } }
    let result = isAsked ? field.required { value(at: $0) } : nil
    found[index] = .some(result)
    return result
  }

  /// The value of the field of a path that is asked for.
  private mutating func value(at path: [String]) -> JSONValue? {
    guard let places = places[path], !begun.contains(path) else { return nil }
    for index in places {
      if let field = field(index) { return answers.value(of: field) }
    }
    return nil
  }
}

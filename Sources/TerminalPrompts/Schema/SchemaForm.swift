import Platen

/// The fields of a schema, in steps where it has groups.
struct SchemaForm: View {
  let schema: FormSchema
  let finish: PromptFinish<String>
  @State var answers: SchemaAnswers
  /// Fields that are no texts, whose message is shown. Texts show their own.
  @State private var problems: [String: String] = [:]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Group {
        if !schema.title.isEmpty { Text(verbatim: schema.title).bold() }
        if let help = schema.help { Text(verbatim: help).foregroundStyle(.secondary) }
      }
      .padding(.horizontal, FormSteps.margin)
      FormSteps {
        steps(SchemaPlace(schema: schema, answers: $answers))
      } onFinish: {
        if answers.isValid(in: schema) { finish(answers.json(schema).text) }
      }
    }
  }

  /// The pages of an object and of the lists in it.
  private func steps(_ place: SchemaPlace) -> [FormStep] {
    let all = place.answers.wrappedValue.asked(place.schema)
    let known = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
    let asked = place.schema.groups.map { group in (group, group.fields.compactMap { known[$0.key] }) }
    // The question for another object is on the last page of its own, before those of the lists in it.
    let last = asked.lastIndex { $0.1.contains(where: \.isShown) } ?? (place.end == nil ? nil : 0)
    var steps: [FormStep] = []
    for (index, (group, fields)) in asked.enumerated() {
      if index == last || fields.contains(where: \.isShown) {
        steps.append(step(group, fields.filter(\.isShown), of: all, place, hasEnd: index == last))
      }
      for field in fields {
        guard case .entries(let list) = field.kind else { continue }
        for index in 0..<place.answers.wrappedValue.count(of: field) {
          steps += self.steps(place.entry(index, of: field, list))
        }
      }
    }
    return steps
  }

  private func step(
    _ group: FormSchema.Group, _ fields: [SchemaField], of all: [SchemaField], _ place: SchemaPlace, hasEnd: Bool
  ) -> FormStep {
    let end = hasEnd ? place.end : nil
    let answers = place.answers.wrappedValue
    var step = FormStep(
      place.title(of: group), summary: fields.map { (place.label(of: $0), answers.words(of: $0)) },
      content: AnyView(
        Section {
          if let help = place.help(of: group) { Text(verbatim: help).foregroundStyle(.secondary) }
          ForEach(fields, id: \.key) { field in
            SchemaFieldView(
              field: field, isNeeded: answers.needs(field, among: all), entered: answers[field.key],
              answers: place.answers, problem: problems[place.key + field.key])
          }
          if let end { SchemaEntryEnd(end: end, problem: problems[place.key]) }
        }),
      check: { check(fields, place, end) })
    step.remove = end?.remove
    return step
  }

  /// Whether a page can be left. Fields of text are checked by their own rules.
  private func check(_ fields: [SchemaField], _ place: SchemaPlace, _ end: SchemaPlace.End?) -> Bool {
    problems = [:]
    let answers = place.answers.wrappedValue
    let asked = answers.asked(place.schema)
    for field in asked where fields.contains(where: { $0.key == field.key }) {
      if let problem = answers.problem(of: field, among: asked) {
        problems[place.key + field.key] = problem
      }
    }
    if let problem = end?.problem() { problems[place.key] = problem }
    return problems.isEmpty
  }
}

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
      if !schema.title.isEmpty { Text(verbatim: schema.title).bold() }
      if let help = schema.help { Text(verbatim: help).foregroundStyle(.secondary) }
      FormSteps {
        for group in schema.groups where group.fields.contains(where: isAsked) { step(group) }
      } onFinish: {
        submit()
      }
    }
  }

  private func isAsked(_ field: SchemaField) -> Bool { answers.asks(for: field, in: schema) }

  private func step(_ group: FormSchema.Group) -> FormStep {
    let fields = group.fields.filter(isAsked)
    return FormStep(
      group.title, summary: fields.map { ($0.title, answers.words(of: $0)) },
      content: AnyView(
        Section {
          if let help = group.help { Text(verbatim: help).foregroundStyle(.secondary) }
          ForEach(fields, id: \.key) { field in
            SchemaFieldView(
              field: field, isNeeded: answers.needs(field, in: schema), answers: $answers, problem: problems[field.key])
          }
        }),
      check: { check(fields) })
  }

  /// Whether a page can be left. Fields of text are checked by their own rules.
  private func check(_ fields: [SchemaField]) -> Bool {
    problems = [:]
    for field in fields { if let problem = answers.problem(of: field, in: schema) { problems[field.key] = problem } }
    return problems.isEmpty
  }

  private func submit() {
    let wrong = schema.fields.contains { isAsked($0) && answers.problem(of: $0, in: schema) != nil }
    if !wrong { finish(answers.json(schema).text) }
  }
}

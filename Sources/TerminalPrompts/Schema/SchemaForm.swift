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
      FormSteps(finishTitle: "Finish") {
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
            SchemaFieldView(field: field, answers: $answers, problem: problems[field.key])
          }
        }),
      check: { check(fields) })
  }

  /// Whether a page can be left. Fields of text are checked by their own rules.
  private func check(_ fields: [SchemaField]) -> Bool {
    problems = [:]
    for field in fields { if let problem = answers.problem(of: field) { problems[field.key] = problem } }
    return problems.isEmpty
  }

  private func submit() {
    let wrong = schema.fields.contains { isAsked($0) && answers.problem(of: $0) != nil }
    if !wrong { finish(answers.json(schema).text) }
  }
}

/// One field of a schema.
struct SchemaFieldView: View {
  let field: SchemaField
  @Binding var answers: SchemaAnswers
  let problem: String?

  var body: some View {
    control
    if let help = field.help { Text(verbatim: help).foregroundStyle(.secondary) }
    if let problem, !isText { Text(verbatim: "✗ \(problem)").foregroundStyle(.red) }
  }

  private var isText: Bool {
    switch field.kind {
    case .text, .secret, .lines, .number, .list: true
    case .toggle, .choice, .several: false
    }
  }

  @ViewBuilder private var control: some View {
    switch field.kind {
    case .text, .number: TextField(field.title, text: text, prompt: prompt).validation(rules)
    case .secret: SecureField(field.title, text: text, prompt: prompt).validation(rules)
    case .lines: TextField(field.title, text: text, prompt: prompt, axis: .vertical).lineLimit(3...8).validation(rules)
    case .list(let list):
      TextField(
        title(list), text: text, prompt: field.example.map { Text(verbatim: $0) } ?? Text("One in each line"),
        axis: .vertical
      )
      .lineLimit(3...8).validation(rules)
    case .toggle: Toggle(field.title, isOn: flag)
    case .choice(let options):
      Picker(field.title, selection: choice) {
        if answers.choices[field.key] == nil || !field.isRequired { Text("–").tag(Int?.none) }
        ForEach(options.indices, id: \.self) { Text(verbatim: options[$0].name).tag(Int?.some($0)) }
      }
    case .several(let options, let limit):
      Text(verbatim: title(limit, of: options.count))
      ForEach(options.indices, id: \.self) { index in Toggle(options[index].name, isOn: member(index)) }
    }
  }

  private func title(_ limit: ClosedRange<Int>, of count: Int) -> String {
    switch (limit.lowerBound, limit.upperBound) {
    case (0, count): field.title
    case (0, let most): "\(field.title) (at most \(most))"
    case (let least, count): "\(field.title) (at least \(least))"
    case (let least, let most): "\(field.title) (\(least == most ? "\(least)" : "\(least) to \(most)"))"
    }
  }

  private func title(_ list: SchemaList) -> String {
    list.counts == 0...Int.max ? field.title : "\(field.title) (\(list.countWords))"
  }

  private var prompt: Text? {
    field.example.map { Text(verbatim: $0) } ?? (field.isRequired ? Text("Required") : Text("Optional"))
  }

  private var rules: [TextInputValidationRule] {
    (field.needsText ? [.required()] : [])
      + field.checks.map { check in
        TextInputValidationRule(Text(verbatim: check.reason)) { $0.isEmpty || check.holds($0) }
      }
  }

  private var text: Binding<String> {
    Binding {
      answers.texts[field.key] ?? ""
    } set: {
      answers.texts[field.key] = $0
    }
  }

  private var flag: Binding<Bool> {
    Binding {
      answers.flags[field.key] ?? false
    } set: {
      answers.flags[field.key] = $0
    }
  }

  private var choice: Binding<Int?> {
    Binding {
      answers.choices[field.key]
    } set: {
      answers.choices[field.key] = $0
    }
  }

  private func member(_ index: Int) -> Binding<Bool> {
    Binding {
      answers.sets[field.key]?.contains(index) ?? false
    } set: { isOn in
      var set = answers.sets[field.key] ?? []
      if isOn { set.insert(index) } else { set.remove(index) }
      answers.sets[field.key] = set
    }
  }
}

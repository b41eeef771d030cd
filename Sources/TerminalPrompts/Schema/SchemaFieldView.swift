import Foundation
import Platen
import PlatenGraph

/// One field of a schema. It is evaluated again when something else is entered into it, and not at other answers: a key
/// in a form of hundreds of fields costs what it costs in a form of one.
struct SchemaFieldView: View {
  let field: SchemaField
  /// Whether something has to be entered.
  let isNeeded: Bool
  /// What is entered into the field.
  let entered: SchemaEntered
  let answers: Binding<SchemaAnswers>
  let problem: String?

  @Environment(\.asksInLines) private var asksInLines

  var body: some View {
    if asksInLines {
      if hasOwnTitle { Text(verbatim: field.title) }
      help
      // The form in lines says itself what is required and what is wrong, with the name, and asks again.
      if isText { control } else { control.environment(\.nodeScope.accessibilityDetails.answer, answer) }
    } else if case .toggle = field.kind {
      Toggle(isOn: value(\.flag)) {
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: field.title)
          help
          reason
        }
      }
    } else {
      // The help is above the field, and what is wrong with it below, in the column of what is entered.
      LabeledContent {
        VStack(alignment: .leading, spacing: 0) {
          Group { help }.padding(.leading, inset)
          control.labelsHidden()
          Group { reason }.padding(.leading, inset)
        }
      } label: {
        Text(verbatim: field.title)
      }
    }
  }

  /// The points between the edge of the control and what is entered: a field has its mark there.
  private var inset: CGFloat {
    switch field.kind {
    case .several(let options, _): options.count > Self.fewOptions ? FormSteps.margin : 0
    case .text, .secret, .lines, .number, .list, .choice: FormSteps.margin
    case .toggle, .entries, .given: 0
    }
  }

  private var answer: ControlAnswer {
    let isRequired = if case .several = field.kind { false } else { isNeeded }
    return ControlAnswer(name: field.title, isRequired: isRequired, problem: problem)
  }

  /// Whether the title is above controls with labels of their own.
  private var hasOwnTitle: Bool {
    switch field.kind {
    case .several, .entries: true
    default: false
    }
  }

  @ViewBuilder private var help: some View {
    if let help = field.help { Text(verbatim: help).foregroundStyle(.secondary) }
    if let counts { Text(verbatim: counts).foregroundStyle(.secondary) }
  }

  /// Fields of text show their own.
  @ViewBuilder private var reason: some View {
    if let problem, !isText { ProblemLine(problem: problem) }
  }

  /// How many values are needed; nil for any number.
  private var counts: String? {
    switch field.kind {
    case .several(let options, let limit):
      SchemaList.choiceHelp(limit, of: options.count, isOptional: !field.needsEntry)
    case .list(let list): list.countHelp(isOptional: !field.needsEntry)
    default: nil
    }
  }

  private var isText: Bool {
    switch field.kind {
    case .text, .secret, .lines, .number, .list: true
    case .toggle, .choice, .several, .entries, .given: false
    }
  }

  /// As many options as are shown below one another, and need no filter.
  private static var fewOptions: Int { 8 }

  @ViewBuilder private var control: some View {
    switch field.kind {
    case .text where !field.suggestions.isEmpty && !asksInLines:
      TextField(field.title, text: value(\.text), prompt: prompt).validation(rules)
        .textInputSuggestions(suggestions, id: \.self) { Text(verbatim: $0).textInputCompletion($0) }
    case .text, .number: TextField(field.title, text: value(\.text), prompt: prompt).validation(rules)
    case .secret: SecureField(field.title, text: value(\.text), prompt: prompt).validation(rules)
    case .lines, .list:
      TextField(field.title, text: value(\.text), prompt: prompt, axis: .vertical).lineLimit(3...8).validation(rules)
    case .toggle: Toggle(field.title, isOn: value(\.flag))
    case .entries: Toggle(Prompt.words("Add an entry"), isOn: value(\.flag)).labelsVisibility(.visible)
    case .given: EmptyView()
    case .choice(let options):
      Picker(field.title, selection: value(\.choice)) {
        if offersNothing(besides: options) {
          Text(verbatim: Prompt.nothing(inLines: asksInLines, beside: options.map(\.name))).tag(Int?.none)
        }
        ForEach(options.indices, id: \.self) { Text(verbatim: options[$0].name).tag(Int?.some($0)) }
      }
    case .several(let options, let limit) where options.count > Self.fewOptions && !asksInLines:
      SeveralMenu(title: field.title, selection: value(\.options), options: Array(options.indices), limit: limit) {
        options[$0].name
      }
    case .several(let options, _):
      ForEach(options.indices, id: \.self) { index in
        Toggle(options[index].name, isOn: member(index)).labelsVisibility(.visible)
      }
    }
  }

  /// Whether there is a line for no choice. One that is called none is such a line already; in lines it would be an
  /// answer, which a choice that is needed does not have.
  private func offersNothing(besides options: [SchemaField.Option]) -> Bool {
    if asksInLines, isNeeded { return false }
    return entered.choice == nil || !field.isRequired && !options.contains { $0.value == .null }
  }

  private var prompt: Text? {
    if let example = field.writtenExample { return Text(verbatim: example) }
    // A question says itself that an answer is required.
    if asksInLines, isNeeded { return field.form.map { Text(verbatim: Prompt.words("such as \($0)")) } }
    guard let form = field.form ?? field.suggestions.first else {
      return Text(verbatim: isNeeded ? Prompt.words("Required") : Prompt.words("Optional"))
    }
    return Text(
      verbatim: isNeeded ? Prompt.words("Required, such as \(form)") : Prompt.words("Optional, such as \(form)"))
  }

  /// Those that have what is typed, as long as it is none of them.
  private var suggestions: [String] {
    let typed = entered.text
    guard !typed.isEmpty, !field.suggestions.contains(typed) else { return [] }
    return Array(field.suggestions.lazy.filter { $0.range(of: typed, options: .caseInsensitive) != nil }.prefix(8))
  }

  private var rules: [TextInputValidationRule] {
    (isNeeded ? [.required()] : [])
      + field.checks.map { check in
        TextInputValidationRule(Text(verbatim: check.reason)) { field.isBlank($0) || check.holds($0) }
      }
  }

  /// What is entered, to be read and written. `entered` is what the field depends on, so that reading the binding makes
  /// it depend on nothing else.
  private func value<Part>(_ part: WritableKeyPath<SchemaEntered, Part>) -> Binding<Part> {
    Binding(derivedFrom: answers) {
      Tracking.untracked { answers.wrappedValue[field.key][keyPath: part] }
    } set: {
      answers.wrappedValue[field.key][keyPath: part] = $0
    }
  }

  private func member(_ index: Int) -> Binding<Bool> {
    let members = value(\.options)
    return Binding(derivedFrom: answers) {
      members.wrappedValue.contains(index)
    } set: { isOn in
      if isOn { members.wrappedValue.insert(index) } else { members.wrappedValue.remove(index) }
    }
  }
}

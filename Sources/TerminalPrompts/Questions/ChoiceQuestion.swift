import Platen
import PlatenGraph
import PlatenTerminal

/// A list of which one option or several are chosen, with a field that filters it.
struct ChoiceQuestion<Value: Sendable>: View {
  let title: String
  let help: String?
  let options: ChoiceFilter
  /// How many may be chosen; nil for exactly one.
  let limit: ClosedRange<Int>?
  /// The value of the chosen options.
  let value: @MainActor @Sendable ([Int]) -> Value
  let finish: PromptFinish<Value>
  /// Reads options that are still arriving; nil where all are there.
  var arrival: OptionArrival?
  @State var taken: Set<Int>
  /// The highlighted option among those that match.
  @State var row: Int
  @State private var text = ""
  @State private var problem: String?
  /// How many options are there.
  @State private var count = 0
  @State private var isComplete = false

  private var isReading: Bool { arrival != nil && !isComplete }

  private var matches: ChoiceMatches {
    // Options that arrive are read again.
    _ = count
    return options.matches(text)
  }

  var body: some View {
    let matches = matches
    QuestionFrame(title: title, help: help, limits: limits, problem: problem, keys: keys) {
      OptionsField(title: title, prompt: Prompt.words("Type to filter"), text: $text)
        .onChange(of: text) { (row, problem) = (0, nil) }
        .onSubmit(submit)
        .onKeyPress(phases: [.down, .repeat]) { press($0) }
      if matches.isEmpty {
        if isReading { Spinner(text: Prompt.words("Reading")) } else { NothingMatches() }
      }
      ChoiceRows(
        count: matches.count, highlighted: row, isTaken: limit == nil ? nil : { taken.contains(matches[$0]) },
        taken: taken.count, isGrowing: isReading, matching: text
      ) { options.title(matches[$0]) }
    }
    .task { await readArriving() }
  }

  /// How many may be chosen; nil for one, and for any number.
  private var limits: String? {
    limit.flatMap { Self.limits($0, of: options.count) }
  }

  /// - Parameter count: The number of options; more may come where there is no most.
  static func limits(_ limit: ClosedRange<Int>, of count: Int) -> String? {
    SchemaList.choiceHelp(limit, of: limit.upperBound == .max ? .max : count, isOptional: false)
  }

  private func readArriving() async {
    guard let arrival else { return }
    do {
      try await arrival.read { add($0) }
      isComplete = true
    } catch {
      if !Task.isCancelled { finish.fail(error) }
    }
  }

  /// Adds options. The one that the user has moved to stays highlighted, and the best match otherwise.
  private func add(_ append: () -> Range<Int>) {
    let old = matches
    let current = row > 0 && old.indices.contains(row) ? old[row] : nil
    let new = append()
    let standard = new.filter { arrival?.isDefault($0) ?? false }
    if limit != nil { taken.formUnion(standard) }
    count = new.upperBound
    let wanted = current ?? (limit == nil && text.isEmpty ? standard.first : nil)
    if let wanted, let place = matches.firstIndex(of: wanted) { row = place }
  }

  private var keys: [QuestionKey] {
    // Where nothing matches there is nothing to move to, and no option to confirm.
    let moves = matches.isEmpty ? [] : [QuestionKey.move] + (limit == nil ? [] : [Self.choosing])
    let confirms = limit == nil && matches.isEmpty ? [] : [QuestionKey.confirm]
    return moves + confirms + [
      text.isEmpty ? .cancel : .clear, .unused(QuestionKey.up + QuestionKey.down + QuestionKey.tab),
    ]
  }

  private static var choosing: QuestionKey {
    QuestionKey("space", "choose", on: KeyChord.any(.space) + QuestionKey.tab, "Choose, or remove from the chosen")
  }

  private func press(_ key: KeyPress) -> KeyPress.Result {
    let matches = matches
    if let next = RowMove.row(after: key, from: row, of: matches.count) {
      row = next
      return .handled
    }
    if key.key == .escape, !text.isEmpty {
      text = ""
      return .handled
    }
    if key.key == .tab || limit != nil && key.key == .space {
      if limit != nil, matches.indices.contains(row) { toggle(matches[row]) }
      return .handled
    }
    return .ignored
  }

  private func toggle(_ option: Int) {
    problem = nil
    guard taken.remove(option) == nil else { return }
    if let limit, taken.count >= limit.upperBound {
      problem = Prompt.words("Choose at most \(limit.upperBound).")
    } else {
      taken.insert(option)
    }
  }

  private func submit() {
    guard let limit else {
      let matches = matches
      if matches.indices.contains(row) { finish(value([matches[row]])) }
      return
    }
    if taken.count < limit.lowerBound {
      problem = Prompt.words("Choose at least \(limit.lowerBound).")
    } else {
      finish(value(taken.sorted()))
    }
  }
}

import Platen
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
  @State var taken: Set<Int>
  /// The highlighted option among those that match.
  @State var row: Int
  @State private var text = ""
  @State private var problem: String?

  private var matches: [Int] { options.matches(text) }

  var body: some View {
    QuestionFrame(title: title, help: help, problem: problem, keys: keys) {
      let matches = matches
      TextField(text: $text, prompt: Text(verbatim: "Type to filter")) { Text(verbatim: title) }
        .labelsHidden()
        .textFieldStyle(.plain)
        .autocorrectionDisabled()
        .questionFieldWidth()
        .onChange(of: text) { (row, problem) = (0, nil) }
        .onSubmit(submit)
        .onKeyPress(phases: [.down, .repeat]) { press($0) }
      if matches.isEmpty { NothingMatches() }
      ChoiceRows(
        count: matches.count, highlighted: row, isTaken: limit == nil ? nil : { taken.contains(matches[$0]) }
      ) { options.titles[matches[$0]] }
    }
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
      problem = "Choose at most \(limit.upperBound)."
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
      problem = "Choose at least \(limit.lowerBound)."
    } else {
      finish(value(taken.sorted()))
    }
  }
}

/// Options in plain lines, by number or by name.
struct ChoiceLines {
  let options: [String]

  @MainActor func list(_ title: String, _ help: String?, to lines: PromptLines) {
    lines.say(title)
    if let help { lines.say(help) }
    for (index, option) in options.enumerated() { lines.say("  \(index + 1). \(option.plainLine)") }
  }

  /// The option of a number or a name, as it is listed; nil for none.
  func option(_ answer: some StringProtocol) -> Int? {
    let answer = String(answer).plainLine
    if let index = options.firstIndex(where: { $0.plainLine.lowercased() == answer.lowercased() }) { return index }
    return Int(answer).flatMap { options.indices.contains($0 - 1) ? $0 - 1 : nil }
  }
}

extension Question {
  /// One of several options. What is typed filters them.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - options: The options, in the order in which they are shown. With none the question can only be cancelled.
  ///   - help: A sentence below the title.
  ///   - standard: The option that is highlighted at first, and the answer of an empty line.
  ///   - name: The words for an option.
  public static func choose(
    _ title: String, from options: [Value], help: String? = nil, default standard: Value? = nil,
    name: @escaping @Sendable (Value) -> String = { "\($0)" }
  ) -> Question where Value: Equatable {
    let names = options.map(name)
    let first = standard.flatMap { options.firstIndex(of: $0) }
    return Question(title, summary: { name($0) }) { lines in
      let choices = ChoiceLines(options: names)
      choices.list(title, help, to: lines)
      let hint = first.map { " [\(names[$0])]" } ?? ""
      return try await lines.ask("Number or name\(hint): ") { line in
        let index = line.isEmpty ? first : choices.option(line)
        return index.map { .value(options[$0]) } ?? .wrong("There is no option “\(line)”.")
      }
    } view: { finish in
      ChoiceQuestion<Value>(
        title: title, help: help, options: ChoiceFilter(names), limit: nil, value: { options[$0.first ?? 0] },
        finish: finish,
        taken: [], row: first ?? 0)
    }
  }

  /// Any number of several options. What is typed filters them; the space bar chooses.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - options: The options, in the order in which they are shown and returned.
  ///   - help: A sentence below the title.
  ///   - standard: The options that are chosen at first, and the answer of an empty line.
  ///   - limit: How many may be chosen; nil for any number.
  ///   - name: The words for an option.
  public static func chooseSeveral<Option: Equatable & Sendable>(
    _ title: String, from options: [Option], help: String? = nil, default standard: [Option] = [],
    limit: ClosedRange<Int>? = nil, name: @escaping @Sendable (Option) -> String = { "\($0)" }
  ) -> Question where Value == [Option] {
    let names = options.map(name)
    let limit = limit ?? 0...max(options.count, 1)
    let first = options.indices.filter { standard.contains(options[$0]) }
    return Question(title, summary: { $0.isEmpty ? "none" : $0.map(name).joined(separator: ", ") }) { lines in
      let choices = ChoiceLines(options: names)
      choices.list(title, help, to: lines)
      let hint = first.isEmpty ? "" : " [\(first.map { names[$0] }.joined(separator: ", "))]"
      return try await lines.ask("Numbers or names, with commas between\(hint): ") { line in
        var chosen = Set(line.isEmpty ? first : [])
        for part in line.split(separator: ",") {
          guard let index = choices.option(part) else { return .wrong("There is no option “\(part)”.") }
          chosen.insert(index)
        }
        guard limit.contains(chosen.count) else {
          return .wrong("Choose from \(limit.lowerBound) to \(limit.upperBound) options.")
        }
        return .value(chosen.sorted().map { options[$0] })
      }
    } view: { finish in
      ChoiceQuestion<Value>(
        title: title, help: help, options: ChoiceFilter(names), limit: limit, value: { $0.map { options[$0] } },
        finish: finish,
        taken: Set(first), row: 0)
    }
  }
}

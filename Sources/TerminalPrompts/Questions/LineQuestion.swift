import Platen
import PlatenGraph

/// A question that is answered by a line of text.
struct LineQuestion<Value: Sendable>: View {
  let title: String
  let help: String?
  let placeholder: String
  /// What an empty line means, as text; nil where that is an answer like any other.
  let standard: String?
  var isSecret = false
  let rule: AnswerRule<Value>
  var assist = LineAssist()
  let finish: PromptFinish<Value>
  @State private var text = ""
  @State private var problem: String?
  @State private var place = LinePlace()
  /// The text that is checked at the moment; nil while none is.
  @State private var checking: String?

  var body: some View {
    QuestionFrame(title: title, help: help, problem: problem, keys: keys) {
      field
        .questionField()
        .onChange(of: text) { didChange() }
        .onSubmit(submit)
        .onKeyPress(phases: [.down, .repeat]) { press($0) }
        .task(id: checking) { await check() }
        .task(id: text) { await look() }
      if checking != nil { Spinner(text: Prompt.words("Checking")) }
      if place.isSearching {
        if searched.isEmpty {
          Text(verbatim: "  \(Prompt.words("No earlier answer matches."))").foregroundStyle(.secondary)
        }
        ChoiceRows(rows: searched, highlighted: place.row ?? 0, matching: text)
      } else {
        if place.isLooking { Spinner(text: Prompt.words("Searching")) }
        ChoiceRows(rows: place.found, highlighted: place.row)
      }
    }
  }

  @ViewBuilder private var field: some View {
    if isSecret {
      SecureField(text: $text, prompt: Text(verbatim: placeholder)) { Text(verbatim: title) }.labelsHidden()
    } else {
      TextField(text: $text, prompt: Text(verbatim: prompt)) { Text(verbatim: title) }.labelsHidden()
    }
  }

  private var prompt: String { place.isSearching ? Prompt.words("Search earlier answers") : standard ?? placeholder }

  private var keys: [QuestionKey] {
    if place.isSearching {
      return [
        .move, QuestionKey("enter", "take", on: QuestionKey.enter + QuestionKey.tab),
        QuestionKey("esc", "back", on: QuestionKey.escape),
      ]
    }
    var keys = [QuestionKey.confirm]
    if !place.found.isEmpty {
      keys += [
        QuestionKey(
          "↑↓", "move",
          [KeyMeaning([KeyChord(.upArrow, [])], "Previous line"), KeyMeaning([KeyChord(.downArrow, [])], "Next line")]),
        QuestionKey("tab", "complete", on: QuestionKey.tab),
      ]
    } else if standard != nil, text.isEmpty {
      keys.append(QuestionKey("tab", "edit the default", on: QuestionKey.tab))
    }
    if let history = assist.history, !history.entries.isEmpty {
      keys += [
        QuestionKey(
          "↑", "earlier",
          [
            KeyMeaning([KeyChord(.upArrow, [])], "Earlier answer"),
            KeyMeaning([KeyChord(.downArrow, [])], "Later answer"),
          ]),
        QuestionKey("ctrl-r", "search", on: [KeyChord("r", .control)], "Search earlier answers"),
      ]
    }
    // There is no other field.
    return keys + [.cancel, .unused(QuestionKey.up + QuestionKey.down + QuestionKey.tab)]
  }

  // MARK: - Keys

  private func press(_ key: KeyPress) -> KeyPress.Result {
    if place.isSearching { return pressInSearch(key) }
    switch key.key {
    case .tab: complete()
    case "r" where key.modifiers == .control && assist.history?.entries.isEmpty == false:
      (place.typed, place.row, place.earlier, text) = (text, 0, earlier, "")
    case .escape where place.row != nil: place.row = nil
    case .upArrow where key.modifiers.isEmpty: return moveUp()
    case .downArrow where key.modifiers.isEmpty: return moveDown()
    default: return .ignored
    }
    return .handled
  }

  /// Puts a suggestion or the default into the field, to be edited. There is nothing else that Tab could go to.
  private func complete() {
    if let suggestion = place.row.map({ place.found[$0] }) ?? place.found.first {
      text = suggestion
    } else if let standard, text.isEmpty {
      text = standard
    }
  }

  private func moveUp() -> KeyPress.Result {
    if let row = place.row {
      place.row = row > 0 ? row - 1 : nil
    } else if let history = assist.history, place.age < history.entries.count {
      if place.age == 0 { place.typed = text }
      place.age += 1
      text = place.entry(of: history)
    } else {
      return .ignored
    }
    return .handled
  }

  private func moveDown() -> KeyPress.Result {
    if let history = assist.history, place.age > 0 {
      place.age -= 1
      text = place.entry(of: history)
    } else if !place.found.isEmpty {
      place.row = min((place.row ?? -1) + 1, place.found.count - 1)
    } else {
      return .ignored
    }
    return .handled
  }

  // MARK: - Earlier answers

  private var earlier: ChoiceFilter {
    var seen: Set<String> = []
    return ChoiceFilter((assist.history?.entries ?? []).reversed().filter { seen.insert($0).inserted })
  }

  /// The earlier answers that match.
  private var searched: [String] {
    place.earlier.map { earlier in earlier.matches(text).map(earlier.title) } ?? []
  }

  private func pressInSearch(_ key: KeyPress) -> KeyPress.Result {
    let searched = searched
    if let row = RowMove.row(after: key, from: place.row ?? 0, of: searched.count) {
      place.row = row
    } else if key.key == .escape {
      leaveSearch(with: place.typed)
    } else if key.key == .tab || QuestionKey.confirms(key) {
      leaveSearch(with: searched.indices.contains(place.row ?? 0) ? searched[place.row ?? 0] : place.typed)
    } else {
      return .ignored
    }
    return .handled
  }

  private func leaveSearch(with entry: String) {
    (place, text) = (LinePlace(), entry)
  }

  // MARK: - Suggestions

  private func didChange() {
    problem = nil
    if let checking, checking != entered { self.checking = nil }
    place.row = place.isSearching ? 0 : nil
    if let history = assist.history, place.age > 0, text != place.entry(of: history) { place.age = 0 }
  }

  private func look() async {
    guard let suggestions = assist.suggestions, !place.isSearching else { return }
    let wanted = text
    if suggestions.takesTime {
      guard !wanted.isEmpty else { return (place.found, place.isLooking) = ([], false) }
      place.isLooking = true
      try? await Task.sleep(for: LineAssist.pause)
    }
    guard !Task.isCancelled else { return }
    do {
      let found = try await suggestions.find(wanted)
      guard !Task.isCancelled else { return }
      // What is typed already is no suggestion.
      place.found = found == [wanted] ? [] : found
    } catch {
      guard !Task.isCancelled else { return }
      place.found = []
      problem = AnswerRule<Value>.reason(error)
    }
    place.isLooking = false
  }

  // MARK: - The end

  /// What the line means.
  private var entered: String { text.isEmpty ? standard ?? "" : text }

  private func submit() {
    guard checking == nil, !place.isSearching else { return }
    if let row = place.row, place.found.indices.contains(row) { text = place.found[row] }
    let entered = entered
    switch rule.answer(entered) {
    case .value(let value):
      guard rule.check != nil else { return end(value, entered) }
      checking = entered
    case .wrong(let reason): problem = reason
    }
  }

  private func check() async {
    guard let entered = checking, case .value(let value) = rule.answer(entered) else { return }
    let answer = await rule.checked(value)
    // The text was changed meanwhile.
    guard !Task.isCancelled, checking == entered else { return }
    checking = nil
    switch answer {
    case .value(let value): end(value, entered)
    case .wrong(let reason): problem = reason
    }
  }

  private func end(_ value: Value, _ entered: String) {
    assist.history?.remember(entered)
    finish(value)
  }
}

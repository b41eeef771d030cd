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
    choose(title, options, nil, help, standard, name)
  }

  /// One of several options, which are shown as they arrive. What is typed filters them.
  ///
  /// Plain lines ask when all are there.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - options: The options that are there already.
  ///   - more: Returns the options that follow, in pieces. The question fails with an error that it ends with. It is
  ///     cancelled when there is an answer.
  ///   - help: A sentence below the title.
  ///   - standard: The option that is highlighted at first, and the answer of an empty line.
  ///   - name: The words for an option.
  public static func choose(
    _ title: String, from options: [Value] = [],
    followedBy more: @escaping @Sendable () -> AsyncThrowingStream<[Value], any Error>, help: String? = nil,
    default standard: Value? = nil, name: @escaping @Sendable (Value) -> String = { "\($0)" }
  ) -> Question where Value: Equatable {
    choose(title, options, more, help, standard, name)
  }

  private static func choose(
    _ title: String, _ start: [Value], _ more: OptionPieces<Value>?, _ help: String?, _ standard: Value?,
    _ name: @escaping @Sendable (Value) -> String
  ) -> Question where Value: Equatable {
    Question(title, summary: { name($0) }) { lines in
      let options = try await all(start, more)
      let names = options.map(name)
      let first = standard.flatMap { options.firstIndex(of: $0) }
      let choices = ChoiceLines(options: names)
      choices.list(title, help, to: lines)
      let hint = first.map { " [\(names[$0])]" } ?? ""
      return try await lines.ask("\(Prompt.words("Number or name"))\(hint): ") { line in
        if line.isEmpty { return first.map { .value(options[$0]) } ?? .wrong(Prompt.words("An answer is needed.")) }
        switch choices.find(line, searches: lines.console.isInteractive) {
        case .option(let index): return .value(options[index])
        case .several(let found):
          choices.listMatching(found, to: lines)
          return nil
        case .nothing: return .wrong(Prompt.words("There is no option “\(line)”."))
        }
      }
    } view: { finish in
      let store = OptionStore(start, name: name)
      return ChoiceQuestion<Value>(
        title: title, help: help, options: store.filter, limit: nil, value: { store[$0.first ?? 0] }, finish: finish,
        arrival: more.map { store.arrival(of: $0) { $0 == standard } }, taken: [],
        row: standard.flatMap { start.firstIndex(of: $0) } ?? 0)
    }
  }

  /// All options, when they are there.
  fileprivate static func all<Option: Sendable>(
    _ start: [Option], _ more: OptionPieces<Option>?
  ) async throws -> [Option] {
    var options = start
    if let more { for try await piece in more() { options += piece } }
    return options
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
    chooseSeveral(title, options, nil, help, standard, limit ?? 0...max(options.count, 1), name)
  }

  /// Any number of several options, which are shown as they arrive. What is typed filters them; the space bar chooses.
  ///
  /// Plain lines ask when all are there.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - options: The options that are there already.
  ///   - more: Returns the options that follow, in pieces. The question fails with an error that it ends with. It is
  ///     cancelled when there is an answer.
  ///   - help: A sentence below the title.
  ///   - standard: The options that are chosen at first, and the answer of an empty line.
  ///   - limit: How many may be chosen; nil for any number.
  ///   - name: The words for an option.
  public static func chooseSeveral<Option: Equatable & Sendable>(
    _ title: String, from options: [Option] = [],
    followedBy more: @escaping @Sendable () -> AsyncThrowingStream<[Option], any Error>, help: String? = nil,
    default standard: [Option] = [], limit: ClosedRange<Int>? = nil,
    name: @escaping @Sendable (Option) -> String = { "\($0)" }
  ) -> Question where Value == [Option] {
    chooseSeveral(title, options, more, help, standard, limit ?? 0...Int.max, name)
  }

  private static func chooseSeveral<Option: Equatable & Sendable>(
    _ title: String, _ start: [Option], _ more: OptionPieces<Option>?, _ help: String?, _ standard: [Option],
    _ limit: ClosedRange<Int>, _ name: @escaping @Sendable (Option) -> String
  ) -> Question where Value == [Option] {
    Question(title, summary: { $0.isEmpty ? Prompt.words("None") : $0.map(name).joined(separator: ", ") }) { lines in
      let options = try await all(start, more)
      let names = options.map(name)
      let first = options.indices.filter { standard.contains(options[$0]) }
      let choices = ChoiceLines(options: names)
      choices.list(title, help, to: lines)
      let limits = ChoiceQuestion<Value>.limits(limit, of: names.count)
      if let limits { lines.say(limits) }
      let hint = first.isEmpty ? "" : " [\(first.map { names[$0] }.joined(separator: ", "))]"
      return try await lines.ask("\(Prompt.words("Numbers or names, with commas between"))\(hint): ") { line in
        var chosen = Set(line.isEmpty ? first : [])
        for part in line.split(separator: ",") {
          switch choices.find(part, searches: lines.console.isInteractive) {
          case .option(let index): chosen.insert(index)
          case .several(let found):
            choices.listMatching(found, to: lines)
            return nil
          case .nothing: return .wrong(Prompt.words("There is no option “\(String(part))”."))
          }
        }
        guard limit.contains(chosen.count) else {
          return .wrong(limits ?? Prompt.words("Choose at most \(limit.upperBound)."))
        }
        return .value(chosen.sorted().map { options[$0] })
      }
    } view: { finish in
      let store = OptionStore(start, name: name)
      return ChoiceQuestion<Value>(
        title: title, help: help, options: store.filter, limit: limit, value: { $0.map { store[$0] } },
        finish: finish, arrival: more.map { store.arrival(of: $0) { standard.contains($0) } },
        taken: Set(start.indices.filter { standard.contains(start[$0]) }), row: 0)
    }
  }
}

/// Returns options in pieces.
private typealias OptionPieces<Option> = @Sendable () -> AsyncThrowingStream<[Option], any Error>

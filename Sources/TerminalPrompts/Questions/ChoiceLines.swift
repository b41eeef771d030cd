import PlatenGraph

/// Options in plain lines, by number, by name, or in a long list by a part of the name.
struct ChoiceLines {
  let options: [String]
  private let filter: ChoiceFilter

  /// A list of more than so many options is searched: what is listed has to be read to its end.
  static let longest = 20
  /// The options that are listed of a longer list.
  static let shown = 10

  /// What an answer refers to.
  enum Found: Equatable {
    case option(Int)
    /// Several match, best first.
    case several([Int])
    case nothing
  }

  init(options: [String]) {
    self.options = options
    filter = ChoiceFilter(options)
  }

  private var isLong: Bool { options.count > Self.longest }

  @MainActor func list(_ title: String, _ help: String?, to lines: PromptLines) {
    lines.say(title)
    if let help { lines.say(help) }
    if isLong {
      lines.say(Prompt.words("\(options.count) options, searched by a part of the name. The first \(Self.shown):"))
    }
    list(Array(options.indices.prefix(isLong ? Self.shown : options.count)), to: lines)
  }

  /// Lists options that match, the best if they are many.
  @MainActor func listMatching(_ found: [Int], to lines: PromptLines) {
    lines.say(
      found.count > Self.shown
        ? Prompt.words("\(found.count) options match. The best \(Self.shown):")
        : Prompt.words("\(found.count) options match:"))
    list(Array(found.prefix(Self.shown)), to: lines)
  }

  @MainActor private func list(_ indices: [Int], to lines: PromptLines) {
    for index in indices { lines.say("  \(index + 1). \(options[index].plainLine)") }
  }

  /// The option of a number or a name, as it is listed; nil for none.
  func option(_ answer: some StringProtocol) -> Int? {
    let answer = String(answer).plainLine
    if let index = options.firstIndex(where: { $0.plainLine.lowercased() == answer.lowercased() }) { return index }
    return Int(answer).flatMap { options.indices.contains($0 - 1) ? $0 - 1 : nil }
  }

  /// What an answer refers to. Only a user searches: a script has the numbers and the names.
  func find(_ answer: some StringProtocol, searches: Bool) -> Found {
    if let option = option(answer) { return .option(option) }
    guard searches, isLong, !answer.allSatisfy(\.isWhitespace) else { return .nothing }
    let found = filter.matches(String(answer))
    return found.count == 1 ? .option(found[0]) : found.isEmpty ? .nothing : .several(Array(found))
  }
}

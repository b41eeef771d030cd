import Foundation
import PlatenGraph

/// Earlier answers to a question of text: the up arrow brings them back, and Control-R searches in them.
public struct PromptHistory: Sendable {
  /// The answers, the newest last.
  public private(set) var entries: [String]
  /// Where they are kept; nil for this run alone.
  private let file: URL?

  /// The most answers that are kept in a file.
  private static let limit = 500

  /// Answers that the tool keeps itself.
  public init(_ entries: [String]) {
    (self.entries, file) = (entries, nil)
  }

  /// Answers that are kept in a file, one a line. A new answer is added when the question is answered. A file that
  /// can't be read or written is like an empty one.
  public init(file: URL) {
    self.file = file
    let text = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    entries = text.split(whereSeparator: \.isNewline).map(String.init)
  }

  /// Adds an answer as the newest, once.
  func remember(_ answer: String) {
    guard let file, !answer.isEmpty else { return }
    let lines = Self(file: file).entries.filter { $0 != answer }.suffix(Self.limit - 1) + [answer]
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file, options: .atomic)
  }
}

/// Answers that are offered while a text is typed.
public struct PromptSuggestions: Sendable {
  let find: @Sendable (String) async throws -> [String]
  /// Whether typing has to pause before they are looked for.
  let takesTime: Bool

  /// The entries of a list that match what is typed, best first.
  public init(_ list: [String]) {
    let filter = ChoiceFilter(list)
    find = { text in text.isEmpty ? [] : filter.matches(text).map { list[$0] } }
    takesTime = false
  }

  /// What a function finds: in a database, on a server. It is called when the typing pauses, and cancelled when that goes
  /// on; the reason of an error that it throws is shown.
  public init(find: @escaping @Sendable (String) async throws -> [String]) {
    self.find = find
    takesTime = true
  }
}

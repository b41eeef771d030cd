import Foundation
import Platen

/// What is chosen in folders.
public enum PromptFileKind: Sendable {
  /// A file.
  case file
  /// A folder.
  case folder
}

/// The files of a folder, with a field that filters them.
struct FileQuestion: View {
  let title: String
  let help: String?
  let kind: PromptFileKind
  let accepts: @Sendable (URL) -> Bool
  let finish: PromptFinish<URL>
  @State private var folder: FolderContents
  @State private var text = ""
  @State private var row = 0
  @State private var problem: String?

  init(
    title: String, help: String?, kind: PromptFileKind, accepts: @escaping @Sendable (URL) -> Bool,
    finish: PromptFinish<URL>, folder: URL
  ) {
    (self.title, self.help, self.kind, self.accepts, self.finish) = (title, help, kind, accepts, finish)
    _folder = State(initialValue: FolderContents(of: folder, kind: kind, accepts: accepts))
  }

  var body: some View {
    let rows = rows
    QuestionFrame(title: title, help: help, problem: problem, keys: keys(rows), otherRows: 1) {
      Text(verbatim: folder.url.path).foregroundStyle(.secondary).lineLimit(1).truncationMode(.head)
      OptionsField(title: title, prompt: Prompt.words("Type to filter"), text: $text)
        .onChange(of: text, follow)
        .onSubmit(submit)
        .onKeyPress(phases: [.down, .repeat]) { press($0) }
      if rows.isEmpty { NothingMatches() }
      ChoiceRows(rows: rows.map(\.name), highlighted: row, matching: text)
    }
  }

  private func keys(_ rows: [FolderEntry]) -> [QuestionKey] {
    let last: [QuestionKey] = [
      text.isEmpty ? .cancel : .clear, .unused(QuestionKey.up + QuestionKey.down + QuestionKey.tab),
    ]
    guard !rows.isEmpty else { return last }
    let entry = rows.indices.contains(row) ? rows[row] : nil
    let opens =
      entry.map(opensByReturn) ?? false
      ? [QuestionKey("enter", "open folder", on: QuestionKey.enter + QuestionKey.tab)]
      : (entry?.isFolder ?? false ? [QuestionKey("tab", "open folder", on: QuestionKey.tab)] : []) + [.confirm]
    return [.move] + opens + last
  }

  /// Whether Return opens what is in a row, which is no answer.
  private func opensByReturn(_ entry: FolderEntry) -> Bool {
    kind == .file ? entry.isFolder : entry.name == ".."
  }

  private var rows: [FolderEntry] { folder.matches(text) }

  /// Opens the folder of a path that is typed or pasted. What follows its last slash filters the list.
  private func follow() {
    row = 0
    // This is called again for what is set.
    if let path = DroppedPath.path(of: text) { return text = path }
    guard let slash = text.lastIndex(of: "/") else { return }
    let name = String(text[text.index(after: slash)...])
    let path = (String(text[...slash]) as NSString).expandingTildeInPath
    let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.url.appendingPathComponent(path)
    guard PromptFileKind(at: url) == .folder else { return }
    open(url.standardizedFileURL)
    text = name
  }

  private func press(_ key: KeyPress) -> KeyPress.Result {
    let rows = rows
    if let next = RowMove.row(after: key, from: row, of: rows.count) {
      row = next
    } else if key.key == .tab {
      if rows.indices.contains(row), rows[row].isFolder { open(rows[row].url) }
    } else if key.key == .escape, !text.isEmpty {
      text = ""
    } else {
      return .ignored
    }
    return .handled
  }

  private func open(_ url: URL) {
    (folder, text, row, problem) = (FolderContents(of: url, kind: kind, accepts: accepts), "", 0, nil)
  }

  private func submit() {
    let rows = rows
    guard rows.indices.contains(row) else { return }
    let entry = rows[row]
    if opensByReturn(entry) { open(entry.url) } else { finish(entry.url) }
  }
}

extension Question where Value == URL {
  /// A file or a folder that exists. Tab opens a folder; what is typed filters the list, and a path that is typed or
  /// pasted opens its folders, also in quotes or as an address, as terminals paste a file that is dropped on them.
  /// Hidden files are listed behind a full stop. In plain lines a path is typed.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - help: A sentence below the title.
  ///   - kind: Whether a file or a folder is chosen.
  ///   - folder: Where it begins; the current folder where there is none. Paths in plain lines are relative to it.
  ///   - accepts: Whether a file is listed.
  public static func file(
    _ title: String, help: String? = nil, kind: PromptFileKind = .file, in folder: URL? = nil,
    accepts: @escaping @Sendable (URL) -> Bool = { _ in true }
  ) -> Question {
    let start = folder ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    return Question(title, summary: { $0.path }) { lines in
      if let help { lines.say(help) }
      return try await lines.ask("\(title) (\(Prompt.words("path"))): ") { line in
        let path = ((DroppedPath.path(of: line) ?? line) as NSString).expandingTildeInPath
        let url = URL(fileURLWithPath: path, relativeTo: start).standardizedFileURL
        if let reason = problem(of: line.isEmpty ? nil : PromptFileKind(at: url), kind) { return .wrong(reason) }
        guard kind == .folder || accepts(url) else { return .wrong(Prompt.words("It is none of the choices.")) }
        return .value(url)
      }
    } view: { finish in
      FileQuestion(
        title: title, help: help, kind: kind, accepts: accepts, finish: finish, folder: start.standardizedFileURL)
    }
  }

  /// Why what is at a path is not the kind that is asked for; nil where it is.
  private static func problem(of found: PromptFileKind?, _ kind: PromptFileKind) -> String? {
    switch (found, kind) {
    case (.file?, .file), (.folder?, .folder): nil
    case (.folder?, .file): Prompt.words("This is a folder. Choose a file.")
    case (.file?, .folder): Prompt.words("This is a file. Choose a folder.")
    case (nil, .file): Prompt.words("There is no such file.")
    case (nil, .folder): Prompt.words("There is no such folder.")
    }
  }
}

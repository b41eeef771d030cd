import TextEditing

/// A search in the text of one editor: what is searched, what was found, and which of it is current.
@MainActor final class TextFinder {
  @Hosted private var host: ViewHost
  private weak var input: (any FindTarget)?
  private let editor: NodeID
  private let environment: EnvironmentValues
  private let query = StateBox("")
  private let replacement = StateBox("")
  private let replacing: StateBox<Bool>
  private let status = StateBox<LocalizedStringKey?>(nil)
  private let matchCount = StateBox(0)
  private var matches: [Range<Int>] = []
  /// What the matches were found in.
  private var searched: (text: TextStorage, query: String)?
  /// Notifies the field that the search is over.
  var didClose: (() -> Void)?
  /// The match that is shown; nil before the first.
  private(set) var current: Range<Int>?

  init(_ input: any FindTarget, editor: NodeID, isReplacing: Bool, host: ViewHost, environment: EnvironmentValues) {
    self.input = input
    self.editor = editor
    self.host = host
    self.environment = environment
    replacing = StateBox(isReplacing)
  }

  /// Whether this is the search in the text of `input`.
  func searches(_ input: any FindTarget) -> Bool { self.input === input }

  func show() { host.presentations.show(AnyView(_FindBar(finder: self)), in: .findBar, environment: environment) }

  // MARK: what the bar shows

  var queryBinding: Binding<String> {
    Binding(
      get: { [query] in query.read() },
      set: { [weak self] new in
        MainActor.assumeIsolated {
          guard let self, new != self.query.value else { return }
          self.query.write(new)
          self.find(from: self.current?.lowerBound ?? self.input?.selection.range.lowerBound ?? 0)
        }
      })
  }

  var replacementBinding: Binding<String> {
    Binding(get: { [replacement] in replacement.read() }, set: { [replacement] in replacement.write($0) })
  }

  var isReplacing: Bool { replacing.read() && canReplace }
  var statusText: Text { status.read().map { Text(.own($0)) } ?? Text(verbatim: "") }
  var hasMatches: Bool { matchCount.read() > 0 }

  var canReplace: Bool { !environment.findSettings.isReplaceDisabled && environment.isEnabled }

  func toggleReplacing(_ isOn: Bool) { replacing.write(isOn) }

  // MARK: searching

  /// Begins with a text: the selection when the search is requested.
  func begin(with text: String) {
    guard !text.isEmpty, !text.contains(where: \.isNewline) else { return find(from: 0, moves: false) }
    query.write(text)
    find(from: input?.selection.range.lowerBound ?? 0)
  }

  /// Searches again if the text or the query has changed.
  private func search() {
    guard let text = input?.storage else { return matches = [] }
    if let searched, searched.query == query.value, searched.text == text { return }
    matches =
      text.isLong ? LongTextSearch(text).matches(of: query.value) : TextSearch(text.string).matches(of: query.value)
    searched = (text, query.value)
    matchCount.write(matches.count)
  }

  private func find(from offset: Int, moves: Bool = true) {
    search()
    let match = matches.first { $0.lowerBound >= offset } ?? matches.first
    show(moves ? match : nil)
  }

  func next() { step { match in matches.first { $0.lowerBound >= match.upperBound } ?? matches.first } }

  func previous() { step { match in matches.last { $0.upperBound <= match.lowerBound } ?? matches.last } }

  private func step(_ choose: (Range<Int>) -> Range<Int>?) {
    search()
    let from = current ?? input?.selection.range ?? 0..<0
    show(choose(from))
  }

  private func show(_ match: Range<Int>?) {
    current = match
    if let match { input?.select(match) }
    input?.matchDidChange()
    notifyHost()
  }

  private func notifyHost() {
    guard !query.value.isEmpty else { return status.write(nil) }
    guard !matches.isEmpty else { return status.write("Not found") }
    guard let current, let index = matches.firstIndex(of: current) else {
      return status.write("\(matches.count) matches")
    }
    status.write("\(index + 1) of \(matches.count)")
  }

  /// The text was edited: what was found may be elsewhere.
  func textDidChange() {
    search()
    if let match = current, !matches.contains(match) { current = nil }
    notifyHost()
  }

  // MARK: replacing

  /// Replaces the match that is shown and shows the next.
  func replace() {
    search()
    guard canReplace, let match = current, matches.contains(match) else { return next() }
    let text = replacement.value
    input?.replace(match, with: text)
    current = nil
    find(from: match.lowerBound + text.utf16.count)
  }

  /// Replaces all matches by one edit, which one step takes back.
  func replaceAll() {
    search()
    guard canReplace, !matches.isEmpty, let input else { return }
    let (count, text) = (matches.count, input.storage)
    input.replace(matches, with: replacement.value)
    current = nil
    search()
    input.matchDidChange()
    // A delegate or a binding may have refused the edit.
    if input.storage == text { notifyHost() } else { status.write("\(count) replaced") }
  }

  /// Ends the search: the focus returns to the text, with the last match selected.
  func close() {
    let isInBar = host.presentations.isFocusInside(.findBar)
    host.find.dismiss()
    if isInBar { host.focus.move(to: editor) }
  }
}

/// The runs of `*`, `_` and `~~` in a source, and the pairing of those that open with those that close.
struct MarkdownDelimiters {
  struct Run {
    var mark: Character
    /// How many marks are still plain text.
    var count: Int
    let length: Int
    let canOpen: Bool
    let canClose: Bool
    /// What begins after the run, and what ends before it.
    var opens: [Markdown.Style] = []
    var closes: [Markdown.Style] = []
    var previous: Int?
    var next: Int?

    init(mark: Character, count: Int, canOpen: Bool, canClose: Bool) {
      self.mark = mark
      self.count = count
      length = count
      self.canOpen = canOpen
      self.canClose = canClose
    }
  }

  private(set) var runs: [Run] = []
  /// The last run that can still be paired.
  private(set) var last: Int?

  mutating func append(_ run: Run) {
    var run = run
    run.previous = last
    if let last { runs[last].next = runs.count }
    last = runs.count
    runs.append(run)
  }

  /// Pairs the runs after `bottom` and takes them off the list. What finds no partner stays text.
  mutating func pair(after bottom: Int?) {
    var failed: [Failure: Int] = [:]
    var closer = first(after: bottom)
    while let current = closer {
      guard runs[current].canClose else {
        closer = runs[current].next
        continue
      }
      let failure = Failure(runs[current])
      if let opener = opener(for: current, above: max(bottom ?? -1, failed[failure] ?? -1)) {
        match(opener, current)
        closer = runs[current].count == 0 ? runs[current].next : current
        removeBetween(opener, current)
        if runs[opener].count == 0 { remove(opener) }
        if runs[current].count == 0 { remove(current) }
      } else {
        failed[failure] = runs[current].previous ?? -1
        closer = runs[current].next
        if !runs[current].canOpen { remove(current) }
      }
    }
    last = bottom
    if let bottom { runs[bottom].next = nil }
  }

  /// Closers that fail alike: below the position where one of them searched in vain, none need search again.
  private struct Failure: Hashable {
    let mark: Character
    let canOpen: Bool
    let remainder: Int

    init(_ run: Run) {
      mark = run.mark
      canOpen = run.canOpen
      remainder = run.length % 3
    }
  }

  private func first(after bottom: Int?) -> Int? {
    if let bottom { return runs[bottom].next }
    var first = last
    while let current = first, let previous = runs[current].previous { first = previous }
    return first
  }

  private func opener(for closer: Int, above bottom: Int) -> Int? {
    var candidate = runs[closer].previous
    while let current = candidate, current > bottom {
      if runs[current].canOpen, runs[current].mark == runs[closer].mark, agree(runs[current], runs[closer]) {
        return current
      }
      candidate = runs[current].previous
    }
    return nil
  }

  /// The rule of three: a run that can do both pairs only if the lengths don't add up to a multiple of
  /// three, or both are multiples themselves.
  private func agree(_ opener: Run, _ closer: Run) -> Bool {
    guard closer.canOpen || opener.canClose else { return true }
    return closer.length % 3 == 0 && opener.length % 3 == 0 || (opener.length + closer.length) % 3 != 0
      || closer.mark == "~"
  }

  private mutating func match(_ opener: Int, _ closer: Int) {
    let used = runs[opener].count >= 2 && runs[closer].count >= 2 ? 2 : 1
    let style: Markdown.Style = runs[closer].mark == "~" ? .strikethrough : used == 2 ? .strong : .emphasis
    runs[opener].count -= used
    runs[closer].count -= used
    runs[opener].opens.append(style)
    runs[closer].closes.append(style)
  }

  private mutating func removeBetween(_ opener: Int, _ closer: Int) {
    runs[opener].next = closer
    runs[closer].previous = opener
  }

  private mutating func remove(_ run: Int) {
    let (previous, next) = (runs[run].previous, runs[run].next)
    if let previous { runs[previous].next = next }
    if let next { runs[next].previous = previous } else { last = previous }
  }
}

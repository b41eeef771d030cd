import TextEditing

/// The edits of a field that the program has been given and does not show yet.
///
/// A binding may write later, in `DispatchQueue.main.async` or in a task. Read back after an edit it still has the text
/// before. So does one that refuses the edit, and which of the two it is shows only later: the field shows the
/// program's text and keeps the edit. Once an edit has been taken later, the field keeps its own text while the program
/// is behind, until it has taken the last edit, or has had the time for it.
@MainActor struct LateEdits {
  /// When the program was given an edit.
  @MainActor final class Moment {
    /// By the clock of the host, in seconds.
    let time: Double
    /// Whether the main queue has gone on since: what changes before that is no late answer.
    private(set) var hasPassed = false
    /// Whether the work that the main queue had then is done.
    private(set) var isOver = false

    init(_ time: Double) {
      self.time = time
      Task {
        hasPassed = true
        for _ in 0..<2 { await Task.yield() }
        isOver = true
      }
    }

    /// Whether the program would have taken an edit of this moment before one of a later moment, which it has taken
    /// now: it has refused it then.
    func hadTime(for later: Moment, at now: Double) -> Bool {
      guard self !== later else { return false }
      return later.isOver ? now - time > LateEdits.patience(now - later.time) : isOver
    }
  }

  /// A command, and what came of it.
  struct Edit {
    let command: EditCommand
    /// The text that the command was meant for.
    let text: String
    /// The text that the program was given; nil of a command that changed none.
    var written: EditingState?
    var moment: Moment?
    /// Whether the program had the time to take it.
    var isOverdue = false
    /// Whether it is the field's own, made because the program seemed to have refused the edit before it.
    var isDerived = false
  }

  /// The number of commands that are kept for a program that may take them.
  private static let limit = 100

  /// How much later a program that is not known to be late may take an edit, in seconds.
  private static let longest = 10.0

  /// Whether the program has taken an edit later.
  private(set) var isLate = false
  /// Whether the program has taken the last edits at once.
  private(set) var isPrompt = false
  /// The text that the program had when the field last looked.
  private(set) var bound = ""
  /// The command that is being performed.
  private var current: Edit?
  /// The commands since the first that the program has not taken, while ``isLate`` is not known.
  private var unknown: [Edit] = []
  /// What the program has been given and has not shown, the oldest first.
  private var written: [Edit] = []
  /// How long the program took at most; nil where it was done with the work that the main queue had.
  private var delay: Double?
  private var hasEnded = false
  /// What waits for the end of ``patience``.
  var timer: Int?
  /// Whether the edits that followed the first are still to be repeated: the program's text counts when they have been.
  private(set) var isRepeating = false
  /// Whether the program has been given an edit that is not repeated: it is to be given the text without that again.
  private var hasDropped = false

  /// Whether the field shows a text that the program has not taken.
  var isWaiting: Bool { isLate && !written.isEmpty }

  /// Whether the program may take an edit later.
  var isUnsure: Bool { isLate || !unknown.isEmpty }

  /// A command is about to be performed on a text.
  mutating func begin(
    _ command: EditCommand, on text: String, isComposing: Bool, isDerived: Bool, at now: Double
  ) {
    if !isWaiting, !isRepeating, !isComposing { bound = text }
    if let moment = unknown.last(where: { $0.written != nil })?.moment, now - moment.time > Self.longest {
      unknown = []
    }
    current = Edit(command: command, text: text, isDerived: isDerived)
  }

  /// The command has been performed.
  mutating func finish() {
    if let current, !unknown.isEmpty { unknown.append(current) }
    current = nil
    // A binding that never changes takes none of them.
    if unknown.count > Self.limit { unknown = [] }
  }

  /// The program has `program` still, where the edit has made another text. True where the field keeps that.
  mutating func wait(for state: EditingState, program: String, at now: Double) -> Bool {
    if isLate, !written.isEmpty, !program.hasSameUnits(as: bound) { _ = keeps(state.text, before: program, at: now) }
    let isTaken = !program.hasSameUnits(as: bound)
    if isTaken { isPrompt = true }
    guard !isTaken, var edit = current else {
      unknown = []
      return false
    }
    current = nil
    (edit.written, edit.moment) = (state, Moment(now))
    if isLate { written.append(edit) } else { unknown.append(edit) }
    hasEnded = false
    return isLate
  }

  /// Whether the program is to be given the field's text again, before the edits are repeated: it has been given an
  /// edit after that which the user has not made.
  mutating func givesAgain(_ state: EditingState, at now: Double) -> Bool {
    guard hasDropped else { return false }
    hasDropped = false
    written.append(Edit(command: .select(state.selection), text: state.text, written: state, moment: Moment(now)))
    return true
  }

  /// The edits have been repeated.
  mutating func endRepeating() { isRepeating = false }

  /// The program has shown its own text.
  mutating func forget() { (unknown, written, hasEnded) = ([], [], false) }

  /// The program has taken an edit at once.
  mutating func notePromptness() { isPrompt = true }

  /// The program takes edits at once.
  mutating func endLateness() {
    self = LateEdits()
    isPrompt = true
  }

  /// When the program was given the last edit.
  var lastMoment: Moment? { written.last?.moment }

  /// The time that the program has for its answer, in seconds; nil for the work that the main queue has.
  var patience: Double? { delay.map(Self.patience) }

  /// How long a program that took one answer so late may take for another, in seconds.
  fileprivate static func patience(_ delay: Double) -> Double { delay * 4 + 0.5 }

  /// The program has had its time.
  mutating func endPatience() { hasEnded = true }

  /// Whether the program has another text than the field and did not take the last edit in time. It may do so later
  /// still.
  mutating func end(_ text: @autoclosure () -> String, program: @autoclosure () -> String?) -> Bool {
    guard hasEnded, isWaiting else { return false }
    hasEnded = false
    if program()?.hasSameUnits(as: text()) ?? true {
      written = []
      return false
    }
    (unknown, written) = (written, [])
    for index in unknown.indices { unknown[index].isOverdue = true }
    isLate = false
    return true
  }

  /// Whether the program's text leaves the field's own text as it is: an older one, or an answer to another edit than
  /// the last.
  mutating func keeps(_ text: String, before program: String, at now: Double) -> Bool {
    guard isWaiting, !hasEnded else { return false }
    if program.hasSameUnits(as: bound) { return true }
    bound = program
    let index = written.firstIndex { $0.written?.text.hasSameUnits(as: program) ?? false }
    // What is none of the texts is what the program has made of the oldest.
    note(written[index ?? 0].moment, at: now)
    written.removeFirst((index ?? 0) + 1)
    return !written.isEmpty || program.hasSameUnits(as: text)
  }

  /// The first edit that the program takes later, and those that follow; nil where the program's text is no answer: none
  /// that it was given, and not made of one with the work that the main queue had.
  ///
  /// Each was made on the text that the program had before the first, and the program takes them all one after the
  /// other, the last in place of the first: those that follow have to be repeated on the text of the first. Not those
  /// that the field has made by itself, because the first seemed to be refused.
  mutating func discover(_ program: String, at now: Double) -> (first: EditingState, rest: [Edit])? {
    guard !isLate else { return nil }
    let match = unknown.firstIndex { $0.written?.text.hasSameUnits(as: program) ?? false }
    // What the program did not take in its time was refused, unless it takes that after all.
    let isOverdue = match.map { unknown[$0].isOverdue } ?? false
    let answered = match.flatMap { unknown[$0].moment }
    let isCandidate = { (edit: Edit) in
      guard edit.written != nil, edit.isOverdue == isOverdue, let moment = edit.moment else { return false }
      guard let answered else { return moment.hasPassed && !moment.isOver }
      return !moment.hadTime(for: answered, at: now)
    }
    guard let start = unknown.firstIndex(where: isCandidate), let first = unknown[start].written,
      let index = match ?? unknown.indices.last
    else { return nil }
    let rest = unknown[(start + 1)...].filter { !$0.isDerived }
    hasDropped = rest.count < unknown.count - start - 1
    (isLate, isPrompt, bound) = (true, false, program)
    // The program will show these too, before it shows what is repeated.
    written = unknown[(index + 1)...].filter { $0.written != nil }
    note(unknown[index].moment, at: now)
    unknown = []
    isRepeating = hasDropped || !rest.isEmpty
    return (first, rest)
  }

  private mutating func note(_ moment: Moment?, at now: Double) {
    guard let moment, moment.isOver else { return }
    delay = max(delay ?? 0, now - moment.time)
  }
}

extension EditCommand {
  /// The command for a text, where it was meant for another: offsets from the first difference on move with the end.
  func moved(from old: String, to new: String) -> EditCommand {
    let first = zip(old.utf16, new.utf16).prefix { $0 == $1 }.count
    let delta = new.utf16.count - old.utf16.count
    func moved(_ offset: Int) -> Int { offset < first ? offset : max(offset + delta, first) }
    func moved(_ selection: EditSelection) -> EditSelection {
      EditSelection(anchor: moved(selection.anchor), head: moved(selection.head))
    }
    return switch self {
    case .replace(let range, let text, let selection):
      .replace(
        moved(range.lowerBound)..<max(moved(range.upperBound), moved(range.lowerBound)), with: text,
        selection: selection.map(moved))
    case .select(let selection): .select(moved(selection))
    default: self
    }
  }
}

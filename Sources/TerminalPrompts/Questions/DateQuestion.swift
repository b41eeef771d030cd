import Foundation
import Platen
import PlatenTerminal
import TextEditing
import TextFormats

/// A month in which a day is chosen with the arrow keys, or typed.
struct DateQuestion: View {
  let title: String
  let help: String?
  let range: ClosedRange<Date>
  /// Reads a typed day.
  let rule: AnswerRule<Date>
  let finish: PromptFinish<Date>
  @State var day: Date
  @State private var typed = ""
  @State private var problem: String?
  @Environment(\.terminalRows) private var rows
  @Environment(\.terminalColumns) private var columns
  @Environment(\.layoutDirection) private var direction
  @FocusState private var hasFocus: Bool

  /// The rows that a month of six weeks takes with the question.
  private static let rowsOfMonth = 12
  /// The columns of a week with a space between its days.
  private static let columnsOfMonth = 20

  /// Where there is no space for a month, the day is shown in words.
  private var showsMonth: Bool {
    (rows.map { $0 >= Self.rowsOfMonth } ?? true) && (columns.map { $0 >= Self.columnsOfMonth } ?? true)
  }

  var body: some View {
    QuestionFrame(
      title: title, help: help, problem: problem,
      keys: keys
    ) {
      Group {
        if showsMonth {
          DatePicker(selection: $day, in: range, displayedComponents: .date) { Text(verbatim: title) }
            .datePickerStyle(.graphical)
            .labelsHidden()
        } else {
          Text(day, format: .dateTime.weekday(.wide).year().month(.wide).day())
            .focusable()
            .focused($hasFocus)
            .onAppear { hasFocus = true }
            .accessibilityLabel(title)
        }
      }
      .onChange(of: day) { dayChanged() }
      .onKeyPress(phases: [.down, .repeat]) { press($0) }
      .onPasteCommand(of: [.plainText]) { items in items.first?.text.map(paste) }
      if !typed.isEmpty { Text(verbatim: "\(typed)▏").bold() }
    }
  }

  private var keys: [QuestionKey] {
    func meaning(_ key: KeyEquivalent, _ title: String) -> KeyMeaning { KeyMeaning([KeyChord(key, [])], title) }
    func acrossWeek(_ key: KeyEquivalent) -> KeyEquivalent { isRightToLeft ? key.mirrored : key }
    return [
      QuestionKey(
        "←↑↓→", "day",
        [
          meaning(acrossWeek(.leftArrow), "Previous day"), meaning(acrossWeek(.rightArrow), "Next day"),
          meaning(.upArrow, "A week back"), meaning(.downArrow, "A week on"), meaning(.home, "First day"),
          meaning(.end, "Last day"),
        ]),
      QuestionKey("0-9", "type a day", [KeyMeaning([], "Type a day", shownAs: "0–9")]),
      QuestionKey(
        "pgup/pgdn", "month", [meaning(.pageUp, "Previous month"), meaning(.pageDown, "Next month")]),
      .confirm,
      typed.isEmpty ? .cancel : .clear,
      .unused(KeyChord.any(.tab) + KeyChord.any(.space)),
    ]
  }

  private var isRightToLeft: Bool { direction == .rightToLeft }

  private func press(_ key: KeyPress) -> KeyPress.Result {
    if QuestionKey.confirms(key) {
      submit()
      return .handled
    }
    switch key.key {
    case .escape where !typed.isEmpty: typed = ""
    default:
      if !typed.isEmpty, let rest = Self.line(typed, afterDeleting: key) {
        typed = rest
        break
      }
      if let move = CalendarMove(key.key, isRightToLeft: isRightToLeft) {
        // A month has these keys itself.
        guard !showsMonth else { return .ignored }
        typed = ""
        if let moved = Calendar.current.date(after: move, from: day) {
          day = min(max(moved, range.lowerBound), range.upperBound)
        }
        break
      }
      guard key.characters.count == 1, key.characters.allSatisfy({ $0.isNumber || "-/.".contains($0) }) else {
        return refuse(key)
      }
      type(key.characters)
    }
    problem = nil
    return .handled
  }

  /// What a key that deletes in a field leaves of a line with the caret at its end; nil for another key.
  private static func line(_ text: String, afterDeleting key: KeyPress) -> String? {
    let intents = FrontEndKeyBindings.readline.intents(for: key, in: .line)
    guard case .edit(.delete(let direction, let granularity))? = intents.first else { return nil }
    var session = EditingSession(text: text)
    session.perform(.move(.forward, .document, extending: false))
    session.perform(.delete(direction, granularity))
    return session.text
  }

  /// A letter is no part of a day: it is answered by what is. Other keys may be for the month.
  private func refuse(_ key: KeyPress) -> KeyPress.Result {
    guard key.modifiers.subtracting(.shift).isEmpty, key.characters.contains(where: \.isLetter),
      case .wrong(let reason) = rule.answer(key.characters)
    else { return .ignored }
    problem = reason
    return .handled
  }

  /// Where the arrow keys have chosen the day, what was typed before means another one.
  private func dayChanged() {
    problem = nil
    if case .value(let typedDay) = rule.answer(typed), Calendar.current.isDate(typedDay, inSameDayAs: day) { return }
    typed = ""
  }

  private func type(_ text: String) {
    typed = String((typed + text).prefix(WrittenDay.longest))
    // The month follows as soon as a whole day is typed.
    if case .value(let typedDay) = rule.answer(typed) { day = typedDay }
  }

  /// What is pasted is shown and read with what is typed: Return must not answer another day.
  private func paste(_ text: String) {
    // A longer text is no day, also with spaces that are left out.
    type(text.prefix(WrittenDay.longestWithSpaces).split(whereSeparator: \.isWhitespace).joined(separator: " "))
    problem = nil
  }

  private func submit() {
    let answer =
      typed.isEmpty
      ? AnswerRule<Date>(parse: { [day] _ in Calendar.current.startOfDay(for: day) }, validate: rule.validate).answer(
        "") : rule.answer(typed)
    switch answer {
    case .value(let value): finish(value)
    case .wrong(let reason): problem = reason
    }
  }
}

extension Question where Value == Date {
  /// A day, chosen in a month or typed, as `2026-11-23` or as it is written in digits in the user's language. In plain
  /// lines it is typed, and may have the name of its month.
  ///
  /// The answer is the start of the day in the user's calendar and time zone, whether it is chosen, typed or the
  /// default, and `validate` gets that. Times of day in `standard` and `range` have no effect: with `Date.now...end`
  /// today can be chosen, and its answer is before that lower bound.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - help: A sentence below the title.
  ///   - standard: The day that is chosen at first; today where there is none. Outside of `range` it is the nearest day
  ///     in it.
  ///   - range: The days that can be chosen, with those of both bounds; nil for all.
  ///   - validate: Throws or returns the reason why a day is not valid; nil where it is.
  public static func date(
    _ title: String, help: String? = nil, default standard: Date? = nil, in range: ClosedRange<Date>? = nil,
    validate: @escaping @MainActor @Sendable (Date) throws -> String? = { _ in nil }
  ) -> Question {
    let calendar = Calendar.current
    let range = calendar.days(of: range ?? Date.distantPast...Date.distantFuture)
    let first = min(max(calendar.startOfDay(for: standard ?? Date()), range.lowerBound), range.upperBound)
    let style = WrittenDay.iso
    let rule = AnswerRule<Date> { text in
      guard let day = WrittenDay.date(of: text).map(calendar.startOfDay) else {
        throw AnswerProblem(
          WrittenDay.isImpossible(text)
            ? Prompt.words("There is no such day.")
            : Prompt.words("Enter a day as year-month-day, as in \(style.format(first))."))
      }
      guard range.contains(day) else {
        throw AnswerProblem(words(for: range, style))
      }
      return day
    } validate: {
      try validate($0)
    }
    return Question(title, summary: { style.format($0) }) { lines in
      if let help { lines.say(help) }
      return try await lines.ask("\(title) [\(style.format(first))]: ") { line in
        rule.answer(line.isEmpty ? style.format(first) : line)
      }
    } view: { finish in
      DateQuestion(title: title, help: help, range: range, rule: rule, finish: finish, day: first)
    }
  }
}

extension Question where Value == Date {
  /// A day that is not before another one, as ``date(_:help:default:in:validate:)`` asks for it.
  public static func date(
    _ title: String, help: String? = nil, default standard: Date? = nil, in range: PartialRangeFrom<Date>,
    validate: @escaping @MainActor @Sendable (Date) throws -> String? = { _ in nil }
  ) -> Question {
    let first = range.lowerBound
    return date(title, help: help, default: standard, in: first...max(first, .distantFuture), validate: validate)
  }

  /// A day that is not after another one, as ``date(_:help:default:in:validate:)`` asks for it.
  public static func date(
    _ title: String, help: String? = nil, default standard: Date? = nil, in range: PartialRangeThrough<Date>,
    validate: @escaping @MainActor @Sendable (Date) throws -> String? = { _ in nil }
  ) -> Question {
    let last = range.upperBound
    return date(title, help: help, default: standard, in: min(last, .distantPast)...last, validate: validate)
  }
}

extension Calendar {
  /// A range from the start of its first day to the start of its last day. A side without a bound stays as it is.
  fileprivate func days(of range: ClosedRange<Date>) -> ClosedRange<Date> {
    let first = range.lowerBound == .distantPast ? range.lowerBound : startOfDay(for: range.lowerBound)
    let last = range.upperBound == .distantFuture ? range.upperBound : startOfDay(for: range.upperBound)
    return first...last
  }
}

/// Says the days of which one has to be entered.
private func words(for range: ClosedRange<Date>, _ style: Date.ISO8601FormatStyle) -> String {
  let (from, to) = (style.format(range.lowerBound), style.format(range.upperBound))
  if range.upperBound == .distantFuture { return Prompt.words("Enter a day from \(from).") }
  return range.lowerBound == .distantPast
    ? Prompt.words("Enter a day to \(to).") : Prompt.words("Enter a day from \(from) to \(to).")
}

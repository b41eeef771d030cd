import Foundation
import Platen

/// A month in which a day is chosen with the arrow keys.
struct DateQuestion: View {
  let title: String
  let help: String?
  let range: ClosedRange<Date>
  let validate: @MainActor @Sendable (Date) throws -> String?
  let finish: PromptFinish<Date>
  @State var day: Date
  @State private var problem: String?

  var body: some View {
    QuestionFrame(
      title: title, help: help, problem: problem,
      keys: [("←↑↓→", "day"), ("pgup/pgdn", "month"), ("enter", "confirm"), ("esc", "cancel")]
    ) {
      DatePicker(selection: $day, in: range, displayedComponents: .date) { Text(verbatim: title) }
        .datePickerStyle(.graphical)
        .labelsHidden()
        .onChange(of: day) { problem = nil }
        .onKeyPress(.return) {
          submit()
          return .handled
        }
    }
  }

  private func submit() {
    switch AnswerRule<Date>(parse: { [day] _ in day }, validate: validate).answer("") {
    case .value(let value): finish(value)
    case .wrong(let reason): problem = reason
    }
  }
}

extension Question where Value == Date {
  /// A day, chosen in a month. In plain lines it is typed as `2026-11-23`.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - help: A sentence below the title.
  ///   - standard: The day that is chosen at first; today where there is none.
  ///   - range: The days that can be chosen; nil for all.
  ///   - validate: Throws or returns the reason why a day is not valid; nil where it is.
  public static func date(
    _ title: String, help: String? = nil, default standard: Date? = nil, in range: ClosedRange<Date>? = nil,
    validate: @escaping @MainActor @Sendable (Date) throws -> String? = { _ in nil }
  ) -> Question {
    let range = range ?? Date.distantPast...Date.distantFuture
    let first = min(max(standard ?? Date(), range.lowerBound), range.upperBound)
    let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
    let rule = AnswerRule<Date> { text in
      let reason = AnswerProblem("Enter a day as year-month-day, as in \(style.format(first)).")
      // The parser takes the 30th of February for a day in March.
      guard let day = try? style.parse(text), style.format(day) == text else { throw reason }
      guard range.contains(day) || style.format(range.lowerBound) == style.format(day) else {
        throw AnswerProblem("Enter a day from \(style.format(range.lowerBound)) to \(style.format(range.upperBound)).")
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
      DateQuestion(title: title, help: help, range: range, validate: validate, finish: finish, day: first)
    }
  }
}

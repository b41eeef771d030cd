import Foundation
import PlatenGraph
import TextFormats

/// The question of a plain form about a control of choices or values, and the meaning of an answer.
struct PlainQuestion {
  /// The options, with their numbers.
  var choices: [String] = []
  /// The possible answers, in a few words.
  var hint = ""
  var value: String
  var complaint: String
  private let control: any ControlContent
  private let locale: Locale

  init?(_ control: any ControlContent, _ words: PlainWords) {
    self.control = control
    locale = words.locale
    switch control {
    case _ where control.number != nil:
      guard let number = control.number else { return nil }
      let step = number.step.flatMap { $0 == 1 ? nil : Self.text($0) }
      let ends = number.range.map { (Self.text($0.lowerBound), Self.text($0.upperBound)) }
      hint = ends.map { words("%@ to %@", $0.0, $0.1) } ?? words("a number")
      complaint = ends.map { words("Enter a number from %@ to %@.", $0.0, $0.1) } ?? words("Enter a number.")
      if let step {
        hint += ", " + words("in steps of %@", step)
        complaint += " " + words("It has steps of %@.", step)
      }
      value = (control as? SliderContent)?.valueText ?? Self.text(number.value)
    case let well as ColorWellContent:
      hint = words("a name or %@", "#RRGGBB")
      value = well.shade.hexadecimal
      complaint = words("Enter the name of a colour, or one such as %@.", "#FF8800")
    case let calendar as CalendarContent:
      let written = WrittenDay.numeric(words.locale)
      func text(_ day: CalendarDay) -> String { day.date.map(written.format) ?? "" }
      value = text(calendar.day)
      let example = text(CalendarDay(year: 2026, month: 11, day: 21))
      hint = words("such as %@", example)
      switch (calendar.first.map(text), calendar.last.map(text)) {
      case (let first?, let last?):
        hint = words("%@ to %@", first, last)
        complaint = words("Enter a day from %@ to %@.", first, last)
      case (let first?, nil): complaint = words("Enter a day from %@.", first)
      case (nil, let last?): complaint = words("Enter a day to %@.", last)
      case (nil, nil): complaint = words("Enter a day such as %@.", example)
      }
    case _ where control.role == .choice:
      choices = control.choices.enumerated().map { "\($0 + 1). \($1.title.plainLine)" }
      hint = words("number or name")
      value = control.valueDescription?.plainLine ?? ""
      complaint = words("Enter a number or a name of the list.")
    default: return nil
    }
  }

  /// What is asked for: the name of the control, without the value that a label may end in, as “Guests: 2” does.
  var title: String? {
    guard let name = control.name?.plainLine, control.number != nil else { return control.name }
    let values = [value, control.valueDescription?.plainLine ?? ""].filter { !$0.isEmpty }
    guard let shown = values.first(where: name.hasSuffix) else { return name }
    let rest = name.dropLast(shown.count)
    guard let last = rest.last, !last.isLetter, !last.isNumber else { return name }
    return String(rest).plainLine
  }

  private static func text(_ number: Double) -> String {
    number.formatted(
      .number.grouping(.never).precision(.fractionLength(0...6)).locale(Locale(identifier: "en_US_POSIX")))
  }

  /// The only option that begins so.
  private func beginning(_ answer: String, in choices: [PickerContent.Option]) -> Int? {
    let matches = choices.indices.filter { choices[$0].title.plainLine.lowercased().hasPrefix(answer.lowercased()) }
    return matches.count == 1 ? matches[0] : nil
  }

  /// The event for the control; nil for an answer that is not valid.
  func event(for answer: String) -> NodeEvent? {
    switch control {
    case _ where control.role == .choice:
      let choices = control.choices
      let byName = choices.firstIndex { $0.title.plainLine.lowercased() == answer.lowercased() }
      let byNumber = Int(answer).flatMap { choices.indices.contains($0 - 1) ? $0 - 1 : nil }
      return (byName ?? byNumber ?? beginning(answer, in: choices)).map { .select($0) }
    case _ where control.number != nil:
      guard let number = control.number, let new = Double(answer), number.allows(new) else { return nil }
      return .setValue(new, isFinal: true)
    case is ColorWellContent:
      let named = ColorShade.palette.first { $0.name.lowercased() == answer.lowercased() }?.shade
      return (named ?? ColorShade(hexadecimal: answer)).map { .setColor($0) }
    case let calendar as CalendarContent:
      guard let day = WrittenDay.date(of: answer, locale).map(CalendarDay.init(of:)), calendar.canChoose(day) else {
        return nil
      }
      return .setDay(day)
    default: return nil
    }
  }
}

/// A day of the Gregorian calendar and its beginning in the process's time zone, in which days are typed.
extension CalendarDay {
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return calendar
  }

  fileprivate init(of date: Date) {
    let parts = Self.calendar.dateComponents([.year, .month, .day], from: date)
    self.init(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
  }

  fileprivate var date: Date? { Self.calendar.date(from: DateComponents(year: year, month: month, day: day)) }
}

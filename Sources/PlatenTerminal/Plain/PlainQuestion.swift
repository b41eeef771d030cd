import Foundation
import PlatenGraph

/// The question of a plain form about a control of choices or values, and the meaning of an answer.
struct PlainQuestion {
  /// The options, with their numbers.
  var choices: [String] = []
  /// The possible answers, in a few words.
  var hint = ""
  var value: String
  var complaint: String
  private let control: any ControlContent

  init?(_ control: any ControlContent, _ words: PlainWords) {
    self.control = control
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
      hint = words("year-month-day")
      value = calendar.valueDescription ?? ""
      complaint = words("Enter a day as year-month-day, as in %@.", "2026-11-21")
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

  /// The event for the control; nil for an answer that is not valid.
  func event(for answer: String) -> NodeEvent? {
    switch control {
    case _ where control.role == .choice:
      let choices = control.choices
      let byName = choices.firstIndex { $0.title.plainLine.lowercased() == answer.lowercased() }
      let index = byName ?? Int(answer).map { $0 - 1 }
      return index.flatMap { choices.indices.contains($0) ? .select($0) : nil }
    case _ where control.number != nil:
      guard let number = control.number, let new = Double(answer), number.allows(new) else { return nil }
      return .setValue(new, isFinal: true)
    case is ColorWellContent:
      let named = ColorShade.palette.first { $0.name.lowercased() == answer.lowercased() }?.shade
      return (named ?? ColorShade(hexadecimal: answer)).map { .setColor($0) }
    case is CalendarContent:
      let parts = answer.split(separator: "-").map { Int($0) }
      guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
        (1...12).contains(month), (1...31).contains(day)
      else { return nil }
      return .setDay(CalendarDay(year: year, month: month, day: day))
    default: return nil
    }
  }
}

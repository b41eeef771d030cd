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

  init?(_ control: any ControlContent) {
    self.control = control
    switch control {
    case let slider as SliderContent:
      var ends = slider
      ends.value = slider.range.lowerBound
      let least = ends.valueText
      ends.value = slider.range.upperBound
      hint = " (\(least) to \(ends.valueText))"
      value = slider.valueText
      complaint = "Please answer with a number."
    case let well as ColorWellContent:
      hint = " (a name or #RRGGBB)"
      value = well.shade.hexadecimal
      complaint = "Please answer with the name of a colour or like #FF8800."
    case let calendar as CalendarContent:
      hint = " (year-month-day)"
      value = calendar.valueDescription ?? ""
      complaint = "Please answer with a date like 2026-11-21."
    case _ where control.role == .choice:
      choices = control.choices.enumerated().map { "\($0 + 1). \($1.title.plainLine)" }
      hint = " (number or name)"
      value = control.valueDescription?.plainLine ?? ""
      complaint = "Please answer with a number or a name of the list."
    default: return nil
    }
  }

  /// The event for the control; nil for an answer that is not valid.
  func event(for answer: String) -> NodeEvent? {
    switch control {
    case _ where control.role == .choice:
      let choices = control.choices
      let byName = choices.firstIndex { $0.title.plainLine.lowercased() == answer.lowercased() }
      let index = byName ?? Int(answer).map { $0 - 1 }
      return index.flatMap { choices.indices.contains($0) ? .select($0) : nil }
    case is SliderContent: return Double(answer).flatMap { $0.isFinite ? .setValue($0, isFinal: true) : nil }
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

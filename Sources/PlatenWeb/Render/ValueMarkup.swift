#if Web
import PlatenGraph

/// Controls of values as HTML's own: `input`, `progress`, `meter`.
enum ValueMarkup {
  static func apply(
    _ slider: SliderContent, _ attributes: NodeAttributes, _ context: RenderContext, to element: inout Element
  ) {
    input("range", value: number(slider.value), "slider", slider.label, attributes, context, to: &element)
    element.attributes["min"] = number(slider.range.lowerBound)
    element.attributes["max"] = number(slider.range.upperBound)
    element.attributes["step"] = slider.step.map(CSS.number) ?? "any"
    element.attributes["aria-valuetext"] = slider.valueText
    if !slider.marks.isEmpty { marks(of: slider, attributes, &element) }
    if let neutral = slider.neutralValue {
      // Browsers fill the line from its lower end alone. Where the knob is, the page's script says.
      element.classes.append("neutral")
      element.style["--neutral"] = CSS.number(SliderContent.fraction(of: neutral, in: slider.range))
      if attributes.layoutDirection == .rightToLeft { element.style["--way"] = "-90deg" }
    }
  }

  /// Gaps in the line: browsers paint no background of a range, and an `input` has no `datalist` inside. The middle of
  /// the knob goes from half of its width to as far from the other end.
  private static func marks(of slider: SliderContent, _ attributes: NodeAttributes, _ element: inout Element) {
    let gaps = slider.marks.map { value in
      let fraction = SliderContent.fraction(of: value, in: slider.range)
      let place = attributes.layoutDirection == .rightToLeft ? 1 - fraction : fraction
      let middle = "7.5px + \(CSS.number(place)) * (100% - 15px)"
      return "linear-gradient(90deg,#000 calc(\(middle) - 1px),#0000 0 calc(\(middle) + 1px),#000 0)"
    }
    element.style["mask-image"] = gaps.joined(separator: ",")
    element.style["mask-composite"] = "intersect"
  }

  static func apply(
    _ stepper: StepperContent, _ attributes: NodeAttributes, _ context: RenderContext, to element: inout Element
  ) {
    element.classes += ["stepper", "row", "v-center"]
    element.attributes["role"] = "spinbutton"
    if attributes.isFocusable, attributes.isEnabled { element.attributes["tabindex"] = "0" }
    if !attributes.isEnabled { element.attributes["aria-disabled"] = "true" }
    if let value = stepper.value { element.attributes["aria-valuenow"] = number(value) }
    // Without a value the label says it, as "Guests: 2" does.
    if let text = stepper.valueText ?? (stepper.value == nil ? stepper.label : nil) {
      element.attributes["aria-valuetext"] = text
    }
    ChoiceMarkup.name(stepper.label, attributes, context, of: &element)
    ControlMarkup.tint(attributes, to: &element)
  }

  static func apply(
    _ calendar: CalendarContent, _ attributes: NodeAttributes, _ context: RenderContext, to element: inout Element
  ) {
    input("date", value: text(of: calendar.day), "calendar", calendar.spokenName, attributes, context, to: &element)
    if !calendar.isInline { element.classes.append("compact") }
    if let first = calendar.first { element.attributes["min"] = text(of: first) }
    if let last = calendar.last { element.attributes["max"] = text(of: last) }
  }

  static func apply(
    _ well: ColorWellContent, _ attributes: NodeAttributes, _ context: RenderContext, to element: inout Element
  ) {
    let value = String(well.shade.hexadecimal.prefix(7)).lowercased()
    input("color", value: value, "color-well", well.label, attributes, context, to: &element)
  }

  private static func input(
    _ type: String, value: String, _ name: String, _ label: String, _ attributes: NodeAttributes,
    _ context: RenderContext, to element: inout Element
  ) {
    element.tag = "input"
    element.classes.append(name)
    element.attributes["type"] = type
    element.attributes["value"] = value
    element.attributes["data-value"] = value
    ChoiceMarkup.name(label, attributes, context, of: &element)
    if !attributes.isEnabled { element.attributes["disabled"] = "" }
    ControlMarkup.tint(attributes, to: &element)
  }

  static func apply(
    _ progress: ProgressContent, _ attributes: NodeAttributes, _ context: RenderContext, to element: inout Element
  ) {
    element.tag = progress.kind == .gauge ? "meter" : "progress"
    element.classes += ["progress", "k-\(progress.kind)"]
    element.attributes["max"] = "1"
    if let fraction = progress.fraction { element.attributes["value"] = number(fraction) }
    if let text = progress.valueText { element.attributes["aria-valuetext"] = text }
    ChoiceMarkup.name(progress.label, attributes, context, of: &element)
    ControlMarkup.tint(attributes, to: &element)
  }

  /// A number in HTML's format, with all of its digits (2.3.4.3).
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }

  // MARK: what a browser reports

  /// The event for a value that a browser reports; nil for an invalid one.
  static func event(_ value: String, for control: any ControlContent, isFinal: Bool) -> NodeEvent? {
    switch control {
    case is SliderContent: return Double(value).flatMap { $0.isFinite ? .setValue($0, isFinal: isFinal) : nil }
    case is CalendarContent: return day(of: value).map { .setDay($0) }
    case let well as ColorWellContent:
      guard value.utf8.count == 7, var shade = ColorShade(hexadecimal: value) else { return nil }
      // The browser's own picker has no opacity.
      shade.opacity = well.shade.opacity
      return .setColor(shade)
    case _ where control.role == .choice:
      return Int(value).flatMap { control.choices.indices.contains($0) ? .select($0) : nil }
    case _ where control.steps != nil: return value == "1" ? .step(1) : value == "-1" ? .step(-1) : nil
    default: return nil
    }
  }

  /// The value in the form that the browser shows.
  static func value(of control: any ControlContent) -> String? {
    switch control {
    case let slider as SliderContent: number(slider.value)
    case let calendar as CalendarContent: text(of: calendar.day)
    case let well as ColorWellContent: String(well.shade.hexadecimal.prefix(7)).lowercased()
    case _ where control.role == .choice: control.selection.map(String.init) ?? ""
    default: nil
    }
  }

  private static func text(of day: CalendarDay) -> String {
    func padded(_ number: Int, _ digits: Int) -> String {
      let text = String(max(number, 0))
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    return "\(padded(day.year, 4))-\(padded(day.month, 2))-\(padded(day.day, 2))"
  }

  private static func day(of text: String) -> CalendarDay? {
    let parts = text.split(separator: "-").map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2], (1...9999).contains(year),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }
}
#endif

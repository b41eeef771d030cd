/// A control: what the user reads and changes, apart from fields.
///
/// Each kind of control is a type of its own. What front ends, tests and assistive technology need to know of any of
/// them is in these properties. A front end that has no rendering for a kind shows ``standard``, the usual control of
/// the same role, which answers the same events: `press`, `setOn`, `select` or `step`.
package protocol ControlContent: Equatable, Sendable {
  /// A short name for logs and snapshots.
  static var kindName: String { get }
  /// The purpose of the control for the user, whatever its appearance is.
  var role: ControlRole { get }
  /// What it is called, for assistive technology and for tests; nil where the words in it name it.
  var name: String? { get }
  /// What it holds, in words; nil where it holds nothing, or where that has no words.
  var valueDescription: String? { get }
  /// Whether it is on; nil for what is not on or off.
  var onState: Bool? { get }
  /// The position of its value between the ends, from 0 to 1; nil where it has no ends, or is not known.
  var level: Double? { get }
  /// Its value as a number, which `setValue` changes; nil where it is none.
  var number: ControlNumber? { get }
  /// What can be chosen. An event has the index.
  var choices: [PickerContent.Option] { get }
  /// The index of what is chosen.
  var selection: Int? { get }
  /// How keys change the value; nil where they do not.
  var steps: ControlSteps? { get }
  /// What pressing it shows to choose from; nil where it shows nothing.
  var opening: ControlOpening? { get }
  /// What Page Up, Page Down, Home and End do; nil where they do nothing to the value.
  func event(for key: KeyEquivalent) -> NodeEvent?
  /// Whether it has no children: it is shown from this content alone. Else its children are in a row.
  var isLeaf: Bool { get }
}

/// The role of a control for the user.
package enum ControlRole: Sendable {
  /// Something to be pressed.
  case button
  /// Something that is on or off.
  case toggle
  /// A choice of one out of several.
  case choice
  /// A value that goes up and down.
  case adjustable
  /// A value to read, which is not changed.
  case meter
  /// A list of commands that opens.
  case menu
  /// A day.
  case date
  /// A colour.
  case color
}

/// What a control shows to choose from when it is pressed.
package enum ControlOpening: Sendable {
  /// Its ``ControlContent/choices``.
  case choices
  case menu(MenuContent)
  case calendar(CalendarContent)
  /// Colours, of which this one is chosen.
  case colors(ColorShade)
}

/// A control's value, as a number.
package struct ControlNumber: Equatable, Sendable {
  package var value: Double
  /// Nil: any number.
  package var range: ClosedRange<Double>?
  /// The distance between the values that it may have; nil for any.
  package var step: Double?

  package init(value: Double, range: ClosedRange<Double>? = nil, step: Double? = nil) {
    self.value = value
    self.range = range
    self.step = step
  }

  /// Whether it may have a value: one in its range, and a number of steps from its lower end, or from the value where
  /// there is none. The upper end may be nearer to the last step.
  package func allows(_ new: Double) -> Bool {
    guard new.isFinite, range?.contains(new) ?? true else { return false }
    guard let step, step > 0, new != range?.upperBound else { return true }
    // A value that the program has set between the steps has the others around it.
    return [value, range?.lowerBound ?? value].contains { start in
      let steps = (new - start) / step
      return abs(steps - steps.rounded()) < 1e-6
    }
  }
}

/// How the arrow keys change a control's value, in numbers of steps. Left and up are the negative directions.
package struct ControlSteps: Equatable, Sendable {
  /// For the left and right arrows; 0 where they mean nothing.
  package var horizontal: Int
  /// For the arrows up and down; 0 where they mean nothing.
  package var vertical: Int
  /// Whether the keys + and − do the same as the arrows.
  package var usesSigns: Bool
  package var canDecrement: Bool
  package var canIncrement: Bool

  package init(
    horizontal: Int = 1, vertical: Int = 0, usesSigns: Bool = false, canDecrement: Bool = true,
    canIncrement: Bool = true
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.usesSigns = usesSigns
    self.canDecrement = canDecrement
    self.canIncrement = canIncrement
  }

  fileprivate subscript(key: KeyEquivalent) -> Int? {
    let steps =
      switch key {
      case .leftArrow: -horizontal
      case .rightArrow: horizontal
      case .upArrow: -vertical
      case .downArrow: vertical
      case "-" where usesSigns: -1
      case "+" where usesSigns: 1
      default: 0
      }
    return steps == 0 ? nil : steps
  }
}

extension ControlContent {
  package var name: String? { nil }
  package var valueDescription: String? { nil }
  package var onState: Bool? { nil }
  package var level: Double? { nil }
  package var number: ControlNumber? { nil }
  package var choices: [PickerContent.Option] { [] }
  package var selection: Int? { nil }
  package var steps: ControlSteps? { nil }
  package var opening: ControlOpening? { nil }
  package func event(for key: KeyEquivalent) -> NodeEvent? { nil }
  package var isLeaf: Bool { role == .choice || role == .meter }

  package var kindName: String { Self.kindName }

  /// Whether pressing it shows something to choose from.
  package var opensChoices: Bool { opening != nil }

  /// Whether the user can change or press it.
  package var isInteractive: Bool { role != .meter }

  /// By how many steps an arrow key changes the value of a control that has the focus; nil where it does not.
  package func steps(for key: KeyEquivalent) -> Int? { steps?[key] }

  /// The usual control of the same role, which every front end has. It has the children of this one.
  package var standard: any ControlContent {
    switch role {
    case .button, .menu: ButtonContent()
    case .toggle: ToggleContent(isOn: onState ?? false)
    case .choice:
      PickerContent(
        options: choices, selection: selection, style: .menu, label: name ?? "", valueLabel: valueDescription)
    case .adjustable, .date, .color:
      StepperContent(
        label: name ?? "", valueText: valueDescription, canIncrement: steps?.canIncrement ?? false,
        canDecrement: steps?.canDecrement ?? false)
    case .meter: ProgressContent(kind: .bar, fraction: level, label: name ?? "", valueText: valueDescription)
    }
  }

  /// This control as one of that kind; where it is of another kind, the usual control of its role, if that is one.
  package func `as`<Kind: ControlContent>(_ kind: Kind.Type) -> Kind? { self as? Kind ?? standard as? Kind }

  func isEqual(to other: any ControlContent) -> Bool { other as? Self == self }
}

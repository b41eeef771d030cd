/// A button.
package struct ButtonContent: Equatable, Sendable {
  package enum Purpose: Sendable { case normal, cancel, destructive }
  package enum Style: Sendable { case automatic, plain, bordered, borderedProminent, borderless }

  package var purpose: Purpose
  package var style: Style
  /// One of the choices in a popup. It never takes the focus from the field.
  package var isOption = false
  /// The choice that Return takes.
  package var isSelected = false
  /// Whether one of the choices is the current one; nil where none of them is.
  package var isChosen: Bool?
  /// What a press opens, where it does nothing else.
  package var link: URL?
  /// The components of the address of the page that a press leads to, if it has one.
  package var path: [String]?
  package var size = ControlSize.regular
  /// Whether the border's ends are round.
  package var isCapsule = false
  /// Whether its appearance depends on it being held down.
  package var isWatched = false
  /// Whether its action runs again and again while it is held down.
  package var repeats = false
  /// Whether it shows and hides the text of the secure field in the stack that it is in.
  package var reveals = false
  /// Of a button that expands and collapses what is below it: whether that is expanded.
  package var isExpanded: Bool?
  /// The number of the group that such a button shows and hides: its views have it in their row traits.
  package var expansion: Int?
  /// Whether front ends report when it is pressed and released.
  package var reportsPress: Bool { isWatched || repeats }

  package init(purpose: Purpose = .normal, style: Style = .automatic) {
    self.purpose = purpose
    self.style = style
  }
}

/// A switch.
package struct ToggleContent: Equatable, Sendable {
  package enum Style: Sendable { case automatic, `switch`, checkbox, button }

  package var isOn: Bool
  package var style: Style
  /// Whether it represents several values that differ.
  package var isMixed: Bool

  package init(isOn: Bool, style: Style = .automatic, isMixed: Bool = false) {
    self.isOn = isOn
    self.style = style
    self.isMixed = isMixed
  }
}

extension ButtonContent: ControlContent {
  package static let kindName = "button"
  package var role: ControlRole { .button }
  package var onState: Bool? { isChosen }
  package var valueDescription: String? { isExpanded.map { $0 ? "Expanded" : "Collapsed" } }
}

extension ToggleContent: ControlContent {
  package static let kindName = "toggle"
  package var role: ControlRole { .toggle }
  package var onState: Bool? { isOn }
}

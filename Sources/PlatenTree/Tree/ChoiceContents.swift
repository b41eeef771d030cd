/// A choice of one among several.
package struct PickerContent: Equatable, Sendable {
  package enum Style: Sendable {
    /// What is chosen is shown; the others on request.
    case menu
    /// All of them beside one another.
    case segmented
    /// All of them below one another.
    case inline
    case wheel
  }

  package struct Option: Equatable, Sendable {
    package var title: String
    /// The SF Symbols name of an icon before the title.
    package var systemImage: String?
    /// Whether the title is shown beside the icon; without, it is the option's name for assistive technology.
    package var showsWords: Bool

    package init(title: String, systemImage: String? = nil, showsWords: Bool = true) {
      self.title = title
      self.systemImage = systemImage
      self.showsWords = showsWords
    }
  }

  package var options: [Option]
  /// The index of what is chosen; nil when the value is that of no option.
  package var selection: Int?
  package var style: Style
  /// The name of the picker, for assistive technology and for tests.
  package var label: String
  /// What is shown for the value in place of the option's title.
  package var valueLabel: String?

  package init(
    options: [Option], selection: Int?, style: Style, label: String, valueLabel: String? = nil
  ) {
    self.options = options
    self.selection = selection
    self.style = style
    self.label = label
    self.valueLabel = valueLabel
  }

  /// What is shown for the value.
  package var valueText: String {
    valueLabel ?? selection.flatMap { options.indices.contains($0) ? options[$0].title : nil } ?? ""
  }
}

/// A button that shows a list of actions.
package struct MenuContent: Equatable, Sendable {
  package var items: [MenuItem]
  /// The label's words and its symbol, for front ends whose menus hold no views.
  package var label: String
  package var systemImage: String?
  /// Whether the label shows words. Those of a symbol alone are only said.
  package var showsWords = true
  /// Whether a press does something by itself, and the list is shown by other means.
  package var hasPrimaryAction: Bool
  package var style: ButtonContent.Style
  /// Whether the list stays open when a line is chosen, where the front end shows none by itself.
  package var keepsOpen = false

  package init(
    items: [MenuItem], label: String, systemImage: String? = nil, hasPrimaryAction: Bool = false,
    style: ButtonContent.Style = .automatic
  ) {
    self.items = items
    self.label = label
    self.systemImage = systemImage
    self.hasPrimaryAction = hasPrimaryAction
    self.style = style
  }
}

/// A line of a menu. Choosing it sends ``event`` to the node ``id``.
package struct MenuItem: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case action(ButtonContent.Purpose)
    /// With a mark while it holds.
    case choice(isOn: Bool)
    case submenu([MenuItem])
    case header
    case divider
  }

  package var kind: Kind
  package var title: String
  package var systemImage: String?
  package var isEnabled: Bool
  package var id: NodeID
  package var event: NodeEvent
  /// The keys that do the same though the menu is closed.
  package var shortcut: KeyboardShortcut?

  package init(
    _ kind: Kind, title: String, systemImage: String? = nil, isEnabled: Bool = true, id: NodeID,
    event: NodeEvent = .press
  ) {
    self.kind = kind
    self.title = title
    self.systemImage = systemImage
    self.isEnabled = isEnabled
    self.id = id
    self.event = event
  }

  /// Whether the user can choose it.
  package var isChoosable: Bool {
    switch kind {
    case .action, .choice, .submenu: isEnabled
    case .header, .divider: false
    }
  }
}

extension PickerContent: ControlContent {
  package static let kindName = "picker"
  package var role: ControlRole { .choice }
  package var name: String? { label }
  package var valueDescription: String? { valueText }
  package var choices: [Option] { options }
  package var opening: ControlOpening? { style == .menu ? .choices : nil }

  /// Across the lines of a column, along those beside one another.
  package var steps: ControlSteps? {
    style == .inline || style == .wheel ? ControlSteps(horizontal: 0, vertical: 1) : ControlSteps()
  }
}

extension MenuContent: ControlContent {
  package static let kindName = "menu"
  package var role: ControlRole { .menu }
  package var opening: ControlOpening? { .menu(self) }
  package var isLeaf: Bool { false }
}

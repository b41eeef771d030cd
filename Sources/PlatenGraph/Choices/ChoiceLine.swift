/// A line of an open list.
struct ChoiceLine: Equatable {
  enum Mark: Equatable {
    case none
    /// One of several, of which some are the current ones.
    case chosen(Bool)
    case color(ColorShade)
  }

  enum Action: Equatable {
    case send(NodeEvent, NodeID)
    case open([ChoiceLine])
    case heading
    case divider
  }

  var title: String
  var systemImage: String?
  var mark = Mark.none
  var action: Action
  var isEnabled = true

  /// Whether it can be selected.
  var isChoosable: Bool {
    switch action {
    case .send, .open: isEnabled
    case .heading, .divider: false
    }
  }

  /// Whether it is one of several values, which are searched by their names. Commands are where one is used to them.
  var isOption: Bool {
    if case .send = action { mark != .none } else { false }
  }

  var inner: [ChoiceLine]? {
    if case .open(let lines) = action { lines } else { nil }
  }
}

extension ChoiceLine {
  /// The lines that a control shows to choose from, and which is selected at first. Nil where it shows none.
  @MainActor static func list(of control: any ControlContent, _ node: Node) -> (lines: [ChoiceLine], selected: Int?)? {
    switch control.opening {
    case .menu(let menu)?:
      var lines = lines(of: menu.items)
      if menu.hasPrimaryAction {
        lines.insert(ChoiceLine(title: node.accessibleName, action: .send(.press, node.id)), at: 0)
      }
      return lines.isEmpty ? nil : (lines, nil)
    case .colors(let current)?:
      let lines = ColorShade.palette.map { name, shade in
        ChoiceLine(title: name, mark: .color(shade), action: .send(.setColor(shade), node.id))
      }
      return (lines, ColorShade.palette.firstIndex { $0.shade == current })
    case .choices?:
      guard !control.choices.isEmpty else { return nil }
      let lines = control.choices.enumerated().map { index, choice in
        ChoiceLine(
          title: choice.title, systemImage: choice.systemImage, mark: .chosen(index == control.selection),
          action: .send(.select(index), node.id))
      }
      return (lines, control.selection)
    case .calendar?, nil:
      return nil
    }
  }

  private static func lines(of items: [MenuItem]) -> [ChoiceLine] {
    items.map { item in
      var line = ChoiceLine(
        title: item.title, systemImage: item.systemImage, action: .send(item.event, item.id), isEnabled: item.isEnabled)
      switch item.kind {
      case .action: break
      case .choice(let isOn): line.mark = .chosen(isOn)
      case .submenu(let items): line.action = .open(lines(of: items))
      case .header: line.action = .heading
      case .divider: line.action = .divider
      }
      return line
    }
  }
}

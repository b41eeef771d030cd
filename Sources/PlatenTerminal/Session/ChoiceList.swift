import PlatenGraph

/// The list that is open over the view: items, or a month.
struct ChoiceList {
  enum Body: Equatable {
    case lines([Line])
    /// The current month of the owner's calendar.
    case month
  }

  struct Line: Equatable {
    var title: String
    var mark: Mark
    var action: Action
    var isEnabled = true

    enum Mark: Equatable { case none, off, on, color(ColorShade), more }

    enum Action: Equatable {
      case send(NodeEvent, NodeID)
      case open([Line])
      /// An item with a title.
      case nothing
      case divider
    }

    var isChoosable: Bool {
      switch action {
      case .send, .open: isEnabled
      case .nothing, .divider: false
      }
    }
  }

  /// The control that it belongs to.
  let owner: NodeID
  var body: Body
  var highlighted = 0
  /// The first line shown.
  var top = 0
  /// The lists from which this one was opened, and their highlighted items.
  var outer: [(lines: [Line], highlighted: Int)] = []

  var lines: [Line] {
    if case .lines(let lines) = body { lines } else { [] }
  }

  /// The list of a control; nil when it has no options.
  @MainActor init?(for control: any ControlContent, of node: Node) {
    owner = node.id
    switch control {
    case let menu as MenuContent:
      guard !menu.items.isEmpty || menu.hasPrimaryAction else { return nil }
      var lines = Self.lines(of: menu.items)
      if menu.hasPrimaryAction {
        lines.insert(Line(title: node.plainText, mark: .none, action: .send(.press, node.id)), at: 0)
      }
      body = .lines(lines)
      highlighted = lines.firstIndex(where: \.isChoosable) ?? 0
    case let well as ColorWellContent:
      body = .lines(
        ColorShade.palette.map { name, shade in
          Line(title: name, mark: .color(shade), action: .send(.setColor(shade), node.id))
        })
      highlighted = ColorShade.palette.firstIndex { $0.shade == well.shade } ?? 0
    case is CalendarContent: body = .month
    default:
      let choices = control.choices
      guard !choices.isEmpty else { return nil }
      body = .lines(
        choices.enumerated().map { index, choice in
          Line(
            title: choice.title, mark: index == control.selection ? .on : .off,
            action: .send(.select(index), node.id))
        })
      highlighted = control.selection ?? 0
    }
  }

  private static func lines(of items: [MenuItem]) -> [Line] {
    items.map { item in
      switch item.kind {
      case .action: Line(title: item.title, mark: .none, action: .send(item.event, item.id), isEnabled: item.isEnabled)
      case .choice(let isOn):
        Line(
          title: item.title, mark: isOn ? .on : .off, action: .send(item.event, item.id), isEnabled: item.isEnabled)
      case .submenu(let items):
        Line(title: item.title, mark: .more, action: .open(lines(of: items)), isEnabled: item.isEnabled)
      case .header: Line(title: item.title, mark: .none, action: .nothing)
      case .divider: Line(title: "", mark: .none, action: .divider)
      }
    }
  }

  /// Moves to the next item that can be chosen; at an end it stays.
  mutating func move(by step: Int) {
    var index = highlighted + step
    while lines.indices.contains(index) {
      if lines[index].isChoosable {
        highlighted = index
        return
      }
      index += step > 0 ? 1 : -1
    }
  }

  /// Moves to the next item whose title begins with a letter.
  mutating func move(to letter: String) {
    let order = Array(lines.indices.dropFirst(highlighted + 1)) + Array(lines.indices.prefix(highlighted + 1))
    let found = order.first { lines[$0].isChoosable && lines[$0].title.lowercased().hasPrefix(letter.lowercased()) }
    if let found { highlighted = found }
  }

  mutating func open(_ inner: [Line]) {
    outer.append((lines, highlighted))
    body = .lines(inner)
    highlighted = inner.firstIndex(where: \.isChoosable) ?? 0
    top = 0
  }

  /// Returns to the list from which this one was opened. False when there is none.
  mutating func close() -> Bool {
    guard let last = outer.popLast() else { return false }
    body = .lines(last.lines)
    highlighted = last.highlighted
    top = 0
    return true
  }
}

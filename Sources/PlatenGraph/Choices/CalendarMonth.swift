/// A month as a grid of buttons: a header with the months around it, the names of the weekdays, and six weeks.
@MainActor package final class CalendarMonth {
  /// Points across for each day, with the space on both sides of its digits: a chosen day is marked with it.
  private static let dayWidth: CGFloat = 32
  /// Points across for its digits.
  private static let digitsWidth: CGFloat = 16
  private static let weekCount = 6

  /// A column of rows.
  package let node: Node
  @Hosted private var host: ViewHost
  /// The calendar or the date picker that receives the days.
  private let owner: NodeID
  private var content: CalendarContent
  private var isEnabled: Bool
  private var nodes: ChoiceNodes
  private var days: [Node] = []

  package init(_ content: CalendarContent, isEnabled: Bool, of owner: NodeID, host: ViewHost) {
    self.content = content
    self.isEnabled = isEnabled
    self.owner = owner
    self.host = host
    nodes = ChoiceNodes(host: host)
    node = host.nodes.make(
      .container(.stack(StackContent(axis: .vertical, horizontal: .leading, spacing: 0))), NodeAttributes())
    host.nodes.setInitialChildren(rows(), of: node)
  }

  /// Shows the calendar as it is now.
  package func update(_ content: CalendarContent, isEnabled: Bool) {
    let old = (self.content, self.isEnabled)
    guard old != (content, isEnabled) else { return }
    (self.content, self.isEnabled) = (content, isEnabled)
    var unchanged = content
    unchanged.day.day = old.0.day.day
    guard old == (unchanged, isEnabled) else { return rebuild() }
    for day in [old.0.day.day, content.day.day] where days.indices.contains(day - 1) {
      host.nodes.set(.control(button(day)), days[day - 1].attributes, of: days[day - 1])
    }
  }

  private func rebuild() {
    let old = nodes
    nodes = ChoiceNodes(host: host)
    host.recorder.setChildren(rows(), of: node)
    old.forget()
  }

  package func forget() {
    nodes.forget()
    host.nodes.forget(node)
  }

  // MARK: rows

  private func rows() -> [Node] {
    days = content.dayCount > 0 ? (1...content.dayCount).map(day) : []
    let cells = (0..<max(content.leadingDays, 0)).map { _ in blank() } + days
    let weeks = (0..<Self.weekCount).map { week in
      nodes.tableRow((week * 7..<week * 7 + 7).map { cells.indices.contains($0) ? cells[$0] : blank() })
    }
    let names = content.weekdays.prefix(7).map { cell(nodes.text($0, foreground: .system(.secondary))) }
    return [header(), nodes.tableRow(names)] + weeks
  }

  private func header() -> Node {
    let title = nodes.frame(width: 5 * Self.dayWidth, isRigid: false, nodes.text(content.title, isBold: true))
    return nodes.tableRow([
      monthButton("chevron.left", "Previous Month", -1), title,
      monthButton("chevron.right", "Next Month", 1),
    ])
  }

  private func monthButton(_ symbol: String, _ label: String, _ months: Int) -> Node {
    var button = ButtonContent(style: .borderless)
    button.isOption = true
    let label = host.sentence(label).text
    return nodes.option(button, isEnabled: isEnabled, label: label, [cell(nodes.symbol(symbol))]) {
      [weak self] event in
      guard let self, event == .press else { return false }
      return choose(content.moved(months: months))
    }
  }

  private func blank() -> Node { nodes.frame(width: Self.dayWidth, height: 16, isRigid: false) }

  /// A number, a name or a symbol as wide as a day. The last characters are below one another. Where the window is too
  /// narrow for the space around them there is none.
  private func cell(_ child: Node) -> Node {
    let digits = nodes.frame(width: Self.digitsWidth, alignment: .trailing, child)
    return nodes.frame(width: Self.dayWidth, isRigid: false, digits)
  }

  private func day(_ number: Int) -> Node {
    let day = CalendarDay(year: content.day.year, month: content.day.month, day: number)
    return nodes.option(
      button(number), isEnabled: isEnabled && content.canChoose(day),
      [cell(nodes.text(content.text(of: number)))]
    ) { [weak self] event in
      guard let self, event == .press else { return false }
      return choose(day)
    }
  }

  private func button(_ number: Int) -> ButtonContent {
    var button = ButtonContent(style: .borderless)
    button.isOption = true
    button.isSelected = number == content.day.day
    button.isChosen = button.isSelected
    return button
  }

  private func choose(_ day: CalendarDay) -> Bool {
    // A calendar in the page has the focus itself.
    if content.isInline { host.focus.move(to: owner) }
    return host.send(.setDay(day), to: owner)
  }

  // MARK: keys

  /// Goes to another day.
  func move(_ move: CalendarMove) -> Bool {
    host.send(content.event(move), to: owner)
    return true
  }
}

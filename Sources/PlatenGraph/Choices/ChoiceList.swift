/// An open list, and the lists within it: a column of buttons, of which one is selected.
@MainActor final class ChoiceList {
  private struct Level {
    let all: [ChoiceLine]
    /// Those that match what is typed, best first.
    private(set) var lines: [ChoiceLine]
    var selected: Int?
    /// What the lines are filtered by.
    private(set) var text = ""
    /// Nil for commands, which keep their places.
    let filter: ChoiceFilter?

    init(_ lines: [ChoiceLine], selected: Int? = nil) {
      (all, self.lines) = (lines, lines)
      self.selected = selected ?? lines.firstIndex(where: \.isChoosable)
      filter = lines.allSatisfy(\.isOption) ? ChoiceFilter(lines.map(\.title)) : nil
    }

    mutating func setText(_ new: String) {
      guard let filter else { return }
      text = new
      lines = new.isEmpty ? all : filter.matches(new).map { all[$0] }
      let current = new.isEmpty ? lines.firstIndex { $0.mark == .chosen(true) } : nil
      selected = current ?? lines.firstIndex(where: \.isChoosable)
    }
  }

  /// The lines of a page.
  private static let pageLength = 10
  /// Letters typed within so many seconds of each other are the beginning of one title.
  private static let typingPause = 1.0

  /// The popup whose children the lines are.
  private let popup: Node
  @Hosted private var host: ViewHost
  /// The innermost is the last. Never empty.
  private var levels: [Level]
  private var nodes: ChoiceNodes
  private var rows: [Node] = []
  private var typed = (text: "", time: 0.0)
  /// Whether an arrow was pressed after what was typed.
  private var hasMoved = false

  /// Whether it stays open when a line is chosen.
  let keepsOpen: Bool

  init(_ list: (lines: [ChoiceLine], selected: Int?), keepsOpen: Bool, in popup: Node, host: ViewHost) {
    self.keepsOpen = keepsOpen
    self.popup = popup
    self.host = host
    levels = []
    nodes = ChoiceNodes(host: host)
    levels = [Level(list.lines, selected: list.selected)]
    show()
  }

  private var lines: [ChoiceLine] { levels.last?.lines ?? [] }
  private var selected: Int? { levels.last?.selected }
  /// What the innermost list is filtered by.
  var text: String { levels.last?.text ?? "" }
  /// Whether typing filters the innermost list.
  var isFilterable: Bool { levels.last?.filter != nil }

  private var selectedLine: ChoiceLine? {
    selected.flatMap { lines.indices.contains($0) ? lines[$0] : nil }
  }

  /// Whether the selected line leads to another list.
  var leadsFurther: Bool { selectedLine?.inner != nil }

  /// Whether this list was opened from another.
  var isInner: Bool { levels.count > 1 }

  // MARK: nodes

  private func show() {
    let old = nodes
    nodes = ChoiceNodes(host: host)
    rows = lines.indices.map(row)
    var shown = rows
    if !text.isEmpty {
      shown.insert(header, at: 0)
      if rows.isEmpty { shown.append(nodes.text(host.sentence("Not found").text, foreground: .system(.secondary))) }
    }
    if case .container(.popup(var content)) = popup.content, content.isFiltered == text.isEmpty {
      content.isFiltered = !text.isEmpty
      host.nodes.set(.container(.popup(content)), popup.attributes, of: popup)
    }
    host.recorder.setChildren(shown, of: popup)
    old.forget()
  }

  /// What the lines are filtered by.
  private var header: Node {
    nodes.stack(
      .horizontal, [nodes.frame(width: 8, nodes.symbol("magnifyingglass")), nodes.text(text, isBold: true)])
  }

  private func row(_ index: Int) -> Node {
    let line = lines[index]
    switch line.action {
    case .divider: return nodes.make(.leaf(.divider))
    case .heading:
      return nodes.make(.container(.sectionHeader(isProminent: false)), NodeAttributes(), [nodes.text(line.title)])
    case .send, .open: break
    }
    var parts = [nodes.frame(width: 8, mark(of: line))]
    if line.mark != .none, let symbol = line.systemImage { parts.append(nodes.symbol(symbol)) }
    parts += [nodes.text(line.title), nodes.make(.leaf(.spacer(minLength: 0)))]
    if line.inner != nil { parts.append(nodes.symbol("chevron.right")) }
    return nodes.option(content(index), isEnabled: line.isEnabled, [nodes.stack(.horizontal, parts)]) {
      [weak self] event in
      switch event {
      case .press: self?.choose(index) ?? false
      case .hover(true): self?.select(index) ?? false
      default: false
      }
    }
  }

  private func mark(of line: ChoiceLine) -> Node? {
    switch line.mark {
    // Its own symbol, so that all titles are below one another.
    case .none: return line.systemImage.map { nodes.symbol($0) }
    case .chosen(false): return nil
    case .chosen(true): return nodes.symbol("checkmark")
    case .color(let shade):
      let paint = Paint.rgb(red: shade.red, green: shade.green, blue: shade.blue, opacity: shade.opacity)
      return nodes.frame(
        width: 8, height: 16, nodes.make(.leaf(.shape(ShapeContent(path: .rectangle, fill: paint)))))
    }
  }

  private func content(_ index: Int) -> ButtonContent {
    var button = ButtonContent(style: .plain)
    button.isOption = true
    button.isSelected = index == selected
    if case .chosen(let isChosen) = lines[index].mark { button.isChosen = isChosen }
    return button
  }

  // MARK: moving

  /// Selects a line. False for one that cannot be selected.
  @discardableResult private func select(_ index: Int) -> Bool {
    guard lines.indices.contains(index), lines[index].isChoosable else { return false }
    let old = selected
    levels[levels.count - 1].selected = index
    for place in Set([old, index].compactMap { $0 }) where lines.indices.contains(place) && lines[place].isChoosable {
      host.nodes.set(.control(content(place)), rows[place].attributes, of: rows[place])
    }
    return true
  }

  /// Selects the next line that can be selected, from `index` on; at the end nothing.
  private func select(from index: Int, forward: Bool) {
    let order = forward ? Array(lines.indices.filter { $0 >= index }) : lines.indices.filter { $0 <= index }.reversed()
    if let next = order.first(where: { lines[$0].isChoosable }) { select(next) }
  }

  func move(_ move: ChoiceMove) -> Bool {
    typed.text = ""
    hasMoved = true
    let place = selected ?? -1
    switch move {
    case .up: select(from: place - 1, forward: false)
    case .down: select(from: place + 1, forward: true)
    case .first: select(from: 0, forward: true)
    case .last: select(from: lines.count - 1, forward: false)
    case .pageUp: select(from: max(place - Self.pageLength, 0), forward: true)
    case .pageDown: select(from: min(place + Self.pageLength, lines.count - 1), forward: false)
    case .right: if leadsFurther, let selected { return choose(selected) }
    case .left: return false
    }
    return true
  }

  // MARK: typing

  /// Filters options. Of commands it selects the next whose title begins with what is typed, where there is one; the
  /// same letter again leads to the one after that.
  func type(_ text: String) {
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return }
    if isFilterable { return filter(by: self.text + text) }
    let letters = letters(with: text)
    typed = (letters, host.animator.clock())
    if let found = line(beginningWith: letters, after: text) { select(found) }
  }

  /// Removes the last character that the list is filtered by, or all. False where there is none.
  func delete(all: Bool) -> Bool {
    guard !text.isEmpty else { return false }
    filter(by: all ? "" : String(text.dropLast()))
    return true
  }

  private func filter(by text: String) {
    hasMoved = false
    levels[levels.count - 1].setText(text)
    show()
  }

  /// Whether `text` continues what is typed: to a line's title that begins so, or that matches.
  func hasLine(typing text: String) -> Bool {
    if let filter = levels.last?.filter { return !filter.matches(self.text + text).isEmpty }
    return line(beginningWith: letters(with: text), after: text) != nil
  }

  /// Whether a space belongs to what is typed: to the filter of a single choice until an arrow is
  /// pressed, to a title for a moment.
  var isTyping: Bool {
    if isFilterable { return !text.isEmpty && !hasMoved && !keepsOpen }
    return isInTitle
  }

  /// Whether letters were typed a moment ago, which the next ones follow.
  private var isInTitle: Bool { !typed.text.isEmpty && host.animator.clock() - typed.time < Self.typingPause }

  /// What is typed without a pause, with `text` at its end.
  private func letters(with text: String) -> String { isInTitle ? typed.text + text : text }

  private func line(beginningWith letters: String, after text: String) -> Int? {
    let isOneLetter = Set(letters.lowercased()).count == 1
    let wanted = (isOneLetter ? text : letters).lowercased()
    let start = (selected ?? -1) + (isOneLetter ? 1 : 0)
    let order = lines.indices.filter { $0 >= start } + lines.indices.filter { $0 < start }
    return order.first { lines[$0].isChoosable && lines[$0].title.lowercased().hasPrefix(wanted) }
  }

  // MARK: choosing

  func choose() -> Bool { selected.map(choose) ?? false }

  /// Takes a line, or opens the list that it leads to.
  private func choose(_ index: Int) -> Bool {
    guard lines.indices.contains(index), lines[index].isChoosable else { return false }
    select(index)
    switch lines[index].action {
    case .open(let inner):
      levels.append(Level(inner))
      typed.text = ""
      show()
    case .send(let event, let id):
      if !keepsOpen { host.choices.close() }
      host.send(event, to: id)
    case .heading, .divider: return false
    }
    return true
  }

  /// Returns to the list from which this one was opened. False where there is none.
  func goBack() -> Bool {
    guard levels.count > 1 else { return false }
    levels.removeLast()
    typed.text = ""
    show()
    return true
  }

  /// Adopts what the control has to choose from now. The lists that are open stay so where their lines are there still.
  func update(_ lines: [ChoiceLine]) {
    guard lines != levels.first?.all else { return }
    var new: [Level] = []
    var lines: [ChoiceLine]? = lines
    for old in levels {
      guard let inner = lines else { break }
      var level = Level(inner)
      if !old.text.isEmpty { level.setText(old.text) }
      let shown = level.lines
      let place = old.selected.flatMap { shown.indices.contains($0) && shown[$0].isChoosable ? $0 : nil }
      level.selected = place ?? level.selected
      new.append(level)
      lines = place.flatMap { shown[$0].inner }
    }
    levels = new
    show()
  }

  func forget() { nodes.forget() }
}

/// Makes rows when the user scrolls near them.
@MainActor package protocol LazyRows: _Element {
  /// Makes the row of that identity and those around it; false when there is none, or when it is there.
  func makeRow(of id: AnyHashable) -> Bool
}

/// Keeps an element for each identity, in the order of the data. Of many rows in a list, only for those that the user
/// has scrolled near; rows that are made are kept.
final class ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewElement<ForEach<Data, ID, Content>>, LazyRows
{
  private typealias Row = _ViewElement<Content>
  private typealias Key = RowKey<ID>

  private var view: ForEach<Data, ID, Content>
  private var order: [Key] = []
  /// The element of each row in that order; nil for one that is not there yet.
  private var rows: [Row?] = []
  /// Where the rows are in the data, if identities occur there twice.
  private var positions: [Int]?
  private var placeholders: [PlaceholderResponder] = []
  /// What the rows are bound to, where the data is a binding.
  private var bound: BoundRows<Data, ID>?

  init(_ view: ForEach<Data, ID, Content>, in context: _ElementContext) {
    self.view = view
    super.init(context)
    host.rows.providers[ObjectIdentifier(self)] = self
    evaluate()
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    let edits = self.view.edits
    self.view = view
    if (edits?.delete == nil) != (view.edits?.delete == nil) || (edits?.move == nil) != (view.edits?.move == nil) {
      structureDidChange()
    }
    guard let bound, bound.isBound(to: view.data) else {
      bound?.end()
      bound = nil
      return evaluate()
    }
    bound.adopt(view.data)
    let old = isDirty || bound.mayDiffer ? rowsByObject : nil
    if old != nil { evaluate() }
    // The closure that makes the rows may have changed. Rows made in this evaluation are up to date already.
    for (index, row) in rows.enumerated() {
      guard let row = row as? BoundRow<Data.Element, Content> else { continue }
      if let old, old[ObjectIdentifier(row)] == nil { continue }
      row.update(bound.binding(at: position(of: index)), view.content)
    }
  }

  /// The number of rows that are always made.
  private static var leastRows: Int { 64 }
  /// So many are made at first of more.
  private static var firstRows: Int { 32 }

  private var isLazy: Bool {
    host.rows.isEnabled && view.data.count > Self.leastRows && Tracking.untracked { environment.makesRowsLazily }
  }

  override func evaluate() {
    isDirty = false
    if view.bindRows != nil { evaluateBound() } else { evaluateValues() }
  }

  private var rowsByKey: [Key: Row] {
    var known: [Key: Row] = [:]
    for (index, row) in rows.enumerated() { if let row { known[order[index]] = row } }
    return known
  }

  /// Keys may change. The rows are kept, so that no new one has the identifier of an old one.
  private var rowsByObject: [ObjectIdentifier: Row] {
    var known: [ObjectIdentifier: Row] = [:]
    for case let row? in rows { known[ObjectIdentifier(row)] = row }
    return known
  }

  private func evaluateValues() {
    let isLazy = isLazy
    let old = rowsByKey
    let isFirst = rows.isEmpty
    // The content closures read in the name of this element: each row that needs to be apart is a view of its own.
    let made = track { () -> [(id: ID, content: Content?)] in
      var index = -1
      return view.data.map { element in
        let id = view.id(element)
        index += 1
        let isWanted = !isLazy || old[Key(id: id, repetition: 0)] != nil || isFirst && index < Self.firstRows
        return (id, isWanted ? view.content(element) : nil)
      }
    }
    let context = _ElementContext(parent: self)
    adopt(Key.keys(of: made.lazy.map(\.id), count: made.count), old) { position, row in
      guard let content = made[position].content else { return nil }
      guard let row else { return Content._makeElement(content, in: context) }
      row.update(content)
      return row
    }
  }

  /// Rows that are bound follow their elements by themselves; only which there are is of matter here.
  private func evaluateBound() {
    let rows = bound ?? view.bindRows?(view.data, self)
    guard let rows else { return }
    let isNew = bound == nil
    bound = rows
    let keys = track { rows.read() }
    if let renamed = rows.takeRenamed() { rename(renamed) }
    guard let keys else { return }
    let isLazy = isLazy
    let isFirst = self.rows.isEmpty
    let context = _ElementContext(parent: self)
    adopt(keys, rowsByKey) { position, row in
      guard let row = row as? BoundRow<Data.Element, Content> else {
        guard !isLazy || isFirst && position < Self.firstRows else { return nil }
        return BoundRow(rows.binding(at: position), view.content, in: context)
      }
      if isNew { row.update(rows.binding(at: position), view.content) }
      return row
    }
    let there = Set(order)
    rows.keep { there.contains($0) }
  }

  /// The elements of rows have got other identities: the rows stay, with what is being edited in them.
  private func rename(_ keys: [Key]) {
    guard keys.count == order.count else { return }
    for (index, key) in keys.enumerated() where key.id != order[index].id {
      guard let row = rows[index] else { continue }
      var nodes = _NodeList()
      row.collectNodes(into: &nodes)
      for node in nodes.nodes where node.implicitTag == AnyHashable(order[index].id) {
        node.implicitTag = AnyHashable(key.id)
      }
    }
    order = keys
  }

  /// Sets the rows to those of these identities. `element` answers with the one to have at a place in the data, given
  /// the one that there is.
  private func adopt(_ keys: [Key], _ old: [Key: Row], element: (Int, Row?) -> Row?) {
    var newOrder: [Key] = []
    var newRows: [Row?] = []
    var newPositions: [Int] = []
    newOrder.reserveCapacity(keys.count)
    newRows.reserveCapacity(keys.count)
    var left = old
    for (position, key) in keys.enumerated() {
      if key.repetition > 0 { host.mistakes.note(repetitionMistake) }
      // A repeated identity is skipped, as one place can't hold two states. A row that is bound stays, where what is
      // typed in it makes its element equal to another.
      guard key.repetition == 0 || bound != nil else { continue }
      newOrder.append(key)
      newPositions.append(position)
      newRows.append(element(position, left.removeValue(forKey: key)))
    }
    for element in left.values { element.unmount() }
    positions = newOrder.count == keys.count ? nil : newPositions
    let isSame = newOrder == order
    (order, rows) = (newOrder, newRows)
    if !isSame { structureDidChange() }
  }

  private var repetitionMistake: String {
    // Not the identity itself: it may be what the user has typed.
    let shown = bound == nil ? "only the first of them is shown" : "their rows are told apart by their order alone"
    let rows = "a ForEach over \(Data.Element.self) in \(programViewName)"
    return "\(rows) has several elements of one identity; \(shown)"
  }

  /// Where a row is in the data.
  private func position(of index: Int) -> Int { positions.map { $0[index] } ?? index }

  // MARK: rows on demand

  /// A placeholder of unloaded rows.
  private final class PlaceholderResponder: NodeResponder {
    let node: Node
    weak var element: ForEachElement?

    init(_ node: Node, _ element: ForEachElement) {
      self.node = node
      self.element = element
      node.responder = self
    }

    func handle(_ event: NodeEvent) -> Bool {
      guard case .makeRows(let from, let to) = event, case .leaf(.rowPlaceholder(let placeholder)) = node.content,
        let element
      else {
        return false
      }
      let count = Double(placeholder.count)
      let first = min(max(Int((from * count).rounded(.down)), 0), placeholder.count - 1)
      let last = min(max(Int((to * count).rounded(.up)), first + 1), placeholder.count)
      element.make(placeholder.start + first..<placeholder.start + min(last, first + Self.most))
      return true
    }

    /// More than are seen at once.
    private static var most: Int { 400 }
  }

  private func make(_ indices: Range<Int>) {
    guard isMounted else { return }
    let missing = indices.clamped(to: rows.indices).filter { rows[$0] == nil }
    let context = _ElementContext(parent: self)
    if let bound {
      // What has changed since is made when it has been read.
      guard !isDirty else { return }
      for index in missing {
        rows[index] = BoundRow(bound.binding(at: position(of: index)), view.content, in: context)
      }
      if !missing.isEmpty { structureDidChange() }
      return
    }
    let count = view.data.count
    let made = trackMore { () -> [(index: Int, content: Content)] in
      missing.compactMap { index in
        let position = position(of: index)
        // The data may have changed, and this not been evaluated since.
        guard position < count else { return nil }
        let element = view.data[offset: position]
        return view.id(element) == order[index].id ? (index, view.content(element)) : nil
      }
    }
    for (index, content) in made { rows[index] = Content._makeElement(content, in: context) }
    if !made.isEmpty { structureDidChange() }
  }

  func makeRow(of id: AnyHashable) -> Bool {
    guard let id = id.base as? ID, let index = order.firstIndex(where: { $0.id == id }), rows[index] == nil
    else { return false }
    make(max(index - Self.firstRows / 2, 0)..<min(index + Self.firstRows, rows.count))
    return true
  }

  // MARK: nodes

  override func collectNodes(into nodes: inout _NodeList) {
    var index = 0
    var placeholderCount = 0
    while index < rows.count {
      guard let row = rows[index] else {
        let start = index
        while index < rows.count, rows[index] == nil { index += 1 }
        nodes.append(placeholder(at: placeholderCount, RowPlaceholder(count: index - start, start: start)))
        placeholderCount += 1
        continue
      }
      let start = nodes.count
      row.collectNodes(into: &nodes)
      for node in nodes[start...] {
        node.rowTraits.index = position(of: index)
        if let edits = view.edits {
          // A later view of the same rows may do something else.
          node.rowTraits.delete = edits.delete == nil ? nil : { [weak self] in self?.view.edits?.delete?($0) }
          node.rowTraits.move = edits.move == nil ? nil : { [weak self] in self?.view.edits?.move?($0, $1) }
        }
        if node.implicitTag == nil { node.implicitTag = AnyHashable(order[index].id) }
      }
      index += 1
    }
    for placeholder in placeholders[placeholderCount...] { host.nodes.forget(placeholder.node) }
    placeholders.removeSubrange(placeholderCount...)
  }

  private func placeholder(at index: Int, _ content: RowPlaceholder) -> Node {
    if placeholders.indices.contains(index) {
      host.nodes.set(.leaf(.rowPlaceholder(content)), NodeAttributes(), of: placeholders[index].node)
    } else {
      placeholders.append(
        PlaceholderResponder(host.nodes.make(.leaf(.rowPlaceholder(content)), NodeAttributes()), self))
    }
    return placeholders[index].node
  }

  override func forEachChild(_ body: (_Element) -> Void) {
    for row in rows { if let row { body(row) } }
  }

  override func willUnmount() {
    host.rows.providers[ObjectIdentifier(self)] = nil
    bound?.end()
    for placeholder in placeholders { host.nodes.forget(placeholder.node) }
  }
}

/// Makes rows when somebody comes near them.
@MainActor protocol LazyRows: _Element {
  /// Makes the row of that identity and those around it; false when there is none, or when it is there.
  func makeRow(of id: AnyHashable) -> Bool
}

/// Keeps an element for each identity, in the order of the data. Of many rows in a list, only for those that somebody
/// has come near; what has been made stays.
final class ForEachElement<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewElement<ForEach<Data, ID, Content>>, LazyRows
{
  private typealias Row = _ViewElement<Content>

  private var view: ForEach<Data, ID, Content>
  private var order: [ID] = []
  /// The element of each row in that order; nil for one that is not there yet.
  private var rows: [Row?] = []
  /// Where the rows are in the data, if identities occur there twice.
  private var positions: [Int]?
  private var gaps: [Gap] = []

  init(_ view: ForEach<Data, ID, Content>, in context: _ElementContext) {
    self.view = view
    super.init(context)
    host.lazyRows[ObjectIdentifier(self)] = self
    evaluate()
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    evaluate()
  }

  /// As many rows as this are made whoever looks.
  private static var leastRows: Int { 64 }
  /// So many are made at first of more.
  private static var firstRows: Int { 32 }

  private var isLazy: Bool {
    host.makesRowsLazily && view.data.count > Self.leastRows && Tracking.untracked { environment.makesRowsLazily }
  }

  override func evaluate() {
    isDirty = false
    let isLazy = isLazy
    var old: [ID: Row] = [:]
    for (index, row) in rows.enumerated() { if let row { old[order[index]] = row } }
    let isFirst = rows.isEmpty
    // The content closures read in the name of this element: each row that needs to be apart is a view of its own.
    let made = track { [old] () -> [(id: ID, content: Content?)] in
      var index = -1
      return view.data.map { element in
        let id = view.id(element)
        index += 1
        let isWanted = !isLazy || old[id] != nil || isFirst && index < Self.firstRows
        return (id, isWanted ? view.content(element) : nil)
      }
    }
    takeOver(made, old)
  }

  private func takeOver(_ made: [(id: ID, content: Content?)], _ old: [ID: Row]) {
    var known = Set<ID>(minimumCapacity: made.count)
    var newOrder: [ID] = []
    var newRows: [Row?] = []
    var newPositions: [Int] = []
    newOrder.reserveCapacity(made.count)
    newRows.reserveCapacity(made.count)
    var left = old
    let context = _ElementContext(parent: self)
    for (position, row) in made.enumerated() {
      // The same identity twice: the first one wins, as one place can't hold two states.
      guard known.insert(row.id).inserted else { continue }
      newOrder.append(row.id)
      newPositions.append(position)
      guard let content = row.content else {
        newRows.append(nil)
        continue
      }
      if let element = left.removeValue(forKey: row.id) {
        element.update(content)
        newRows.append(element)
      } else {
        newRows.append(Content._makeElement(content, in: context))
      }
    }
    for element in left.values { element.unmount() }
    positions = newOrder.count == made.count ? nil : newPositions
    let isSame = newOrder == order
    (order, rows) = (newOrder, newRows)
    if !isSame { structureDidChange() }
  }

  // MARK: rows on demand

  /// Stands for rows that are not there.
  private final class Gap: NodeResponder {
    let node: Node
    weak var element: ForEachElement?

    init(_ node: Node, _ element: ForEachElement) {
      self.node = node
      self.element = element
      node.responder = self
    }

    func handle(_ event: NodeEvent) -> Bool {
      guard case .makeRows(let from, let to) = event, case .gap(let gap) = node.content, let element else {
        return false
      }
      let count = Double(gap.count)
      let first = min(max(Int((from * count).rounded(.down)), 0), gap.count - 1)
      let last = min(max(Int((to * count).rounded(.up)), first + 1), gap.count)
      element.make(gap.start + first..<gap.start + min(last, first + Self.most))
      return true
    }

    /// More than are seen at once.
    private static var most: Int { 400 }
  }

  private func make(_ indices: Range<Int>) {
    guard isMounted else { return }
    let missing = indices.clamped(to: rows.indices).filter { rows[$0] == nil }
    let context = _ElementContext(parent: self)
    let count = view.data.count
    let made = trackMore { () -> [(index: Int, content: Content)] in
      missing.compactMap { index in
        let position = positions.map { $0[index] } ?? index
        // The data may have changed, and this not been evaluated since.
        guard position < count else { return nil }
        let element = view.data[view.data.index(view.data.startIndex, offsetBy: position)]
        return view.id(element) == order[index] ? (index, view.content(element)) : nil
      }
    }
    for (index, content) in made { rows[index] = Content._makeElement(content, in: context) }
    if !made.isEmpty { structureDidChange() }
  }

  func makeRow(of id: AnyHashable) -> Bool {
    guard let id = id.base as? ID, let index = order.firstIndex(of: id), rows[index] == nil else { return false }
    make(max(index - Self.firstRows / 2, 0)..<min(index + Self.firstRows, rows.count))
    return true
  }

  // MARK: nodes

  override func collectNodes(into nodes: inout [Node]) {
    var index = 0
    var gapCount = 0
    while index < rows.count {
      guard let row = rows[index] else {
        let start = index
        while index < rows.count, rows[index] == nil { index += 1 }
        nodes.append(gap(at: gapCount, GapContent(count: index - start, start: start)))
        gapCount += 1
        continue
      }
      let start = nodes.count
      row.collectNodes(into: &nodes)
      for node in nodes[start...] {
        node.rowTraits.index = index
        if node.implicitTag == nil { node.implicitTag = AnyHashable(order[index]) }
      }
      index += 1
    }
    for gap in gaps[gapCount...] { host.forget(gap.node) }
    gaps.removeSubrange(gapCount...)
  }

  private func gap(at index: Int, _ content: GapContent) -> Node {
    if gaps.indices.contains(index) {
      host.set(.gap(content), NodeAttributes(), of: gaps[index].node)
    } else {
      gaps.append(Gap(host.makeNode(.gap(content), NodeAttributes()), self))
    }
    return gaps[index].node
  }

  override func forEachChild(_ body: (_Element) -> Void) {
    for row in rows { if let row { body(row) } }
  }

  override func willUnmount() {
    host.lazyRows[ObjectIdentifier(self)] = nil
    for gap in gaps { host.forget(gap.node) }
  }
}

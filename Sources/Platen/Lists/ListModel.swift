/// The selection of a list, independent of the kind of its binding.
@MainActor struct ListSelection {
  let isMultiple: Bool
  let get: () -> Set<AnyHashable>
  /// Selects the row. With multiple selection it deselects a selected row.
  let choose: (AnyHashable) -> Void

  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    isMultiple = true
    get = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
    choose = { tag in
      guard let value = tag.base as? Value else { return }
      if selection.wrappedValue.contains(value) {
        selection.wrappedValue.remove(value)
      } else {
        selection.wrappedValue.insert(value)
      }
    }
  }

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    isMultiple = false
    get = { selection.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    choose = { tag in
      // A tag may be of the binding's own optional type.
      if let value = tag.base as? Value {
        selection.wrappedValue = value
      } else if let value = tag.base as? Value? {
        selection.wrappedValue = value
      }
    }
  }

  init<Value: Hashable>(_ selection: Binding<Value>) {
    isMultiple = false
    get = { [AnyHashable(selection.wrappedValue)] }
    choose = { tag in if let value = tag.base as? Value { selection.wrappedValue = value } }
  }
}

/// The list behind its rows: makes the nodes around them and notifies them of the selection.
@MainActor final class ListModel: RowArranger {
  /// The rows by the container that holds them and by the node inside.
  private var rows: [ObjectIdentifier: [NodeID: ListRow]] = [:]
  private var rowsByTag: [AnyHashable: [ListRow]] = [:]
  private(set) var selected: Set<AnyHashable> = []
  private(set) var isEditing = false
  var selection: ListSelection?

  /// Adopts the selection. Only rows whose selection differs change.
  func follow(selected new: Set<AnyHashable>, isEditing: Bool) {
    let differing = selected.symmetricDifference(new)
    selected = new
    for tag in differing { rowsByTag[tag]?.forEach { $0.refresh() } }
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    forEachRow { $0.refresh() }
  }

  func forEachRow(_ body: (ListRow) -> Void) {
    for rows in rows.values { rows.values.forEach(body) }
  }

  /// Puts rows around the nodes that need one.
  func arrange(_ nodes: [Node], in container: _Element) -> [Node] {
    let key = ObjectIdentifier(container)
    var old = rows[key] ?? [:]
    var kept: [NodeID: ListRow] = [:]
    kept.reserveCapacity(nodes.count)
    let arranged = nodes.map { node -> Node in
      guard needsRow(node) else { return node }
      let row = old.removeValue(forKey: node.id) ?? ListRow(node, of: self, in: _ElementContext(parent: container))
      row.refresh()
      kept[node.id] = row
      return row.node
    }
    for row in old.values { row.unmount() }
    rows[key] = kept.isEmpty ? nil : kept
    return arranged
  }

  func forget(container: _Element) {
    rows.removeValue(forKey: ObjectIdentifier(container))?.values.forEach { $0.unmount() }
  }

  private func needsRow(_ node: Node) -> Bool {
    switch node.content {
    case .container(.section), .container(.sectionHeader), .container(.sectionFooter), .leaf(.rowPlaceholder):
      return false
    default: return node.rowTraits.needsRow || selection != nil && node.selectionTag != nil
    }
  }

  func register(_ row: ListRow, _ tag: AnyHashable?, instead old: AnyHashable?) {
    if let old { rowsByTag[old]?.removeAll { $0 === row } }
    if let old, rowsByTag[old]?.isEmpty == true { rowsByTag[old] = nil }
    if let tag { rowsByTag[tag, default: []].append(row) }
  }
}

extension EnvironmentValues {
  /// The list that a row is in.
  var list: ListModel? {
    get { rowArranger as? ListModel }
    set { rowArranger = newValue }
  }
}

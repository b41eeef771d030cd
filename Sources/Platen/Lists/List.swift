/// Rows, one below the other, that can be selected, removed and moved.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selection: SelectionMaker?

  /// Makes the storage of the selection. It runs on the main actor, on which an initializer need not run.
  struct SelectionMaker {
    let make: @MainActor () -> ListSelection
  }

  nonisolated init(content: Content, selection: SelectionMaker?) {
    self.content = content
    self.selection = selection
  }
}

extension List: _PrimitiveView {
  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    ListElement(view, in: parent)
  }
}

/// The element of a list.
final class ListElement<SelectionValue: Hashable, Content: View>: RowsElement<List<SelectionValue, Content>, Content> {
  private var view: List<SelectionValue, Content>
  /// The index of its sections, where one is shown.
  private var index: SectionIndex?
  private var indexVisibility = Visibility.automatic
  private var isMade = false
  /// The sections that have a label, and their labels.
  private var indexed: [(section: NodeID, label: String)] = []

  init(_ view: List<SelectionValue, Content>, in context: _ElementContext) {
    self.view = view
    super.init(isList: true, in: context)
    follow(isNew: true)
    makeChild(view.content)
    showIndex(isNew: true)
    isMade = true
  }

  override func update(_ view: List<SelectionValue, Content>) {
    self.view = view
    evaluate()
    child.update(view.content)
  }

  override func evaluate() { follow(isNew: false) }

  private func follow(isNew: Bool) {
    let hadSelection = model.selection != nil
    model.selection = view.selection?.make()
    let (selected, isEditing, content, attributes, visibility) = track {
      (
        model.selection?.get() ?? [], environment.editMode?.wrappedValue.isEditing ?? false,
        environment.formContent(style: environment[style: ListStyles.self].drawn, isList: true),
        environment.nodeAttributes, environment.sectionIndexVisibility
      )
    }
    if visibility != indexVisibility {
      indexVisibility = visibility
      if !isNew { showIndex(isNew: false) }
    }
    host.nodes.set(.container(.form(content)), attributes, of: node)
    let old = isNew ? nil : model.selected
    model.follow(selected: selected, isEditing: isEditing)
    if selected != old ?? [] { showDetail(of: selected, instead: old) }
    if !isNew, hadSelection != (model.selection != nil) { host.updates.enqueueRebuild(of: self) }
  }

  /// In a sidebar the detail of a split navigation follows the selection, whether the user or the program has made it.
  private func showDetail(of selected: Set<AnyHashable>, instead old: Set<AnyHashable>?) {
    let split = Tracking.untracked { environment.selectionShowsDetail && !model.isEditing ? environment.split : nil }
    guard let split else { return }
    host.updates.afterPass { [weak split] in split?.follow(selected: selected, from: old) }
  }

  // MARK: the index

  override func rowsDidChange(_ rows: [Node]) {
    let old = indexed
    indexed = rows.compactMap { node in node.rowTraits.indexLabel.map { (node.id, $0) } }
    // That of a new list is made with the list.
    guard isMade, !old.elementsEqual(indexed, by: ==) else { return }
    host.updates.afterPass { [weak self] in
      if let self, isMounted { showIndex(isNew: false) }
    }
  }

  private func showIndex(isNew: Bool) {
    let labels = indexVisibility == .hidden ? [] : indexed.map(\.label)
    if let index, !labels.isEmpty {
      index.show(labels)
    } else if let index {
      index.unmount()
      self.index = nil
      structureDidChange()
    } else if !labels.isEmpty {
      index = SectionIndex(labels, of: node, in: _ElementContext(parent: self))
      if !isNew { structureDidChange() }
    }
    index?.sections = indexed.map(\.section)
  }

  override func collectNodes(into nodes: inout _NodeList) { nodes.append(index?.node ?? node) }

  override func forEachChild(_ body: (_Element) -> Void) {
    super.forEachChild(body)
    if let index { body(index) }
  }

  override func write(to environment: inout EnvironmentValues) {
    super.write(to: &environment)
    environment.makesRowsLazily = true
  }
}

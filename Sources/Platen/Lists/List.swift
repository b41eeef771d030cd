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

  init(_ view: List<SelectionValue, Content>, in context: _ElementContext) {
    self.view = view
    super.init(isList: true, in: context)
    follow(isNew: true)
    makeChild(view.content)
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
    let (selected, isEditing, content, attributes) = track {
      (
        model.selection?.get() ?? [], environment.editMode?.wrappedValue.isEditing ?? false,
        environment.formContent(style: environment[style: ListStyles.self].drawn, isList: true),
        environment.nodeAttributes
      )
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

  override func write(to environment: inout EnvironmentValues) {
    super.write(to: &environment)
    environment.makesRowsLazily = true
  }
}

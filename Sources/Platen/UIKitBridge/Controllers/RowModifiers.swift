/// The drag of a row, where it can be dragged.
struct UIKitRowDrag: ViewModifier {
  let drag: _DragModifier?

  @ViewBuilder func body(content: Content) -> some View {
    if let drag { content.modifier(drag) } else { content }
  }
}

/// The context menu of a row, where it has one.
struct UIKitRowMenu: ViewModifier {
  let source: ContextMenuSource?

  @ViewBuilder func body(content: Content) -> some View {
    if let source { content.modifier(_UIKitMenuModifier(source: source)) } else { content }
  }
}

/// The program's buttons of a row.
@MainActor struct UIKitRowButtons: ViewModifier {
  let edits: TableRowEdits
  let run: @MainActor (UIContextualAction) -> Void
  var insert: (@MainActor () -> Void)?

  @ViewBuilder func body(content: Content) -> some View {
    switch (edits.leading.isEmpty && !edits.canInsert, edits.trailing) {
    case (true, nil): content
    case (true, let trailing?): content.swipeActions { buttons(trailing) }
    case (false, nil): content.swipeActions(edge: .leading) { leading }
    case (false, let trailing?):
      content.swipeActions { buttons(trailing) }.swipeActions(edge: .leading) { leading }
    }
  }

  @ViewBuilder private var leading: some View {
    if edits.canInsert {
      Button { [insert] in
        insert?()
      } label: {
        Image(systemName: "plus")
      }
      .accessibilityLabel(.own("Insert"))
    }
    buttons(edits.leading)
  }

  private func buttons(_ actions: [UIContextualAction]) -> some View {
    ForEach(actions, id: \.self) { action in
      Button(role: action.style == .destructive ? .destructive : nil) { [run] in
        run(action)
      } label: {
        ImageTitle(action.title, image: action.image)
      }
    }
  }
}

/// The button by which the user requests new content, where the table has a control for that.
@MainActor struct UIKitRefresh: ViewModifier {
  let control: UIRefreshControl?

  @ViewBuilder func body(content: Content) -> some View {
    if let control {
      content.refreshable { @MainActor [weak control] in await control?.refresh() }
    } else {
      content
    }
  }
}

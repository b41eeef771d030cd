/// The node around a row of a list, which selects the row and offers its actions.
///
/// The actions are shown while the focus is in the row or the list is edited, in place of the swipe of a touch screen.
final class ListRow: _ViewElement<EmptyView>, NodeContainer, FocusResponder, FocusFollower, RowEditing,
  EditMenuContainer
{
  let node: Node
  let inner: Node
  private(set) weak var list: ListModel?
  private(set) var tag: AnyHashable?
  private var badge: Node?
  private var actions: _ViewElement<AnyView>?
  private var isShowingActions = false
  /// The menu for the selection, if the list has one.
  private(set) var menu: RowMenu?
  var sharedMenu: (any EditMenuResponder)? { menu }
  /// The node that takes what is dropped on the row, and drags it, if its `ForEach` does.
  private var drop: RowDrop?
  /// The time of the row's last press, in seconds of the animator's clock.
  private var lastPress = -Double.infinity

  init(_ inner: Node, of list: ListModel, in context: _ElementContext) {
    self.inner = inner
    self.list = list
    node = context.host.nodes.make(.container(.row(RowContent())), NodeAttributes())
    super.init(context)
    node.responder = self
    if list.selection != nil, commands != nil { menu = RowMenu(of: self, around: inner, in: host) }
    drop = RowDrop.make(around: menu?.node ?? inner, of: self, in: host)
    host.nodes.setInitialChildren([shown], of: node)
    inner.observeChanges(for: self) { [weak self] in self?.contentDidChange() }
  }

  /// The names of the row's buttons are made of what is in the row.
  private func contentDidChange() {
    guard actions != nil else { return }
    host.updates.afterPass { [weak self] in
      guard let self, isMounted, let view = isShowingActions ? ownActions : nil else { return }
      actions?.update(view)
    }
  }

  private var traits: RowTraits { inner.rowTraits }

  /// Whether a press selects the row.
  var isSelectable: Bool { list?.selection != nil && tag != nil }

  /// The row's content, with the menu around it and the node that takes drops.
  private var shown: Node { drop?.node ?? menu?.node ?? inner }

  /// What takes the values that are dropped before or after the row.
  var insertion: RowInsertion? { traits.insertion as? RowInsertion }
  /// What moves the row in the container of reorderable views around it.
  var reordering: RowReordering? { traits.reordering as? RowReordering }
  var index: Int { traits.index }
  /// Whether the rows stand beside each other, as in a horizontal stack or a grid.
  var isBesideOthers: Bool {
    siblings.contains {
      $0 !== node && $0.isRow && $0.frame.minY == node.frame.minY && $0.frame.minX != node.frame.minX
    }
  }

  var isRightToLeft: Bool { Tracking.untracked { environment.layoutDirection } == .rightToLeft }
  var allowsDrops: Bool { Tracking.untracked { environment.isEnabled } }

  // MARK: what it shows

  /// Updates the node from the traits of the row's view and the state of the list.
  func refresh() {
    let newTag = traits.isSelectionDisabled ? nil : inner.selectionTag
    if newTag != tag {
      list?.register(self, newTag, instead: tag)
      tag = newTag
    }
    var content = RowContent()
    content.isSelectable = isSelectable
    content.isSelected = tag.flatMap { list?.selected.contains($0) } ?? false
    content.background = traits.background
    content.separators = traits.separators
    content.insets = traits.insets
    var attributes = Tracking.untracked { environment.nodeAttributes }
    attributes.isFocusable =
      content.isSelectable ? !inner.isOneButton : hasActions && FocusOrder.first(in: inner, forward: true) == nil
    node.rowTraits.expansions = traits.expansions
    host.nodes.set(.container(.row(content)), attributes, of: node)
    let hadBadge = badge?.content
    updateBadge()
    let wasShowing = isShowingActions
    updateActions()
    drop?.refresh()
    if hadBadge != badge?.content || wasShowing != isShowingActions || node.children.count != parts.count {
      host.updates.enqueueRebuild(of: self)
    }
  }

  private func updateBadge() {
    if let text = traits.badge {
      if let badge { host.nodes.set(.leaf(.text(text)), badge.attributes, of: badge) }
      badge = badge ?? host.nodes.make(.leaf(.text(text)), NodeAttributes())
    } else if let old = badge {
      host.nodes.forget(old)
      badge = nil
    }
  }

  private var hasActions: Bool { canDelete || hasOtherActions }

  /// Whether there are buttons besides the list's own Delete.
  private var hasOtherActions: Bool { canMove || hasSwipeActions }

  var hidesActions: Bool { !isShowingActions && (hasOtherActions || canDelete && offersDelete) }

  private var canDelete: Bool { traits.delete != nil && !traits.isDeleteDisabled }
  var canMove: Bool { (traits.move != nil || reordering?.isEnabled == true) && !traits.isMoveDisabled }

  private var isFocusInside: Bool { host.focus.node?.isInside(node) ?? false }

  private func updateActions() {
    isShowingActions = hasActions && (list?.isEditing == true || isFocusInside)
    let view = isShowingActions ? ownActions : nil
    switch (actions, view) {
    case (let shown?, let view?): shown.update(view)
    case (nil, let view?): actions = AnyView._makeElement(view, in: _ElementContext(parent: self))
    case (let shown?, nil):
      shown.unmount()
      actions = nil
    case (nil, nil): break
    }
  }

  /// The list's own buttons; those of the program are nodes of the row's view.
  private var ownActions: AnyView? {
    guard canDelete || canMove else { return nil }
    var actions = RowActions(name: inner.rowName)
    if canMove {
      actions.moveUp = { [weak self] in self?.move(by: -1) }
      actions.moveDown = { [weak self] in self?.move(by: 1) }
    }
    if canDelete, offersDelete {
      actions.delete = { [weak self] in self?.delete() }
    } else if !canMove, traits.hidesDelete {
      return nil
    }
    return AnyView(actions)
  }

  /// Whether the list's own Delete is among the row's buttons. SwiftUI makes none for a row with swipe actions, of
  /// either edge and even without a button (`swipeActions(edge:allowsFullSwipe:content:)`). While the list is edited,
  /// it is no swipe action: then it is missing only where the program's buttons take its place.
  private var offersDelete: Bool {
    guard list?.isEditing == true else { return !traits.hidesDelete && !hasSwipeActions }
    return traits.trailingActions?.first { $0.content.control != nil } == nil
  }

  private var hasSwipeActions: Bool { traits.leadingActions != nil || traits.trailingActions != nil }

  /// The program's own button that deletes, in the place of the list's: it may have the user confirm.
  private var deleteOfProgram: Node? {
    [traits.trailingActions, traits.leadingActions].lazy.compactMap { actions in
      actions?.first { ($0.content.control as? ButtonContent)?.purpose == .destructive }
    }.first
  }

  private var parts: [Node] {
    var parts = [shown]
    if let badge { parts.append(badge) }
    if isShowingActions {
      if let leading = traits.leadingActions { parts.append(leading) }
      if let trailing = traits.trailingActions { parts.append(trailing) }
      parts += actions?.nodes ?? []
    }
    return parts
  }

  func collectChildNodes() -> [Node] { parts }

  override func collectNodes(into nodes: inout _NodeList) { nodes.append(node) }

  override func forEachChild(_ body: (_Element) -> Void) {
    if let actions { body(actions) }
    if let source = menu?.source { body(source) }
  }

  override func willUnmount() {
    list?.register(self, nil, instead: tag)
    menu?.forget()
    drop?.forget()
    if let badge { host.nodes.forget(badge) }
    host.nodes.forget(node)
  }

  // MARK: what is done with it

  private func delete() {
    guard canDelete, let action = traits.delete else { return }
    focusNeighbour()
    action(IndexSet(integer: traits.index))
  }

  private func move(by step: Int) {
    guard canMove else { return }
    if let reordering { return reordering.move(traits.index, by: step) }
    guard let action = traits.move, traits.index + step >= 0 else { return }
    guard step < 0 || hasNext else { return }
    // The offset is that of the position to insert at, counted before the move: behind the next row it is two further.
    action(IndexSet(integer: traits.index), step < 0 ? traits.index - 1 : traits.index + 2)
  }

  private var siblings: [Node] { node.parent?.children ?? [] }

  private var hasNext: Bool {
    guard let index = siblings.firstIndex(where: { $0 === node }) else { return false }
    return siblings[(index + 1)...].contains { $0.isRow || $0.isRowPlaceholder }
  }

  /// Moves the focus to the next row, the previous one, or else what is nearest, after this row is removed: there to
  /// the same control, so that the next Delete is not one in a text.
  private func focusNeighbour() {
    guard isFocusInside, let focused = host.focus.node, let index = siblings.firstIndex(where: { $0 === node }) else {
      return
    }
    let next = siblings[(index + 1)...].first { $0.isRow } ?? siblings[..<index].last { $0.isRow }
    let place = FocusOrder.place(of: focused, in: node)
    // The request runs after this row is removed.
    host.focus.afterUpdate { [weak host] in
      guard let host, host.focus.node == nil else { return }
      if let row = next.flatMap({ host.node($0.id) }) {
        if let same = place?.node(in: row), host.focus.move(to: same.id) { return }
        host.focus.move(into: row)
      }
      host.focus.moveNearby()
    }
  }

  func handle(_ event: NodeEvent) -> Bool {
    guard event == .press, let tag, let selection = list?.selection else { return false }
    let now = host.animator.clock()
    defer { lastPress = now }
    if now - lastPress < Self.doublePress, runPrimaryAction() { return true }
    selection.choose(tag)
    Tracking.untracked { environment.selectionShowsDetail ? environment.split : nil }?.show(nil)
    return true
  }

  /// Seconds within which a second press of the row is not a choice, but runs the list's action.
  private static let doublePress = 0.4

  private var commands: SelectionCommands? { Tracking.untracked { environment.selectionCommands }?.box.action }

  /// The values that the list's commands apply to: the selection if the row is part of it, else the row.
  private var subject: Set<AnyHashable>? {
    guard let tag, let selection = list?.selection else { return nil }
    let selected = Tracking.untracked { selection.get() }
    return selected.contains(tag) ? selected : [tag]
  }

  /// The lines of the menu for the current selection.
  var menuItems: AnyView? {
    guard let subject, let commands else { return nil }
    return commands.items(subject)
  }

  private func runPrimaryAction() -> Bool {
    guard let subject, let action = commands?.primaryAction else { return false }
    action(subject)
    return true
  }

  func shouldGainFocus() -> Bool { true }
  func shouldLoseFocus() -> Bool { true }
  func didGainFocus() {}
  func didLoseFocus() {}

  func press(_ key: KeyPress) -> KeyPress.Result {
    guard key.phase != .up else { return .ignored }
    if key.key == .return, key.modifiers.isEmpty, runPrimaryAction() { return .handled }
    return edit(by: key) == .handled ? .handled : keyActions.run(key)
  }

  func edit(by key: KeyPress) -> KeyPress.Result {
    switch key.key {
    case .delete, .deleteForward:
      if let button = deleteOfProgram {
        guard button.attributes.isEnabled else { return .ignored }
        host.send(.press, to: button.id)
      } else {
        guard canDelete else { return .ignored }
        delete()
      }
    case .upArrow where key.modifiers == .option && canMove: move(by: -1)
    case .downArrow where key.modifiers == .option && canMove: move(by: 1)
    default: return .ignored
    }
    return .handled
  }

  var keyActions: KeyActions { Tracking.untracked { environment.keyActions } }

  /// The focus has entered or left the row.
  func focusInsideDidChange() { refresh() }
}

/// The buttons of a list's row.
struct RowActions {
  let name: String
  var moveUp: (@MainActor () -> Void)?
  var moveDown: (@MainActor () -> Void)?
  var delete: (@MainActor () -> Void)?

  nonisolated init(name: String) { self.name = name }
}

extension RowActions: View {
  var body: some View {
    HStack {
      if let moveUp {
        Button(action: moveUp) { Image(decorativeSystemName: "chevron.up") }
          .accessibilityLabel(Text(.own("Move \(name) up")))
      }
      if let moveDown {
        Button(action: moveDown) { Image(decorativeSystemName: "chevron.down") }
          .accessibilityLabel(Text(.own("Move \(name) down")))
      }
      if let delete {
        Button(role: .destructive, action: delete) { Text(.own("Delete")) }
          .accessibilityLabel(Text(.own("Delete \(name)")))
      }
    }
    .buttonStyle(.borderless)
  }
}

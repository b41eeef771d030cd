/// What can be done with what is selected in a list: a menu, and what pressing a row twice does.
struct SelectionCommands {
  let items: (Set<AnyHashable>) -> AnyView
  let primaryAction: ((Set<AnyHashable>) -> Void)?
}

/// The same by identity, so that rows are not made anew with each of the program's closures.
struct SelectionCommandsReference: GraphComparable, @unchecked Sendable {
  let box: ActionBox<SelectionCommands>

  static func isSame(_ first: Self, _ second: Self) -> Bool { first.box === second.box }
}

private enum SelectionCommandsKey: EnvironmentKey { static let defaultValue: SelectionCommandsReference? = nil }

extension EnvironmentValues {
  /// What can be done with the selection of the list here.
  var selectionCommands: SelectionCommandsReference? {
    get { self[SelectionCommandsKey.self] }
    set { self[SelectionCommandsKey.self] = newValue }
  }
}

public struct _SelectionCommandsModifier {
  let commands: SelectionCommands
}

extension _SelectionCommandsModifier: _PrimitiveModifier {
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    SelectionCommandsElement(view, in: parent)
  }
}

private final class SelectionCommandsElement<Content: View>:
  EnvironmentWritingElement<Content, _SelectionCommandsModifier>
{
  private lazy var box = ActionBox(modifier.commands)

  override func modifierDidChange(from old: _SelectionCommandsModifier) { box.action = modifier.commands }

  override func write(to environment: inout EnvironmentValues) {
    environment.selectionCommands = SelectionCommandsReference(box: box)
  }
}

/// The menu of a list's row: a node around what stands in it, and the lines, made when it opens.
@MainActor final class RowMenu: EditMenuResponder, EditMenuOwner {
  let node: Node
  private unowned let row: ListRow
  /// The lines of the menu that was opened last: an action of theirs may still run.
  private(set) var source: HiddenElement<AnyView>?

  init(of row: ListRow, around inner: Node, in host: ViewHost) {
    self.row = row
    node = host.makeNode(.effect(.contextMenu), NodeAttributes())
    node.responder = self
    host.setInitialChildren([inner], of: node)
  }

  func handle(_ event: NodeEvent) -> Bool { false }

  func openEditMenu() -> EditMenuPresentation? {
    guard let items = row.menuItems else { return nil }
    source?.unmount()
    source = HiddenElement(items, in: _ElementContext(parent: row)) {}
    return EditMenuPresentation(of: self)
  }

  func makeEditMenu() -> UIMenu {
    MenuItems.menu(of: MenuItems.items(of: source?.nodes ?? []), in: row.host)
  }

  func editMenuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {}

  func editMenuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {}
}

extension View {
  /// A menu for what is selected in the lists of the view, of whose values `itemType` is the type.
  ///
  /// Opened on a row of the selection it is for the selection; on another row, for that row; beside the rows, for
  /// nothing. `primaryAction` runs when a row is pressed twice in a row, or with Return.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    func values(_ tags: Set<AnyHashable>) -> Set<I> { Set(tags.compactMap { $0.base as? I }) }
    let commands = SelectionCommands(
      items: { AnyView(menu(values($0))) }, primaryAction: primaryAction.map { action in { action(values($0)) } })
    return modifier(_SelectionCommandsModifier(commands: commands)).contextMenu { DeferredView { menu([]) } }
  }
}

/// The commands for the selection of a list: a menu, and the action of pressing a row twice.
struct SelectionCommands {
  let items: (Set<AnyHashable>) -> AnyView
  let primaryAction: ((Set<AnyHashable>) -> Void)?
}

/// The commands compared by identity, so that rows are not recreated with each of the program's closures.
struct SelectionCommandsReference: GraphComparable, @unchecked Sendable {
  let box: ActionBox<SelectionCommands>

  static func isSame(_ first: Self, _ second: Self) -> Bool { first.box === second.box }
}

private enum SelectionCommandsKey: EnvironmentKey { static let defaultValue: SelectionCommandsReference? = nil }

extension EnvironmentValues {
  /// The commands for the selection of the lists in this environment.
  var selectionCommands: SelectionCommandsReference? {
    get { self[SelectionCommandsKey.self] }
    set { self[SelectionCommandsKey.self] = newValue }
  }
}

/// Puts the commands for a list's selection into the environment.
public struct _SelectionCommandsModifier {
  let commands: SelectionCommands
}

extension _SelectionCommandsModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
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

/// The menu of a list's row: a node around the row's content, and the lines, made when the menu opens.
@MainActor final class RowMenu: EditMenuResponder, EditMenuOwner {
  let node: Node
  private weak var row: ListRow?
  @Hosted private var host: ViewHost
  /// The lines of the last opened menu, kept because an action of theirs may still run.
  private(set) var source: HiddenElement<AnyView>?

  init(of row: ListRow, around inner: Node, in host: ViewHost) {
    self.row = row
    self.host = host
    node = host.nodes.make(.decoration(.effect(.contextMenu)), NodeAttributes())
    node.responder = self
    host.nodes.setInitialChildren([inner], of: node)
  }

  func handle(_ event: NodeEvent) -> Bool { false }

  func openEditMenu() -> EditMenuPresentation? {
    guard let row, let items = row.menuItems else { return nil }
    source?.unmount()
    source = HiddenElement(items, in: _ElementContext(parent: row)) {}
    return EditMenuPresentation(of: self)
  }

  func makeEditMenu() -> UIMenu {
    MenuItems.menu(of: MenuItems.items(of: source?.nodes ?? []), in: host)
  }

  func forget() {
    source?.unmount()
    host.nodes.forget(node)
  }

  func editMenuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {}

  func editMenuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {}
}

extension View {
  /// A menu for the selection of the lists in the view whose values are of type `itemType`.
  ///
  /// `menu` receives the selection when it is opened on a selected row, the value of the row on another row, and an
  /// empty set outside of the rows. `primaryAction` runs when a row is pressed twice within 0.4 seconds, or with
  /// Return.
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

/// A menu of a program's own, between the menus for the view and for windows.
public struct CommandMenu<Content: View> {
  private let title: Text
  private let content: Content

  /// Creates a menu with a title that is translated by the program's tables. Menus with the same title are merged into
  /// one.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Creates a menu with a title. Menus with the same title are merged into one.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name
    self.content = content()
  }

  /// Creates a menu with a title that is translated by its own table. Menus with the same title are merged into one.
  @_disfavoredOverload
  nonisolated public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(nameResource), content: content)
  }

  /// Creates a menu with a title that is shown as it is. Menus with the same title are merged into one.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }
}

extension CommandMenu: _PrimitiveCommands {
  /// The outline of the menu. Not for use outside the framework.
  public var _commandsOutline: _Outline {
    _Outline(part: MenuPart(place: .menu(title), view: AnyView(content), isEmpty: Content.self == EmptyView.self))
  }
}

/// Commands that go into the menus that programs usually have.
public struct CommandGroup<Content: View> {
  private let position: MenuPart.Position
  private let placement: CommandGroupPlacement
  private let content: Content

  /// Adds commands in front of those of `group`.
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (position, placement, content) = (.before, group, addition())
  }

  /// Adds commands behind those of `group`.
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (position, placement, content) = (.after, group, addition())
  }

  /// Puts commands in place of those that the framework has for `group`, which are the settings command of
  /// `appSettings`. Empty content removes them.
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (position, placement, content) = (.replacing, group, addition())
  }
}

extension CommandGroup: _PrimitiveCommands {
  /// The outline of the commands. Not for use outside the framework.
  public var _commandsOutline: _Outline {
    _Outline(
      part: MenuPart(
        place: .group(placement, position), view: AnyView(content), isEmpty: Content.self == EmptyView.self))
  }
}

/// A place in the menus that programs usually have.
public struct CommandGroupPlacement: Sendable {
  /// The menus, from the first to the last.
  enum Menu: String, CaseIterable, Sendable {
    case app = "App"
    case file = "File"
    case edit = "Edit"
    case view = "View"
    case window = "Window"
    case help = "Help"
  }

  let menu: Menu
  let name: String

  /// Information about the program, in its own menu.
  public static let appInfo = CommandGroupPlacement(menu: .app, name: "appInfo")
  /// Settings, in the program's own menu. The framework has a command here when the program has a `Settings` scene.
  public static let appSettings = CommandGroupPlacement(menu: .app, name: "appSettings")
  /// Services of the system, in the program's own menu.
  public static let systemServices = CommandGroupPlacement(menu: .app, name: "systemServices")
  /// Hiding and showing the program, in its own menu.
  public static let appVisibility = CommandGroupPlacement(menu: .app, name: "appVisibility")
  /// Quitting, in the program's own menu.
  public static let appTermination = CommandGroupPlacement(menu: .app, name: "appTermination")
  /// Creating and opening documents, in the File menu.
  public static let newItem = CommandGroupPlacement(menu: .file, name: "newItem")
  /// Saving documents, in the File menu.
  public static let saveItem = CommandGroupPlacement(menu: .file, name: "saveItem")
  /// Importing and exporting data, in the File menu.
  public static let importExport = CommandGroupPlacement(menu: .file, name: "importExport")
  /// Printing, in the File menu.
  public static let printItem = CommandGroupPlacement(menu: .file, name: "printItem")
  /// Undo and redo, in the Edit menu.
  public static let undoRedo = CommandGroupPlacement(menu: .edit, name: "undoRedo")
  /// Cut, copy and paste, in the Edit menu.
  public static let pasteboard = CommandGroupPlacement(menu: .edit, name: "pasteboard")
  /// Searching and other editing of text, in the Edit menu.
  public static let textEditing = CommandGroupPlacement(menu: .edit, name: "textEditing")
  /// Traits of text, in the Edit menu.
  public static let textFormatting = CommandGroupPlacement(menu: .edit, name: "textFormatting")
  /// The toolbar, in the View menu.
  public static let toolbar = CommandGroupPlacement(menu: .view, name: "toolbar")
  /// The sidebar, in the View menu.
  public static let sidebar = CommandGroupPlacement(menu: .view, name: "sidebar")
  /// The size of the window, in the Window menu.
  public static let windowSize = CommandGroupPlacement(menu: .window, name: "windowSize")
  /// The arrangement of windows, in the Window menu.
  public static let windowArrangement = CommandGroupPlacement(menu: .window, name: "windowArrangement")
  /// The list of open windows, in the Window menu. The framework adds none by itself.
  public static let windowList = CommandGroupPlacement(menu: .window, name: "windowList")
  /// The scenes with a single window, in the Window menu. The framework adds none by itself.
  public static let singleWindowList = CommandGroupPlacement(menu: .window, name: "singleWindowList")
  /// Help, in the Help menu.
  public static let help = CommandGroupPlacement(menu: .help, name: "help")

  /// All places, in the order of their commands in the menus.
  static let all: [CommandGroupPlacement] = [
    appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem, importExport, printItem,
    undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar, windowSize, windowArrangement, windowList,
    singleWindowList, help,
  ]
}

/// Lines of a menu above the window.
struct MenuPart: OutlinePart {
  enum Position: Sendable { case before, replacing, after }

  enum Place {
    case menu(Text)
    case group(CommandGroupPlacement, Position)
    /// A separate menu behind all others, for an extra of the menu bar.
    case extra
  }

  let place: Place
  let view: AnyView
  /// Whether the content is empty. Commands that it replaces are then removed without a replacement.
  let isEmpty: Bool

  func makeElement(in context: _ElementContext) -> OutlineElement { MenuElement(self, in: context) }

  func update(_ element: OutlineElement) -> Bool {
    guard let element = element as? MenuElement else { return false }
    element.part = self
    return true
  }

  func describe(_ description: inout SceneDescription) {
    if case .extra = place { description.hasMenuBarExtra = true }
  }
}

/// The place in the graph of lines of a menu. They are shown by the row of menus.
final class MenuElement: OutlineElement {
  var part: MenuPart {
    didSet { center?.outlineDidChange() }
  }

  init(_ part: MenuPart, in context: _ElementContext) {
    self.part = part
    super.init(context)
  }
}

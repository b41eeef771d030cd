/// A menu of a program's own, between the menus for the view and for windows.
public struct CommandMenu<Content: View> {
  private let title: Text
  private let content: Content

  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(nameResource), content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }
}

extension CommandMenu: _PrimitiveCommands {
  public var _commandsOutline: _Outline {
    _Outline(part: MenuPart(place: .menu(title), view: AnyView(content), isEmpty: Content.self == EmptyView.self))
  }
}

/// Commands that go into the menus that programs usually have.
public struct CommandGroup<Content: View> {
  private let position: MenuPart.Position
  private let placement: CommandGroupPlacement
  private let content: Content

  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (position, placement, content) = (.before, group, addition())
  }

  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (position, placement, content) = (.after, group, addition())
  }

  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (position, placement, content) = (.replacing, group, addition())
  }
}

extension CommandGroup: _PrimitiveCommands {
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

  public static let appInfo = CommandGroupPlacement(menu: .app, name: "appInfo")
  public static let appSettings = CommandGroupPlacement(menu: .app, name: "appSettings")
  public static let systemServices = CommandGroupPlacement(menu: .app, name: "systemServices")
  public static let appVisibility = CommandGroupPlacement(menu: .app, name: "appVisibility")
  public static let appTermination = CommandGroupPlacement(menu: .app, name: "appTermination")
  public static let newItem = CommandGroupPlacement(menu: .file, name: "newItem")
  public static let saveItem = CommandGroupPlacement(menu: .file, name: "saveItem")
  public static let importExport = CommandGroupPlacement(menu: .file, name: "importExport")
  public static let printItem = CommandGroupPlacement(menu: .file, name: "printItem")
  public static let undoRedo = CommandGroupPlacement(menu: .edit, name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(menu: .edit, name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(menu: .edit, name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(menu: .edit, name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(menu: .view, name: "toolbar")
  public static let sidebar = CommandGroupPlacement(menu: .view, name: "sidebar")
  public static let windowSize = CommandGroupPlacement(menu: .window, name: "windowSize")
  public static let windowArrangement = CommandGroupPlacement(menu: .window, name: "windowArrangement")
  public static let windowList = CommandGroupPlacement(menu: .window, name: "windowList")
  public static let singleWindowList = CommandGroupPlacement(menu: .window, name: "singleWindowList")
  public static let help = CommandGroupPlacement(menu: .help, name: "help")

  /// All places, in the order in which they stand.
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
    /// A menu of its own behind all others, as an extra of the menu bar is.
    case extra
  }

  let place: Place
  let view: AnyView
  /// Whether there is nothing to show: what it replaces goes without anything coming in its place.
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

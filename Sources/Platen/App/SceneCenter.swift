/// A program's scenes in one window: the scene that is shown, the windows over it, and the menus above.
@MainActor final class SceneCenter: ProgramScenes {
  /// The program's name.
  let name: String
  weak var owner: _Element?
  weak var root: OutlineElement?
  /// The scene that is shown.
  private(set) weak var main: WindowElement?
  /// The windows over that, the topmost last.
  var windows: [OpenWindow] = []
  private(set) var menus: [MenuTitle] = []
  private var launchScreen: DocumentLaunch?
  private var utilities: [ShownUtility] = []
  /// Whether the program declares utility windows.
  private(set) var hasUtilities = false
  private let readers = ReaderSet()
  private var isGatheringDue = false
  /// Whether the windows that are there at the start were opened.
  private var isLaunched = false

  init(name: String) { self.name = name }

  private var host: ViewHost? { owner?.host }

  /// The menus above the window.
  var shownMenus: [MenuTitle] {
    readers.noteRead()
    return menus
  }

  /// What windows for documents show before a document; nil where the program declares nothing for that.
  var launch: DocumentLaunch? {
    readers.noteRead()
    return launchScreen
  }

  /// The utility windows that are open.
  var shownUtilities: [ShownUtility] {
    readers.noteRead()
    return utilities
  }

  /// The title of the window of the scene with that identifier, and whether it is open.
  func window(_ id: String) -> (title: Text, isShown: Bool)? {
    readers.noteRead()
    guard let element = found.first(where: { $0.part.id == id }) else { return nil }
    let isShown = element === main || element.isShownBeside || !element.opened.isEmpty
    return (element.part.title ?? Text(verbatim: id), isShown)
  }

  func closeUtilities() { for element in found { element.showBeside(false) } }

  /// Gathers the scenes and commands again after the current pass.
  func outlineDidChange() {
    guard !isGatheringDue, let host else { return }
    isGatheringDue = true
    host.updates.afterPass { [weak self] in self?.gather() }
  }

  /// Collects the windows and menus from all scenes and shows the first window.
  func gather() {
    isGatheringDue = false
    guard let owner, owner.isMounted, let root else { return }
    var found = SceneContents()
    found.visit(root)
    launchScreen = found.launch
    hasUtilities = found.windows.contains { $0.part.kind == .utility }
    utilities = found.utilities
    let first = found.windows.filter { $0.part.kind != .utility }
      .firstAtLaunch(isSettings: { $0.part.kind == .settings }, traits: { $0.traits })
    if first !== main || first?.shown == nil {
      main?.endAsMain()
      main = first
      first?.showAsMain(withMenus: found.hasCommands)
    }
    menus = found.menus(of: self, settings: found.windows.first { $0.part.kind == .settings })
    readers.invalidate()
    guard !isLaunched else { return }
    isLaunched = true
    for element in found.windows where element !== main && element.traits.launch == .presented { element.open(nil) }
  }

  private var found: [WindowElement] {
    var found = SceneContents()
    if let root { found.visit(root) }
    return found.windows
  }

  // MARK: opening and closing

  /// Whether commands apply: no modal is shown, or the topmost one is a window of the program.
  var takesCommands: Bool {
    guard let top = host?.modals.blocking else { return true }
    return windows.contains { $0.modal === top }
  }

  func open(id: String?, value: AnyHashable?) {
    let element = found.first { element in
      guard element.part.kind != .settings else { return false }
      if let id, element.part.id != id { return false }
      guard let value else { return id != nil }
      guard let type = element.part.valueType else { return false }
      return Self.matches(value, type)
    }
    guard let element else {
      let what = id.map { "the id “\($0)”" } ?? "a value of that type"
      return Diagnostics.report("openWindow found no scene for \(what)")
    }
    show(element, value)
  }

  func openSettings() {
    guard let element = found.first(where: { $0.part.kind == .settings }) else { return }
    show(element, nil)
  }

  /// Opens a window of the scene. For the scene that the program opened with, unless it is a group, it closes the
  /// windows over it instead.
  private func show(_ element: WindowElement, _ value: AnyHashable?) {
    guard element === main, element.part.kind != .group else { return element.open(value) }
    for window in windows { close(window) }
  }

  func dismiss(id: String?, value: AnyHashable?) {
    for element in found {
      if let id, element.part.id != id { continue }
      for window in element.opened where value == nil || window.value == value { element.close(window) }
      if id != nil, value == nil { element.showBeside(false) }
    }
  }

  func close(_ window: OpenWindow) {
    for element in found { element.close(window) }
  }

  private static func matches(_ value: AnyHashable, _ type: Any.Type) -> Bool {
    Swift.type(of: value.base) == type
  }

  /// Opens the window of a scene that has the key as its shortcut; Control and comma are that of the settings, as in
  /// other programs.
  func press(_ key: KeyPress) -> Bool {
    guard takesCommands, let element = found.first(where: { $0.shortcut?.matches(key) == true }) else { return false }
    if element.isShownBeside { element.showBeside(false) } else { show(element, nil) }
    return true
  }
}

/// What is found in the graph of scenes.
@MainActor struct SceneContents {
  var windows: [WindowElement] = []
  var groups: [FoundCommands] = []
  /// The first launch screen for documents.
  var launch: DocumentLaunch?
  /// The utility windows that are open.
  var utilities: [ShownUtility] = []
  /// Whether the program declares commands, even if they are empty at the moment.
  var hasCommands = false
  private var transforms: [(inout EnvironmentValues) -> Void] = []

  /// Commands with the changes to the environment around them.
  @MainActor struct FoundCommands {
    let part: MenuPart
    let transforms: [(inout EnvironmentValues) -> Void]

    /// The view of the commands in that environment.
    var view: AnyView { SceneContents.view(part.view, in: transforms) }
  }

  /// A view in the environment of its scene, for what is shown in the window of another.
  private static func view(_ view: AnyView, in transforms: [(inout EnvironmentValues) -> Void]) -> AnyView {
    guard !transforms.isEmpty else { return view }
    return AnyView(view.transformEnvironment { values in for transform in transforms { transform(&values) } })
  }

  mutating func visit(_ element: OutlineElement) {
    switch element {
    case let window as WindowElement:
      windows.append(window)
      if window.isShownBeside, let id = window.part.id {
        let view = Self.view(window.part.content(nil), in: transforms)
        utilities.append(ShownUtility(id: id, title: window.part.title ?? Text(verbatim: id), view: view))
      }
    case let element as LaunchElement:
      let transforms = transforms
      launch = launch ?? element.part.launch.mapped { Self.view($0, in: transforms) }
    case let menu as MenuElement:
      hasCommands = true
      groups.append(FoundCommands(part: menu.part, transforms: transforms))
    case let environment as EnvironmentOutlineElement:
      transforms.append(environment.transform)
      for member in element.members { visit(member) }
      transforms.removeLast()
    case let commands as CommandsElement:
      hasCommands = true
      let before = groups
      for member in commands.members.dropLast() { visit(member) }
      // The scene's own commands are dropped when they are replaced.
      if commands.replaces { groups = before }
      if let own = commands.members.last { visit(own) }
    default:
      for member in element.members { visit(member) }
    }
  }
}

private enum SceneCenterKey: EnvironmentKey {
  static var defaultValue: ObjectReference<SceneCenter> { ObjectReference() }
}

extension EnvironmentValues {
  /// The scenes of the program around a view.
  var sceneCenter: SceneCenter? {
    get { self[SceneCenterKey.self].object }
    set { self[SceneCenterKey.self] = ObjectReference(object: newValue) }
  }
}

/// A scene of which something more is said.
public struct _ModifiedScene<Content: Scene> {
  let content: Content
  let part: @MainActor (_Outline) -> any OutlinePart

  nonisolated init(_ content: Content, part: @escaping @MainActor (_Outline) -> any OutlinePart) {
    self.content = content
    self.part = part
  }
}

extension _ModifiedScene: _PrimitiveScene {
  public var _outline: _Outline { _Outline(part: part(content._outline)) }
}

extension Scene {
  /// Sets a value in the environment of the scene's views.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return _ModifiedScene(self) { outline in
      EnvironmentPart(transform: { $0[keyPath: keyPath] = value }, outline: outline)
    }
  }

  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    nonisolated(unsafe) let object = object
    return _ModifiedScene(self) { outline in
      EnvironmentPart(transform: { $0[objectOf: T.self] = object }, outline: outline)
    }
  }

  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    nonisolated(unsafe) let object = object
    return _ModifiedScene(self) { outline in
      EnvironmentPart(transform: { $0[objectOf: T.self] = object }, outline: outline)
    }
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    nonisolated(unsafe) let (keyPath, transform) = (keyPath, transform)
    return _ModifiedScene(self) { outline in
      EnvironmentPart(transform: { transform(&$0[keyPath: keyPath]) }, outline: outline)
    }
  }
}

// MARK: changes

extension Scene {
  /// What sources for systems before iOS 17 write; newer ones take two parameters or none.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    change(of: value, isInitial: false) { _, new in action(new) }
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    change(of: value, isInitial: initial, action)
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    change(of: value, isInitial: initial) { _, _ in action() }
  }

  private nonisolated func change<V: Equatable>(
    of value: V, isInitial: Bool, _ action: @escaping (V, V) -> Void
  ) -> _ModifiedScene<Self> {
    nonisolated(unsafe) let (value, action) = (value, action)
    return _ModifiedScene(self) { outline in
      ChangePart(value: value, isInitial: isInitial, action: action, outline: outline)
    }
  }
}

// MARK: commands

extension Scene {
  /// Adds to the menus above the window.
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    commands(content(), replaces: false)
  }

  /// Leaves out what the scene itself adds to the menus.
  nonisolated public func commandsRemoved() -> some Scene { commands(EmptyCommands(), replaces: true) }

  /// The same, with others in its place.
  nonisolated public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    commands(content(), replaces: true)
  }

  private nonisolated func commands<Content: Commands>(_ commands: Content, replaces: Bool) -> _ModifiedScene<Self> {
    nonisolated(unsafe) let commands = commands
    return _ModifiedScene(self) { outline in
      CommandsPart(outline: outline, commands: commands._commandsOutline, replaces: replaces)
    }
  }
}

// MARK: the window

/// Says how large the windows of a scene are at first.
struct WindowSizePart: OutlinePart {
  let size: CGSize
  let outline: _Outline

  func makeElement(in context: _ElementContext) -> OutlineElement { outline.part.makeElement(in: context) }

  func update(_ element: OutlineElement) -> Bool { outline.part.update(element) }

  func describe(_ description: inout SceneDescription) {
    let before = description.windows.count
    outline.part.describe(&description)
    for index in description.windows.indices.dropFirst(before) {
      // What is said further inside counts.
      description.windows[index].size = description.windows[index].size ?? size
    }
  }
}

/// How a person may change the size of a window.
public struct WindowResizability: Hashable, Sendable {
  let name: String

  public static let automatic = WindowResizability(name: "automatic")
  public static let contentSize = WindowResizability(name: "contentSize")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// How a window looks.
public protocol WindowStyle: Sendable {}

public struct DefaultWindowStyle: WindowStyle { nonisolated public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { nonisolated public init() {} }
public struct TitleBarWindowStyle: WindowStyle { nonisolated public init() {} }
public struct PlainWindowStyle: WindowStyle { nonisolated public init() {} }

extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { Self() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { Self() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { Self() } }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { Self() } }

/// How a window's toolbar looks.
public protocol WindowToolbarStyle: Sendable {}

public struct DefaultWindowToolbarStyle: WindowToolbarStyle { nonisolated public init() {} }
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { nonisolated public init() {} }
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { nonisolated public init(showsTitle: Bool = true) {} }
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  nonisolated public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: Self { Self() } }
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: Self { Self() } }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: Self { Self() }
  public static func unified(showsTitle: Bool = true) -> Self { Self(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: Self { Self() }
  public static func unifiedCompact(showsTitle: Bool = true) -> Self { Self(showsTitle: showsTitle) }
}

extension Scene {
  /// How large the window is at first, in points. In a terminal and a browser it is as large as the person has it.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    _ModifiedScene(self) { WindowSizePart(size: size, outline: $0) }
  }

  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Accepted: where windows stand is the desktop's affair.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Accepted: a person sizes windows as they like.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// Accepted: no front end hands links to a program that runs.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

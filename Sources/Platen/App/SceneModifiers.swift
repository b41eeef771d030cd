/// A scene with a modification.
public struct _ModifiedScene<Content: Scene> {
  let content: Content
  let part: @MainActor (_Outline) -> any OutlinePart

  nonisolated init(_ content: Content, part: @escaping @MainActor (_Outline) -> any OutlinePart) {
    self.content = content
    self.part = part
  }
}

extension _ModifiedScene: _PrimitiveScene {
  /// The outline of the scene with the modification. Not for use outside the framework.
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

  /// Sets an observable object in the environment of the scene's views, where it is read by its type. Nil removes it.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    nonisolated(unsafe) let object = object
    return _ModifiedScene(self) { outline in
      EnvironmentPart(transform: { $0[objectOf: T.self] = object }, outline: outline)
    }
  }

  /// Sets the style of a kind of control in the scene's views.
  nonisolated func styled<Kind: StyleKind>(_ style: StyleModifier<Kind>) -> some Scene {
    nonisolated(unsafe) let style = style
    return _ModifiedScene(self) { outline in
      EnvironmentPart(transform: { style.apply(to: &$0) }, outline: outline)
    }
  }

  /// Sets an object in the environment of the scene's views, where `@EnvironmentObject` reads it by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    nonisolated(unsafe) let object = object
    return _ModifiedScene(self) { outline in
      EnvironmentPart(transform: { $0[objectOf: T.self] = object }, outline: outline)
    }
  }

  /// Changes a value in the environment of the scene's views. `transform` receives the value that is set further
  /// outside.
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
  /// Calls `action` with the new value after an update in which `value` changed. This is the form of systems before iOS
  /// 17.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    change(of: value, isInitial: false) { _, new in action(new) }
  }

  /// Calls `action` with the old and the new value after an update in which `value` changed; with `initial` also when
  /// the scene is added.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    change(of: value, isInitial: initial, action)
  }

  /// Calls `action` after an update in which `value` changed; with `initial` also when the scene is added.
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

  /// Replaces what the scene itself adds to the menus.
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

/// Sets the initial size of a scene's windows.
struct WindowSizePart: OutlinePart {
  let size: CGSize
  let outline: _Outline

  func makeElement(in context: _ElementContext) -> OutlineElement { outline.part.makeElement(in: context) }

  func update(_ element: OutlineElement) -> Bool { outline.part.update(element) }

  func describe(_ description: inout SceneDescription) {
    let before = description.windows.count
    outline.part.describe(&description)
    for index in description.windows.indices.dropFirst(before) {
      // A size that is set further inside takes precedence.
      description.windows[index].size = description.windows[index].size ?? size
    }
  }
}

/// The limits within which the user may resize a window. Accepted and ignored.
public struct WindowResizability: Hashable, Sendable {
  let name: String

  /// The platform's choice.
  public static let automatic = WindowResizability(name: "automatic")
  /// The window has the limits of its content's size.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// The window is at least as large as its content's minimum.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// A style of windows. All styles are accepted and ignored.
public protocol WindowStyle: Sendable {}

/// The platform's window style, which is the default.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A window without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A window with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A window without decoration.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The platform's window style. Accepted and ignored.
  public static var automatic: Self { Self() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// No title bar. Accepted and ignored.
  public static var hiddenTitleBar: Self { Self() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A title bar. Accepted and ignored.
  public static var titleBar: Self { Self() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// No decoration. Accepted and ignored.
  public static var plain: Self { Self() }
}

/// A style of a window's toolbar. All styles are accepted and ignored.
public protocol WindowToolbarStyle: Sendable {}

/// The platform's toolbar style, which is the default.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A toolbar in one row with the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style. `showsTitle` is ignored.
  nonisolated public init(showsTitle: Bool = true) {}
}

/// A toolbar in one row with the title, with less space around it.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style. `showsTitle` is ignored.
  nonisolated public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The platform's toolbar style. Accepted and ignored.
  public static var automatic: Self { Self() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A toolbar below the title. Accepted and ignored.
  public static var expanded: Self { Self() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The toolbar is in one row with the title. Accepted and ignored.
  public static var unified: Self { Self() }
  /// The toolbar is in one row with the title. Accepted and ignored, `showsTitle` included.
  public static func unified(showsTitle: Bool = true) -> Self { Self(showsTitle: showsTitle) }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// The toolbar is in one compact row with the title. Accepted and ignored.
  public static var unifiedCompact: Self { Self() }
  /// The toolbar is in one compact row with the title. Accepted and ignored, `showsTitle` included.
  public static func unifiedCompact(showsTitle: Bool = true) -> Self { Self(showsTitle: showsTitle) }
}

extension Scene {
  /// The initial size of the window that the program opens with, in points. Ignored in a terminal and a browser. A size
  /// that is set further inside is kept.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    _ModifiedScene(self) { WindowSizePart(size: size, outline: $0) }
  }

  /// The initial size of the window that the program opens with, in points. Ignored in a terminal and a browser. A size
  /// that is set further inside is kept.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Accepted and ignored: the desktop places windows.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Accepted and ignored: the user may resize every window.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Accepted and ignored: the desktop decorates windows.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Accepted and ignored: toolbars have the platform's style.
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// Accepted and ignored: no front end passes links to a running program.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

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

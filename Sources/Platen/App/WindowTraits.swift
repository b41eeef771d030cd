/// What a program's modifiers say of the windows of a scene. What is set further inside takes precedence.
struct WindowTraits {
  /// The size that a window has first.
  var size: CGSize?
  /// What opens a window, or brings the only one to the front. A shortcut of nil takes the scene's own one away.
  var shortcut: KeyboardShortcut??
  /// Whether a window is there when the program starts.
  var launch: SceneLaunchBehavior?
}

/// Sets what is known of the windows of the scenes inside.
struct WindowTraitsPart: OutlinePart {
  let transform: (inout WindowTraits) -> Void
  let outline: _Outline

  private var inEnvironment: EnvironmentPart {
    EnvironmentPart(transform: { [transform] in transform(&$0.windowTraits) }, outline: outline)
  }

  func makeElement(in context: _ElementContext) -> OutlineElement { inEnvironment.makeElement(in: context) }

  func update(_ element: OutlineElement) -> Bool { inEnvironment.update(element) }

  func describe(_ description: inout SceneDescription) {
    // The environment of what is described, which a part further outside has begun.
    let outside = description.traits
    transform(&description.traits)
    outline.part.describe(&description)
    description.traits = outside
  }
}

private enum WindowTraitsKey: EnvironmentKey {
  static var defaultValue: WindowTraits { WindowTraits() }
}

extension EnvironmentValues {
  /// What is known of the windows of the scene around a view.
  var windowTraits: WindowTraits {
    get { self[WindowTraitsKey.self] }
    set { self[WindowTraitsKey.self] = newValue }
  }
}

/// Whether the windows of a scene are there when a program starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String

  /// A program starts with the first of its scenes that is not suppressed.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// A window of the scene is opened at the start, also where it is not the first one.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// No window of the scene is opened at the start, unless there is no other scene.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

extension Sequence {
  /// The scene with whose window a program starts: the first one that is not suppressed. Settings are last.
  func firstAtLaunch(isSettings: (Element) -> Bool, traits: (Element) -> WindowTraits) -> Element? {
    let windows = filter { !isSettings($0) }
    return windows.first { traits($0).launch != .suppressed } ?? windows.first ?? first { _ in true }
  }
}

extension Scene {
  private nonisolated func windows(_ transform: @escaping @Sendable (inout WindowTraits) -> Void) -> some Scene {
    _ModifiedScene(self) { WindowTraitsPart(transform: transform, outline: $0) }
  }

  /// The initial size of the window that the program opens with, in points. Ignored in a terminal and a browser. A size
  /// that is set further inside is kept.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { windows { $0.size = size } }

  /// The initial size of the window that the program opens with, in points. Ignored in a terminal and a browser. A size
  /// that is set further inside is kept.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Whether a window of the scene is there when the program starts.
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    windows { $0.launch = behavior }
  }

  /// A key that opens another window of a group, brings the window of a `Window` or the settings to the front, or shows
  /// and hides a utility window. Control counts as Command, which most keyboards here lack.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// A key that opens a window of the scene. `localization` is kept and ignored.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// A shortcut that opens a window of the scene; nil takes away the one that the scene has by itself, as settings have
  /// Control and comma.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    windows { $0.shortcut = .some(shortcut) }
  }
}

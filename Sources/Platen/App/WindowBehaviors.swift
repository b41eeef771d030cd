/// The level of a window among those of the desktop. Accepted and ignored.
public struct WindowLevel: Hashable, Sendable {
  private let name: String

  /// The level that a scene has by itself.
  public static let automatic = WindowLevel(name: "automatic")
  /// Among the other windows.
  public static let normal = WindowLevel(name: "normal")
  /// Above the other windows.
  public static let floating = WindowLevel(name: "floating")
  /// Below the other windows.
  public static let desktop = WindowLevel(name: "desktop")
}

/// Whether windows that were open at the end of a program are opened again. Accepted and ignored.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  /// As the scene does by itself.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// They are not opened again.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// What a window is for the manager of windows. Accepted and ignored.
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String

  /// As the scene is by itself.
  public static let automatic = WindowManagerRole(name: "automatic")
  /// A window of its own.
  public static let principal = WindowManagerRole(name: "principal")
  /// A window that belongs to another one.
  public static let associated = WindowManagerRole(name: "associated")
}

/// Whether the user can do something with a window. Accepted and ignored.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String

  /// As the window allows it by itself.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// The user can do it.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// The user can't do it.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// Whether a toolbar is shown while a window has the whole screen. Accepted and ignored.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String

  /// As the platform does.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  /// It is shown.
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  /// It is shown while the pointer is at the top of the screen.
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

/// How a toolbar shows its items. Accepted and ignored.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String

  /// As the platform does.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// With title and icon.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// With the title alone.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  /// With the icon alone.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

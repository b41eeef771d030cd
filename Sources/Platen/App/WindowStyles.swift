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

  /// Accepted and ignored: the desktop stacks windows.
  nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// Accepted and ignored: a program opens the windows that are there at its start, and no others.
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// Accepted and ignored: the desktop manages windows.
  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Accepted and ignored: a window is dragged at its title bar.
  nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }

  /// Accepted and ignored: a toolbar shows its items by their label styles.
  nonisolated public func windowToolbarLabelStyle(fixed style: ToolbarLabelStyle) -> some Scene { self }

  /// Accepted and ignored: users do not choose how a toolbar shows its items.
  nonisolated public func windowToolbarLabelStyle(_ style: Binding<ToolbarLabelStyle>) -> some Scene { self }
}

extension View {
  /// Accepted and ignored: the desktop closes windows.
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Accepted and ignored: the desktop minimizes windows.
  nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Accepted and ignored: the desktop shows windows on the whole screen.
  nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Accepted and ignored: the user may resize every window.
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Accepted and ignored: windows are resized by the user alone.
  nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Accepted and ignored: a toolbar is shown on the whole screen as well.
  nonisolated public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { self }

  /// Accepted and ignored: the desktop decorates windows.
  nonisolated public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }

  /// Accepted and ignored: toolbars have the platform's style.
  nonisolated public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }
}

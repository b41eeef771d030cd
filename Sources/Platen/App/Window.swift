/// A scene with a single window.
public struct Window<Content: View> {
  private let id: String
  private let title: Text
  private let content: @MainActor (Any?) -> AnyView

  /// Creates a scene for one window, which `openWindow` opens by `id`. Opening it again brings it to the front.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.id = id
    self.title = title
    nonisolated(unsafe) let content = content
    self.content = { _ in AnyView(DeferredView(content)) }
  }
}

extension Window: _PrimitiveScene {
  /// The outline of the scene. Not for use outside the framework.
  public var _outline: _Outline {
    _Outline(part: WindowPart(kind: .single, id: id, title: title, valueType: nil, content: content))
  }
}

/// The settings of a program. Control and comma, the command in the program's menu and `SettingsLink` open them.
public struct Settings<Content: View> {
  private let content: @MainActor (Any?) -> AnyView

  /// Creates the scene. Its window has the title “Settings”.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
    nonisolated(unsafe) let content = content
    self.content = { _ in AnyView(DeferredView(content)) }
  }
}

extension Settings: _PrimitiveScene {
  /// The outline of the scene. Not for use outside the framework.
  public var _outline: _Outline {
    _Outline(part: WindowPart(kind: .settings, id: nil, title: nil, valueType: nil, content: content))
  }
}

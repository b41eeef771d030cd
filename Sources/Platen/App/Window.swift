/// A window of which there is one.
public struct Window<Content: View> {
  private let id: String
  private let title: Text
  private let content: @MainActor (Any?) -> AnyView

  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.id = id
    self.title = title
    nonisolated(unsafe) let content = content
    self.content = { _ in AnyView(DeferredView(content)) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), id: id, content: content)
  }
}

extension Window: _PrimitiveScene {
  public var _outline: _Outline {
    _Outline(part: WindowPart(kind: .single, id: id, title: title, valueType: nil, content: content))
  }
}

/// The settings of a program. Control and comma open them, and `SettingsLink`.
public struct Settings<Content: View> {
  private let content: @MainActor (Any?) -> AnyView

  nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
    nonisolated(unsafe) let content = content
    self.content = { _ in AnyView(DeferredView(content)) }
  }
}

extension Settings: _PrimitiveScene {
  public var _outline: _Outline {
    _Outline(part: WindowPart(kind: .settings, id: nil, title: nil, valueType: nil, content: content))
  }
}

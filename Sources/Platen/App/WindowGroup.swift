/// A scene with any number of windows, each with its own state.
public struct WindowGroup<Content: View> {
  private let id: String?
  private let title: Text?
  private let valueType: Any.Type?
  private let content: @MainActor (Any?) -> AnyView

  nonisolated init(id: String?, title: Text?, content: @escaping () -> Content) {
    self.id = id
    self.title = title
    valueType = nil
    nonisolated(unsafe) let content = content
    self.content = { _ in AnyView(DeferredView(content)) }
  }

  nonisolated init<D: Codable & Hashable, Inner: View>(
    id: String?, title: Text?, for type: D.Type, content: @escaping (Binding<D?>) -> Inner
  ) where Content == PresentedWindowContent<D, Inner> {
    self.id = id
    self.title = title
    valueType = type
    nonisolated(unsafe) let content = content
    self.content = { AnyView(PresentedWindowContent(value: $0 as? D, content: content)) }
  }
}

extension WindowGroup: _PrimitiveScene {
  /// The outline of the scene. Not for use outside the framework.
  public var _outline: _Outline {
    _Outline(part: WindowPart(kind: .group, id: id, title: title, valueType: valueType, content: content))
  }
}

extension WindowGroup {
  /// Windows without a title or an identifier: the window that the program opens with.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: nil, content: content)
  }

  /// Windows that `openWindow` opens by the identifier, each with its own state.
  nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, title: nil, content: content)
  }

  /// Windows with a title, each with its own state.
  nonisolated public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: title, content: content)
  }

  /// Windows with a title, each with its own state, which `openWindow` opens by the identifier.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, title: title, content: content)
  }
}

// MARK: for values

extension WindowGroup {
  /// A window for each value that `openWindow` is given. The value is nil in a window that is opened without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, for: type, content: content)
  }

  /// A window for each value that `openWindow` is given, also by the identifier. The value is nil in a window that is
  /// opened without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, for: type, content: content)
  }

  /// A window for each value that `openWindow` is given. `defaultValue` makes the value of a window that is opened
  /// without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, for: type) { content($0.orElse(defaultValue)) }
  }

  /// A window for each value that `openWindow` is given, also by the identifier. `defaultValue` makes the value of a
  /// window that is opened without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, for: type) { content($0.orElse(defaultValue)) }
  }

  /// Windows with a title, one for each value that `openWindow` is given. `titleKey` is translated by the program's
  /// tables. `defaultValue` makes the value of a window that is opened without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleKey), for: type) { content($0.orElse(defaultValue)) }
  }

  /// Windows with a title, one for each value that `openWindow` is given, also by the identifier. `titleKey` is
  /// translated by the program's tables. `defaultValue` makes the value of a window that is opened without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleKey), for: type) { content($0.orElse(defaultValue)) }
  }
}

extension Binding {
  /// A binding to the same value. In place of nil it returns the result of `makeDefault`, which is called once.
  fileprivate func orElse<D>(_ makeDefault: @escaping () -> D) -> Binding<D> where Value == D? {
    var made: D?
    return Binding<D>(
      get: {
        if let value = wrappedValue { return value }
        let value = made ?? makeDefault()
        made = value
        return value
      }, set: { wrappedValue = $0 })
  }
}

/// The content of a window for the value that it was opened for. The content may change the value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  nonisolated init(value: Data?, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }
}

extension PresentedWindowContent: View {
  /// The views that this one is made of.
  public var body: some View { content($value) }
}

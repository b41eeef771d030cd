/// A window, or as many as a person opens, each with a state of its own.
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
  public var _outline: _Outline {
    _Outline(part: WindowPart(kind: .group, id: id, title: title, valueType: valueType, content: content))
  }
}

extension WindowGroup {
  nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: nil, content: content)
  }

  nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, title: nil, content: content)
  }

  nonisolated public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: title, content: content)
  }

  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, title: title, content: content)
  }
}

// MARK: for values

extension WindowGroup {
  /// A window for each value that is opened.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, for: type, content: content)
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (_ value: Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, for: type, content: content)
  }

  /// With a value for a window that is opened without one.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, for: type) { content($0.orElse(defaultValue)) }
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (_ value: Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, for: type) { content($0.orElse(defaultValue)) }
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: Text(titleKey), for: type) { content($0.orElse(defaultValue)) }
  }

  nonisolated public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleKey), for: type) { content($0.orElse(defaultValue)) }
  }
}

extension Binding {
  /// The same value; where there is none, the one that `makeDefault` makes the first time that it is asked for.
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

/// What a window shows for the value that it was opened for. It may go over to another.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  nonisolated init(value: Data?, content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }
}

extension PresentedWindowContent: View {
  public var body: some View { content($value) }
}

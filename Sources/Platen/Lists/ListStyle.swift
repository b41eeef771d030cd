/// A list's look.
public protocol ListStyle: Sendable {
  /// Not for use outside the framework.
  var _style: _FormStyle { get }
}

public struct DefaultListStyle: ListStyle {
  public var _style: _FormStyle { _FormStyle(style: .automatic) }

  nonisolated public init() {}
}

public struct PlainListStyle: ListStyle {
  public var _style: _FormStyle { _FormStyle(style: .plain) }

  nonisolated public init() {}
}

public struct GroupedListStyle: ListStyle {
  public var _style: _FormStyle { _FormStyle(style: .grouped) }

  nonisolated public init() {}
}

public struct InsetListStyle: ListStyle {
  public var _style: _FormStyle { _FormStyle(style: .plain) }

  nonisolated public init() {}
}

public struct InsetGroupedListStyle: ListStyle {
  public var _style: _FormStyle { _FormStyle(style: .grouped) }

  nonisolated public init() {}
}

public struct SidebarListStyle: ListStyle {
  public var _style: _FormStyle { _FormStyle(style: .plain) }

  nonisolated public init() {}
}

public struct BorderedListStyle: ListStyle {
  public var _style: _FormStyle { _FormStyle(style: .grouped) }

  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }
extension ListStyle where Self == BorderedListStyle { public static var bordered: Self { Self() } }

private enum ListStyleKey: EnvironmentKey { static let defaultValue = FormContent.Style.automatic }

extension EnvironmentValues {
  var listStyle: FormContent.Style {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, style._style.style)
  }
}

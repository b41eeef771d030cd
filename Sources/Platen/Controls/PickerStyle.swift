/// How a picker shows what there is to choose from.
public protocol PickerStyle: Sendable {
  /// Not for use outside the framework.
  var _style: _PickerStyle { get }
}

public struct _PickerStyle: Sendable {
  /// Nil: the platform's.
  let style: PickerContent.Style?
}

public struct DefaultPickerStyle: PickerStyle {
  public var _style: _PickerStyle { _PickerStyle(style: nil) }

  nonisolated public init() {}
}

public struct MenuPickerStyle: PickerStyle {
  public var _style: _PickerStyle { _PickerStyle(style: .menu) }

  nonisolated public init() {}
}

public struct SegmentedPickerStyle: PickerStyle {
  public var _style: _PickerStyle { _PickerStyle(style: .segmented) }

  nonisolated public init() {}
}

public struct PalettePickerStyle: PickerStyle {
  public var _style: _PickerStyle { _PickerStyle(style: .segmented) }

  nonisolated public init() {}
}

public struct InlinePickerStyle: PickerStyle {
  public var _style: _PickerStyle { _PickerStyle(style: .inline) }

  nonisolated public init() {}
}

public struct RadioGroupPickerStyle: PickerStyle {
  public var _style: _PickerStyle { _PickerStyle(style: .inline) }

  nonisolated public init() {}
}

public struct WheelPickerStyle: PickerStyle {
  public var _style: _PickerStyle { _PickerStyle(style: .wheel) }

  nonisolated public init() {}
}

/// A menu here: there is room for one everywhere, and no need of another page.
public struct NavigationLinkPickerStyle: PickerStyle {
  public var _style: _PickerStyle { _PickerStyle(style: .menu) }

  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { Self() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }
extension PickerStyle where Self == RadioGroupPickerStyle { public static var radioGroup: Self { Self() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { Self() } }

private enum PickerStyleKey: EnvironmentKey { static let defaultValue: PickerContent.Style? = nil }

extension EnvironmentValues {
  var pickerStyle: PickerContent.Style? {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style._style.style)
  }

  /// Accepted and left aside: labels stand where the form has its column for them.
  nonisolated public func horizontalRadioGroupLayout() -> some View { pickerStyle(.segmented) }
}

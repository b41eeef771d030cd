/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  let role: ButtonContent.Role

  public static let destructive = ButtonRole(role: .destructive)
  public static let cancel = ButtonRole(role: .cancel)
}

/// A control that runs an action.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
}

extension Button: _ContainerView {
  public var _childContent: _ButtonBody<Label> { _ButtonBody(role: role, label: label) }

  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.button(ButtonContent(role: role?.role ?? .normal, style: environment.buttonStyle))) {
      $0.isFocusable = environment.allowsFocus
      $0.keepsFocus = environment.keepsFocus
    }
  }

  public func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }

  public func _handle(_ event: _NodeEventBox) -> Bool {
    guard event.event == .press else { return false }
    action()
    return true
  }
}

extension Button where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Platen.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Platen.Label(titleKey, systemImage: systemImage) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Platen.Label(titleKey, systemImage: systemImage) }
  }
}

/// A button's look.
public protocol PrimitiveButtonStyle {
  /// Not for use outside the framework.
  var _style: _ButtonStyle { get }
}

public struct _ButtonStyle: Sendable {
  let style: ButtonContent.Style
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public var _style: _ButtonStyle { _ButtonStyle(style: .automatic) }

  nonisolated public init() {}
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  public var _style: _ButtonStyle { _ButtonStyle(style: .plain) }

  nonisolated public init() {}
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public var _style: _ButtonStyle { _ButtonStyle(style: .bordered) }

  nonisolated public init() {}
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public var _style: _ButtonStyle { _ButtonStyle(style: .borderedProminent) }

  nonisolated public init() {}
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public var _style: _ButtonStyle { _ButtonStyle(style: .borderless) }

  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { Self() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { Self() } }

private enum ButtonStyleKey: EnvironmentKey { static let defaultValue = ButtonContent.Style.automatic }

extension EnvironmentValues {
  var buttonStyle: ButtonContent.Style {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment { values in
      values.buttonStyle = style._style.style
      values.customButtonStyle = nil
    }
  }
}

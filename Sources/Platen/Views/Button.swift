/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  let role: ButtonContent.Role
  /// Tells roles apart that a front end shows alike.
  private var name = ""

  public static let destructive = ButtonRole(role: .destructive)
  public static let cancel = ButtonRole(role: .cancel)
  /// Agrees to what is asked.
  public static let confirm = ButtonRole(role: .normal)
  /// Closes what is shown.
  public static let close = ButtonRole(role: .cancel, name: "close")
}

/// A control that runs an action.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  private var press = ButtonPressProperty()
  @Environment(\.primitiveButtonStyle) private var style

  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
}

extension Button: View {
  public var body: some View {
    if let style {
      style.body(
        PrimitiveButtonStyleConfiguration(role: role, label: .init(view: AnyView(label)), action: action))
    } else {
      _ButtonCore(role: role, action: action, label: label, link: nil, press: press.press)
    }
  }
}

/// The node of a button.
struct _ButtonCore<ButtonLabel: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: ButtonLabel
  /// What a press opens, where it does nothing else.
  let link: URL?
  let press: ButtonPress?
}

extension _ButtonCore: _ContainerView {
  var _childContent: _ButtonBody<ButtonLabel> { _ButtonBody(role: role, label: label, press: press) }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    var button = ButtonContent(role: role?.role ?? .normal, style: environment.buttonStyle)
    button.link = link
    button.size = environment.controlSize
    button.isCapsule = environment.buttonBorderShape.isCapsule
    button.repeats = environment.buttonRepeatBehavior == .enabled
    press?.repeats = button.repeats
    if environment.customButtonStyle != nil { button.isWatched = press?.isWatched ?? false }
    return _NodeContentBox(.button(button)) {
      $0.isFocusable = environment.allowsFocus
      $0.keepsFocus = environment.keepsFocus
    }
  }

  func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }

  func _handle(_ event: _NodeEventBox) -> Bool {
    switch event.event {
    case .press:
      if press?.isRepeatedAlready() != true { action() }
      return true
    case .hold(let isHeld):
      press?.set(isHeld, of: event.id)
      return press != nil
    default: return false
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is asked to show.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

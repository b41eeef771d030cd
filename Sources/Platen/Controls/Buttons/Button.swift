/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  let role: ButtonContent.Purpose
  /// Distinguishes roles that front ends show alike.
  private var name = ""

  /// Deletes or changes data permanently. Front ends show it in red.
  public static let destructive = ButtonRole(role: .destructive)
  /// Ends something without a change. In an alert it is first in a row of buttons and last in a column, and Escape
  /// presses it.
  public static let cancel = ButtonRole(role: .cancel)
  /// Confirms an action.
  public static let confirm = ButtonRole(role: .normal)
  /// Closes what is presented; shown as ``cancel``.
  public static let close = ButtonRole(role: .cancel, name: "close")
}

/// A control that runs an action.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @ButtonPressProperty private var press
  @ControlStyle<ButtonStyles> private var style

  /// A button with a label and a role; nil is a button without a special purpose.
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// A button with a label and without a role.
  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
}

extension Button: View {
  /// The views that this one is made of.
  public var body: some View {
    if let styled = style.body(
      PrimitiveButtonStyleConfiguration(role: role, label: .init(view: AnyView(label)), action: action))
    {
      styled
    } else {
      _ButtonCore(role: role, action: action, label: label, link: nil, press: press)
    }
  }
}

/// The node of a button.
struct _ButtonCore<ButtonLabel: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: ButtonLabel
  /// The URL that a press opens, for a link.
  let link: URL?
  let press: ButtonPress?
}

extension _ButtonCore: _ContainerView {
  var _childContent: _ButtonBody<ButtonLabel> { _ButtonBody(role: role, label: label, press: press) }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    var button = ButtonContent(purpose: role?.role ?? .normal, style: environment[style: ButtonStyles.self].drawn.style)
    button.link = link
    button.path = environment.linkPath
    button.size = environment.controlSize
    button.isCapsule = environment.buttonBorderShape.isCapsule
    button.repeats = environment.buttonRepeatBehavior == .enabled
    button.reveals = environment.isRevealButton
    button.isExpanded = environment.buttonExpansion?.isExpanded
    button.expansion = environment.buttonExpansion?.number
    press?.repeats = button.repeats
    if environment[style: ButtonStyles.self].drawn.label != nil { button.isWatched = press?.isWatched ?? false }
    return _NodeContentBox(.control(button)) {
      $0.isFocusable = environment.allowsFocus
      $0.keepsFocus = environment.keepsFocus
    }
  }

  /// The action can't be compared, and is not in the content.
  func _hasSameContent(as other: Self) -> Bool { role == other.role && link == other.link && press === other.press }

  static func _prepare(_ environment: inout EnvironmentValues) {
    environment.rowPlace = .label
    environment.linkPath = nil
    environment.buttonExpansion = nil
  }

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
  /// The button of a style's configuration.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

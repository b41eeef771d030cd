import TextControls

/// A control of UIKit that is shown as a control of SwiftUI is, in every front end: the base of ``UISwitch``,
/// ``UISlider`` and the like.
@MainActor @preconcurrency open class _ComposedControl: UIControl, ComposedView {
  private let revision = ControllerState()

  /// Shows the control again after a change of what it shows.
  package func changed() {
    revision.change()
    setNeedsDisplay()
  }

  /// What is shown, as an `AnyView`.
  package var composedContent: AnyView {
    revision.view(of: self) { $0.content.modifier(_ControlSurroundings(control: $0)) }
  }

  /// The control of SwiftUI. For subclasses.
  package var content: AnyView { AnyView(EmptyView()) }

  /// Whether the control responds to user input, true by default.
  open override var isEnabled: Bool { didSet { changed() } }
  /// The name that assistive technology reads. Nil by default.
  open override var accessibilityLabel: String? { didSet { changed() } }
  /// The colour of what is chosen or filled. `.tintColor`, the default, is that of the place.
  open override var tintColor: UIColor! { didSet { changed() } }

  /// The name as the label of a control, which is not shown.
  package var name: Text { Text(verbatim: accessibilityLabel ?? "") }

  /// Tells the targets that the user has changed the value.
  package func userChangedValue() {
    changed()
    sendActions(for: [.valueChanged])
    sendActions(for: [.primaryActionTriggered])
  }
}

/// What every control of UIKit takes from its properties.
@MainActor struct _ControlSurroundings: ViewModifier {
  private let isEnabled: Bool
  private let tint: UIColor?
  private let identifier: String?

  init(control: UIControl) {
    isEnabled = control.isEnabled
    tint = control.tintColor.flatMap { $0 == .tintColor ? nil : $0 }
    identifier = control.accessibilityIdentifier
  }

  func body(content: Content) -> some View {
    content.labelsHidden().disabled(!isEnabled).tinted(tint)
      .transformEnvironment { if let identifier { $0.nodeScope.accessibilityIdentifier = identifier } }
  }
}

extension View {
  /// The view with a colour of UIKit's for what is chosen or filled; nil is that of what is around.
  func tinted(_ color: UIColor?) -> some View {
    let paint = color.map { Color(uiColor: $0).paint }
    return transformEnvironment { if let paint { $0.tint = paint } }
  }
}

import Platen
import TextControls

/// A control of AppKit that is shown as a control of SwiftUI is, in every front end: the base of ``NSSlider``,
/// ``NSSwitch`` and the like.
@MainActor @preconcurrency open class _ComposedControl: NSControl, ComposedView {
  private let revision = ControllerState()

  package override func valueDidChange() {
    revision.change()
    super.valueDidChange()
  }

  /// The name that assistive technology reads. Nil by default.
  open override var accessibilityLabel: String? { didSet { valueDidChange() } }
  /// An identifier for tests. Nil by default.
  open override var accessibilityIdentifier: String? { didSet { valueDidChange() } }

  package var composedContent: AnyView {
    revision.view(of: self) { control in
      control.content.labelsHidden().disabled(!control.isEnabled).identified(control.accessibilityIdentifier)
    }
  }

  /// The control of SwiftUI. For subclasses.
  package var content: AnyView { AnyView(EmptyView()) }

  /// The name as the label of a control, which is not shown.
  var name: Text { Text(verbatim: accessibilityLabel ?? "") }

  /// The user has changed the value.
  func userChangedValue() {
    valueDidChange()
    sendOwnAction()
  }

  func connect(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
}

extension View {
  /// The view with an identifier for tests, where there is one.
  @ViewBuilder func identified(_ identifier: String?) -> some View {
    if let identifier { accessibilityIdentifier(identifier) } else { self }
  }
}

import TextControls

/// A switch. It is shown as a toggle of SwiftUI, without a label.
@MainActor @preconcurrency open class UISwitch: _ComposedControl {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UISwitch { standIn { UISwitch(frame: .zero) } }

  /// How a switch looks. Kept and ignored: all of them are switches.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  /// Whether the switch is on. False by default. Setting it sends no event.
  open var isOn = false { didSet { if isOn != oldValue { changed() } } }
  /// The colour of a switch that is on; nil, the default, is the tint.
  open var onTintColor: UIColor? {
    didSet {
      changed()
      noteAppearance(\UISwitch.onTintColor, onTintColor)
    }
  }
  /// The colour of the knob. Kept and ignored; nil by default.
  open var thumbTintColor: UIColor?
  /// How the switch looks. Kept and ignored; `.automatic` by default.
  open var preferredStyle = Style.automatic
  /// A text beside a checkbox. Kept and ignored, as on iOS; nil by default.
  open var title: String?

  /// Sets whether the switch is on. `animated` is ignored.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  package override var content: AnyView {
    let isOn = Binding<Bool>(
      get: { [weak self] in self?.isOn ?? false },
      set: { [weak self] in
        self?.isOn = $0
        self?.userChangedValue()
      })
    return AnyView(Toggle(isOn: isOn) { name }.toggleStyle(.switch).tinted(onTintColor))
  }
}

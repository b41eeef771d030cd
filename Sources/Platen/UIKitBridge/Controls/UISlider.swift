import TextControls

/// A control that sets a number between two bounds. It is shown as a slider of SwiftUI.
@MainActor @preconcurrency open class UISlider: _ComposedControl {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UISlider { standIn { UISlider(frame: .zero) } }

  private var number: Float = 0

  /// The number, between the bounds. 0 by default. Setting it sends no event.
  open var value: Float {
    get { number }
    set {
      number = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      changed()
    }
  }
  /// The least number, 0 by default.
  open var minimumValue: Float = 0 { didSet { value = number } }
  /// The largest number, 1 by default.
  open var maximumValue: Float = 1 { didSet { value = number } }
  /// Whether events are sent while the user drags, and not only at the end. True by default.
  open var isContinuous = true
  /// The colour of the part below the number; nil, the default, is the tint.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      changed()
      noteAppearance(\UISlider.minimumTrackTintColor, minimumTrackTintColor)
    }
  }
  /// The colour of the part above the number. Kept and ignored; nil by default.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob. Kept and ignored; nil by default.
  open var thumbTintColor: UIColor?
  /// A picture at the lower end. Nil by default.
  open var minimumValueImage: UIImage? { didSet { changed() } }
  /// A picture at the upper end. Nil by default.
  open var maximumValueImage: UIImage? { didSet { changed() } }

  /// Sets the number. `animated` is ignored.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  package override var content: AnyView {
    let value = Binding<Float>(
      get: { [weak self] in self?.value ?? 0 },
      set: { [weak self] in
        guard let self else { return }
        self.value = $0
        if isContinuous { userChangedValue() }
      })
    let range = minimumValue...max(minimumValue, maximumValue)
    let slider = Slider(value: value, in: range) {
      name
    } minimumValueLabel: {
      if let minimumValueImage { Image(uiImage: minimumValueImage) }
    } maximumValueLabel: {
      if let maximumValueImage { Image(uiImage: maximumValueImage) }
    } onEditingChanged: { [weak self] isEditing in
      guard let self, !isEditing, !isContinuous else { return }
      userChangedValue()
    }
    return AnyView(slider.tinted(minimumTrackTintColor))
  }
}

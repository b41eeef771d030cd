import TextControls

/// A control that sets a colour. It is shown as a colour picker of SwiftUI, without a label.
@MainActor @preconcurrency open class UIColorWell: _ComposedControl {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UIColorWell { standIn { UIColorWell(frame: .zero) } }

  // Dynamic, so that an extension of the program's can take its place (plugin ObjectiveCSpellings).

  /// Called when the view was added to another one, or removed.
  open dynamic override func didMoveToSuperview() { super.didMoveToSuperview() }

  /// The colour; nil, the default, is none, and shown as black. Setting it sends no event.
  open var selectedColor: UIColor? { didSet { changed() } }
  /// The name of the control for assistive technology. Nil by default.
  open var title: String? { didSet { changed() } }
  /// Whether the opacity can be set. True by default.
  open var supportsAlpha = true { didSet { changed() } }

  package override var content: AnyView {
    let color = Binding<Color>(
      get: { [weak self] in self?.selectedColor.map { Color(uiColor: $0) } ?? .black },
      set: { [weak self] in
        self?.selectedColor = UIColor($0)
        self?.userChangedValue()
      })
    return AnyView(
      ColorPicker(selection: color, supportsOpacity: supportsAlpha) {
        Text(verbatim: accessibilityLabel ?? title ?? "")
      })
  }
}

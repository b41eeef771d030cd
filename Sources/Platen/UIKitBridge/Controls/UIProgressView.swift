import TextControls

/// A bar that shows how much of something is done.
@MainActor @preconcurrency open class UIProgressView: UIView, ComposedView {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UIProgressView { standIn { UIProgressView(frame: .zero) } }

  /// How thick the bar is. Kept and ignored.
  public enum Style: Int, Sendable { case `default`, bar }

  private let revision = ControllerState()
  private var fraction: Float = 0

  /// The part that is done, from 0 to 1. 0 by default; another number is clamped.
  open var progress: Float {
    get { fraction }
    set {
      fraction = min(max(newValue, 0), 1)
      changed()
    }
  }
  /// How thick the bar is. Kept and ignored; `.default` by default.
  open var progressViewStyle = Style.default
  /// The colour of the part that is done; nil, the default, is the tint.
  open var progressTintColor: UIColor? {
    didSet {
      changed()
      noteAppearance(\UIProgressView.progressTintColor, progressTintColor)
    }
  }
  /// The colour of the other part. Kept and ignored; nil by default.
  open var trackTintColor: UIColor?
  /// The name that assistive technology reads. Nil by default.
  open override var accessibilityLabel: String? { didSet { changed() } }

  /// Creates a bar. `progressViewStyle` is kept and ignored.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets the part that is done. `animated` is ignored.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  private func changed() {
    revision.change()
    setNeedsDisplay()
  }

  package var composedContent: AnyView {
    revision.view(of: self) { bar in
      ProgressView(value: Double(bar.fraction)) { Text(verbatim: bar.accessibilityLabel ?? "") }
        .progressViewStyle(.linear).labelsHidden().tinted(bar.progressTintColor)
    }
  }
}

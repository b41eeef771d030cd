/// A view in place of the keyboard, or over it.
@MainActor @preconcurrency open class UIInputView: UIView {
  /// The appearance of an input view.
  public enum Style: Int, Sendable { case `default`, keyboard }

  /// The appearance. Kept and ignored: front ends show the views in it.
  public let inputViewStyle: Style
  /// Whether the view is as high as its content. Kept and ignored: it always is, if its frame has no height. False by
  /// default.
  open var allowsSelfSizing = false

  /// Creates an input view with an appearance.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates an input view with a frame of zero. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A controller whose view is an input view: that of a responder which has it as its `inputViewController` or
/// `inputAccessoryViewController`.
@MainActor @preconcurrency open class UIInputViewController: UIViewController {
  /// Makes the view: a ``UIInputView``.
  open override func loadView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }

  /// The same as ``UIViewController/view``; nil if that is another kind of view.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { if let newValue { view = newValue } }
  }

  /// Moves on from the keyboard: ends the editing of the window's field.
  open func dismissKeyboard() { view.window?.endEditing(true) }
}

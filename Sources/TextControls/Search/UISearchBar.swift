/// A bar with a search field, an optional button that cancels, and a delegate.
@MainActor @preconcurrency open class UISearchBar: UIView {
  /// A stand-in for the later views of the class, see ``UIView/appearance()``.
  open override class func appearance() -> UISearchBar { standIn { UISearchBar(frame: .zero) } }

  /// The appearance of the bar. Kept and ignored.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// The object that is asked before editing begins or ends, and notified of changes and of the buttons. Held weakly,
  /// nil by default.
  open var delegate: (any UISearchBarDelegate)? {
    get { ownDelegate }
    set { ownDelegate = newValue }
  }
  /// The delegate that is called: a subclass that overrides the property keeps another one behind itself.
  private(set) weak var ownDelegate: (any UISearchBarDelegate)?

  /// The field in the bar.
  public let searchTextField = UISearchTextField()
  private lazy var cancelButton = UIButton(type: .system)
  private let relay = SearchBarRelay()

  /// The text, empty by default.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text shown while the field is empty, nil by default.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line above the field. Kept and ignored; nil by default.
  open var prompt: String?
  /// Kept and ignored; `.default` by default.
  open var searchBarStyle = Style.default
  /// Kept and ignored; nil by default.
  open var barTintColor: UIColor?
  /// Kept and ignored; true by default.
  open var isTranslucent = true

  /// Whether a button that cancels the search is shown next to the field. False by default. Pressing it calls the
  /// delegate and changes nothing else.
  open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { showCancelButton() } } }

  /// The keyboard of the field.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// Which letters a screen keyboard offers as capitals.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether the field's words are corrected, where a front end corrects.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The label of the return key, `.search` by default.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether Return is ignored while the field is empty. False by default.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty bar with a frame of zero. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    relay.bar = self
    searchTextField.delegate = relay
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.ownDelegate?.searchBar(self, textDidChange: self.text ?? "")
      }, for: .editingChanged)
    addSubview(searchTextField)
  }

  /// Sets ``showsCancelButton``. `animated` is ignored.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  private func showCancelButton() {
    guard showsCancelButton else { return cancelButton.removeFromSuperview() }
    if cancelButton.currentTitle == nil {
      cancelButton.ownWords = ["Cancel"]
      cancelButton.setTitle("Cancel", for: .normal)
      cancelButton.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          self.ownDelegate?.searchBarCancelButtonClicked(self)
        }, for: .touchUpInside)
    }
    addSubview(cancelButton)
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
}

/// The delegate of a search bar. UIKit's methods are optional; here each has a default implementation.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the user changed the text, with the whole text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether `text` may replace a range of UTF-16 units.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when Return is pressed in the field. Editing does not end by itself.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button that cancels is pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Default implementation: true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Default implementation: does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Default implementation: true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Default implementation: does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Default implementation: does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Default implementation: true.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Default implementation: does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Default implementation: does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// Forwards the field's delegate calls to the delegate of the bar.
@MainActor final class SearchBarRelay: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  private func notifyDelegate<Answer>(
    _ otherwise: Answer, _ notify: (any UISearchBarDelegate, UISearchBar) -> Answer
  ) -> Answer {
    guard let bar, let delegate = bar.ownDelegate else { return otherwise }
    return notify(delegate, bar)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    notifyDelegate(true) { $0.searchBarShouldBeginEditing($1) }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { notifyDelegate(()) { $0.searchBarTextDidBeginEditing($1) } }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    notifyDelegate(true) { $0.searchBarShouldEndEditing($1) }
  }

  func textFieldDidEndEditing(_ textField: UITextField) { notifyDelegate(()) { $0.searchBarTextDidEndEditing($1) } }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    notifyDelegate(true) { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    notifyDelegate(()) { $0.searchBarSearchButtonClicked($1) }
    return false
  }
}

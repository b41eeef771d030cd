/// A bar with a field to search by, and a delegate that is told of it.
@MainActor @preconcurrency open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  open weak var delegate: (any UISearchBarDelegate)?

  /// The field in the bar.
  public let searchTextField = UISearchTextField()
  private lazy var cancelButton = UIButton(type: .system)
  private let relay = SearchBarRelay()

  /// The text, empty by default.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line above the field. Kept, and not shown.
  open var prompt: String?
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor?
  open var isTranslucent = true

  /// Whether a button stands beside the field that gives the search up.
  open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { showCancelButton() } } }

  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

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
        self.delegate?.searchBar(self, textDidChange: self.text ?? "")
      }, for: .editingChanged)
    addSubview(searchTextField)
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  private func showCancelButton() {
    guard showsCancelButton else { return cancelButton.removeFromSuperview() }
    if cancelButton.currentTitle == nil {
      cancelButton.setTitle("Cancel", for: .normal)
      cancelButton.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          self.delegate?.searchBarCancelButtonClicked(self)
        }, for: .touchUpInside)
    }
    addSubview(cancelButton)
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
}

/// Is told what happens in a search bar.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// A person has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Return was pressed in the field.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// Hands what the field tells its delegate on to the bar's.
@MainActor final class SearchBarRelay: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  private func told<Answer>(_ otherwise: Answer, _ tell: (any UISearchBarDelegate, UISearchBar) -> Answer) -> Answer {
    guard let bar, let delegate = bar.delegate else { return otherwise }
    return tell(delegate, bar)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    told(true) { $0.searchBarShouldBeginEditing($1) }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { told(()) { $0.searchBarTextDidBeginEditing($1) } }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { told(true) { $0.searchBarShouldEndEditing($1) } }

  func textFieldDidEndEditing(_ textField: UITextField) { told(()) { $0.searchBarTextDidEndEditing($1) } }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    told(true) { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    told(()) { $0.searchBarSearchButtonClicked($1) }
    return false
  }
}

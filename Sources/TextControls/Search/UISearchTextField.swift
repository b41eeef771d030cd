/// A text field for searching, with tokens before its text.
///
/// Each token takes one position before the text, and reads as U+FFFC in `text(in:)`; `text` is the text alone [D].
@MainActor @preconcurrency open class UISearchTextField: UITextField {
  /// What is searched for besides the text, such as a person or a place.
  open var tokens: [UISearchToken] = [] { didSet { setNeedsDisplay() } }
  open var tokenBackgroundColor: UIColor! = .tintColor
  /// Whether backspace at the start of the text deletes the last token.
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
  /// What a front end offers to search for.
  open var searchSuggestions: [any UISearchSuggestion]?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    borderStyle = .roundedRect
    clearButtonMode = .always
    returnKeyType = .search
  }

  override var tokenCount: Int { tokens.count }

  /// Inserts a token; an index out of range goes to the nearest end.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }

  /// Removes a token; an index out of range removes none.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  /// The position before a token; the start of the text for an index out of range.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    OffsetPosition(tokens.indices.contains(tokenIndex) ? tokenIndex - tokens.count : 0)
  }

  /// The tokens in a range.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] { Array(tokens[tokens(within: textRange)]) }

  /// The range of the text, without the tokens.
  open var textualRange: UITextRange { textRange(0..<controller.session.text.utf16.count) }

  /// Puts a token in the place of text: the part of the range that is text goes.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    if let range = offsets(of: textRange), !range.isEmpty { replace(self.textRange(range), withText: "") }
    insertToken(token, at: tokenIndex)
  }

  /// At the start of the text, deletes the last token; that is an edit, and told as one [K].
  open override func deleteBackward() {
    let selection = controller.session.state.selection
    guard allowsDeletingTokens, !tokens.isEmpty, selection.isCaret, selection.head == 0, markedTextRange == nil else {
      return super.deleteBackward()
    }
    tokens.removeLast()
    textInputDidChangeText(controller)
  }

  /// A person chose a suggestion.
  package func choose(_ suggestion: any UISearchSuggestion) {
    (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
  }
}

/// A token of a search field.
@MainActor @preconcurrency public final class UISearchToken: NSObject {
  public let icon: UIImage?
  public let text: String
  /// What the token means to the program.
  public var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// Something that a search field offers to search for.
@MainActor @preconcurrency public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  var representedObject: Any? { get set }
}

@MainActor @preconcurrency public final class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  public let localizedSuggestion: String?
  public let localizedDescription: String?
  public let iconImage: UIImage?
  public var representedObject: Any?

  public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
    self.localizedSuggestion = localizedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }
}

/// A text field's delegate that hears of suggestions as well.
@MainActor @preconcurrency public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}

/// A text field for searching, with tokens before its text.
///
/// Each token takes one position before the text and reads as U+FFFC in `text(in:)`; `text` is the text without tokens.
@MainActor @preconcurrency open class UISearchTextField: UITextField {
  /// The tokens before the text, such as the name of a contact or a place. Empty by default.
  open var tokens: [UISearchToken] = [] { didSet { setNeedsDisplay() } }
  /// Kept and ignored; `.tintColor` by default.
  open var tokenBackgroundColor: UIColor! = .tintColor
  /// Whether Backspace at the start of the text deletes the last token. True by default.
  open var allowsDeletingTokens = true
  /// Kept and ignored: copying takes the text alone. True by default.
  open var allowsCopyingTokens = true
  /// Suggestions for the search. Kept and ignored: no front end shows them; use SwiftUI's `searchSuggestions(_:)`. Nil
  /// by default.
  open var searchSuggestions: [any UISearchSuggestion]?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty field with a frame of zero. Nothing is read from the coder.
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

  /// Inserts a token. An index out of range is clamped.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }

  /// Removes a token. An index out of range is ignored.
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

  /// Replaces text with a token: deletes the part of the range that is text and inserts the token.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    if let range = offsets(of: textRange), !range.isEmpty { replace(self.textRange(range), withText: "") }
    insertToken(token, at: tokenIndex)
  }

  /// At the start of the text, deletes the last token and sends the events of an edit.
  open override func deleteBackward() {
    let selection = controller.session.state.selection
    guard allowsDeletingTokens, !tokens.isEmpty, selection.isCaret, selection.head == 0, markedTextRange == nil else {
      return super.deleteBackward()
    }
    tokens.removeLast()
    textInputDidChangeText(controller)
  }

  /// Notifies the delegate that the user chose a suggestion.
  package func choose(_ suggestion: any UISearchSuggestion) {
    (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
  }
}

/// A token of a search field.
@MainActor @preconcurrency public final class UISearchToken: NSObject {
  /// The image of the token. Kept and ignored.
  public let icon: UIImage?
  /// The text of the token.
  public let text: String
  /// The object that the token represents, for the program. Nil by default.
  public var representedObject: Any?

  /// Creates a token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// A suggestion of a search field.
@MainActor @preconcurrency public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion.
  var localizedSuggestion: String? { get }
  /// The text of the suggestion with attributes. Nil unless a type says otherwise.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// What assistive technology reads for the suggestion.
  var localizedDescription: String? { get }
  /// The image next to the text.
  var iconImage: UIImage? { get }
  /// The object that the suggestion represents, for the program.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// Default implementation: nil.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
}

/// A suggestion with a text, a description and an image.
@MainActor @preconcurrency public final class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text of the suggestion.
  public let localizedSuggestion: String?
  /// The text of the suggestion with attributes; nil for a plain text.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// What assistive technology reads for the suggestion; nil for its text.
  public let localizedDescription: String?
  /// The image next to the text.
  public let iconImage: UIImage?
  /// The object that the suggestion represents, for the program. Nil by default.
  public var representedObject: Any?

  /// Creates a suggestion.
  public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
    self.localizedSuggestion = localizedSuggestion
    localizedAttributedSuggestion = nil
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }

  /// Creates a suggestion whose text has attributes.
  public init(
    localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    localizedSuggestion = localizedAttributedSuggestion.string
    self.localizedAttributedSuggestion = localizedAttributedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }
}

/// A text field's delegate that is notified of chosen suggestions as well.
@MainActor @preconcurrency public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Called after the user chose a suggestion.
  func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  /// Default implementation: does nothing.
  public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}

/// The traits of an input that a keyboard follows. UIKit's requirements are optional; here they have defaults, and
/// setting one that a type does not store does nothing.
@MainActor @preconcurrency public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters a screen keyboard offers as capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typed words are corrected, where a front end corrects at all.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked. Ignored here.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotation marks become curly. Ignored here.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash. Ignored here.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces around pasted and deleted words are adjusted. Ignored here.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether predicted text is shown while typing. Ignored here.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Whether the result of an expression is offered. Ignored here.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  /// The keyboard that suits the text. A hint: input is not filtered by it.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard. Ignored here.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The label of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether Return is ignored while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text, from which the platform offers to fill it in.
  var textContentType: UITextContentType! { get set }
  /// The rules for a generated password. Ignored here.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// Which writing tools are offered. Ignored here.
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  /// What writing tools may produce. Ignored here.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
  /// The conversation that a suggested reply would belong to. Ignored here.
  var conversationContext: UIConversationContext? { get set }
  /// Whether a number pad may be shown in a popover. Ignored here.
  var allowsNumberPadPopover: Bool { get set }
}

extension UITextInputTraits {
  /// Default implementation: `.sentences`; setting it does nothing.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// Default implementation: `.default`; setting it does nothing.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// Default implementation: `.default`; setting it does nothing.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// Default implementation: `.default`; setting it does nothing.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// Default implementation: `.default`; setting it does nothing.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// Default implementation: `.default`; setting it does nothing.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// Default implementation: `.default`; setting it does nothing.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// Default implementation: `.default`; setting it does nothing.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { .default }
    set {}
  }
  /// Default implementation: `.default`; setting it does nothing.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// Default implementation: `.default`; setting it does nothing.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// Default implementation: `.default`; setting it does nothing.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Default implementation: false; setting it does nothing.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Default implementation: false; setting it does nothing.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Default implementation: nil; setting it does nothing.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// Default implementation: nil; setting it does nothing.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
  /// Default implementation: `.default`; setting it does nothing.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { .default }
    set {}
  }
  /// Default implementation: empty; setting it does nothing.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { [] }
    set {}
  }
  /// Default implementation: nil; setting it does nothing.
  public var conversationContext: UIConversationContext? {
    get { nil }
    set {}
  }
  /// Default implementation: true; setting it does nothing.
  public var allowsNumberPadPopover: Bool {
    get { true }
    set {}
  }
}

/// Whether spelling is checked. Ignored here: front ends follow their own settings.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether straight quotation marks become curly while typing. Ignored here.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether two hyphens become a dash while typing. Ignored here.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether spaces around pasted and deleted words are adjusted. Ignored here.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// Whether predicted text is shown while typing. Ignored here.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
/// Whether the result of a typed expression is offered. Ignored here.
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default`, no, yes }

/// The appearance of the keyboard. Ignored here.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`
  case dark
  case light

  /// UIKit's older name of ``dark``.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// Which writing tools are offered for a text. Ignored here: there are none.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default` = 0
  case complete
  case limited
}

/// What writing tools may produce. Ignored here: there are none.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// The bits of the set, as in UIKit.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Text without attributes.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
  /// Text with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 2)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 4)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 8)
}

/// The rules for a generated password, in Apple's rule language (`"required: upper; required: digit; minlength: 12;"`).
/// Ignored here: no front end generates passwords.
public final class UITextInputPasswordRules: NSObject, Sendable {
  /// The rules as they were given; they are not parsed.
  public let passwordRulesDescriptor: String

  /// Creates rules from a text in Apple's rule language, which is not checked.
  public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}

/// The conversation that a reply belongs to, for keyboards that suggest replies. No front end reads it.
open class UIConversationContext: NSObject {
  /// Identifies the conversation to the program. Nil by default.
  public var threadIdentifier: String?

  /// Creates a conversation without an identifier.
  public override init() { super.init() }
}

/// A suggestion of a keyboard, such as a reply.
open class UIInputSuggestion: NSObject {
  /// Creates a suggestion. Keyboards create those of the subclasses.
  public override init() { super.init() }
}

/// A suggested reply as text.
public final class UISmartReplySuggestion: UIInputSuggestion {
  /// The text of the reply.
  public let smartReply: String

  /// Creates a suggestion with a text, for tests of a delegate.
  public init(smartReply: String) {
    self.smartReply = smartReply
    super.init()
  }
}

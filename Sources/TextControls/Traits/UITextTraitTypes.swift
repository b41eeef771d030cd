public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default`, no, yes }

/// The look of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`
  case dark
  case light

  public static var alert: UIKeyboardAppearance { .dark }
}

public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default` = 0
  case complete
  case limited
}

public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
  public static let richText = UIWritingToolsResultOptions(rawValue: 2)
  public static let list = UIWritingToolsResultOptions(rawValue: 4)
  public static let table = UIWritingToolsResultOptions(rawValue: 8)
}

/// What a password may be, for a platform that offers to make one up, in Apple's rule language
/// (`"required: upper; required: digit; minlength: 12;"`). It has an effect only with secure text entry [D].
public final class UITextInputPasswordRules: NSObject, Sendable {
  public let passwordRulesDescriptor: String

  public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}

/// The conversation that a reply is written in, for keyboards that suggest one.
open class UIConversationContext: NSObject {
  public var threadIdentifier: String?

  public override init() { super.init() }
}

/// Something a keyboard suggests to insert, such as a reply.
open class UIInputSuggestion: NSObject {
  public override init() { super.init() }
}

/// A suggested reply in words.
public final class UISmartReplySuggestion: UIInputSuggestion {
  public let smartReply: String

  public init(smartReply: String) {
    self.smartReply = smartReply
    super.init()
  }
}

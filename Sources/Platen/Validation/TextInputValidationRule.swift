/// A condition on a field's text, and the message for a text that does not meet it.
///
/// ```swift
/// TextField("E-mail", text: $email)
///   .validation(.required(), .email())
/// ```
///
/// Rules are checked in the order given, and the first that the text breaks gives the message. All but ``required(_:)``
/// and those of the program's own accept empty text, so that a field can be optional.
public struct TextInputValidationRule {
  /// What a rule compares a text with.
  enum Condition {
    case required
    case length(least: Int, most: Int?)
    case range(ClosedRange<Double>)
    /// A regular expression of ICU's.
    case pattern(String)
    case email(EmailExpression)
    case closure((String) -> Bool)
  }

  let message: Text
  let condition: Condition

  private init(_ message: LocalizedStringKey, _ condition: Condition) { self.init(Text(message), condition) }

  private init(_ message: Text, _ condition: Condition) {
    self.message = message
    self.condition = condition
  }

  /// Of the rule that most fields have: views declare it again at each evaluation.
  private static let requiredMessage = Text(.own("This is required."))

  /// A rule of a program's own, which checks every text, an empty one too.
  public init(_ message: Text, isValid: @escaping (String) -> Bool) {
    self.message = message
    condition = .closure(isValid)
  }

  /// A rule of a program's own, which checks every text, an empty one too.
  public static func custom(_ message: LocalizedStringKey, isValid: @escaping (String) -> Bool)
    -> TextInputValidationRule
  {
    TextInputValidationRule(message, .closure(isValid))
  }

  /// There has to be something other than white space. A nil message says so in the language of the program's texts.
  public static func required(_ message: LocalizedStringKey? = nil) -> TextInputValidationRule {
    TextInputValidationRule(message.map { Text($0) } ?? requiredMessage, .required)
  }

  // MARK: length, in grapheme clusters: characters as the user counts them

  /// The text has a number of characters (grapheme clusters) in `range`, or is empty. A nil message names both bounds.
  public static func length(_ range: ClosedRange<Int>, _ message: LocalizedStringKey? = nil) -> TextInputValidationRule
  {
    TextInputValidationRule(
      message ?? .own("Enter \(range.lowerBound) to \(range.upperBound) characters."),
      .length(least: range.lowerBound, most: range.upperBound))
  }

  /// The text has at least so many characters (grapheme clusters), or is empty. A nil message names the bound.
  public static func length(
    _ range: PartialRangeFrom<Int>, _ message: LocalizedStringKey? = nil
  ) -> TextInputValidationRule {
    TextInputValidationRule(
      message ?? .own("Enter at least \(range.lowerBound) characters."), .length(least: range.lowerBound, most: nil))
  }

  /// The text has at most so many characters (grapheme clusters). A nil message names the bound.
  public static func length(
    _ range: PartialRangeThrough<Int>, _ message: LocalizedStringKey? = nil
  ) -> TextInputValidationRule {
    TextInputValidationRule(
      message ?? .own("Enter at most \(range.upperBound) characters."), .length(least: 0, most: range.upperBound))
  }

  // MARK: numbers

  /// The field's value, or the number that its text is in the user's language, is in a range. Empty text passes; a
  /// nil message names both bounds.
  public static func range(_ range: ClosedRange<Double>, _ message: LocalizedStringKey? = nil)
    -> TextInputValidationRule
  {
    let (low, high) = (range.lowerBound, range.upperBound)
    return TextInputValidationRule(
      message ?? .own("Enter a number from \(low, format: .number) to \(high, format: .number)."), .range(range))
  }

  /// The field's value, or the number that its text is in the user's language, is in a range of integers. Empty text
  /// passes; a nil message names both bounds.
  public static func range<Number: BinaryInteger>(
    _ range: ClosedRange<Number>, _ message: LocalizedStringKey? = nil
  ) -> TextInputValidationRule {
    self.range(Double(range.lowerBound)...Double(range.upperBound), message)
  }

  /// The field's value, or the number that its text is in the user's language, is at least the bound. Empty text
  /// passes; a nil message names the bound.
  public static func range(
    _ range: PartialRangeFrom<Double>, _ message: LocalizedStringKey? = nil
  ) -> TextInputValidationRule {
    TextInputValidationRule(
      message ?? .own("Enter a number of at least \(range.lowerBound, format: .number)."),
      .range(range.lowerBound...Double.infinity))
  }

  /// The field's value, or the number that its text is in the user's language, is at least the bound. Empty text
  /// passes; a nil message names the bound.
  public static func range<Number: BinaryInteger>(
    _ range: PartialRangeFrom<Number>, _ message: LocalizedStringKey? = nil
  ) -> TextInputValidationRule {
    self.range(PartialRangeFrom(Double(range.lowerBound)), message)
  }

  /// The field's value, or the number that its text is in the user's language, is at most the bound. Empty text
  /// passes; a nil message names the bound.
  public static func range(
    _ range: PartialRangeThrough<Double>, _ message: LocalizedStringKey? = nil
  ) -> TextInputValidationRule {
    TextInputValidationRule(
      message ?? .own("Enter a number of at most \(range.upperBound, format: .number)."),
      .range(-Double.infinity...range.upperBound))
  }

  /// The field's value, or the number that its text is in the user's language, is at most the bound. Empty text
  /// passes; a nil message names the bound.
  public static func range<Number: BinaryInteger>(
    _ range: PartialRangeThrough<Number>, _ message: LocalizedStringKey? = nil
  ) -> TextInputValidationRule {
    self.range(...Double(range.upperBound), message)
  }

  // MARK: patterns

  /// The whole text matches a regular expression, written as a literal or with `RegexBuilder`.
  public static func pattern<Expression: RegexComponent>(
    _ expression: Expression, _ message: LocalizedStringKey? = nil
  ) -> TextInputValidationRule {
    TextInputValidationRule(message ?? .unexpectedForm, .closure { $0.isEmpty || $0.wholeMatch(of: expression) != nil })
  }

  /// The text matches a regular expression of ICU's, as `range(of:options:)` takes it. One that can't be compiled
  /// matches nothing. In a browser, an expression of ASCII characters, their classes, groups, alternatives and plain
  /// quantifiers is checked before the program answers.
  public static func pattern(
    regularExpression: String, _ message: LocalizedStringKey? = nil
  ) -> TextInputValidationRule {
    TextInputValidationRule(message ?? .unexpectedForm, .pattern(regularExpression))
  }

  /// The text is an e-mail address, by one of three equivalent expressions.
  public static func email(
    _ expression: EmailExpression = .literal, _ message: LocalizedStringKey? = nil
  ) -> TextInputValidationRule {
    TextInputValidationRule(message ?? .own("Enter an e-mail address."), .email(expression))
  }

  /// The text is an e-mail address.
  public static func email(_ message: LocalizedStringKey) -> TextInputValidationRule { email(.literal, message) }
}

extension LocalizedStringKey {
  /// The message for a text that a pattern does not match.
  fileprivate static var unexpectedForm: LocalizedStringKey { .own("This is not in the form expected.") }
}

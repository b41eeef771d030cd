/// The rules for a field's text as a front end can check them that shows what is wrong before the program has answered.
package struct FieldChecks: Equatable, Sendable {
  /// What a rule compares.
  package enum Condition: Hashable, Sendable {
    /// There is something other than white space.
    case required
    /// The count of grapheme clusters; an empty text passes.
    case length(least: Int, most: Int?)
    /// A regular expression of ICU's is found in the text; an empty text passes.
    case expression(String)
    /// Only the program knows.
    case unknown
  }

  package struct Rule: Equatable, Sendable {
    package var condition: Condition
    package var message: String

    package init(_ condition: Condition, message: String) {
      self.condition = condition
      self.message = message
    }
  }

  /// When the message of a text that is not valid is shown for the first time.
  package enum Moment: Int, Hashable, Sendable { case afterEditing, onSubmit, whileTyping }

  /// In the order in which they are checked: the first that is broken gives the message.
  package var rules: [Rule]
  package var moment: Moment
  /// The scopes that gather whether their fields are valid, the outermost first.
  package var scopes: [Int]
  /// Whether the message is shown from now on.
  package var isShown: Bool
  /// The rule that the program's text breaks.
  package var broken: Int?

  package init(rules: [Rule], moment: Moment, scopes: [Int], isShown: Bool, broken: Int?) {
    self.rules = rules
    self.moment = moment
    self.scopes = scopes
    self.isShown = isShown
    self.broken = broken
  }
}

/// A scope whose faults disable a control that nothing else disables.
package struct ValidityGate: Hashable, Sendable {
  package var scope: Int
  /// How many fields of the scope are not valid.
  package var faults: Int

  package init(scope: Int, faults: Int) {
    self.scope = scope
    self.faults = faults
  }
}

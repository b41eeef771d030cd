/// When the message of a text that is not valid is shown. From then on it appears and disappears while the user types.
public struct TextInputValidationDisplay: Hashable, Sendable {
  let moment: FieldChecks.Moment

  /// When the editing ends for the first time, so that unfinished text shows no message.
  public static let afterEditing = TextInputValidationDisplay(moment: .afterEditing)
  /// On Return, and when the program calls ``TextInputValidationProxy/validate()``.
  public static let onSubmit = TextInputValidationDisplay(moment: .onSubmit)
  /// With the first letter.
  public static let whileTyping = TextInputValidationDisplay(moment: .whileTyping)
}

/// The rules for the fields in a place.
struct FieldRules: GraphComparable, @unchecked Sendable {
  var rules: [TextInputValidationRule]
  var display: TextInputValidationDisplay

  static func areSame(_ first: FieldRules?, _ second: FieldRules?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return isSame(first, second)
  }

  static func isSame(_ first: FieldRules, _ second: FieldRules) -> Bool {
    first.display == second.display && first.rules.elementsEqual(second.rules) { $0.isSame(as: $1) }
  }
}

/// The scopes around a place, the outermost first.
struct ValidationScopes: GraphComparable, @unchecked Sendable {
  var scopes: [ValidationScope] = []

  static func isSame(_ first: ValidationScopes, _ second: ValidationScopes) -> Bool {
    first.scopes.elementsEqual(second.scopes, by: ===)
  }
}

private enum FieldRulesKey: EnvironmentKey { static let defaultValue: FieldRules? = nil }
private enum ValidationScopesKey: EnvironmentKey { static let defaultValue = ValidationScopes() }
private enum ValidationMessageKey: EnvironmentKey { static let defaultValue: ValidationMessage? = nil }

extension EnvironmentValues {
  var fieldRules: FieldRules? {
    get { self[FieldRulesKey.self] }
    set { self[FieldRulesKey.self] = newValue }
  }

  var validationScopes: ValidationScopes {
    get { self[ValidationScopesKey.self] }
    set { self[ValidationScopesKey.self] = newValue }
  }

  /// Where the field puts its message.
  var validationMessage: ValidationMessage? {
    get { self[ValidationMessageKey.self] }
    set { self[ValidationMessageKey.self] = newValue }
  }

  /// Whether all fields of the form around this place, or of the nearest ``TextInputValidationReader``, are valid,
  /// including those whose message is not shown yet.
  public var isValid: Bool { validationScopes.scopes.last?.isValid ?? true }
}

extension View {
  /// Checks the texts of the fields inside by rules, and shows below a field the message of the first that is broken.
  ///
  /// The rules of several modifiers around one another all apply, the innermost first. A screen reader reads the
  /// message with the field. The form around the fields gathers whether all are valid: see
  /// ``EnvironmentValues/isValid`` and ``TextInputValidationReader``.
  nonisolated public func validation(
    _ rules: TextInputValidationRule..., display: TextInputValidationDisplay = .afterEditing
  ) -> some View {
    validation(rules, display: display)
  }

  /// Checks the texts of the fields inside by a list of rules, in the order given, and shows below a field the message
  /// of the first that is broken.
  nonisolated public func validation(
    _ rules: [TextInputValidationRule], display: TextInputValidationDisplay = .afterEditing
  ) -> some View {
    transformEnvironment(with: FieldRules(rules: rules, display: display)) { values, own in
      var all = own
      if let outer = values.fieldRules { all.rules += outer.rules }
      values.fieldRules = all
    }
  }

  /// Disables the controls inside while a field of the form around them, or of the nearest
  /// ``TextInputValidationReader``, is not valid, whether its message is shown or not.
  ///
  /// It is `disabled(_:)` with ``EnvironmentValues/isValid``, for which no view has to read it. In a browser the
  /// controls are enabled and disabled with the letter that makes the difference, without waiting for the program,
  /// where the rules are those of required texts, lengths and e-mail addresses; a press counts only once the program
  /// agrees. Outside of a form nothing is disabled.
  nonisolated public func disabledUnlessValid() -> some View { _ValidityGateView(content: self) }

  /// Checks the texts of the fields inside by a rule of the program's own.
  nonisolated public func validation(
    _ message: LocalizedStringKey, display: TextInputValidationDisplay = .afterEditing,
    isValid: @escaping (String) -> Bool
  ) -> some View {
    validation([.custom(message, isValid: isValid)], display: display)
  }
}

/// When a person is told that a text is not valid. From then on the message comes and goes as they type.
public struct ValidationDisplay: Hashable, Sendable {
  enum Moment: Hashable, Sendable { case afterEditing, onSubmit, whileTyping }

  let moment: Moment

  /// When the editing has ended for the first time: nobody is told off for what is not finished.
  public static let afterEditing = ValidationDisplay(moment: .afterEditing)
  /// On Return, and when the program asks with ``ValidationProxy/validate()``.
  public static let onSubmit = ValidationDisplay(moment: .onSubmit)
  /// With the first letter.
  public static let whileTyping = ValidationDisplay(moment: .whileTyping)
}

/// The rules for the fields in a place.
struct FieldRules: GraphComparable, @unchecked Sendable {
  var rules: [ValidationRule]
  var display: ValidationDisplay

  /// Closures can't be compared.
  static func isSame(_ first: FieldRules, _ second: FieldRules) -> Bool { false }
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

  /// Where the field says what is wrong with it.
  var validationMessage: ValidationMessage? {
    get { self[ValidationMessageKey.self] }
    set { self[ValidationMessageKey.self] = newValue }
  }

  /// Whether all fields of the form around this place, or of the nearest ``ValidationReader``, are valid, whatever a
  /// person has been told yet.
  public var isValid: Bool { validationScopes.scopes.last?.isValid ?? true }
}

extension View {
  /// Looks at the texts of the fields inside, and says below a field what is wrong with it.
  ///
  /// The rules of several modifiers around one another all apply, the innermost first. A screen reader hears the
  /// message with the field. The form around the fields gathers whether all are valid: see
  /// ``EnvironmentValues/isValid`` and ``ValidationReader``.
  nonisolated public func validation(
    _ rules: ValidationRule..., display: ValidationDisplay = .afterEditing
  ) -> some View {
    validation(rules, display: display)
  }

  nonisolated public func validation(
    _ rules: [ValidationRule], display: ValidationDisplay = .afterEditing
  ) -> some View {
    nonisolated(unsafe) let rules = rules
    return transformEnvironment { values in
      let outer = values.fieldRules
      values.fieldRules = FieldRules(rules: rules + (outer?.rules ?? []), display: display)
    }
  }

  /// Looks at the texts of the fields inside by a rule of the program's own.
  nonisolated public func validation(
    _ message: LocalizedStringKey, display: ValidationDisplay = .afterEditing,
    isValid: @escaping (String) -> Bool
  ) -> some View {
    validation([.custom(message, isValid: isValid)], display: display)
  }
}

/// Whether one field's text is valid, and whether its message is shown.
@MainActor final class FieldValidator {
  weak var input: FieldInput?
  private var rules: FieldRules?
  private var entryRule: (any EntryRule)?
  /// Whether the text is kept though it is no value of the field.
  private(set) var isRefused = false
  private var scopes: [ValidationScope] = []
  private var message: ValidationMessage?
  private var resolution = TextResolution()
  /// Whether what is wrong is shown from now on.
  private var isShown = false
  private(set) var validation: FieldValidation?
  /// The rules for front ends; nil where they can check none of them.
  private(set) var checks: FieldChecks?

  /// Whether a rule says that there has to be a text.
  var isRequired: Bool { rules?.rules.contains { $0.isRequired } ?? false }

  /// Adopts the rules and checks the text.
  func update(
    environment: EnvironmentValues, text: @autoclosure () -> String, number: (String) -> Double?
  ) {
    let rules = environment.fieldRules
    let hadRules = self.rules != nil || entryRule != nil
    entryRule = environment.entryRule?.rule
    guard rules != nil || entryRule != nil || hadRules else { return }
    message = environment.validationMessage
    let resolution = environment.textResolution
    let scopes = environment.validationScopes.scopes
    if resolution != self.resolution || !self.scopes.elementsEqual(scopes, by: ===)
      || !FieldRules.areSame(rules, self.rules)
    {
      self.rules = rules
      self.resolution = resolution
      move(to: scopes)
      checks = describe()
    }
    check(text(), number)
  }

  private func move(to new: [ValidationScope]) {
    guard !scopes.elementsEqual(new, by: ===) else { return }
    for scope in scopes { scope.remove(self) }
    scopes = new
  }

  private func check(_ text: String, _ number: (String) -> Double?) {
    let broken = rules?.rules.firstIndex { !$0.isMet(by: text) { number(text) } }
    let problem = isRefused ? entryRule?.problem(in: text) : nil
    isRefused = problem != nil
    for scope in scopes { scope.set(broken == nil && problem == nil, for: self) }
    let reason = problem.map { Text($0) } ?? (isShown ? broken.flatMap { rules?.rules[$0].message } : nil)
    let shown = reason?.resolve(in: resolution).plainText
    message?.text.write(shown)
    checks?.isShown = isShown
    checks?.broken = broken
    validation = shown.map { FieldValidation(message: $0, messageNode: message?.node.read()) }
  }

  /// Whether a text that the user has finished is no value of the field. It is kept then, with the reason.
  func refuses(_ text: String) -> Bool {
    isRefused = entryRule?.problem(in: text) != nil
    return isRefused
  }

  /// The program has set the text.
  func forgetRefusal() { isRefused = false }

  private func describe() -> FieldChecks? {
    guard let rules, rules.rules.contains(where: { $0.described != .unknown }) else { return nil }
    let described = rules.rules.map {
      FieldChecks.Rule($0.described, message: $0.message.resolve(in: resolution).plainText)
    }
    return FieldChecks(
      rules: described, moment: rules.display.moment, scopes: scopes.map(\.number), isShown: isShown, broken: nil)
  }

  func textDidChange() { showIf(.whileTyping) }

  func editingDidEnd() { showIf(.afterEditing) }

  func didSubmit() {
    if rules != nil { show() }
  }

  private func showIf(_ moment: FieldChecks.Moment) {
    if rules?.display.moment == moment { show() }
  }

  /// From now on the message is shown whenever the text is not valid.
  func show() {
    guard !isShown else { return }
    isShown = true
    input?.setNeedsEvaluation()
  }

  func leave() {
    for scope in scopes { scope.remove(self) }
    scopes = []
  }
}

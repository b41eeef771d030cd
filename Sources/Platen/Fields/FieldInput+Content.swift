import TextEditing

// The field as front ends show it.
extension FieldInput {
  /// The field as it is to be drawn. A secure field's text does not get past here, unless the program reveals it.
  func show(in field: inout FieldContent) {
    field.isSecure = secrecy.isMasked
    field.isRevealed = configuration.isSecure && !secrecy.isMasked
    field.suggestions = popup.content
    field.validation = validator.validation
    field.checks = validator.checks
    field.count = count
    field.isRequired = validator.isRequired
    field.editsElsewhere = editsElsewhere
    field.otherChanges = controller.otherChanges
    (field.canUndo, field.canRedo) = (controller.canUndo, controller.canRedo)
    field.capturedKeys = keyActions.keys
    field.capturedKeys.addUndo(of: controller.undoManager)
    field.steps = steps
    field.isSearch = environment.searchOfField.isInSearch
    field.canFind = canFind
    field.highlight = host.find.finder.flatMap { $0.searches(self) ? $0.current : nil }
    if secrecy.isMasked {
      let state = controller.session.state
      let mask = SecureMask(state.text, mark: secrecy.mark, shown: secrecy.shownCharacter)
      field.mark = secrecy.mark
      field.showsTyping = secrecy.showsTyping
      field.showsLastCharacter = secrecy.shownCharacter != nil
      field.text = mask.text
      field.selection = mask.masked(state.selection)
      field.marked = state.marked.map(mask.masked)
    } else {
      field.storage = controller.session.storage
      field.runs = driver.runs(in: environment)
      field.rules = currentRules
      field.selection = controller.session.selection
      field.marked = controller.session.marked
    }
  }

  private var currentRules: EditingRules {
    if let rules, rules.options == controller.options { return rules }
    let made = EditingRules(options: controller.options, format: controller.session.format)
    rules = made
    return made
  }
}

extension FieldInput: ValueField {
  var expectedText: ExpectedText? { driver.expectedText }
}

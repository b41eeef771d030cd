/// The edit menu: the suggested actions, changed by the view or its delegate.
extension TextInputView {
  package func makeEditMenu() -> UIMenu {
    let suggested = EditMenuBuilder.elements(
      for: self, suggested: StandardEditMenu.adding(commandsFor: self, to: suggestedEditActions()))
    return editMenu(for: textRange(editingSession.selection.range), suggestedActions: suggested)
      ?? UIMenu(children: suggested)
  }

  package func editMenuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {
    report(.willPresentEditMenu(animator))
  }

  package func editMenuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {
    report(.willDismissEditMenu(animator))
  }

  /// Whether the view's class performs the action. That a responder after it would does not count: all have the
  /// methods.
  func allows(_ command: StandardEditMenu.Command) -> Bool {
    target(forAction: command.selector, withSender: nil) as? UIResponder === self
  }

  func suggestedEditActions() -> [UIMenuElement] {
    let canPaste = acceptsInput && scene.canPaste
    return StandardEditMenu.suggestedActions(
      for: editingSession, canCut: acceptsInput, canPaste: canPaste, allows: allows
    ) { [weak self] command in
      switch command {
      case .cut: self?.cut(nil)
      case .copy: self?.copy(nil)
      case .paste: self?.paste(nil)
      case .selectAll: self?.selectAll(nil)
      }
    }
  }
}

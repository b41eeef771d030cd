import TextEditing

extension UITextField {
  /// ``defaultTextAttributes``, without what a subclass makes of them.
  var wholeTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes = ownDefaultAttributes
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      ownDefaultAttributes = newValue
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let paragraph = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = paragraph.alignment }
      if let styledText {
        styledText.setAttributes(newValue, range: NSRange(location: 0, length: styledText.length))
      }
      setNeedsDisplay()
    }
  }

  /// Writes the text for the program: no delegate is asked, no event is sent.
  func setText(_ text: String?, styled: NSAttributedString?) {
    styledText = styled.map { NSMutableAttributedString(attributedString: $0) }
    inputDelegate?.textWillChange(self)
    controller.setText(text ?? "", caret: .end)
    inputDelegate?.textDidChange(self)
    setNeedsDisplay()
  }

  /// The attributes of the characters typed next. Until they are set, and again after each change of the selection,
  /// those of the character before the caret.
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get {
      if let ownTypingAttributes { return ownTypingAttributes }
      let caret = controller.session.state.selection.range.lowerBound
      guard let styledText, styledText.length > 0 else { return defaultTextAttributes }
      return styledText.attributes(at: min(max(0, caret - 1), styledText.length - 1), effectiveRange: nil)
    }
    set { ownTypingAttributes = newValue }
  }

  /// The text with the attributes that the program has set; nil where it has set none.
  package var attributedRuns: NSAttributedString? { styledText }

  /// A text without attributes of its own with ``defaultTextAttributes``; nil where the program has set none.
  package var defaultRuns: NSAttributedString? {
    let text = controller.session.text
    if ownDefaultAttributes.isEmpty || text.isEmpty { return nil }
    return NSAttributedString(string: text, attributes: defaultTextAttributes)
  }

  /// Applies an edit of the text to its attributes.
  func restyle() {
    styledText?.adopt(controller.session.text, typing: ownTypingAttributes, default: defaultTextAttributes)
  }

  /// The selection and whether the field is being edited, to be restored when the field is shown again. The text is not
  /// part of it. An opaque value; setting one of another type is ignored.
  public var interactionState: Any {
    get { InteractionState(selection: controller.session.state.selection, isFirstResponder: isFirstResponder) }
    set {
      guard let state = newValue as? InteractionState else { return }
      controller.select(state.selection)
      if state.isFirstResponder { becomeFirstResponder() }
    }
  }

  private struct InteractionState {
    let selection: EditSelection
    let isFirstResponder: Bool
  }
}

extension UITextField: EditMenuOwner {
  package func makeEditMenu() -> UIMenu {
    let suggested = StandardEditMenu.adding(commandsFor: self, to: suggestedEditActions())
    let range = textRange(controller.session.state.selection.range)
    return editMenu(for: range, suggestedActions: suggested) ?? UIMenu(children: suggested)
  }

  package func editMenuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {
    ownDelegate?.textField(self, willPresentEditMenuWith: animator)
  }

  package func editMenuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {
    ownDelegate?.textField(self, willDismissEditMenuWith: animator)
  }
}

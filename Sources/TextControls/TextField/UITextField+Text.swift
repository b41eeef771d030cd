extension UITextField {
  /// Writes the text by program: no delegate is asked, no event is sent.
  func setText(_ text: String?, styled: NSAttributedString?) {
    hasBeenSet = text != nil
    styledText = styled.map { NSMutableAttributedString(attributedString: $0) }
    inputDelegate?.textWillChange(self)
    controller.setText(text ?? "", caret: .end)
    inputDelegate?.textDidChange(self)
    setNeedsDisplay()
  }

  /// The attributes of the whole text. Setting them sets the font and the colour that they name.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
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
      if let styledText {
        styledText.setAttributes(newValue, range: NSRange(location: 0, length: styledText.length))
      }
      setNeedsDisplay()
    }
  }

  /// The attributes of what is typed next. They go back to those at the caret when the selection changes [D].
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get {
      if let ownTypingAttributes { return ownTypingAttributes }
      let caret = controller.session.state.selection.range.lowerBound
      guard let styledText, styledText.length > 0 else { return defaultTextAttributes }
      return styledText.attributes(at: min(max(0, caret - 1), styledText.length - 1), effectiveRange: nil)
    }
    set { ownTypingAttributes = newValue }
  }

  /// Carries an edit over to the attributes: what is new takes the typing attributes.
  func restyle() {
    guard let styledText else { return }
    let old = Array(styledText.string.utf16)
    let new = Array(controller.session.text.utf16)
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let inserted = String(decoding: new[start..<new.count - end], as: UTF16.self)
    let attributes =
      ownTypingAttributes
      ?? (old.isEmpty
        ? defaultTextAttributes : styledText.attributes(at: min(max(0, start - 1), old.count - 1), effectiveRange: nil))
    styledText.replaceCharacters(
      in: NSRange(location: start, length: old.count - end - start),
      with: NSAttributedString(string: inserted, attributes: attributes))
  }

  /// What to put back when the field is shown again: the selection and whether it was being edited, not the text [D].
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
    let suggested = StandardEditMenu.suggestedActions(
      for: controller.session, canPaste: scene.readClipboard?() != nil
    ) { [weak self] command in
      switch command {
      case .cut: self?.cut(nil)
      case .copy: self?.copy(nil)
      case .paste: self?.paste(nil)
      case .selectAll: self?.selectAll(nil)
      }
    }
    let range = NSValue(range: NSRange(controller.session.state.selection.range))
    return delegate?.textField(self, editMenuForCharactersInRanges: [range], suggestedActions: suggested)
      ?? UIMenu(children: suggested)
  }

  package func editMenuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  package func editMenuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }
}

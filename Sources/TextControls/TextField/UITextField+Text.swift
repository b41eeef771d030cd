import TextEditing

extension UITextField {
  /// The estimated size of a text with the border and the views beside it.
  func contentSize(of text: String?) -> CGSize {
    let sides = (leftView?.frame.width ?? 0) + (rightView?.frame.width ?? 0)
    let border: CGFloat = borderStyle == .none ? 2 : 14
    return CGSize(
      width: estimatedRect(0..<(text?.utf16.count ?? 0)).width + border + sides,
      height: _estimatedFont.lineHeight + border)
  }

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
    changeTextForProgram {
      styledText = styled.map { NSMutableAttributedString(attributedString: $0) }
      controller.setText(text ?? "", caret: .end)
    }
    setNeedsDisplay()
  }

  /// The attributes of the characters typed next. Until they are set, and again after each change of the selection,
  /// those of the first selected character, or of the one before the caret.
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get { attributesOfTyping(in: styledText) ?? defaultTextAttributes }
    set { inputState.typingAttributes = newValue }
  }

  package var attributedRuns: NSAttributedString? { styledText }

  /// A text without attributes of its own with ``defaultTextAttributes``; nil where the program has set none.
  package var defaultRuns: NSAttributedString? {
    let text = controller.session.text
    if ownDefaultAttributes.isEmpty || text.isEmpty { return nil }
    return NSAttributedString(string: text, attributes: defaultTextAttributes)
  }

  package func followText() {
    guard let styledText, !styledText.string.hasSameUnits(as: controller.session.text) else { return }
    styledText.adopt(controller.session, inputState, default: defaultTextAttributes)
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

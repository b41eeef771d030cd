import Testing
import TextControls

/// The names, labels and types that sources written for UIKit use: whatever is missing here does not compile.
@MainActor struct InterfaceTests {
  @Test func aTextFieldHasTheMembersOfUIKits() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    #expect(field.text == "" && field.attributedText == nil && field.placeholder == nil)
    #expect(field.borderStyle == .none && field.textAlignment == .natural)
    #expect(
      field.clearButtonMode == .never && field.leftViewMode == .never
        && field.rightViewMode == .never)
    #expect(
      !field.clearsOnBeginEditing && !field.clearsOnInsertion && !field.adjustsFontSizeToFitWidth)
    #expect(field.minimumFontSize == 0 && !field.allowsEditingTextAttributes && !field.isEditing)
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    field.background = UIImage(named: "frame")
    field.disabledBackground = nil
    field.leftView = UILabel()
    field.rightView = UIButton(type: .system)
    field.inputView = UIView()
    field.inputAccessoryView = UIToolbar()
    field.reloadInputViews()
    field.defaultTextAttributes = [
      .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red,
    ]
    field.typingAttributes = [.kern: 2]
    field.interactionState = field.interactionState
    let bounds = field.bounds
    #expect(field.borderRect(forBounds: bounds) == bounds)
    _ = [
      field.textRect(forBounds: bounds), field.placeholderRect(forBounds: bounds),
      field.editingRect(forBounds: bounds),
      field.clearButtonRect(forBounds: bounds), field.leftViewRect(forBounds: bounds),
      field.rightViewRect(forBounds: bounds),
    ]
    field.drawPlaceholder(in: bounds)
  }

  @Test func theTraitsHaveUIKitsDefaults() {
    let field = UITextField()
    #expect(field.autocapitalizationType == .sentences && field.autocorrectionType == .default)
    #expect(field.spellCheckingType == .default && field.smartQuotesType == .default)
    #expect(field.smartDashesType == .default && field.smartInsertDeleteType == .default)
    #expect(
      field.inlinePredictionType == .default && field.mathExpressionCompletionType == .default)
    #expect(
      field.keyboardType == .default && field.keyboardAppearance == .default
        && field.returnKeyType == .default)
    #expect(
      !field.enablesReturnKeyAutomatically && !field.isSecureTextEntry
        && field.textContentType == nil)
    #expect(field.writingToolsBehavior == .default && field.conversationContext == nil)
    field.passwordRules = UITextInputPasswordRules(descriptor: "required: digit; minlength: 12;")
    #expect(field.passwordRules?.passwordRulesDescriptor == "required: digit; minlength: 12;")
    field.allowedWritingToolsResultOptions = [.plainText, .list]
  }

  @Test func everyRequirementOfUITextInputIsImplemented() throws {
    let input: any UIView & UITextInput = {
      let field = UITextField()
      field.text = "one two"
      return field
    }()
    let (start, end) = (input.beginningOfDocument, input.endOfDocument)
    let all = try #require(input.textRange(from: start, to: end))
    let four = try #require(input.position(from: start, offset: 4))
    #expect(input.text(in: all) == "one two" && input.hasText)
    #expect(
      input.compare(start, to: end) == .orderedAscending && input.offset(from: start, to: four) == 4
    )
    #expect(input.position(from: four, in: .left, offset: 4) == start)
    #expect(input.position(within: all, farthestIn: .right) == end)
    #expect(input.characterRange(byExtending: four, in: .left).map { input.text(in: $0) } == "one ")
    #expect(input.characterOffset(of: four, within: all) == 4)
    #expect(input.position(within: all, atCharacterOffset: 4) == four)
    #expect(input.position(within: all, atCharacterOffset: 8) == nil)
    #expect(input.position(within: all, atCharacterOffset: -1) == nil)
    #expect(input.baseWritingDirection(for: four, in: .forward) == .natural)
    input.setBaseWritingDirection(.leftToRight, for: all)
    #expect(input.firstRect(for: all).width > input.caretRect(for: four).width)
    let rects = input.selectionRects(for: all)
    #expect(rects.count == 1 && rects[0].rect == input.firstRect(for: all))
    #expect(rects[0].containsStart && rects[0].containsEnd && !rects[0].isVertical)
    #expect(input.selectionRects(for: try #require(input.textRange(from: four, to: four))).isEmpty)
    let place = CGPoint(x: input.caretRect(for: four).minX, y: 0)
    #expect(
      input.closestPosition(to: place) == four
        && input.closestPosition(to: place, within: all) == four)
    #expect(input.characterRange(at: place).map { input.text(in: $0) } == "t")
    #expect(input.textInputView === input && input.selectionAffinity == .forward)
    input.setAttributedMarkedText(
      NSAttributedString(string: "x"), selectedRange: NSRange(location: 1, length: 0))
    #expect(input.markedTextRange.map { input.text(in: $0) } == "x")
    input.unmarkText()
    #expect(input.markedTextRange == nil && input.text(in: all) == "one two")
    let word = input.tokenizer.rangeEnclosingPosition(
      four, with: .word, inDirection: .storage(.forward))
    #expect(word.map { input.text(in: $0) } == "twox")
    #expect(input.tokenizer.isPosition(four, atBoundary: .word, inDirection: .storage(.backward)))
    #expect(
      input.tokenizer.isPosition(four, withinTextUnit: .word, inDirection: .storage(.forward)))
    #expect(
      input.tokenizer.position(from: four, toBoundary: .word, inDirection: .storage(.forward))
        == input.position(from: start, offset: 8))
    #expect(input.shouldChangeText(in: all, replacementText: "y"))
  }

  @Test func buttonsAndBarsRunTheirActions() {
    final class Form {
      var pressed = 0
      func press() { pressed += 1 }
    }
    let form = Form()
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in form.press() })
    button.addTarget(form, action: Form.press, for: .touchUpInside)
    #expect(button.currentTitle == "Go" && button.title(for: .disabled) == nil)
    button.press()
    #expect(form.pressed == 2)
    button.isEnabled = false
    button.press()
    #expect(form.pressed == 2)
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: form, action: Form.press)
    let bar = UIToolbar()
    bar.setItems(
      [
        UIBarButtonItem(title: "A", style: .plain, target: form, action: Form.press),
        .flexibleSpace(), done,
      ], animated: true)
    #expect(bar.subviews.compactMap { ($0 as? UIButton)?.currentTitle } == ["A", "Done"])
    for view in bar.subviews { (view as? UIButton)?.press() }
    #expect(form.pressed == 4)
    done.isEnabled = false
    #expect((bar.subviews.last as? UIButton)?.isEnabled == false)
    let stack = UIStackView(arrangedSubviews: [button, UILabel()])
    stack.axis = .vertical
    stack.removeArrangedSubview(button)
    #expect(stack.arrangedSubviews.count == 1 && stack.subviews.count == 2)
    stack.insertArrangedSubview(button, at: 99)
    button.removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 1)
  }

  @Test func aSearchFieldHasItsTokensAndMenusTheirElements() {
    let search = UISearchTextField()
    search.tokens = [UISearchToken(icon: UIImage(systemName: "person"), text: "Ada")]
    search.insertToken(UISearchToken(icon: nil, text: "Bob"), at: 9)
    search.removeToken(at: 0)
    #expect(search.tokens.map(\.text) == ["Bob"] && search.textualRange.isEmpty)
    let menu = UIMenu(
      title: "More", image: nil, identifier: UIMenu.Identifier("more"), options: [.displayInline],
      children: [
        UIAction(
          title: "Do", subtitle: "it", identifier: .init("do"), attributes: .destructive,
          state: .mixed
        ) { _ in }
      ])
    #expect(menu.replacingChildren([]).children.isEmpty && menu.identifier.rawValue == "more")
  }
}

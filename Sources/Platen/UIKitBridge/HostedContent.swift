import TextEditing

/// The node contents of UIKit's views.
@MainActor enum HostedContent {
  static func field(of view: any TextInputView, rowLabel: String) -> FieldContent {
    let field = view as? UITextField
    let textView = view as? UITextView
    var content = FieldContent(
      kind: field == nil ? .editor : .field, label: view.accessibilityLabel ?? rowLabel)
    content.style = style(field?.borderStyle)
    content.font = font(view.font)
    content.foreground = paint(view.textColor)
    content.alignment = alignment(view.textAlignment)
    content.isSecure = view.isSecureTextEntry
    content.traits = traits(of: view)
    if let field, let placeholder = field.placeholder, !placeholder.isEmpty {
      let runs = field.styledPlaceholder.map { HostedRuns.runs(of: $0) } ?? [TextRun(placeholder)]
      content.placeholder = TextContent(runs: runs, font: content.font, foreground: .system(.placeholder))
    }
    show(view.editingSession, in: &content)
    content.otherChanges = view._controller.otherChanges
    (content.canUndo, content.canRedo) = (view._controller.canUndo, view._controller.canRedo)
    if let field { showAttributes(of: field, in: &content) }
    let formats = textView?.allowsEditingTextAttributes ?? false
    if !content.isSecure, let text = view.shownText ?? (formats ? textView?.attributedText : nil),
      text.length == content.storage.utf16Count
    {
      let runs = HostedRuns.runs(of: text, font: textView?.font ?? view._estimatedFont, color: textView?.textColor)
      if textView?.showsRuns(withAttributes: HostedRuns.haveAttributes(runs)) ?? true {
        content.runs = runs
        content.acceptsFormats = formats
      }
    }
    if let textView { layOut(textView, in: &content) }
    // The natural edge of a paragraph in a text view is that of its writing; left and right are what they say.
    content.writing = WritingRules(
      alignsByWriting: textView?.textAlignment == .natural && content.runs?.contains { $0.alignment != nil } != true)
    return content
  }

  /// The space around the text of a view, and the alignment that all its paragraphs have, or that of the first one in
  /// an empty view.
  private static func layOut(_ view: UITextView, in content: inout FieldContent) {
    var insets = view.textContainerInset
    insets.left += view.textContainer.lineFragmentPadding
    insets.right += view.textContainer.lineFragmentPadding
    // Those of a view that a program has not changed are the front end's.
    if insets != UIEdgeInsets(top: 8, left: 5, bottom: 8, right: 5) {
      content.insets = UIEdgeInsets(
        top: max(insets.top, 0), left: max(insets.left, 0), bottom: max(insets.bottom, 0), right: max(insets.right, 0))
    }
    if content.storage.isEmpty {
      content.alignment = HostedRuns.alignment(of: view.typingAttributes) ?? content.alignment
    } else if let first = content.runs?.first?.alignment,
      content.runs?.allSatisfy({ $0.alignment == first }) == true
    {
      content.alignment = first
    }
  }

  /// Shows the attributes of a field's text: those of the whole text are the field's own.
  private static func showAttributes(of field: UITextField, in content: inout FieldContent) {
    guard !content.isSecure, let text = field.attributedRuns ?? field.defaultRuns,
      text.length == content.storage.utf16Count
    else { return }
    let runs = HostedRuns.runs(of: text, font: field.font, color: field.textColor)
    guard runs.count == 1 else {
      content.runs = runs
      content.acceptsFormats = false
      return
    }
    if let font = runs[0].font { content.font = font }
    if let color = runs[0].foreground { content.foreground = color }
    content.decoration.isUnderlined = runs[0].isUnderlined
    content.decoration.isStruckThrough = runs[0].isStruckThrough
  }

  /// A secure field's text does not get past here.
  private static func show(_ session: EditingSession, in content: inout FieldContent) {
    if content.isSecure {
      let state = session.state
      let mask = SecureMask(state.text)
      content.text = mask.text
      content.selection = mask.masked(state.selection)
      content.marked = state.marked.map(mask.masked)
    } else {
      content.storage = session.storage
      content.selection = session.selection
      content.marked = session.marked
    }
  }

  /// A button's title; its image where it has none. `shown` gives what is shown of a title or a label.
  static func label(of button: UIButton, shown: (String) -> String) -> NodeContent {
    let title = button.currentAttributedTitle?.string ?? shown(button.currentTitle ?? "")
    if title.isEmpty, let image = button.currentImage {
      return .leaf(.image(self.image(image, label: button.accessibilityLabel.map(shown), isDark: false)))
    }
    let (label, color) = (button.ownTitleLabel, button.currentTitleColor)
    let runs = button.currentAttributedTitle.map { HostedRuns.runs(of: $0, font: label.font, color: color) }
    return .leaf(
      .text(TextContent(runs: runs ?? [TextRun(title)], font: font(label.font), foreground: paint(color))))
  }

  static func text(of label: UILabel) -> TextContent {
    // A label has one alignment: that of its first paragraph.
    let ownAlignment = label.styledText.flatMap { text in
      text.length > 0 ? HostedRuns.alignment(of: text.attributes(at: 0, effectiveRange: nil)) : nil
    }
    var runs =
      label.styledText.map { HostedRuns.runs(of: $0, font: label.font, color: label.textColor) }
      ?? [TextRun(label.text ?? "")]
    if let language = label.accessibilityLanguage {
      for index in runs.indices { runs[index].language = runs[index].language ?? language }
    }
    return TextContent(
      runs: runs, font: font(label.font), foreground: paint(label.textColor),
      alignment: ownAlignment ?? alignment(label.textAlignment),
      lineLimit: label.numberOfLines == 0 ? nil : label.numberOfLines)
  }

  /// An image, in a colour where it is a symbol and its own colour is not another.
  static func image(
    _ image: UIImage, label: String?, isDark: Bool, tint: UIColor? = nil,
    configuration: UIImage.SymbolConfiguration? = nil
  ) -> ImageContent {
    var content = ImageContent(systemName: image.systemName, label: label)
    content.data = image.picture(isDark: isDark)
    if let color = image.tint ?? tint, image.renderingMode != .alwaysOriginal || image.tint != nil {
      content.foreground = Color(uiColor: color).paint
    }
    guard let configuration = image.symbolConfiguration ?? configuration else { return content }
    if let font = configuration.font { content.font = Font(font) }
    switch configuration.scale {
    case .small: content.scale = 0.8
    case .large: content.scale = 1.3
    case .default, .unspecified, .medium: break
    }
    return content
  }

  private static func style(_ border: UITextField.BorderStyle?) -> FieldContent.Style {
    switch border {
    case nil: .automatic
    case .some(.none): .plain
    case .line, .bezel: .squareBorder
    case .roundedRect: .roundedBorder
    }
  }

  private static func traits(of view: any TextInputView) -> InputTraits {
    var traits = InputTraits()
    traits.keyboardType = view.keyboardType
    traits.contentType = view.textContentType
    traits.submitLabel = submitLabel(view.returnKeyType)
    traits.autocapitalization = TextInputAutocapitalization(type: view.autocapitalizationType)
    traits.disablesAutocorrection = view.autocorrectionType == .no
    return traits
  }

  private static func submitLabel(_ type: UIReturnKeyType) -> SubmitLabel {
    switch type {
    case .go: .go
    case .join: .join
    case .next: .next
    case .route: .route
    case .search, .google, .yahoo: .search
    case .send: .send
    case .done: .done
    case .continue: .continue
    case .default, .emergencyCall: .return
    }
  }

  private static func paint(_ color: UIColor?) -> Paint {
    guard let color, color != .label else { return .system(.primary) }
    return Color(uiColor: color).paint
  }

  private static func alignment(_ alignment: NSTextAlignment) -> TextAlignment {
    switch alignment {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }

  private static func font(_ font: UIFont?) -> Font {
    guard let font, font != .systemFont(ofSize: 17) else { return .body }
    return Font(font)
  }
}

extension Text: _LeafView {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    var (text, _, next) = shownContent(in: environment, keepsAttributes: false)
    text.isSelectable = environment.textIsSelectable
    var box = _NodeContentBox(.leaf(.text(text)))
    let (level, label) = (headingLevel, spokenText.first?.resolve(in: environment.textResolution).plainText)
    if level != nil || label != nil {
      // A modifier of a view around the text is nearer to the reader.
      box.adjust = { attributes in
        if attributes.accessibilityLabel == nil { attributes.accessibilityLabel = label }
        let details = attributes.accessibilityDetails
        if details.headingLevel == nil { attributes.accessibilityDetails.headingLevel = level }
      }
    }
    box.castShadow(styleShadow(in: environment))
    box.next = next
    return box
  }

  /// The shadow of the style that the text is painted with: its own, or that of the view around it.
  @MainActor private func styleShadow(in environment: EnvironmentValues) -> ShadowContent? {
    // The innermost modifier is the first.
    for case .foreground(let source?) in modifiers { return source.shadow(in: environment) }
    return environment.foregroundShadow
  }

  /// The text as it is shown in an environment, with the program's own attributes if they are kept: an element for each
  /// run. `next` is the time at which something else is to be shown.
  @MainActor func shownContent(
    in environment: EnvironmentValues, keepsAttributes: Bool
  ) -> (content: TextContent, attributes: [CustomTextAttributes], next: Date?) {
    var shown = self
    if case .attributed(let text) = storage, let definition = environment.formattingDefinition {
      shown.storage = .attributed(definition.applied(to: text))
    }
    var (resolved, next) = TextClock.run({ environment.hostReference.host?.animator.date ?? Date() }) {
      shown.resolve(in: environment.textResolution, keepsAttributes: keepsAttributes)
    }
    if environment.isPrivate { resolved.content.redact() }
    return (resolved.content, resolved.attributes, next)
  }
}

extension TextContent {
  /// Replaces all characters but white space by blocks, and removes links.
  mutating func redact() {
    for index in runs.indices {
      runs[index].text = String(runs[index].text.map { $0.isWhitespace ? $0 : "▒" })
      runs[index].link = nil
    }
  }
}

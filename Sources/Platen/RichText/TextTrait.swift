extension TextTrait {
  /// Whether text with these attributes has the trait.
  func isSet(in attributes: AttributeContainer, font: Font) -> Bool {
    let intent = attributes.inlinePresentationIntent ?? []
    let resolved = (attributes.font ?? font).resolve(in: Font.Context())
    return switch self {
    case .bold: resolved.isBold || intent.contains(.stronglyEmphasized)
    case .italic: resolved.isItalic || intent.contains(.emphasized)
    case .underline: attributes.underlineStyle != nil
    case .strikethrough: attributes.strikethroughStyle != nil || intent.contains(.strikethrough)
    }
  }

  /// Gives the trait to text, or takes it away; `font` is that of text without one of its own.
  func set(_ isOn: Bool, in attributes: inout AttributeContainer, font: Font) {
    switch self {
    case .bold:
      Self.take(.stronglyEmphasized, from: &attributes)
      Self.set((attributes.font ?? font).bold(isOn), in: &attributes, font: font)
    case .italic:
      Self.take(.emphasized, from: &attributes)
      Self.set((attributes.font ?? font).italic(isOn), in: &attributes, font: font)
    case .underline: attributes.underlineStyle = isOn ? .single : nil
    case .strikethrough:
      Self.take(.strikethrough, from: &attributes)
      attributes.strikethroughStyle = isOn ? .single : nil
    }
  }

  /// Removes an intent of Markdown that the font expresses from now on.
  private static func take(_ intent: InlinePresentationIntent, from attributes: inout AttributeContainer) {
    guard let old = attributes.inlinePresentationIntent else { return }
    let rest = old.subtracting(intent)
    attributes.inlinePresentationIntent = rest.isEmpty ? nil : rest
  }

  private static func set(_ font: Font, in attributes: inout AttributeContainer, font base: Font) {
    let context = Font.Context()
    attributes.font = font.resolve(in: context) == base.resolve(in: context) ? nil : font
  }
}

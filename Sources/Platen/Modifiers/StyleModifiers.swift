extension View {
  /// The font of text in the view; nil is the platform's own.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// The colour of text and symbols in the view; nil is the platform's own.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(with: color) { values, color in if let color { values.setForeground(color) } }
  }

  /// The style of text, symbols and shapes in the view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(with: AnyShapeStyle(style)) { values, style in
      values.setForeground(style)
    }
  }

  /// The styles of the first two levels of text, symbols and shapes in the view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    foregroundStyle(primary)
  }

  /// The style that views inside paint their backgrounds with: what `.background` paints, `background()`, and the
  /// ground of group boxes.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// The tint of controls in the view; nil is that of what is around.
  nonisolated public func tint(_ tint: Color?) -> some View {
    transformEnvironment(with: tint) { values, tint in values.tint = tint.map { values.paint(of: $0) } }
  }

  /// The tint of controls in the view; nil is that of what is around.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformEnvironment(with: tint.map { AnyShapeStyle($0) }) { values, tint in
      values.tint = tint.map { values.paint(of: $0._source) }
    }
  }

  /// The tint of controls in the view; nil is that of what is around.
  nonisolated public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Text in the view in bold, or in its own weight.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontAdjustments.weight, isActive ? .bold : nil)
  }

  /// Text in the view in italics, or upright.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.fontAdjustments.isItalic, isActive)
  }

  /// The weight of text in the view; nil is that of its font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontAdjustments.weight, weight)
  }

  /// Text in the view with characters of one width, or with its own.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.fontAdjustments.isMonospaced, isActive)
  }

  /// Text in the view with digits of one width.
  nonisolated public func monospacedDigit() -> some View {
    environment(\.fontAdjustments.hasMonospacedDigits, true)
  }

  /// A line under the letters of the texts and fields in the view. Its pattern and its colour are the letters' own.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textDecoration.isUnderlined, isActive)
  }

  /// A line through the letters of the texts and fields in the view. Its pattern and its colour are the letters' own.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textDecoration.isStruckThrough, isActive)
  }

  /// Disabled controls can be seen and not used; a view inside can't enable itself again.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(with: disabled) { values, disabled in if disabled { values.isEnabled = false } }
  }

  /// The name that assistive technology speaks, and by which tests find the view.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    accessibilityLabel(label, isEnabled: true)
  }

  /// The value that assistive technology speaks.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    accessibilityValue(value, isEnabled: true)
  }

  /// An explanation that assistive technology speaks, shown as help by front ends that have tooltips.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { help(hint) }

  /// Leaves the view and all in it out of what assistive technology speaks.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    environment(\.nodeScope.isAccessibilityHidden, hidden)
  }

  /// A name for tests and scripts. It is never shown or spoken.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    environment(\.nodeScope.accessibilityIdentifier, identifier)
  }

  /// A tool tip, which is also the description for assistive technology.
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text, isEnabled: true) }

  /// The design of the letters in the view, whichever font they have; nil: the font's own.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.fontAdjustments.design, design)
  }

  /// Ignored: front ends have one width of letters.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// The style of what is drawn in the view. `secondary` and `tertiary` are ignored: they follow from the first style.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyle(primary)
  }

  /// The letters of the texts in the view, in capitals, in small letters, or as they are.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}

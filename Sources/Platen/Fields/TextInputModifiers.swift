extension View {
  /// The label of the Return key, where a front end has a key or a hint to label.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.inputTraits.submitLabel, submitLabel)
  }

  /// A hint: hardware keys and paste are not filtered.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.inputTraits.keyboardType, type)
  }

  /// What the text of fields means, from which a browser or a password manager offers to fill it in; nil for nothing in
  /// particular.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.inputTraits.contentType, textContentType)
  }

  /// Which letters are capitalised while typing; nil is the platform's own choice.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    transformEnvironment(with: autocapitalization) { values, autocapitalization in
      if let autocapitalization { values.inputTraits.autocapitalization = autocapitalization }
    }
  }

  /// Which letters are capitalised while typing.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.inputTraits.autocapitalization, TextInputAutocapitalization(type: style))
  }

  /// Turns autocorrection and the checking of spelling off.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.disableAutocorrection, disable)
  }

  /// Turns autocorrection and the checking of spelling off; nil leaves them to the platform.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(with: disable) { values, disable in if let disable { values.disableAutocorrection = disable } }
  }

  /// Hides the labels of controls in the view. Assistive technology still speaks them.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  /// Whether the labels of controls in the view are shown. Assistive technology speaks them in any case.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }

  /// The alignment of the lines of text in the view, and of the text of fields.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// The most lines of text; nil for any number.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    lines(from: nil, through: number)
  }

  /// The least number of lines of a field or an editor.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(from: limit.lowerBound, through: nil)
  }

  /// The most lines of text.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(from: nil, through: limit.upperBound)
  }

  /// The least and the most lines of a field or an editor.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(from: limit.lowerBound, through: limit.upperBound)
  }

  /// The most lines of text, and whether the view always has that height.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(from: reservesSpace ? limit : nil, through: limit)
  }

  nonisolated private func lines(from least: Int?, through most: Int?) -> some View {
    transformEnvironment(with: LineRange(least: least, most: most)) { values, range in
      values.lineLimit = range.most
      values.lineRange = range
    }
  }
}

extension View {
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.inputTraits.submitLabel, submitLabel)
  }

  /// A hint: hardware keys and paste are not filtered.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.inputTraits.keyboardType, type)
  }

  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.inputTraits.contentType, textContentType)
  }

  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    transformEnvironment(\.inputTraits) { if let autocapitalization { $0.autocapitalization = autocapitalization } }
  }

  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.inputTraits.autocapitalization, TextInputAutocapitalization(type: style))
  }

  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.disableAutocorrection, disable)
  }

  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.disableAutocorrection) { if let disable { $0 = disable } }
  }

  nonisolated public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  nonisolated public func lineLimit(_ number: Int?) -> some View {
    transformEnvironment { values in
      values.lineLimit = number
      values.lineRange = LineRange(least: nil, most: number)
    }
  }

  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(from: limit.lowerBound, through: nil)
  }

  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(from: nil, through: limit.upperBound)
  }

  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(from: limit.lowerBound, through: limit.upperBound)
  }

  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(from: reservesSpace ? limit : nil, through: limit)
  }

  nonisolated private func lines(from least: Int?, through most: Int?) -> some View {
    transformEnvironment { values in
      values.lineLimit = most
      values.lineRange = LineRange(least: least, most: most)
    }
  }

  nonisolated func transformEnvironment(_ transform: @escaping (inout EnvironmentValues) -> Void) -> some View {
    modifier(_EnvironmentTransformModifier(transform))
  }
}

private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum KerningKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum TextScaleKey: EnvironmentKey { static let defaultValue = Text.Scale.default }

extension Text {
  /// How large a text is beside others.
  public struct Scale: Hashable, Sendable {
    let factor: Double

    /// The usual scale.
    public static let `default` = Scale(factor: 1)
    /// For secondary text, such as a unit after a number.
    public static let secondary = Scale(factor: 0.8)
  }
}

extension EnvironmentValues {
  /// Points between two lines of a text, besides what the font has.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Points between letters.
  var kerning: CGFloat {
    get { self[KerningKey.self] }
    set { self[KerningKey.self] = newValue }
  }

  var textScale: Text.Scale {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the lines of texts apart, in points. A terminal has whole rows alone.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing.isFinite ? max(lineSpacing, 0) : 0)
  }

  /// Sets the letters of texts apart, in points. A terminal leaves them where they are.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.kerning, kerning.isFinite ? kerning : 0)
  }

  /// The same as kerning: no front end distinguishes the two.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { self.kerning(tracking) }

  /// How small a text of one line may become, as a share of its size, before words are left out.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor.isFinite ? min(max(factor, 0.01), 1) : 1)
  }

  /// Lets letters move closer together before words are left out. Kept in the environment and ignored by texts.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Where words are left out that don't fit. A browser only supports the end of a text.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// How large texts in a text style are beside others.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(with: isEnabled ? scale : nil) { values, scale in if let scale { values.textScale = scale } }
  }
}

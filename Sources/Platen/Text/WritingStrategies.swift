extension Text {
  /// Which edge the lines of a paragraph begin at, where its alignment is leading.
  public struct AlignmentStrategy: Hashable, Sendable {
    fileprivate enum Kind { case `default`, layoutBased, writingDirectionBased }

    fileprivate let kind: Kind

    /// `layoutBased` for a `Text`, `writingDirectionBased` for fields and editors, as Apple documents.
    public static let `default` = AlignmentStrategy(kind: .default)
    /// The leading edge of the layout, whatever is written.
    public static let layoutBased = AlignmentStrategy(kind: .layoutBased)
    /// The edge at which the writing of the same paragraph begins: the right one in Arabic. A trailing alignment is
    /// the opposite edge, and the middle is the middle. A paragraph without letters begins where the layout does.
    public static let writingDirectionBased = AlignmentStrategy(kind: .writingDirectionBased)
  }

  /// How the direction is found in which a paragraph is read.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    fileprivate enum Kind { case contentBased, layoutBased }

    fileprivate let kind: Kind

    /// `contentBased`, as Apple documents.
    public static let `default` = contentBased
    /// The direction of the first letter of each paragraph (rules P2 and P3 of Unicode Annex 9); from left to right
    /// where there is none.
    public static let contentBased = WritingDirectionStrategy(kind: .contentBased)
    /// The direction of the layout, `\.layoutDirection`.
    public static let layoutBased = WritingDirectionStrategy(kind: .layoutBased)
  }
}

private enum AlignmentStrategyKey: EnvironmentKey { static let defaultValue = Text.AlignmentStrategy.default }
private enum WritingDirectionStrategyKey: EnvironmentKey {
  static let defaultValue = Text.WritingDirectionStrategy.default
}

extension EnvironmentValues {
  var textAlignmentStrategy: Text.AlignmentStrategy {
    get { self[AlignmentStrategyKey.self] }
    set { self[AlignmentStrategyKey.self] = newValue }
  }

  var writingDirectionStrategy: Text.WritingDirectionStrategy {
    get { self[WritingDirectionStrategyKey.self] }
    set { self[WritingDirectionStrategyKey.self] = newValue }
  }

  /// The rules of a `Text`.
  var textWriting: WritingRules { writing(alignsByWriting: textAlignmentStrategy.kind == .writingDirectionBased) }

  /// The rules of what accepts input.
  var fieldWriting: WritingRules { writing(alignsByWriting: textAlignmentStrategy.kind != .layoutBased) }

  private func writing(alignsByWriting: Bool) -> WritingRules {
    WritingRules(
      alignsByWriting: alignsByWriting, followsLayout: writingDirectionStrategy.kind == .layoutBased)
  }
}

extension View {
  /// Sets which edge the lines of texts and fields in the view begin at: that of the layout, or that of the writing of
  /// each paragraph. Without it a `Text` begins where the layout does, and a field where its text does.
  ///
  /// A window aligns all lines of a `Text` by the first letter of the text. For the edge itself see
  /// `multilineTextAlignment(_:)`.
  nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy?) -> some View {
    environment(\.textAlignmentStrategy, strategy ?? .default)
  }

  /// Sets how the direction is found in which the paragraphs of texts and fields in the view are read: by the letters
  /// of each, which is the default, or by the layout.
  ///
  /// It decides in which order the parts of a paragraph with letters of both directions are shown. The arrow keys of a
  /// field go by its letters in either case. A field in a window has the direction of its letters, because GTK knows
  /// no other.
  nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy?) -> some View {
    environment(\.writingDirectionStrategy, strategy ?? .default)
  }
}

// Modifiers of text that no front end can follow, or that front ends decide by themselves. They are accepted, so that a
// source compiles unchanged, and ignored.

/// How a field or a search is begun by dictation.
public struct TextInputDictationBehavior: Hashable, Sendable {
  let name: String

  /// The platform's behaviour.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// No dictation.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")

  /// When dictation begins.
  public enum DictationActivation: Hashable, Sendable { case onSelect, onLook }

  /// Dictation in the field.
  public static func inline(activation: DictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }
}

/// How a text that does not fit becomes shorter.
public protocol TextVariantPreference: Sendable {}

/// The text is as it is.
public struct FixedTextVariant: TextVariantPreference, Hashable {}

/// The text is shorter where it does not fit.
public struct SizeDependentTextVariant: TextVariantPreference, Hashable {}

extension TextVariantPreference where Self == FixedTextVariant {
  /// The text is as it is.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The text is shorter where it does not fit.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

/// The language by whose rules a text is set.
public struct TypesettingLanguage: Equatable, Sendable {
  let language: Locale.Language?

  /// That of the text.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension Text {
  /// By what the lines of a text are aligned.
  public struct AlignmentStrategy: Hashable, Sendable {
    let name: String

    /// The platform's behaviour.
    public static let `default` = AlignmentStrategy(name: "default")
    /// The direction of the layout.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// The direction of the writing.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }

  /// How the direction of the writing of a text is found.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    let name: String

    /// The platform's behaviour.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// By the text.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
    /// The direction of the layout.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
  }
}

extension View {
  /// Ignored: there is no dictation here.
  nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }

  /// Ignored: there is no dictation here.
  nonisolated public func textInputDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View {
    self
  }

  /// Ignored: texts do not become shorter by their format.
  nonisolated public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }

  /// Ignored: front ends choose fonts and line heights by the characters.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

  /// Ignored: front ends choose fonts and line heights by the characters.
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    self
  }

  /// Ignored: lines are aligned by the direction of the layout.
  nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy?) -> some View { self }

  /// Ignored: the direction of a text follows from its characters.
  nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy?) -> some View { self }

  /// Ignored: lists have no index beside them.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Ignored: lists have no index beside them.
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }

  /// Ignored: lists have no index beside them.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Ignored: lists are not searched by the letters that are typed.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// Ignored: lists are not searched by the letters that are typed.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// Ignored: lists are not searched by the letters that are typed.
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
}

/// Builds views from closures: the name of the newest systems for what builds views and more.
public typealias ContentBuilder = ViewBuilder

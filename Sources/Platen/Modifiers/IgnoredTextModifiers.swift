// Modifiers of text that no front end can follow. They are accepted, so that a
// source compiles unchanged, and ignored.

/// How a field or a search is begun by dictation.
public struct TextInputDictationBehavior: Hashable, Sendable {
  let name: String

  /// The platform's behaviour.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// No dictation.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")

  /// Dictation in the field.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }
}

/// When dictation begins.
public struct TextInputDictationActivation: Hashable, Sendable {
  let name: String

  /// When the user looks at the field.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// When the user selects the field.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
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
}

/// Builds views from closures: the name of the newest systems for what builds views and more.
public typealias ContentBuilder = ViewBuilder

/// The language by whose rules a text is set.
public struct TypesettingLanguage: Equatable, Sendable {
  let language: Locale.Language?

  /// That of the text: of the translation that was found for it, or of the program's texts.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A language, whatever the text is in.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }

  fileprivate var identifier: String? {
    language?.maximalIdentifier.isEmpty == false ? language?.minimalIdentifier : nil
  }
}

private enum TypesettingLanguageKey: EnvironmentKey { static let defaultValue: String? = nil }

extension EnvironmentValues {
  /// The language by whose rules texts are set (BCP 47); nil for their own.
  var typesettingLanguage: String? {
    get { self[TypesettingLanguageKey.self] }
    set { self[TypesettingLanguageKey.self] = newValue }
  }
}

extension View {
  /// Sets the language by whose rules the texts in the view are set; false for `isEnabled` leaves them as they are.
  ///
  /// In a page the texts have the `lang` attribute, and in a window the language of Pango: both choose fonts by it, and
  /// with them the height of lines and the shape of Han characters, and break lines by it. A terminal has one font, and
  /// breaks lines by Unicode's rules, which are the same for all languages. No translation and no format follows it.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the language by whose rules the texts in the view are set, or that it is their own; false for `isEnabled`
  /// leaves them as they are.
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = language.identifier } }
  }
}

extension Text {
  /// Sets the language by whose rules the text is set, as the modifier of views does; false for `isEnabled` leaves it
  /// as it is.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the language by whose rules the text is set, or that it is its own; false for `isEnabled` leaves it as it is.
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    isEnabled ? modified(.language(language.identifier)) : self
  }
}

extension NSLocale {
  /// The name of a country or region in the language of the locale; nil for a code that it does not know.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    Locale(identifier: object(forKey: .identifier) as? String ?? "").localizedString(forRegionCode: countryCode)
  }

  /// The name of a language in the language of the locale; nil for a code that it does not know.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    Locale(identifier: object(forKey: .identifier) as? String ?? "").localizedString(forLanguageCode: languageCode)
  }
}

// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The languages that have a table (BCP 47).
  static let languages = [
    "ar", "de", "es", "fr", "he", "it", "ja", "ko", "nl", "pl", "pt", "ru", "sv", "tr", "zh-Hans", "zh-Hant",
  ]

  /// The translations into one of the languages, in the order of the sentences.
  static func table(_ language: String) -> String {
    switch language {
    case "ar": ar
    case "de": de
    case "es": es
    case "fr": fr
    case "he": he
    case "it": it
    case "ja": ja
    case "ko": ko
    case "nl": nl
    case "pl": pl
    case "pt": pt
    case "ru": ru
    case "sv": sv
    case "tr": tr
    case "zh-Hans": zhHans
    case "zh-Hant": zhHant
    default: ""
    }
  }
}

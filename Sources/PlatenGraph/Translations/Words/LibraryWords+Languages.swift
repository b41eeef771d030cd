// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The languages that have a table (BCP 47).
  static let languages = [
    "ar", "de", "es", "fr", "he", "it", "ja", "ko", "nl", "pl", "pt", "ru", "sv", "tr", "zh-Hans", "zh-Hant",
  ]

  /// The sentences in English, one in a line.
  static var keys: [String] { [keys1, keys2, keys3] }

  /// The translations into one of the languages, in the order of the sentences.
  static func table(_ language: String) -> [String] {
    switch language {
    case "ar": [ar1, ar2, ar3]
    case "de": [de1, de2, de3]
    case "es": [es1, es2, es3]
    case "fr": [fr1, fr2, fr3]
    case "he": [he1, he2, he3]
    case "it": [it1, it2, it3]
    case "ja": [ja1, ja2, ja3]
    case "ko": [ko1, ko2, ko3]
    case "nl": [nl1, nl2, nl3]
    case "pl": [pl1, pl2, pl3]
    case "pt": [pt1, pt2, pt3]
    case "ru": [ru1, ru2, ru3]
    case "sv": [sv1, sv2, sv3]
    case "tr": [tr1, tr2, tr3]
    case "zh-Hans": [zhHans1, zhHans2, zhHans3]
    case "zh-Hant": [zhHant1, zhHant2, zhHant3]
    default: []
    }
  }
}

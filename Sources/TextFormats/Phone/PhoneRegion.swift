import TextEditing

/// How a region writes the numbers of its own telephones.
struct PhoneRegion: Sendable {
  /// The country calling code, without `+`.
  let code: String
  /// Domestic masks; the first that a number fits is used.
  let masks: [PhoneMask]
  /// What a domestic number may begin with that is not part of it when dialled from abroad.
  let trunk: String

  init(code: String, masks: [String], trunk: String = "") {
    self.code = code
    self.masks = masks.map { PhoneMask($0) }
    self.trunk = trunk
  }

  /// The domestic format of the United States, as it is commonly spaced in forms.
  static let unitedStates = PhoneRegion(code: "1", masks: ["(###) ### - ####"], trunk: "1")

  static func named(_ region: String) -> PhoneRegion? { table[region.uppercased()] }

  /// The rules for numbers while they are typed.
  var writer: MaskedPhone { MaskedPhone(code: code, masks: masks, trunk: trunk, codes: Self.codes) }

  private static let codes = Set(table.values.map(\.code)).sorted()

  private static let table: [String: PhoneRegion] = [
    "US": unitedStates, "CA": unitedStates, "PR": unitedStates, "JM": unitedStates,
    "GB": PhoneRegion(code: "44", masks: ["##### ######"], trunk: "0"),
    "IE": PhoneRegion(code: "353", masks: ["### ### ####"], trunk: "0"),
    "FR": PhoneRegion(code: "33", masks: ["## ## ## ## ##"], trunk: "0"),
    "BE": PhoneRegion(code: "32", masks: ["### ## ## ##", "#### ## ## ##"], trunk: "0"),
    "NL": PhoneRegion(code: "31", masks: ["### ### ####"], trunk: "0"),
    "DE": PhoneRegion(code: "49", masks: ["#### ########+"], trunk: "0"),
    "AT": PhoneRegion(code: "43", masks: ["#### ########+"], trunk: "0"),
    "CH": PhoneRegion(code: "41", masks: ["### ### ## ##"], trunk: "0"),
    "ES": PhoneRegion(code: "34", masks: ["### ## ## ##"]),
    "PT": PhoneRegion(code: "351", masks: ["### ### ###"]),
    "IT": PhoneRegion(code: "39", masks: ["### #######+"]),
    "PL": PhoneRegion(code: "48", masks: ["### ### ###"]),
    "CZ": PhoneRegion(code: "420", masks: ["### ### ###"]),
    "DK": PhoneRegion(code: "45", masks: ["## ## ## ##"]),
    "NO": PhoneRegion(code: "47", masks: ["### ## ###"]),
    "SE": PhoneRegion(code: "46", masks: ["###-### ## ##"], trunk: "0"),
    "FI": PhoneRegion(code: "358", masks: ["### #######+"], trunk: "0"),
    "RU": PhoneRegion(code: "7", masks: ["# (###) ###-##-##"], trunk: "8"),
    "UA": PhoneRegion(code: "380", masks: ["### ### ####"], trunk: "0"),
    "TR": PhoneRegion(code: "90", masks: ["#### ### ## ##"], trunk: "0"),
    "IL": PhoneRegion(code: "972", masks: ["###-###-####"], trunk: "0"),
    "IN": PhoneRegion(code: "91", masks: ["##### #####"]),
    "CN": PhoneRegion(code: "86", masks: ["### #### ####"]),
    "JP": PhoneRegion(code: "81", masks: ["##-####-####", "###-####-####"], trunk: "0"),
    "KR": PhoneRegion(code: "82", masks: ["###-####-####"], trunk: "0"),
    "AU": PhoneRegion(code: "61", masks: ["#### ### ###"], trunk: "0"),
    "NZ": PhoneRegion(code: "64", masks: ["## ### ####", "### ### ####"], trunk: "0"),
    "BR": PhoneRegion(code: "55", masks: ["(##) ####-####", "(##) #####-####"]),
    "MX": PhoneRegion(code: "52", masks: ["## #### ####"]),
    "ZA": PhoneRegion(code: "27", masks: ["### ### ####"], trunk: "0"),
  ]
}

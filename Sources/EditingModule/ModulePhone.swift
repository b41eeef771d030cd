import TextEditing

/// A telephone number by masks or by the rules of all countries. One type for both, so that the module has the code that
/// edits numbers once.
enum ModulePhone: PhoneWriter {
  case masked(MaskedPhone)
  case country(CountryPhone)

  func text(_ keys: PhoneKeys) -> String? {
    switch self {
    case .masked(let phone): phone.text(keys)
    case .country(let phone): phone.text(keys)
    }
  }

  func settled(_ keys: PhoneKeys) -> PhoneKeys {
    switch self {
    case .masked(let phone): phone.settled(keys)
    case .country(let phone): phone.settled(keys)
    }
  }

  func isComplete(_ keys: PhoneKeys) -> Bool {
    switch self {
    case .masked(let phone): phone.isComplete(keys)
    case .country(let phone): phone.isComplete(keys)
    }
  }

  var showsCodes: Bool {
    switch self {
    case .masked(let phone): phone.showsCodes
    case .country(let phone): phone.showsCodes
    }
  }

  #if !hasFeature(Embedded)
  var formatDescription: String? {
    switch self {
    case .masked(let phone): phone.formatDescription
    case .country(let phone): phone.formatDescription
    }
  }
  #endif
}

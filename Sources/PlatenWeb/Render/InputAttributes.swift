#if Web
import PlatenGraph

/// Input traits as HTML attributes (HTML, 4.10.18 and 6.8).
enum InputAttributes {
  /// The attributes of a field with these traits.
  static func attributes(of traits: InputTraits, isSecure: Bool, isMultiline: Bool) -> [String: String] {
    var result: [String: String] = [:]
    if let mode = inputMode(of: traits.keyboardType) { result["inputmode"] = mode }
    if let hint = enterKeyHint(of: traits.submitLabel, isMultiline: isMultiline) { result["enterkeyhint"] = hint }
    if let token = traits.contentType.flatMap(autocompleteToken) { result["autocomplete"] = token }
    if isSecure {
      // Text in this field is neither corrected nor sent to a spelling service.
      result["autocapitalize"] = "none"
      result["autocorrect"] = "off"
      result["spellcheck"] = "false"
    } else {
      result["autocapitalize"] = autocapitalization(of: traits.autocapitalization)
      if traits.disablesAutocorrection {
        result["autocorrect"] = "off"
        result["spellcheck"] = "false"
      }
    }
    return result
  }

  /// The type of an `input`. Types whose elements have no selection (`email`, `number`), change what is typed (`url`) or
  /// empty the text at Escape (`search`) are not used: the keyboard comes from `inputmode`, the rest from the program.
  static func type(of field: FieldContent) -> String {
    if field.isSecure { return "password" }
    return field.traits.keyboardType == .phonePad ? "tel" : "text"
  }

  /// The role of an `input` that its type does not give.
  static func role(of traits: InputTraits) -> String? {
    traits.keyboardType == .webSearch || traits.submitLabel.role == .search ? "searchbox" : nil
  }

  static func inputMode(of keyboard: UIKeyboardType) -> String? {
    switch keyboard {
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .decimalPad: "decimal"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .URL: "url"
    case .webSearch: "search"
    case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: nil
    }
  }

  static func enterKeyHint(of label: SubmitLabel, isMultiline: Bool) -> String? {
    switch label.role {
    case .done: "done"
    case .go, .join, .route: "go"
    case .send: "send"
    case .search: "search"
    case .next, .continue: "next"
    case .return: isMultiline ? nil : "enter"
    }
  }

  static func autocapitalization(of value: TextInputAutocapitalization) -> String {
    if value == .never { return "none" }
    if value == .words { return "words" }
    return value == .characters ? "characters" : "sentences"
  }

  /// The autofill field name of a content type; nil where HTML has none.
  static func autocompleteToken(of type: UITextContentType) -> String? {
    if type == .password { return "current-password" }
    if type == .creditCardMiddleName { return "cc-additional-name" }
    return tokens.contains(type.rawValue) ? type.rawValue : nil
  }

  /// The autofill field names (HTML, 4.10.18.7.1) that content types are named after.
  private static let tokens: Set<String> = [
    "name", "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix", "nickname",
    "organization", "organization-title", "street-address", "address-line1", "address-line2", "address-level1",
    "address-level2", "address-level3", "country-name", "postal-code", "tel", "email", "url", "username",
    "new-password", "one-time-code", "cc-number", "cc-name", "cc-given-name", "cc-family-name", "cc-exp",
    "cc-exp-month", "cc-exp-year", "cc-csc", "cc-type", "bday", "bday-day", "bday-month", "bday-year",
  ]
}
#endif

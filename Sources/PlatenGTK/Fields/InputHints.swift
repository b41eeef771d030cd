#if GTK
import CGTK4
import PlatenGraph

/// The hints of a field for the platform's input methods and on-screen keyboards.
@MainActor enum InputHints {
  static func purpose(_ field: FieldContent) -> GtkInputPurpose {
    let traits = field.traits
    if field.isSecure {
      return traits.keyboardType == .numberPad || traits.keyboardType == .asciiCapableNumberPad
        ? GTK_INPUT_PURPOSE_PIN : GTK_INPUT_PURPOSE_PASSWORD
    }
    switch traits.keyboardType {
    case .URL, .webSearch: return GTK_INPUT_PURPOSE_URL
    case .numberPad, .asciiCapableNumberPad: return GTK_INPUT_PURPOSE_DIGITS
    case .decimalPad, .numbersAndPunctuation: return GTK_INPUT_PURPOSE_NUMBER
    case .phonePad: return GTK_INPUT_PURPOSE_PHONE
    case .namePhonePad: return GTK_INPUT_PURPOSE_NAME
    case .emailAddress: return GTK_INPUT_PURPOSE_EMAIL
    case .default, .asciiCapable, .twitter: break
    }
    return switch traits.contentType {
    case .name?, .givenName?, .middleName?, .familyName?, .creditCardName?: GTK_INPUT_PURPOSE_NAME
    case .telephoneNumber?: GTK_INPUT_PURPOSE_PHONE
    case .emailAddress?: GTK_INPUT_PURPOSE_EMAIL
    case .URL?: GTK_INPUT_PURPOSE_URL
    case .creditCardNumber?, .creditCardSecurityCode?, .oneTimeCode?: GTK_INPUT_PURPOSE_DIGITS
    default: GTK_INPUT_PURPOSE_FREE_FORM
    }
  }

  static func hints(_ field: FieldContent) -> GtkInputHints {
    let traits = field.traits
    var hints: UInt32 = 0
    if field.isSecure {
      hints |= GTK_INPUT_HINT_NO_SPELLCHECK.rawValue | GTK_INPUT_HINT_PRIVATE.rawValue
      return GtkInputHints(rawValue: hints)
    }
    hints |=
      traits.disablesAutocorrection
      ? GTK_INPUT_HINT_NO_SPELLCHECK.rawValue : GTK_INPUT_HINT_WORD_COMPLETION.rawValue
    switch traits.autocapitalization {
    case .words: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
    case .sentences: hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
    case .characters: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
    default: break
    }
    return GtkInputHints(rawValue: hints)
  }
}
#endif

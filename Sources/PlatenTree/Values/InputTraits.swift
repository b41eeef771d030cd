/// The title of a field's return key.
public struct SubmitLabel: Hashable, Sendable {
  package enum Role: String, Hashable, Sendable { case done, go, send, join, route, search, `return`, next, `continue` }

  package let role: Role

  /// "Done". `submitLabel` shows these labels where there is a key or a hint to label; in a browser they are
  /// `enterkeyhint`.
  public static var done: SubmitLabel { SubmitLabel(role: .done) }
  /// "Go".
  public static var go: SubmitLabel { SubmitLabel(role: .go) }
  /// "Send".
  public static var send: SubmitLabel { SubmitLabel(role: .send) }
  /// "Join"; in a browser "Go".
  public static var join: SubmitLabel { SubmitLabel(role: .join) }
  /// "Route"; in a browser "Go".
  public static var route: SubmitLabel { SubmitLabel(role: .route) }
  /// "Search".
  public static var search: SubmitLabel { SubmitLabel(role: .search) }
  /// "Return", the default.
  public static var `return`: SubmitLabel { SubmitLabel(role: .return) }
  /// "Next".
  public static var next: SubmitLabel { SubmitLabel(role: .next) }
  /// "Continue"; in a browser "Next".
  public static var `continue`: SubmitLabel { SubmitLabel(role: .continue) }
}

/// Which letters a keyboard offers as capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
  package let type: UITextAutocapitalizationType

  /// Nothing is capitalised.
  public static var never: Self { Self(type: .none) }
  /// The first letter of each word is capitalised.
  public static var words: Self { Self(type: .words) }
  /// The first letter of each sentence is capitalised, the default.
  public static var sentences: Self { Self(type: .sentences) }
  /// Every letter is capitalised.
  public static var characters: Self { Self(type: .allCharacters) }

  package init(type: UITextAutocapitalizationType) { self.type = type }

  /// The value of UIKit's trait.
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

/// The events that trigger `onSubmit`.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a text field or a secure field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

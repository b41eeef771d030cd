/// What the return key of a field says.
public struct SubmitLabel: Hashable, Sendable {
  package enum Role: String, Hashable, Sendable { case done, go, send, join, route, search, `return`, next, `continue` }

  package let role: Role

  public static var done: SubmitLabel { SubmitLabel(role: .done) }
  public static var go: SubmitLabel { SubmitLabel(role: .go) }
  public static var send: SubmitLabel { SubmitLabel(role: .send) }
  public static var join: SubmitLabel { SubmitLabel(role: .join) }
  public static var route: SubmitLabel { SubmitLabel(role: .route) }
  public static var search: SubmitLabel { SubmitLabel(role: .search) }
  public static var `return`: SubmitLabel { SubmitLabel(role: .return) }
  public static var next: SubmitLabel { SubmitLabel(role: .next) }
  public static var `continue`: SubmitLabel { SubmitLabel(role: .continue) }
}

/// Which letters a keyboard offers as capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
  package let type: UITextAutocapitalizationType

  public static var never: Self { Self(type: .none) }
  public static var words: Self { Self(type: .words) }
  public static var sentences: Self { Self(type: .sentences) }
  public static var characters: Self { Self(type: .allCharacters) }

  init(type: UITextAutocapitalizationType) { self.type = type }

  public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

/// The events that trigger `onSubmit`.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a text field or a secure field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

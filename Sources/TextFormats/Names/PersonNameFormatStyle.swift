import Foundation

extension PersonNameComponents {
  /// Formats a person's name by the rules of its script and of a locale. It implements Foundation's style of the same
  /// name, which swift-foundation lacks.
  ///
  /// A name in Chinese, Japanese or Korean script puts the family name first and needs no space, whatever the locale. A
  /// name in Katakana alone is a foreign one, with the given name first and `・` between its components. Other names
  /// follow the locale's order (Unicode CLDR, person names).
  public struct FormatStyle: Foundation.ParseableFormatStyle, Sendable {
    /// The length of a formatted name.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The nickname, or else the given name.
      case short
      /// Given and family name.
      case medium
      /// Every component but the nickname.
      case long
      /// Initials.
      case abbreviated
    }

    /// The length of the name, ``Style/medium`` by default.
    public var style: Style
    /// The locale whose order of given and family name is used; the user's while it is `.autoupdatingCurrent`.
    public var locale: Locale

    /// Creates a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// The components that the style shows, in the order of the name's script and the locale.
    public func format(_ value: PersonNameComponents) -> String {
      let order = NameOrder(of: value, locale: locale)
      switch style {
      case .short: return value.first(of: [\.nickname, \.givenName, \.familyName])
      case .medium:
        return order.join(
          value.pieces(order.isFamilyFirst ? [\.familyName, \.givenName] : [\.givenName, \.familyName]))
      case .long: return long(value, order)
      case .abbreviated: return abbreviated(value, order)
      }
    }

    private func long(_ value: PersonNameComponents, _ order: NameOrder) -> String {
      var names: [KeyPath<PersonNameComponents, String?>] = [\.givenName, \.middleName]
      if order.isMiddleFirst { names.reverse() }
      names.insert(\.familyName, at: order.isFamilyFirst ? 0 : 2)
      let name = order.join(value.pieces(names))
      // Chinese, Japanese and Korean titles follow the name.
      if order.isUnspaced { return ([name] + value.pieces([\.nameSuffix, \.namePrefix])).joined() }
      return (value.pieces([\.namePrefix]) + (name.isEmpty ? [] : [name]) + value.pieces([\.nameSuffix]))
        .joined(separator: " ")
    }

    private func abbreviated(_ value: PersonNameComponents, _ order: NameOrder) -> String {
      // One character of a name in these scripts is a syllable or a word: the family name is the shortest form.
      if order.isUnspaced || order.script == .katakana { return value.first(of: [\.familyName, \.givenName]) }
      let pieces = value.pieces(order.isFamilyFirst ? [\.familyName, \.givenName] : [\.givenName, \.familyName])
      let initials = pieces.compactMap { $0.first.map { String($0).uppercased() } }
      return initials.joined(separator: order.script == .arabic ? " " : "")
    }

    /// The style for another locale.
    public func locale(_ locale: Locale) -> Self {
      Self(style: style, locale: locale)
    }

    /// Reads names in the same locale.
    public var parseStrategy: ParseStrategy {
      ParseStrategy(locale: locale)
    }
  }

  /// The name in the medium style.
  public func formatted() -> String {
    FormatStyle().format(self)
  }

  /// The name in another style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }

  /// Reads the components of a written name. Never throws.
  public init(_ value: String) throws {
    self = try ParseStrategy().parse(value)
  }

  /// Reads the components of a name with a strategy. Throws what the strategy throws.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents {
    self = try strategy.parse(value)
  }

  fileprivate func pieces(_ paths: [KeyPath<PersonNameComponents, String?>]) -> [String] {
    paths.compactMap { path in
      guard let piece = self[keyPath: path], !piece.isEmpty else { return nil }
      return piece
    }
  }

  fileprivate func first(of paths: [KeyPath<PersonNameComponents, String?>]) -> String {
    pieces(paths).first ?? ""
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style for people's names.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}

extension ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style for people's names.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// A strategy for people's names.
  public static var name: Self { PersonNameComponents.ParseStrategy() }
}

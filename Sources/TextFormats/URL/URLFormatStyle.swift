import Foundation

extension URL {
  /// Formats selected components of a URL. It implements Foundation's style of the same name, which swift-foundation
  /// lacks. The defaults are Apple's: scheme, host and path, and the port unless the scheme is HTTP or HTTPS.
  public struct FormatStyle: Foundation.ParseableFormatStyle, Sendable {
    var scheme: ComponentDisplayOption
    var user: ComponentDisplayOption
    var password: ComponentDisplayOption
    var host: HostDisplayOption
    var port: ComponentDisplayOption
    var path: ComponentDisplayOption
    var query: ComponentDisplayOption
    var fragment: ComponentDisplayOption
    /// Has no effect on the format; every style of Foundation has one.
    public var locale: Locale = .autoupdatingCurrent

    /// Creates a style that shows the chosen components.
    public init(
      scheme: ComponentDisplayOption = .always,
      user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never,
      host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily,
      path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never,
      fragment: ComponentDisplayOption = .never
    ) {
      self.scheme = scheme
      self.user = user
      self.password = password
      self.host = host
      self.port = port
      self.path = path
      self.query = query
      self.fragment = fragment
    }

    /// The chosen components, as they are read: escapes are decoded where that keeps the address, and hosts are written
    /// in their own letters unless they could be taken for another one. A slash at the end is dropped. The password is
    /// shown only together with the user.
    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
      let authority = authority(of: parts)
      var result = ""
      if let text = parts.scheme, scheme.isShown(in: parts) { result = text + (authority.isEmpty ? ":" : "://") }
      result += authority
      if path.isShown(in: parts) { result += ReadableEscapes.text(of: parts.percentEncodedPath) }
      let start = result
      if let text = parts.percentEncodedQuery, query.isShown(in: parts) {
        result += "?" + ReadableEscapes.text(of: text)
      }
      if let text = parts.percentEncodedFragment, fragment.isShown(in: parts) {
        result += "#" + ReadableEscapes.text(of: text)
      }
      if result == start, path.isShown(in: parts), parts.percentEncodedPath.hasSuffix("/") { result.removeLast() }
      // A space at the end could not be distinguished from none.
      var spaces = 0
      while result.last == " " {
        result.removeLast()
        spaces += 1
      }
      return result + String(repeating: "%20", count: spaces)
    }

    private func authority(of parts: URLComponents) -> String {
      let host = host.shown(in: parts)
      var result = ""
      if host != nil || parts.host == nil, let text = parts.percentEncodedUser, !text.isEmpty, user.isShown(in: parts) {
        result = ReadableEscapes.text(of: text, keepingSpaces: true)
        if let secret = parts.percentEncodedPassword, password.isShown(in: parts) {
          result += ":" + ReadableEscapes.text(of: secret, keepingSpaces: true)
        }
        result += "@"
      }
      result += host ?? ""
      if let number = parts.port, port.isShown(in: parts) { result += ":\(number)" }
      return result
    }

    /// The same style: the locale has no effect on the format.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// Reads URLs with the default strategy: scheme and host are required.
    public var parseStrategy: ParseStrategy { ParseStrategy() }

    /// The style with another option for the scheme.
    public func scheme(_ option: ComponentDisplayOption) -> Self { with(\.scheme, option) }
    /// The style with another option for the user.
    public func user(_ option: ComponentDisplayOption) -> Self { with(\.user, option) }
    /// The style with another option for the password, which is shown only together with the user.
    public func password(_ option: ComponentDisplayOption) -> Self { with(\.password, option) }
    /// The style with another option for the host.
    public func host(_ option: HostDisplayOption) -> Self { with(\.host, option) }
    /// The style with another option for the port.
    public func port(_ option: ComponentDisplayOption) -> Self { with(\.port, option) }
    /// The style with another option for the path.
    public func path(_ option: ComponentDisplayOption) -> Self { with(\.path, option) }
    /// The style with another option for the query.
    public func query(_ option: ComponentDisplayOption) -> Self { with(\.query, option) }
    /// The style with another option for the fragment.
    public func fragment(_ option: ComponentDisplayOption) -> Self { with(\.fragment, option) }

    private func with<T>(_ path: WritableKeyPath<Self, T>, _ option: T) -> Self {
      var style = self
      style[keyPath: path] = option
      return style
    }
  }

  /// The URL in the default style.
  public func formatted() -> String {
    FormatStyle().format(self)
  }

  /// The URL in another style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == URL {
    style.format(self)
  }

  /// Reads a URL with a strategy. Throws what the strategy throws.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == URL {
    self = try strategy.parse(value)
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// The default style for URLs.
  public static var url: Self { URL.FormatStyle() }
}

extension ParseableFormatStyle where Self == URL.FormatStyle {
  /// The default style for URLs.
  public static var url: Self { URL.FormatStyle() }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  /// The default strategy for URLs.
  public static var url: Self { URL.ParseStrategy() }
}

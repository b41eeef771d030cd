import Foundation

extension URL {
  /// Reads a URL whose components are required, optional or have a default.
  ///
  /// Throws `CocoaError.formatting` for text without a required component. An address without a scheme (`example.com`)
  /// is read as one with the default scheme if there is one; required schemes are Apple's default.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// What happens when a text lacks a component.
    public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
      case required
      case optional
      case defaultValue(Component)

      func resolve(_ value: Component?) throws -> Component? {
        switch self {
        case .required:
          guard let value else { throw CocoaError(.formatting) }
          return value
        case .optional: return value
        case .defaultValue(let other): return value ?? other
        }
      }
    }

    var scheme: ComponentParseStrategy<String>
    var user: ComponentParseStrategy<String>
    var password: ComponentParseStrategy<String>
    var host: ComponentParseStrategy<String>
    var port: ComponentParseStrategy<Int>
    var path: ComponentParseStrategy<String>
    var query: ComponentParseStrategy<String>
    var fragment: ComponentParseStrategy<String>

    /// Creates a strategy. By default scheme and host are required and the others optional.
    public init(
      scheme: ComponentParseStrategy<String> = .required,
      user: ComponentParseStrategy<String> = .optional,
      password: ComponentParseStrategy<String> = .optional,
      host: ComponentParseStrategy<String> = .required,
      port: ComponentParseStrategy<Int> = .optional,
      path: ComponentParseStrategy<String> = .optional,
      query: ComponentParseStrategy<String> = .optional,
      fragment: ComponentParseStrategy<String> = .optional
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

    /// The URL in a text, without the whitespace around it. Throws `CocoaError.formatting` for a text with whitespace
    /// before the path or without a required component.
    public func parse(_ value: String) throws -> URL {
      let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
      guard !text.isEmpty, !Self.beforePath(text).contains(where: \.isWhitespace) else { throw CocoaError(.formatting) }
      var source = text
      if case .defaultValue(let scheme) = scheme, !text.contains("://") { source = scheme + "://" + text }
      guard var parts = URLComponents(string: source) else { throw CocoaError(.formatting) }
      // A component that is there is left as it is written: decoding it would lose which delimiters were escaped.
      func complete<T>(_ part: T?, _ strategy: ComponentParseStrategy<T>, _ assign: (T) -> Void) throws {
        if try strategy.resolve(part) != nil, part == nil, case .defaultValue(let value) = strategy { assign(value) }
      }
      func nonempty(_ text: String?) -> String? { text?.isEmpty == true ? nil : text }
      try complete(nonempty(parts.scheme), scheme) { parts.scheme = $0 }
      try complete(nonempty(parts.host), host) { parts.host = $0 }
      try complete(nonempty(parts.user), user) { parts.user = $0 }
      try complete(nonempty(parts.password), password) { parts.password = $0 }
      try complete(parts.port, port) { parts.port = $0 }
      try complete(nonempty(parts.path), path) { parts.path = parts.host == nil || $0.hasPrefix("/") ? $0 : "/" + $0 }
      try complete(parts.query, query) { parts.query = $0 }
      try complete(parts.fragment, fragment) { parts.fragment = $0 }
      guard let url = parts.url else { throw CocoaError(.formatting) }
      return url
    }

    /// The text before the path, the query and the fragment, where addresses that are written out may have spaces.
    private static func beforePath(_ text: String) -> Substring {
      let start = text.firstRange(of: "://")?.upperBound ?? text.startIndex
      return text[..<(text[start...].firstIndex { "/?#".contains($0) } ?? text.endIndex)]
    }

    /// The strategy with another rule for the scheme.
    public func scheme(_ strategy: ComponentParseStrategy<String>) -> Self { with(\.scheme, strategy) }
    /// The strategy with another rule for the user.
    public func user(_ strategy: ComponentParseStrategy<String>) -> Self { with(\.user, strategy) }
    /// The strategy with another rule for the password.
    public func password(_ strategy: ComponentParseStrategy<String>) -> Self { with(\.password, strategy) }
    /// The strategy with another rule for the host.
    public func host(_ strategy: ComponentParseStrategy<String>) -> Self { with(\.host, strategy) }
    /// The strategy with another rule for the port.
    public func port(_ strategy: ComponentParseStrategy<Int>) -> Self { with(\.port, strategy) }
    /// The strategy with another rule for the path.
    public func path(_ strategy: ComponentParseStrategy<String>) -> Self { with(\.path, strategy) }
    /// The strategy with another rule for the query.
    public func query(_ strategy: ComponentParseStrategy<String>) -> Self { with(\.query, strategy) }
    /// The strategy with another rule for the fragment.
    public func fragment(_ strategy: ComponentParseStrategy<String>) -> Self { with(\.fragment, strategy) }

    private func with<T>(_ path: WritableKeyPath<Self, T>, _ strategy: T) -> Self {
      var copy = self
      copy[keyPath: path] = strategy
      return copy
    }
  }
}

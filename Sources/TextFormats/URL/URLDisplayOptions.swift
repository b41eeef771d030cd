import Foundation

extension URL.FormatStyle {
  /// A part of a URL.
  public enum Component: Int, Codable, Hashable, Sendable {
    case scheme, user, password, host, port, path, query, fragment

    func value(in parts: URLComponents) -> String? {
      switch self {
      case .scheme: parts.scheme
      case .user: parts.user
      case .password: parts.password
      case .host: parts.host
      case .port: parts.port.map(String.init)
      case .path: parts.path
      case .query: parts.query
      case .fragment: parts.fragment
      }
    }
  }

  /// When a component is shown.
  enum Condition: Codable, Hashable, Sendable {
    case always
    case never
    case omitIfHTTPFamily
    case displayWhen(Component, Set<String>)
    case omitWhen(Component, Set<String>)

    func holds(in parts: URLComponents) -> Bool {
      switch self {
      case .always: true
      case .never: false
      case .omitIfHTTPFamily: !["http", "https"].contains(parts.scheme?.lowercased() ?? "")
      case .displayWhen(let component, let values): component.value(in: parts).map(values.contains) ?? false
      case .omitWhen(let component, let values): !(component.value(in: parts).map(values.contains) ?? false)
      }
    }
  }

  /// Whether a component is shown.
  public struct ComponentDisplayOption: Codable, Hashable, Sendable {
    var condition: Condition

    /// The component is always shown.
    public static var always: Self { Self(condition: .always) }
    /// The component is never shown.
    public static var never: Self { Self(condition: .never) }
    /// Shown unless the scheme is HTTP or HTTPS.
    public static var omitIfHTTPFamily: Self { Self(condition: .omitIfHTTPFamily) }
    /// Shown when `component` is one of `matches`.
    public static func displayWhen(_ component: Component, matches: Set<String>) -> Self {
      Self(condition: .displayWhen(component, matches))
    }
    /// Shown unless `component` is one of `matches`.
    public static func omitWhen(_ component: Component, matches: Set<String>) -> Self {
      Self(condition: .omitWhen(component, matches))
    }

    func isShown(in parts: URLComponents) -> Bool { condition.holds(in: parts) }
  }

  /// Whether the host is shown, and with which of its subdomains.
  public struct HostDisplayOption: Codable, Hashable, Sendable {
    var condition: Condition
    var omitted: Set<String> = []
    var omitsMultiLevel = false
    /// Subdomains are omitted only when this holds.
    var omissionCondition: Condition = .always

    /// The host is always shown, with all its subdomains.
    public static var always: Self { Self(condition: .always) }
    /// The host is never shown.
    public static var never: Self { Self(condition: .never) }
    /// Shown unless the scheme is HTTP or HTTPS.
    public static var omitIfHTTPFamily: Self { Self(condition: .omitIfHTTPFamily) }
    /// Shown when `component` is one of `matches`.
    public static func displayWhen(_ component: Component, matches: Set<String>) -> Self {
      Self(condition: .displayWhen(component, matches))
    }
    /// Shown unless `component` is one of `matches`.
    public static func omitWhen(_ component: Component, matches: Set<String>) -> Self {
      Self(condition: .omitWhen(component, matches))
    }
    /// Shown without a first label that is one of `subdomains`; with `includeMultiLevelSubdomains`, with no more than
    /// one subdomain.
    public static func omitSpecificSubdomains(
      _ subdomains: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
    ) -> Self {
      Self(condition: .always, omitted: subdomains, omitsMultiLevel: omitMultiLevelSubdomains)
    }
    /// Omits subdomains as the method above does, but only when `component` is one of `matches`.
    public static func omitSpecificSubdomains(
      _ subdomains: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
      when component: Component, matches: Set<String>
    ) -> Self {
      Self(
        condition: .always, omitted: subdomains, omitsMultiLevel: omitMultiLevelSubdomains,
        omissionCondition: .displayWhen(component, matches))
    }

    func shown(in parts: URLComponents) -> String? {
      guard let host = ReadableHost.text(of: parts), condition.holds(in: parts) else { return nil }
      guard omissionCondition.holds(in: parts), !host.hasPrefix("["), !host.allSatisfy({ $0.isNumber || $0 == "." })
      else { return host }
      var labels = host.split(separator: ".", omittingEmptySubsequences: false)
      if labels.count > 2, omitted.contains(String(labels[0])) { labels.removeFirst() }
      if omitsMultiLevel {
        // Second-level public suffixes such as co.uk and com.cn count as part of the top-level domain.
        let isShortSuffix =
          labels.count > 2 && labels[labels.count - 1].count == 2 && labels[labels.count - 2].count <= 3
        labels.removeFirst(max(0, labels.count - (isShortSuffix ? 4 : 3)))
      }
      return labels.joined(separator: ".")
    }
  }
}

/// Opens a link in the user's program for it, or by the action that a view above sets.
public struct OpenURLAction: GraphComparable, @unchecked Sendable {
  /// What became of a link.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, system(URL?) }

    let kind: Kind

    /// The handler has opened it.
    public static let handled = Result(kind: .handled)
    /// Nothing is to be opened.
    public static let discarded = Result(kind: .discarded)
    /// The system opens it.
    public static let systemAction = Result(kind: .system(nil))

    /// The system opens another link in its place.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (@MainActor (URL) -> Result)?
  private weak var host: ViewHost?

  /// Creates an action that calls `handler` for each link and follows its result.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  init(host: ViewHost?) {
    handler = nil
    self.host = host
  }

  /// The same handler, with that host to fall back on.
  func over(_ host: ViewHost?) -> OpenURLAction {
    var copy = self
    copy.host = copy.host ?? host
    return copy
  }

  /// Whether links go their usual way.
  package var isSystemAction: Bool { handler == nil }

  /// Opens a link. Nothing is reported when the link cannot be opened.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Opens a link and calls `completion`, before this returns, with whether it was opened: false when the handler
  /// discards it, or when the front end cannot open links.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }

  @MainActor func open(_ url: URL) -> Bool {
    switch handler?(url).kind ?? .system(nil) {
    case .handled: true
    case .discarded: false
    case .system(let other): host?.onOpenURL?(other ?? url) ?? false
    }
  }

  package static func isSame(_ first: OpenURLAction, _ second: OpenURLAction) -> Bool {
    first.handler == nil && second.handler == nil && first.host === second.host
  }
}

private enum OpenURLKey: EnvironmentKey { static let defaultValue = OpenURLAction(host: nil) }
private enum HostKey: EnvironmentKey { static let defaultValue = HostReference() }

/// The host that a view runs in.
package struct HostReference: GraphComparable, @unchecked Sendable {
  package weak var host: ViewHost?

  package static func isSame(_ first: HostReference, _ second: HostReference) -> Bool { first.host === second.host }
}

extension EnvironmentValues {
  /// Opens links, as `Link` does. A view sets an ``OpenURLAction`` to handle the links of the views inside; by default
  /// the front end opens them.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self].over(self[HostKey.self].host) }
    set { self[OpenURLKey.self] = newValue }
  }

  package var hostReference: HostReference {
    get { self[HostKey.self] }
    set { self[HostKey.self] = newValue }
  }
}

#if Web
import Foundation

/// The address of a page: path components below the page's own path, and a query.
struct PageAddress: Equatable, Sendable {
  /// The components without percent encoding.
  var components: [String]
  /// The part after the path, with its question mark; empty without one.
  var query = ""

  init(_ components: [String]) { self.components = components }

  /// The address of a request's target (RFC 9112, 3.2.1), or of one relative to the page's own path. Nil where its
  /// encoding is not valid UTF-8, where it has dot segments, which browsers resolve themselves, and where it is longer
  /// than any that a program gives.
  init?(_ target: some StringProtocol) {
    guard target.utf8.count <= 8_000 else { return nil }
    let path = target.prefix { $0 != "?" && $0 != "#" }
    query = String(target[path.endIndex...].prefix { $0 != "#" })
    var components: [String] = []
    for part in path.drop(while: { $0 == "/" }).split(separator: "/", omittingEmptySubsequences: false) {
      guard let component = String(part).removingPercentEncoding, component != ".", component != ".." else {
        return nil
      }
      components.append(component)
    }
    // A slash at the end is not one more page.
    if components.last == "" { components.removeLast() }
    self.components = components
  }

  /// What the path may contain as it is: of what RFC 3986 (3.3) allows all but a colon, which would end a scheme.
  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=@")

  /// The path relative to the page's own.
  var path: String {
    components.map { $0.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? "" }.joined(separator: "/")
  }

  /// The reference to a page in an attribute; that to the first page is not empty.
  var reference: String { components.isEmpty ? "./" : path }

  /// The page's own path, relative to a request's target.
  static func base(of target: some StringProtocol) -> String {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    let depth = path.filter { $0 == "/" }.count - 1
    return depth > 0 ? String(repeating: "../", count: depth) : "./"
  }
}
#endif

import Foundation

/// Which links lead out of the program, wherever they come from: a text in Markdown may be written by others, and a file
/// or a scheme of another program does more than show a page.
package enum LinkPolicy {
  /// Of pages, messages and calls, in lower case.
  package static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  package static func allows(_ link: URL, schemes: Set<String> = schemes) -> Bool {
    link.scheme.map { schemes.contains($0.lowercased()) } ?? false
  }
}

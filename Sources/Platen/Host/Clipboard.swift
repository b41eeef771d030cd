/// Where cut and copied text goes and pasted text comes from. The front end brings the platform's.
@MainActor package protocol Clipboard: AnyObject {
  func write(_ text: String)
  /// What paste inserts; nil where nothing is there, or where it can't be read.
  var pasteText: String? { get }
}

extension Clipboard {
  package var pasteText: String? { nil }
}

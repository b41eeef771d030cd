/// Where cut and copied text goes. The front end brings the platform's.
@MainActor package protocol Clipboard: AnyObject {
  func write(_ text: String)
}

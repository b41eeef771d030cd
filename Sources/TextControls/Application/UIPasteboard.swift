/// What cut and copied text is put on and pasted from.
///
/// Of the window that a person has last done something in. A browser or a desktop hands another program's text over
/// only when a person pastes; there, what this program has put on the clipboard itself can be read back, and no more.
@MainActor @preconcurrency public final class UIPasteboard: NSObject {
  /// The one that all programs share.
  public static let general = UIPasteboard()

  private override init() { super.init() }

  /// The text on it; setting nil leaves an empty one.
  public var string: String? {
    get {
      let text = scene.map { $0.readClipboard?() } ?? UIApplication.shared.copiedText
      return text.flatMap { $0.isEmpty ? nil : $0 }
    }
    set {
      guard let scene else { return UIApplication.shared.copiedText = newValue }
      scene.writeClipboard?(newValue ?? "")
    }
  }

  /// The text, alone in a list.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// The text, if it is a link with a scheme.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  /// Whether there is text on it that can be read at once.
  public var hasStrings: Bool { string != nil }

  public var hasURLs: Bool { url != nil }

  private var scene: ResponderScene? { UIApplication.shared.keyWindow?.ownScene }
}

/// The clipboard, for text and links.
///
/// It is the clipboard of the window that last received user input. A browser or a desktop gives another program's text
/// only when the user pastes; there the program can read nothing but what it has written itself.
@MainActor @preconcurrency public final class UIPasteboard: NSObject {
  /// The clipboard that all programs share.
  public static let general = UIPasteboard()

  private override init() { super.init() }

  /// The text; nil when there is none that can be read synchronously. Setting nil empties the clipboard.
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

  /// The text as an array of one element. Setting several joins them with line feeds.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// The text as a link; nil when it is none, or has no scheme.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  /// Whether there is text that can be read synchronously.
  public var hasStrings: Bool { string != nil }

  /// Whether ``url`` is not nil.
  public var hasURLs: Bool { url != nil }

  private var scene: ResponderScene? { UIApplication.shared.keyWindow?.ownScene }
}

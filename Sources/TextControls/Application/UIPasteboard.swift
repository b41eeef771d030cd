/// The clipboard, for text and links, and in the program itself for pictures and colours.
///
/// It is the clipboard of the key window, see ``UIApplication``. A browser or a desktop gives another program's text
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

  /// The text as an array of one link; nil when it is none.
  public var urls: [URL]? {
    get { url.map { [$0] } }
    set { string = newValue?.map(\.absoluteString).joined(separator: "\n") }
  }

  private var own: (text: String?, images: [UIImage], colors: [UIColor]) = (nil, [], [])

  /// The pictures that the program itself has written, as long as no text has been copied since. Clipboards of terminals
  /// and pages contain text: other programs do not get them. Setting them empties the text.
  public var images: [UIImage]? {
    get { own.images.isEmpty || string != own.text ? nil : own.images }
    set { write(images: newValue ?? [], colors: []) }
  }
  /// The first of the ``images``.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// Whether there is a picture that the program itself has written.
  public var hasImages: Bool { images != nil }

  /// The colours that the program itself has written, as for ``images``.
  public var colors: [UIColor]? {
    get { own.colors.isEmpty || string != own.text ? nil : own.colors }
    set { write(images: [], colors: newValue ?? []) }
  }
  /// The first of the ``colors``.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// Whether there is a colour that the program itself has written.
  public var hasColors: Bool { colors != nil }

  private func write(images: [UIImage], colors: [UIColor]) {
    string = nil
    own = (string, images, colors)
  }

  private var scene: ResponderScene? { UIApplication.shared.keyWindow?.ownScene }
}

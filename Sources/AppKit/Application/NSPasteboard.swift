import TextControls

/// The clipboard.
@MainActor @preconcurrency public final class NSPasteboard: NSObject {
  /// The clipboard that all programs share.
  public static let general = NSPasteboard()

  private override init() { super.init() }

  /// A type of what is on the clipboard.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String

    /// Creates a type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a type with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// A link.
    public static let URL = PasteboardType("public.url")
    /// A file. It is neither written nor read.
    public static let fileURL = PasteboardType("public.file-url")
    /// Text with styles as a page. It is neither written nor read.
    public static let html = PasteboardType("public.html")
    /// Text with styles. It is neither written nor read.
    public static let rtf = PasteboardType("public.rtf")
    /// An image. It is neither written nor read.
    public static let png = PasteboardType("public.png")
    /// An image. It is neither written nor read.
    public static let tiff = PasteboardType("public.tiff")
    /// A document. It is neither written nor read.
    public static let pdf = PasteboardType("com.adobe.pdf")
  }

  /// How often the program has written to the clipboard.
  public private(set) var changeCount = 0

  /// Empties the clipboard. Returns ``changeCount``.
  @discardableResult public func clearContents() -> Int {
    UIPasteboard.general.string = nil
    changeCount += 1
    return changeCount
  }

  /// Announces types that the program is about to write, and empties the clipboard. Returns ``changeCount``.
  @discardableResult public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }

  /// Writes text or a link. False for other types.
  @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    guard dataType == .string || dataType == .URL else { return false }
    UIPasteboard.general.string = string
    changeCount += 1
    return true
  }

  /// Writes text or a link of UTF-8 bytes. False for other types.
  @discardableResult public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    guard let data, let string = String(data: data, encoding: .utf8) else { return false }
    return setString(string, forType: dataType)
  }

  /// The bytes of the text in UTF-8; nil for other types, and when there is none that can be read synchronously.
  public func data(forType dataType: PasteboardType) -> Data? { string(forType: dataType).map { Data($0.utf8) } }

  /// The types of what is on the clipboard; nil when there is nothing that can be read synchronously.
  public var types: [PasteboardType]? {
    let types = [PasteboardType.string, .URL].filter { string(forType: $0) != nil }
    return types.isEmpty ? nil : types
  }

  /// The first of the types that is on the clipboard; nil for none.
  public func availableType(from types: [PasteboardType]) -> PasteboardType? {
    types.first { string(forType: $0) != nil }
  }

  /// The text; nil for other types, and when there is none that can be read synchronously.
  public func string(forType dataType: PasteboardType) -> String? {
    switch dataType {
    case .string: UIPasteboard.general.string
    case .URL: UIPasteboard.general.url?.absoluteString
    default: nil
    }
  }
}

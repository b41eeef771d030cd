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

  /// The text; nil for other types, and when there is none that can be read synchronously.
  public func string(forType dataType: PasteboardType) -> String? {
    switch dataType {
    case .string: UIPasteboard.general.string
    case .URL: UIPasteboard.general.url?.absoluteString
    default: nil
    }
  }
}

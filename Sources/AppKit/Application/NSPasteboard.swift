import Platen
import TextControls
import UniformTypeIdentifiers

/// The clipboard, or what is dragged.
@MainActor @preconcurrency public final class NSPasteboard: NSObject {
  /// The clipboard that all programs share.
  public static let general = NSPasteboard(items: nil)

  /// What is dragged; nil for the clipboard.
  let items: [NSItemProvider]?

  init(items: [NSItemProvider]?) {
    self.items = items
    super.init()
  }

  /// A type of what is on a pasteboard.
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
    /// A file. On the clipboard it is neither written nor read.
    public static let fileURL = PasteboardType("public.file-url")
    /// Text with styles as a page. On the clipboard it is neither written nor read.
    public static let html = PasteboardType("public.html")
    /// Text with styles. On the clipboard it is neither written nor read.
    public static let rtf = PasteboardType("public.rtf")
    /// An image. On the clipboard it is neither written nor read.
    public static let png = PasteboardType("public.png")
    /// An image. On the clipboard it is neither written nor read.
    public static let tiff = PasteboardType("public.tiff")
    /// A document. On the clipboard it is neither written nor read.
    public static let pdf = PasteboardType("com.adobe.pdf")
  }

  /// How often the program has written to the clipboard.
  public private(set) var changeCount = 0

  /// Empties the clipboard; what is dragged stays. Returns ``changeCount``.
  @discardableResult public func clearContents() -> Int {
    guard items == nil else { return changeCount }
    UIPasteboard.general.string = nil
    changeCount += 1
    return changeCount
  }

  /// Announces types that the program is about to write, and empties the clipboard. Returns ``changeCount``.
  @discardableResult public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }

  /// Writes text or a link to the clipboard. False for other types, and for what is dragged.
  @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    guard items == nil, dataType == .string || dataType == .URL else { return false }
    UIPasteboard.general.string = string
    changeCount += 1
    return true
  }

  /// Writes text or a link of UTF-8 bytes to the clipboard. False for other types, and for what is dragged.
  @discardableResult public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    guard let data, let string = String(data: data, encoding: .utf8) else { return false }
    return setString(string, forType: dataType)
  }

  /// The bytes of the first item that has the type; nil for none, and for one that can't be read synchronously. Of the
  /// clipboard it is text and links, in UTF-8.
  public func data(forType dataType: PasteboardType) -> Data? {
    guard let items else { return string(forType: dataType).map { Data($0.utf8) } }
    return items.lazy.compactMap { $0.bytes(of: dataType) }.first
  }

  /// The types of what is there, the best first; nil for nothing, and on the clipboard for what can't be read
  /// synchronously.
  public var types: [PasteboardType]? {
    let types =
      items.map { $0.flatMap(\.registeredTypeIdentifiers).map { PasteboardType($0) } }
      ?? [PasteboardType.string, .URL].filter { string(forType: $0) != nil }
    return types.isEmpty ? nil : types
  }

  /// The first of the types that is there; nil for none.
  public func availableType(from types: [PasteboardType]) -> PasteboardType? {
    guard let items else { return types.first { string(forType: $0) != nil } }
    return types.first { type in items.contains { $0.hasItemConformingToTypeIdentifier(type.rawValue) } }
  }

  /// The text of the first item that has the type; nil for none, and for one that can't be read synchronously.
  public func string(forType dataType: PasteboardType) -> String? {
    if items != nil { return data(forType: dataType).flatMap { String(data: $0, encoding: .utf8) } }
    return switch dataType {
    case .string: UIPasteboard.general.string
    case .URL: UIPasteboard.general.url?.absoluteString
    default: nil
    }
  }

  /// The address or the text of the first item that has the type, as a string; nil for others.
  public func propertyList(forType dataType: PasteboardType) -> Any? { string(forType: dataType) }

  /// Whether all of it can be read synchronously.
  var isReadable: Bool {
    items?.allSatisfy { item in
      item.registeredTypeIdentifiers.contains { item.bytes(of: PasteboardType($0)) != nil }
    } ?? true
  }
}

// MARK: objects

extension NSPasteboard {
  /// What is asked of the objects that are read.
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Addresses of files alone, by a true value.
    public static let urlReadingFileURLsOnly = ReadingOptionKey(rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
    /// Addresses of files of types alone, by an array of identifiers.
    public static let urlReadingContentsConformToTypes = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
  }

  /// The objects that the items can be read as, one for each item that can be read synchronously: of the first class
  /// of `NSURL`, `NSString`, `NSAttributedString` and `NSImage` that suits it. Addresses and texts are values of `URL`
  /// and `String`, as which Swift sees AppKit's.
  public func readObjects(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> [Any]? {
    let items = items ?? clipboardItems
    return items.compactMap { item in classArray.lazy.compactMap { Self.object($0, item, options ?? [:]) }.first }
  }

  /// Whether an item can be read as an object of one of the classes.
  public func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool {
    readObjects(forClasses: classArray, options: options)?.isEmpty == false
  }

  /// What is on the clipboard, as items.
  private var clipboardItems: [NSItemProvider] {
    if let url = UIPasteboard.general.url { return [NSItemProvider(object: url as NSURL)] }
    return UIPasteboard.general.string.map { [NSItemProvider(object: $0 as NSString)] } ?? []
  }

  private static func object(_ kind: AnyClass, _ item: NSItemProvider, _ options: [ReadingOptionKey: Any]) -> Any? {
    func text(_ type: PasteboardType) -> String? { item.bytes(of: type).flatMap { String(data: $0, encoding: .utf8) } }
    switch kind {
    case is NSURL.Type:
      guard let url = (text(.fileURL) ?? text(.URL)).flatMap({ URL(string: $0) }) else { return nil }
      return suits(url, options) ? url : nil
    case is NSString.Type: return text(.string)
    case is NSAttributedString.Type: return text(.string).map { NSAttributedString(string: $0) }
    case is NSImage.Type:
      let types = item.registeredTypeIdentifiers.filter { UTType($0)?.conforms(to: .image) == true }
      let image = types.lazy.compactMap { item.bytes(of: PasteboardType($0)).flatMap { NSImage(data: $0) } }.first
      return image ?? text(.fileURL).flatMap { URL(string: $0) }.flatMap { NSImage(contentsOf: $0) }
    default: return nil
    }
  }

  private static func suits(_ url: URL, _ options: [ReadingOptionKey: Any]) -> Bool {
    let isFileOnly = options[.urlReadingFileURLsOnly] as? Bool ?? (options[.urlReadingFileURLsOnly] as? Int == 1)
    guard !isFileOnly || url.isFileURL else { return false }
    guard let types = options[.urlReadingContentsConformToTypes] as? [String] else { return true }
    let own = UTType(filenameExtension: url.pathExtension)
    return types.contains { UTType($0).map { own?.conforms(to: $0) == true } ?? false }
  }
}

extension NSItemProvider {
  /// The bytes of a form of the type that are there at once.
  func bytes(of type: NSPasteboard.PasteboardType) -> Data? {
    guard hasItemConformingToTypeIdentifier(type.rawValue) else { return nil }
    let box = LoadedBytes()
    loadDataRepresentation(forTypeIdentifier: type.rawValue) { data, _ in box.data = data }
    return box.data
  }
}

/// Bytes that are loaded at once, or not at all.
private final class LoadedBytes: @unchecked Sendable {
  // Unchecked: what is loaded later is not read.
  private let lock = NSLock()
  private var loaded: Data?

  var data: Data? {
    get { lock.withLock { loaded } }
    set { lock.withLock { loaded = newValue } }
  }
}

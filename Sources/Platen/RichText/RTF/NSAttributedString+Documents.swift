extension NSAttributedString {
  /// A kind of document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind, which is Apple's.
    public let rawValue: String

    /// Creates a kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich Text Format, version 1.9.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich Text Format with attachments. Neither read nor written.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML. Neither read nor written.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Microsoft Word. Neither read nor written.
    public static let docFormat = DocumentType(rawValue: "NSDocFormat")
  }

  /// A property of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the property, which is Apple's.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the document, a ``DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding of plain text, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The title of the document, a `String`.
    public static let title = DocumentAttributeKey(rawValue: "NSTitleDocumentAttribute")
  }

  /// How a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option, which is Apple's.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the document, a ``DocumentType``. Without one it is found by the first bytes.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of plain text, the raw value of a `String.Encoding`: UTF-8 by default.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text that has none of its own, a dictionary.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Reads a document: plain text or RTF.
  ///
  /// - Parameters:
  ///   - options: The kind and the encoding, where they are known.
  ///   - documentAttributes: Receives the kind of the document.
  /// - Throws: `CocoaError.fileReadCorruptFile` for bytes that are no text of the kind, and
  ///   `CocoaError.featureUnsupported` for another kind.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let isRTF = data.starts(with: Data("{\\rtf".utf8))
    let type = options[.documentType] as? DocumentType ?? (isRTF ? .rtf : .plain)
    switch type {
    case .rtf:
      guard let text = RTFReader.text(of: data) else { throw CocoaError(.fileReadCorruptFile) }
      self.init(attributedString: text)
    case .plain:
      let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
      guard let text = String(data: data, encoding: encoding) else { throw CocoaError(.fileReadCorruptFile) }
      self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
    default: throw CocoaError(.featureUnsupported)
    }
    let found: [String: Any] = [DocumentAttributeKey.documentType.rawValue: type.rawValue]
    documentAttributes?.pointee = NSDictionary(dictionary: found)
  }

  /// A part of the text as a document: plain text or RTF.
  ///
  /// - Parameter documentAttributes: The kind, plain text by default, and its encoding, UTF-8 by default.
  /// - Throws: `CocoaError.fileWriteInapplicableStringEncoding` for characters that the encoding does not have, and
  ///   `CocoaError.featureUnsupported` for another kind.
  public func data(
    from range: NSRange, documentAttributes: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let part = attributedSubstring(from: range)
    switch documentAttributes[.documentType] as? DocumentType ?? .plain {
    case .rtf: return Data(RTFWriter.document(of: part).utf8)
    case .plain:
      let encoding = (documentAttributes[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
      guard let data = part.string.data(using: encoding) else {
        throw CocoaError(.fileWriteInapplicableStringEncoding)
      }
      return data
    default: throw CocoaError(.featureUnsupported)
    }
  }
}

/// A value that can be copied to other programs and pasted from them, as text.
public protocol Transferable: Sendable {
  /// The value as other programs read it; nil where it can't be text.
  var _transferredText: String? { get }
  /// The values that a pasted text represents. Not for use outside the framework.
  static func _transferred(from text: String) -> [Self]
}

extension String: Transferable {
  /// The string itself. For the framework.
  public var _transferredText: String? { self }

  /// The text as the only value; none for an empty text. For the framework.
  public static func _transferred(from text: String) -> [String] { text.isEmpty ? [] : [text] }
}

/// One address to a line, as in a list of them (`text/uri-list`, RFC 2483).
extension URL: Transferable {
  /// The address as text. For the framework.
  public var _transferredText: String? { absoluteString }

  /// One value for each line with a scheme. Empty lines and comments, which begin with `#`, are skipped. For the
  /// framework.
  public static func _transferred(from text: String) -> [URL] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let address = line.trimmingCharacters(in: .whitespaces)
      guard !address.isEmpty, !address.hasPrefix("#"), let url = URL(string: address), url.scheme != nil else {
        return nil
      }
      return url
    }
  }
}

/// The bytes of a text, in UTF-8.
extension Data: Transferable {
  /// The bytes as text; nil when they are not UTF-8. For the framework.
  public var _transferredText: String? { String(data: self, encoding: .utf8) }

  /// The UTF-8 bytes of the text as the only value; none for an empty text. For the framework.
  public static func _transferred(from text: String) -> [Data] { text.isEmpty ? [] : [Data(text.utf8)] }
}

/// The characters of the text. Attributes are neither copied nor pasted.
extension AttributedString: Transferable {
  /// The characters without their attributes. For the framework.
  public var _transferredText: String? { String(characters) }

  /// The text without attributes as the only value; none for an empty text. For the framework.
  public static func _transferred(from text: String) -> [AttributedString] {
    text.isEmpty ? [] : [AttributedString(text)]
  }
}

enum TransferredText {
  /// The text of several values, one to a line; nil when there is nothing to copy.
  static func of<T: Transferable>(_ values: [T]) -> String? {
    let texts = values.compactMap(\._transferredText)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

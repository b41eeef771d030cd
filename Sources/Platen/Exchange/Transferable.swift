/// Something that can be copied to other programs and pasted from them. Here that is done as text.
public protocol Transferable: Sendable {
  /// The value as other programs read it; nil where it can't be text.
  var _transferredText: String? { get }
  /// The values that a text from elsewhere stands for. Not for use outside the framework.
  static func _transferred(from text: String) -> [Self]
}

extension String: Transferable {
  public var _transferredText: String? { self }

  public static func _transferred(from text: String) -> [String] { text.isEmpty ? [] : [text] }
}

/// One address to a line, as in a list of them (`text/uri-list`, RFC 2483).
extension URL: Transferable {
  public var _transferredText: String? { absoluteString }

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
  public var _transferredText: String? { String(data: self, encoding: .utf8) }

  public static func _transferred(from text: String) -> [Data] { text.isEmpty ? [] : [Data(text.utf8)] }
}

/// Its words. The looks that other programs have given stay with the editors of text with attributes.
extension AttributedString: Transferable {
  public var _transferredText: String? { String(characters) }

  public static func _transferred(from text: String) -> [AttributedString] {
    text.isEmpty ? [] : [AttributedString(text)]
  }
}

enum TransferredText {
  /// Several values, one to a line; nil where there is nothing to copy.
  static func of<T: Transferable>(_ values: [T]) -> String? {
    let texts = values.compactMap(\._transferredText)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

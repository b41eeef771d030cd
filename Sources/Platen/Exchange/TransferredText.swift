import Foundation
import UniformTypeIdentifiers

/// A form of text, from which one value or several are read.
public struct _TextTransferRepresentation<Item: Transferable>: TransferRepresentation {
  /// The form for each of the types. For the framework.
  public let _forms: [_TransferForm<Item>]

  init(
    _ types: [UTType], text: @escaping @Sendable (Item) throws -> String,
    values: @escaping @Sendable (String) -> [Item]
  ) {
    _forms = types.map { type in
      _TransferForm(
        type, export: .now { Data(try text($0).utf8) },
        read: .now { data in
          guard let text = String(data: data, encoding: .utf8) else { throw TransferError.hasNoForm }
          return values(text)
        })
    }
  }
}

extension String: Transferable {
  /// The string itself; none for an empty one.
  public static var transferRepresentation: _TextTransferRepresentation<String> {
    _TextTransferRepresentation([.utf8PlainText, .plainText, .text]) {
      $0
    } values: {
      $0.isEmpty ? [] : [$0]
    }
  }
}

/// One address to a line, as in a list of them (`text/uri-list`, RFC 2483).
extension URL: Transferable {
  /// The address as text. Of a text, one value for each line with a scheme: empty lines and comments, which begin with
  /// `#`, are skipped.
  public static var transferRepresentation: _TextTransferRepresentation<URL> {
    _TextTransferRepresentation([.url, .fileURL]) {
      $0.absoluteString
    } values: { text in
      text.split(whereSeparator: \.isNewline).compactMap { line in
        let address = line.trimmingCharacters(in: .whitespaces)
        guard !address.isEmpty, !address.hasPrefix("#"), let url = URL(string: address), url.scheme != nil else {
          return nil
        }
        return url
      }
    }
  }
}

/// Bytes. The bytes of a text are in UTF-8.
extension Data: Transferable {
  /// The bytes themselves; none for an empty text.
  public static var transferRepresentation: _BytesTransferRepresentation {
    _BytesTransferRepresentation()
  }
}

/// The form of bytes.
public struct _BytesTransferRepresentation: TransferRepresentation {
  /// The form. For the framework.
  public var _forms: [_TransferForm<Data>] {
    [_TransferForm(.data, export: .now { $0 }, read: .now { $0.isEmpty ? [] : [$0] })]
  }
}

/// The characters of the text. Attributes are neither copied nor pasted.
extension AttributedString: Transferable {
  /// The characters without their attributes; none for an empty text.
  public static var transferRepresentation: _TextTransferRepresentation<AttributedString> {
    _TextTransferRepresentation([.utf8PlainText, .plainText, .text]) {
      String($0.characters)
    } values: {
      $0.isEmpty ? [] : [AttributedString($0)]
    }
  }
}

extension Transferable {
  /// The value as other programs read it from a clipboard of text; nil where it has no form that is text and is there
  /// at once. A form whose type is text comes before one that happens to be.
  var transferredText: String? {
    for form in Self.textForms(exporting: self) {
      if let data = try? form.export?.now(self), let text = String(data: data, encoding: .utf8) { return text }
    }
    return nil
  }

  /// The same, also of forms that are made by work that waits.
  func awaitedText() async -> String? {
    for form in Self.textForms(exporting: self) {
      if let data = try? await form.export?.value(self), let text = String(data: data, encoding: .utf8) { return text }
    }
    return nil
  }

  private static func textForms(exporting item: Self) -> [_TransferForm<Self>] {
    let forms = transferForms.filter { $0.exports(item) && !$0.visibility.isOwnProcess }
    return forms.filter { $0.contentType.conforms(to: .text) } + forms.filter { !$0.contentType.conforms(to: .text) }
  }

  /// The values that a text represents, in the first form that can be read from it: as a whole, or line by line.
  static func transferred(from text: String) -> [Self] {
    for form in transferForms where form.canBeText {
      guard case .now(let read)? = form.read else { continue }
      if let values = try? read(Data(text.utf8)) { return values }
      let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
      if lines.count > 1, let values = try? lines.flatMap({ try read(Data($0.utf8)) }) { return values }
    }
    return []
  }

  /// The same, also in forms that are read by work that waits.
  static func awaited(from text: String) async -> [Self] {
    let values = transferred(from: text)
    guard values.isEmpty else { return values }
    for form in transferForms where form.canBeText {
      if case .later(let read)? = form.read, let values = try? await read(Data(text.utf8)) { return values }
    }
    return []
  }

  /// Whether a text may have to be read by work that waits.
  static var waitsForText: Bool {
    transferForms.contains { form in
      if form.canBeText, case .later? = form.read { true } else { false }
    }
  }
}

extension _TransferForm {
  /// Whether bytes of the type can be those of a text. A type of the program's own can be written as one.
  fileprivate var canBeText: Bool {
    contentType.conforms(to: .text) || [.data, .url, .fileURL].contains(contentType)
      || !contentType.supertypes.contains { [.image, .audiovisualContent, .archive].contains($0) }
  }
}

enum TransferredText {
  /// The text of several values, one to a line; nil when there is nothing to copy.
  static func of<T: Transferable>(_ values: [T]) -> String? {
    let texts = values.compactMap(\.transferredText)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// The same, with the values whose text is made by work that waits.
  static func awaited<T: Transferable>(_ values: [T]) async -> String? {
    var texts: [String] = []
    for value in values { if let text = await value.awaitedText() { texts.append(text) } }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

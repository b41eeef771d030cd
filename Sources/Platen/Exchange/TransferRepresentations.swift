import Foundation
import UniformTypeIdentifiers

/// A form of bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The form. For the framework.
  public let _forms: [_TransferForm<Item>]

  /// Exports and imports bytes of a type.
  @_disfavoredOverload
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _forms = [_TransferForm(contentType, export: .later(exporting), read: .later { [try await importing($0)] })]
  }

  /// Exports and imports bytes of a type, at once.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
    importing: @escaping @Sendable (Data) throws -> Item
  ) {
    _forms = [_TransferForm(contentType, export: .now(exporting), read: .now { [try importing($0)] })]
  }

  /// Exports bytes of a type.
  @_disfavoredOverload
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    _forms = [_TransferForm(exportedContentType, export: .later(exporting))]
  }

  /// Exports bytes of a type, at once.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data) {
    _forms = [_TransferForm(exportedContentType, export: .now(exporting))]
  }

  /// Imports bytes of a type.
  @_disfavoredOverload
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    _forms = [_TransferForm(importedContentType, read: .later { [try await importing($0)] })]
  }

  /// Imports bytes of a type, at once.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item) {
    _forms = [_TransferForm(importedContentType, read: .now { [try importing($0)] })]
  }
}

/// A form that an encoder makes and a decoder reads: JSON unless others are given.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
  /// The form. For the framework.
  public let _forms: [_TransferForm<Item>]

  private init(
    _ contentType: UTType, _ encode: @escaping @Sendable (Item) throws -> Data,
    _ decode: @escaping @Sendable (Data) throws -> Item
  ) {
    _forms = [_TransferForm(contentType, export: .now(encode), read: .now { [try decode($0)] })]
  }

  /// Exports and imports JSON as a type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    self.init(contentType) {
      try JSONEncoder().encode($0)
    } _: {
      try JSONDecoder().decode(Item.self, from: $0)
    }
  }

  /// Exports and imports JSON as a type, with an encoder and a decoder of the program's.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder, decoder: JSONDecoder
  ) where Encoder == JSONEncoder, Decoder == JSONDecoder {
    self.init(contentType) {
      try encoder.encode($0)
    } _: {
      try decoder.decode(Item.self, from: $0)
    }
  }

  /// Exports and imports a property list as a type.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: PropertyListEncoder, decoder: PropertyListDecoder
  ) where Encoder == PropertyListEncoder, Decoder == PropertyListDecoder {
    self.init(contentType) {
      try encoder.encode($0)
    } _: {
      try decoder.decode(Item.self, from: $0)
    }
  }
}

/// The forms of another value, which represents this one.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  /// The forms of the other value. For the framework.
  public let _forms: [_TransferForm<Item>]

  private init(
    _ export: _TransferForm<Item>.Conversion<Item, ProxyRepresentation>?,
    _ read: (
      now: (@Sendable (ProxyRepresentation) throws -> Item)?,
      later: (@Sendable (ProxyRepresentation) async throws -> Item)?
    )?
  ) {
    _forms = ProxyRepresentation.transferForms.compactMap { form in
      var own = _TransferForm<Item>(form.contentType)
      own.visibility = form.visibility
      if let export, let inner = form.export { own.export = Self.joined(export, inner) }
      if let read, let inner = form.read {
        if let now = read.now, case .now(let decode) = inner {
          own.read = .now { try decode($0).map(now) }
        } else {
          own.read = .later { data in
            var items: [Item] = []
            for proxy in try await inner.value(data) {
              if let item = try await read.later?(proxy) ?? read.now?(proxy) { items.append(item) }
            }
            return items
          }
        }
      }
      return own.export == nil && own.read == nil ? nil : own
    }
  }

  private static func joined(
    _ export: _TransferForm<Item>.Conversion<Item, ProxyRepresentation>,
    _ inner: _TransferForm<ProxyRepresentation>.Conversion<ProxyRepresentation, Data>
  ) -> _TransferForm<Item>.Conversion<Item, Data> {
    if case .now(let make) = export, case .now(let encode) = inner { return .now { try encode(try make($0)) } }
    return .later { try await inner.value(try await export.value($0)) }
  }

  /// Exports and imports the value as another.
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    self.init(.later(exporting), (nil, importing))
  }

  /// Exports and imports the value as another, at once.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.init(.now(exporting), (importing, nil))
  }

  /// Exports the value as another.
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    self.init(.later(exporting), nil)
  }

  /// Exports the value as another, at once.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) { self.init(.now(exporting), nil) }

  /// Imports the value from another.
  @_disfavoredOverload
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    self.init(nil, (nil, importing))
  }

  /// Imports the value from another, at once.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) { self.init(nil, (importing, nil)) }
}

/// A file that a value is exported as.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether the receiver may read the file itself, and not a copy. The bytes are copied in any case.
  public let allowAccessingOriginalFile: Bool

  /// Creates it for a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that a value is imported from. It is removed after the import.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether it is the file of the program that sent it. It never is.
  public let isOriginalFile: Bool
}

/// A form of a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// The form. For the framework.
  public let _forms: [_TransferForm<Item>]

  private init(
    _ contentType: UTType, _ export: (@Sendable (Item) async throws -> SentTransferredFile)?,
    _ read: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
  ) {
    var form = _TransferForm<Item>(contentType)
    if let export { form.export = .later { try Data(contentsOf: try await export($0).file) } }
    if let read {
      form.read = .later { data in
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("transfer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("item").appendingPathExtension(for: contentType)
        try data.write(to: file)
        return [try await read(ReceivedTransferredFile(file: file, isOriginalFile: false))]
      }
    }
    _forms = [form]
  }

  /// Exports and imports files of a type. `shouldAttemptToOpenInPlace` is ignored: what is imported is a copy.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.init(contentType, exporting, importing)
  }

  /// Exports files of a type. `shouldAllowToOpenInPlace` is ignored.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    self.init(exportedContentType, exporting, nil)
  }

  /// Imports files of a type. `shouldAttemptToOpenInPlace` is ignored: what is imported is a copy.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.init(importedContentType, nil, importing)
  }
}

/// A representation whose forms have a name, a condition or a visibility.
public struct _ChangedTransferRepresentation<Base: TransferRepresentation>: TransferRepresentation {
  let base: Base
  let change: @Sendable (inout _TransferForm<Base.Item>) -> Void

  /// The type of the value.
  public typealias Item = Base.Item

  /// The changed forms. For the framework.
  public var _forms: [_TransferForm<Item>] {
    base._forms.map { form in
      var form = form
      change(&form)
      return form
    }
  }
}

extension TransferRepresentation {
  /// Suggests a name for files of the value.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    _ChangedTransferRepresentation(base: self) { $0.name = { _ in fileName } }
  }

  /// Suggests a name for files of the value.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    _ChangedTransferRepresentation(base: self) { $0.name = fileName }
  }

  /// Exports only values that meet a condition.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    _ChangedTransferRepresentation(base: self) { $0.condition = condition }
  }

  /// Sets who can read the forms.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    _ChangedTransferRepresentation(base: self) { $0.visibility = visibility }
  }
}

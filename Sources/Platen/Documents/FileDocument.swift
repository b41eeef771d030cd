import UniformTypeIdentifiers

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file, or the folder with its files.
  public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type that the file is to have.
  public let contentType: UTType
  /// The file that is there already; nil where there is none.
  public let existingFile: FileWrapper?
}

/// A document that is a value: it is read from a file, and makes one.
public protocol FileDocument {
  /// What the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What the document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it can be written as; by default those that it can be read from.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document.
  init(configuration: ReadConfiguration) throws

  /// Makes the file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object: a file is made of a snapshot of it.
public protocol ReferenceFileDocument: ObservableObject {
  /// What a file is made of, which does not change with the document.
  associatedtype Snapshot
  /// What the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What the document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it can be written as; by default those that it can be read from.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document.
  init(configuration: ReadConfiguration) throws

  /// What the document is now.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Makes the file of what the document was.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The document of the window that a view is in, as `\.documentConfiguration` of its environment.
public struct DocumentConfiguration: Hashable, Sendable {
  /// The file of the document; nil before it is saved for the first time, and in a page.
  public var fileURL: URL?
  /// Whether the window can change it.
  public var isEditable: Bool
}

private enum DocumentConfigurationKey: EnvironmentKey { static let defaultValue: DocumentConfiguration? = nil }

extension EnvironmentValues {
  /// The document of the window; nil outside of windows of a ``DocumentGroup``.
  public package(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}

/// What the content of a window gets of a document that is a value.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// The file of the document; nil before it is saved for the first time.
  public var fileURL: URL?
  /// Whether the window can change it.
  public var isEditable: Bool
}

/// What the content of a window gets of a document that is an object.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The file of the document; nil before it is saved for the first time.
  public var fileURL: URL?
  /// Whether the window can change it.
  public var isEditable: Bool
}

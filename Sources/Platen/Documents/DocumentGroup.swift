import Foundation
import UniformTypeIdentifiers

/// A scene of windows for documents: the File menu has commands that create, open and save them.
///
/// A window shows one document. New and Open replace it, after the question whether changes are to be saved. A page
/// opens what its user uploads, and downloads what is saved.
public struct DocumentGroup<Document, Content: View> {
  private let window: @MainActor () -> DocumentWindow<Document, Content>

  private nonisolated init(_ window: @escaping @MainActor () -> DocumentWindow<Document, Content>) {
    self.window = window
  }
}

extension DocumentGroup: Scene {
  /// The windows and their commands.
  public var body: some Scene {
    let window = window
    WindowGroup { window() }.commands { DocumentCommands() }
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Windows for documents that are values.
  ///
  /// - Parameters:
  ///   - newDocument: Makes the document of a new window, and of New.
  ///   - editor: Makes the content of a window for its document.
  nonisolated public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let (newDocument, editor) = (newDocument, editor)
    self.init {
      DocumentWindow(kind: .value(make: newDocument)) { document, url in
        editor(FileDocumentConfiguration(document: document, fileURL: url, isEditable: true))
      }
    }
  }

  /// Windows that show documents and do not change them.
  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let viewer = viewer
    self.init {
      DocumentWindow(kind: .value(make: nil)) { document, url in
        viewer(FileDocumentConfiguration(document: document, fileURL: url, isEditable: false))
      }
    }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Windows for documents that are objects.
  ///
  /// - Parameters:
  ///   - newDocument: Makes the document of a new window, and of New.
  ///   - editor: Makes the content of a window for its document.
  nonisolated public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let (newDocument, editor) = (newDocument, editor)
    self.init {
      DocumentWindow(kind: .object(make: newDocument)) { document, url in
        editor(
          ReferenceFileDocumentConfiguration(document: document.wrappedValue, fileURL: url, isEditable: true))
      }
    }
  }

  /// Windows that show documents and do not change them.
  nonisolated public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let viewer = viewer
    self.init {
      DocumentWindow(kind: .object(make: nil)) { document, url in
        viewer(
          ReferenceFileDocumentConfiguration(document: document.wrappedValue, fileURL: url, isEditable: false))
      }
    }
  }
}

/// How documents of a type are made, read and written.
struct DocumentKind<Document> {
  /// Nil where documents are only shown.
  let make: (() -> Document)?
  let readable: [UTType]
  let writable: [UTType]
  let read: (FileDocumentReadConfiguration) throws -> Document
  let write: (Document, FileDocumentWriteConfiguration) throws -> FileWrapper
  /// What an object sends when it changes.
  let changes: (Document) -> AnyPublisher<Void, Never>?
  /// Puts an object where the views of its window find it.
  let place: (Document, inout EnvironmentValues) -> Void

  func open(_ url: URL) throws -> Document {
    let type = UTType.ofFile(url, among: readable)
    return try read(FileDocumentReadConfiguration(contentType: type, file: FileWrapper(url: url)))
  }

  func save(_ document: Document, to url: URL) throws {
    let type = UTType.ofFile(url, among: writable)
    let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: try? FileWrapper(url: url))
    try write(document, configuration).write(to: url, options: .atomic, originalContentsURL: url)
  }
}

extension DocumentKind where Document: FileDocument {
  static func value(make: (() -> Document)?) -> DocumentKind {
    DocumentKind(
      make: make, readable: Document.readableContentTypes, writable: Document.writableContentTypes,
      read: { try Document(configuration: $0) }, write: { try $0.fileWrapper(configuration: $1) },
      changes: { _ in nil },
      place: { _, _ in })
  }
}

extension DocumentKind where Document: ReferenceFileDocument {
  static func object(make: (() -> Document)?) -> DocumentKind {
    DocumentKind(
      make: make, readable: Document.readableContentTypes, writable: Document.writableContentTypes,
      read: { try Document(configuration: $0) },
      write: { try $0.fileWrapper(snapshot: $0.snapshot(contentType: $1.contentType), configuration: $1) },
      changes: { $0.objectWillChange.map { _ in }.eraseToAnyPublisher() },
      place: { document, environment in environment[objectOf: Document.self] = document })
  }
}

import Foundation
import UniformTypeIdentifiers

/// Opens the document of a file in the window of a ``DocumentGroup``, in place of the one that is shown.
public struct OpenDocumentAction: Sendable {
  let open: @MainActor @Sendable (URL) async throws -> Void

  /// Opens a file. If the shown document has changes, the user is asked whether they are to be saved.
  ///
  /// - Throws: What reading the document throws, a `CancellationError` if the user keeps the shown one, and an error if
  ///   there is no ``DocumentGroup`` around the view.
  @MainActor @preconcurrency public func callAsFunction(at url: URL) async throws { try await open(url) }
}

/// Shows a new document in the window of a ``DocumentGroup``, in place of the one that is shown.
public struct NewDocumentAction: Sendable {
  enum Request {
    /// A document, made by a closure of its type, and an action that writes one made by it to a file.
    case document(Any, write: @MainActor (URL) throws -> Void)
    case contentType(UTType)
    /// An empty document that can be saved in the type; nil for any of the group's.
    case empty(UTType?)
    /// A copy of a file.
    case template(URL)
  }

  let create: @MainActor @Sendable (Request) -> Void

  /// Shows a document that is a value. Ignored where the group's documents are of another type.
  @MainActor @preconcurrency public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D)
  {
    create(.document(newDocument, write: { try DocumentKind.value(make: nil).save(newDocument(), to: $0) }))
  }

  /// Shows a document that is an object. Ignored where the group's documents are of another type.
  @MainActor @preconcurrency public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
    create(.document(newDocument, write: { try DocumentKind.object(make: nil).save(newDocument(), to: $0) }))
  }

  /// Shows a new document that can be saved in a type. Ignored where the group's documents can't.
  @MainActor @preconcurrency public func callAsFunction(contentType: UTType) { create(.contentType(contentType)) }
}

/// Why no document is opened.
private struct NoDocumentGroup: LocalizedError {
  var errorDescription: String? { "There is no group of documents around the view." }
}

private enum OpenDocumentKey: EnvironmentKey {
  static let defaultValue = OpenDocumentAction { _ in throw NoDocumentGroup() }
}

private enum NewDocumentKey: EnvironmentKey {
  static let defaultValue = NewDocumentAction { _ in }
}

extension EnvironmentValues {
  /// Opens documents of files in the window. Outside of a ``DocumentGroup`` it throws an error.
  public internal(set) var openDocument: OpenDocumentAction {
    get { self[OpenDocumentKey.self] }
    set { self[OpenDocumentKey.self] = newValue }
  }

  /// Shows new documents in the window. Outside of a ``DocumentGroup`` it does nothing.
  public internal(set) var newDocument: NewDocumentAction {
    get { self[NewDocumentKey.self] }
    set { self[NewDocumentKey.self] = newValue }
  }
}

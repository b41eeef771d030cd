import Foundation
import UniformTypeIdentifiers

/// A button that creates a document and shows it, in the window of a ``DocumentGroup``.
public struct NewDocumentButton<Label: View> {
  private let label: Label
  /// What is to be shown; nil where the program has no document to begin with.
  private let prepare: @MainActor () async throws -> NewDocumentAction.Request
  @Environment(\.newDocument) private var newDocument

  /// Creates the button; the other initializers lead here.
  nonisolated init(label: Label, prepare: @escaping @MainActor () async throws -> NewDocumentAction.Request) {
    self.label = label
    self.prepare = prepare
  }

  /// Creates a button for a document that the program prepares.
  nonisolated init<D: FileDocument>(
    label: Label, contentType: UTType?, prepareDocument: @escaping () async throws -> D?
  ) {
    nonisolated(unsafe) let prepareDocument = prepareDocument
    self.init(label: label) {
      guard let document = try await prepareDocument() else { return .empty(contentType) }
      return .document({ document } as () -> D, write: { try DocumentKind.value(make: nil).save(document, to: $0) })
    }
  }

  /// Creates a button for a copy of a file that the program prepares.
  nonisolated init(label: Label, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?) {
    nonisolated(unsafe) let prepareDocumentURL = prepareDocumentURL
    self.init(label: label) { try await prepareDocumentURL().map { .template($0) } ?? .empty(contentType) }
  }
}

extension NewDocumentButton: View {
  /// The views that this one is made of.
  public var body: some View {
    Button {
      let (prepare, newDocument) = (prepare, newDocument)
      Task { @MainActor in
        // What the preparation throws ends it, as when the user cancels the choice of a template.
        guard let request = try? await prepare() else { return }
        newDocument.create(request)
      }
    } label: {
      label
    }
  }
}

extension NewDocumentButton where Label == DefaultNewDocumentButtonLabel {
  /// A button for an empty document.
  ///
  /// - Parameters:
  ///   - label: The label; nil for “Create Document”.
  ///   - contentType: The type in which the document can be saved; nil for any of the group's types.
  nonisolated public init(_ label: Text? = nil, contentType: UTType? = nil) {
    self.init(label: DefaultNewDocumentButtonLabel(text: label)) { .empty(contentType) }
  }

  /// A button for a document that the program prepares, such as from a template.
  ///
  /// - Parameters:
  ///   - label: The label; nil for “Create Document”.
  ///   - documentType: The type of the document.
  ///   - contentType: The type in which an empty document can be saved; nil for any of the group's types.
  ///   - prepareDocument: Returns the document, or nil for an empty one; what it throws ends the creation.
  nonisolated public init<D: FileDocument>(
    _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) {
    self.init(
      label: DefaultNewDocumentButtonLabel(text: label), contentType: contentType, prepareDocument: prepareDocument)
  }

  /// A button for a copy of a file that the program prepares.
  ///
  /// - Parameters:
  ///   - label: The label; nil for “Create Document”.
  ///   - contentType: The type in which an empty document can be saved.
  ///   - prepareDocumentURL: Returns the file, or nil for an empty document; what it throws ends the creation.
  nonisolated public init(
    _ label: Text? = nil, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
  ) {
    self.init(
      label: DefaultNewDocumentButtonLabel(text: label), contentType: contentType,
      prepareDocumentURL: prepareDocumentURL)
  }
}

/// The label of a ``NewDocumentButton`` that is given a text or none: “Create Document”.
public struct DefaultNewDocumentButtonLabel {
  let text: Text?

  nonisolated init(text: Text?) { self.text = text }
}

extension DefaultNewDocumentButtonLabel: View {
  /// The views that this one is made of.
  public var body: some View { text ?? Text(.own("Create Document")) }
}

/// The actions of a launch screen that is given none: a button that creates a document.
public struct DefaultDocumentGroupLaunchActions {
  /// Creates the actions.
  nonisolated public init() {}
}

extension DefaultDocumentGroupLaunchActions: View {
  /// The views that this one is made of.
  public var body: some View { NewDocumentButton() }
}

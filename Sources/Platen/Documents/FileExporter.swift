import Foundation
import UniformTypeIdentifiers

/// What is written to a file that the user names, or to a folder where there are several.
struct ExportedFile {
  /// The name without the extension, if the program gives one.
  var name: String?
  /// Makes the file for its place, of one of the types.
  var write: @MainActor (URL, UTType) throws -> Void
}

extension View {
  /// Asks for a place, and writes the files to it.
  nonisolated func exporter(
    isPresented: Binding<Bool>, files: [ExportedFile], types: [UTType], name: String?,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let onCompletion = onCompletion
    let isShown = Binding(get: { isPresented.wrappedValue && !files.isEmpty }, set: { isPresented.wrappedValue = $0 })
    return FileDialogPresenter(content: self, isPresented: isShown) {
      guard files.count == 1 else { return FileDialog(kind: .folder(isForNewFiles: true), title: "Export") }
      var dialog = FileDialog(kind: .save(name: ""), title: "Export")
      dialog.types = types.map(FileDialogType.init)
      dialog.kind = .save(name: dialog.savedName(name ?? files[0].name ?? "Untitled"))
      return dialog
    } onChoice: { urls, didWrite in
      guard let place = urls?.first else { return onCompletion(.failure(FileDialogError.isUnsupported)) }
      onCompletion(
        Result {
          try files.enumerated().map { index, file in
            var url = place
            if files.count > 1 {
              let name = file.name ?? "\(name ?? "Untitled") \(index + 1)"
              url = types.first.map { place.appendingPathComponent(name).appendingPathExtension(for: $0) } ?? url
            }
            try file.write(url, UTType.ofFile(url, among: types))
            didWrite(url)
            return url
          }
        })
    } onCancellation: {
      onCancellation()
    }
  }
}

private nonisolated func single(
  _ action: @escaping (Result<URL, any Error>) -> Void
) -> (Result<[URL], any Error>) -> Void {
  { result in
    action(result.flatMap { urls in urls.first.map { .success($0) } ?? .failure(FileDialogError.isUnsupported) })
  }
}

extension ExportedFile {
  /// The file of a document that is a value.
  nonisolated init<D: FileDocument>(_ document: D) {
    nonisolated(unsafe) let document = document
    self.init { url, type in
      let existing = try? FileWrapper(url: url)
      let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: existing)
      try document.fileWrapper(configuration: configuration).write(to: url, options: .atomic, originalContentsURL: url)
    }
  }

  /// The file of a document that is an object.
  nonisolated init<D: ReferenceFileDocument>(_ document: D) {
    nonisolated(unsafe) let document = document
    self.init { url, type in
      let existing = try? FileWrapper(url: url)
      let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: existing)
      let snapshot = try document.snapshot(contentType: type)
      try document.fileWrapper(snapshot: snapshot, configuration: configuration)
        .write(to: url, options: .atomic, originalContentsURL: url)
    }
  }
}

// MARK: documents that are values

extension View {
  /// Asks for a place while `isPresented` is true and there is a document, and writes the document to it. In a page the
  /// browser downloads the file.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it asks. It is false when the action is called.
  ///   - document: What is written.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The name that is suggested.
  ///   - onCompletion: Receives the place, or why it could not be written. Not called where the user cancels.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented: isPresented, files: document.map { [ExportedFile($0)] } ?? [], types: [contentType],
      name: defaultFilename, onCompletion: single(onCompletion), onCancellation: {})
  }

  /// Asks for a place while `isPresented` is true and there is a document, and writes the document to it, as one of
  /// several types by the name; without types those that the document can be written as.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented: isPresented, files: document.map { [ExportedFile($0)] } ?? [],
      types: contentTypes.isEmpty ? D.writableContentTypes : contentTypes, name: defaultFilename,
      onCompletion: single(onCompletion), onCancellation: onCancellation)
  }

  /// Asks for a folder while `isPresented` is true and there are documents, and writes them to it.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporter(
      isPresented: isPresented, files: documents.map { ExportedFile($0) }, types: [contentType], name: nil,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks for a folder while `isPresented` is true and there are documents, and writes them to it.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    exporter(
      isPresented: isPresented, files: documents.map { ExportedFile($0) },
      types: contentTypes.isEmpty ? C.Element.writableContentTypes : contentTypes, name: nil,
      onCompletion: onCompletion, onCancellation: onCancellation)
  }
}

// MARK: documents that are objects

extension View {
  /// Asks for a place while `isPresented` is true and there is a document, and writes a snapshot of it there.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented: isPresented, files: document.map { [ExportedFile($0)] } ?? [], types: [contentType],
      name: defaultFilename, onCompletion: single(onCompletion), onCancellation: {})
  }

  /// Asks for a place while `isPresented` is true and there is a document, and writes a snapshot of it there, as one of
  /// several types by the name.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented: isPresented, files: document.map { [ExportedFile($0)] } ?? [],
      types: contentTypes.isEmpty ? D.writableContentTypes : contentTypes, name: defaultFilename,
      onCompletion: single(onCompletion), onCancellation: onCancellation)
  }
}

// MARK: transferable values

extension ExportedFile {
  /// The file of a value, in its first form of one of the types that is there at once.
  nonisolated init<T: Transferable>(_ item: T, types: [UTType]) {
    let forms = T.transferForms.filter { form in
      form.exports(item) && (types.isEmpty || types.contains { form.contentType.conforms(to: $0) })
    }
    self.init(name: forms.lazy.compactMap { $0.name?(item) }.first) { url, _ in
      for form in forms {
        guard let data = try form.export?.now(item) else { continue }
        return try data.write(to: url, options: .atomic)
      }
      throw TransferError.hasNoForm
    }
  }

  /// The types that values can be written as.
  nonisolated static func types<T: Transferable>(of type: T.Type, among types: [UTType]) -> [UTType] {
    types.isEmpty ? T.transferForms.filter { $0.export != nil }.map(\.contentType) : types
  }
}

extension View {
  /// Asks for a place while `isPresented` is true and there is a value, and writes a form of the value there. A form
  /// that is made by work that waits is not written.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented: isPresented, files: item.map { [ExportedFile($0, types: contentTypes)] } ?? [],
      types: ExportedFile.types(of: T.self, among: contentTypes), name: defaultFilename,
      onCompletion: single(onCompletion), onCancellation: onCancellation)
  }

  /// Asks for a folder while `isPresented` is true and there are values, and writes a form of each to it.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable {
    exporter(
      isPresented: isPresented, files: items.map { ExportedFile($0, types: contentTypes) },
      types: ExportedFile.types(of: C.Element.self, among: contentTypes), name: nil, onCompletion: onCompletion,
      onCancellation: onCancellation)
  }
}

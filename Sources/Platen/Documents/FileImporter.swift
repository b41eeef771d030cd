import Foundation
import UniformTypeIdentifiers

/// Why the front end can't ask for files.
enum FileDialogError: Error, LocalizedError {
  case isUnsupported

  var errorDescription: String? { "Files can’t be chosen here." }
}

extension View {
  /// Asks for files that exist while `isPresented` is true.
  ///
  /// A window has the desktop's dialog, a terminal a sheet with the files of the machine that the program runs on. In a
  /// page the user chooses files of the browser's machine, which are uploaded: the addresses are of copies, which end
  /// with the page.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it asks. It is false when the action is called.
  ///   - allowedContentTypes: The types of files that can be chosen. With `.folder` it is folders.
  ///   - allowsMultipleSelection: Whether several can be chosen.
  ///   - onCompletion: Receives what was chosen, not called where the user cancels.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks for a file that exists while `isPresented` is true.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false) {
      result in
      onCompletion(
        result.flatMap { urls in urls.first.map { .success($0) } ?? .failure(FileDialogError.isUnsupported) })
    }
  }

  /// Asks for files that exist while `isPresented` is true. `onCancellation` is called where the user cancels.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let onCompletion = onCompletion
    return FileDialogPresenter(content: self, isPresented: isPresented) {
      var dialog = FileDialog(
        kind: .open(allowsSeveral: allowsMultipleSelection), title: allowsMultipleSelection ? "Open Files" : "Open")
      dialog.types = allowedContentTypes.map(FileDialogType.init)
      return dialog
    } onChoice: { urls, _ in
      onCompletion(urls.map { .success($0) } ?? .failure(FileDialogError.isUnsupported))
    } onCancellation: {
      onCancellation()
    }
  }
}

extension View {
  /// Asks for a folder while `isPresented` is true, and moves the file into it. In a page it fails, as files of the
  /// server can't be moved to the browser's machine.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks for a folder while `isPresented` is true, and moves the files into it. In a page it fails.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks for a folder while `isPresented` is true, and moves the file into it. `onCancellation` is called where the
  /// user cancels.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [],
      onCompletion: { result in
        onCompletion(
          result.flatMap { urls in urls.first.map { .success($0) } ?? .failure(FileDialogError.isUnsupported) })
      }, onCancellation: onCancellation)
  }

  /// Asks for a folder while `isPresented` is true, and moves the files into it. `onCancellation` is called where the
  /// user cancels. Where one can't be moved, those before it have been.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    let files = Array(files)
    nonisolated(unsafe) let onCompletion = onCompletion
    // Without a file there is nothing to ask.
    let isShown = Binding(get: { isPresented.wrappedValue && !files.isEmpty }, set: { isPresented.wrappedValue = $0 })
    return FileDialogPresenter(content: self, isPresented: isShown) {
      FileDialog(kind: .folder(isForNewFiles: false), title: "Move")
    } onChoice: { urls, _ in
      guard let folder = urls?.first else { return onCompletion(.failure(FileDialogError.isUnsupported)) }
      onCompletion(
        Result {
          try files.map { file in
            let target = folder.appendingPathComponent(file.lastPathComponent)
            try FileManager.default.moveItem(at: file, to: target)
            return target
          }
        })
    } onCancellation: {
      onCancellation()
    }
  }
}

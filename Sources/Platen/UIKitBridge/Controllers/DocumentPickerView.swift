import Foundation

/// What a document picker shows: the question for files, or for a place to export to.
@MainActor struct DocumentPickerView {
  let picker: UIDocumentPickerViewController
  @State private var isAsking = false
}

extension DocumentPickerView: View {
  var body: some View {
    if picker.exported.isEmpty {
      let several = picker.allowsMultipleSelection
      FilePickerView(
        several ? "Choose files." : "Choose a file.", types: picker.types, allowsSeveral: several
      ) { [weak picker] in picker?.choose($0) }
    } else {
      VStack(alignment: .leading) {
        Text(.own("Export")).font(.headline)
        HStack {
          Button(.own("Cancel"), role: .cancel) { [weak picker] in picker?.choose([]) }
          Button(.own("Export…")) { isAsking = true }
        }
      }
      .exporter(
        isPresented: $isAsking, files: picker.exported.map { ExportedFile(copying: $0) }, types: picker.exportedTypes,
        name: picker.exported[0].lastPathComponent,
        onCompletion: { [weak picker] in picker?.choose((try? $0.get()) ?? []) },
        onCancellation: { [weak picker] in picker?.choose([]) }
      )
      .onAppear { isAsking = true }
    }
  }
}

extension ExportedFile {
  /// The file at a place of the program's.
  fileprivate init(copying source: URL) {
    self.init(name: source.deletingPathExtension().lastPathComponent) { place, _ in
      try Data(contentsOf: source).write(to: place, options: .atomic)
    }
  }
}

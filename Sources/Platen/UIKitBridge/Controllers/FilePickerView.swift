import Foundation
import UniformTypeIdentifiers

/// Asks for files: with a list of files, or with the front end's own dialog over two buttons.
@MainActor package struct FilePickerView {
  private let title: String
  private let types: [UTType]
  private let allowsSeveral: Bool
  /// Receives what was chosen, nothing where the user has cancelled.
  private let finish: ([URL]) -> Void
  @State private var isAsking = false
  @Environment(\.hostReference) private var reference

  package init(_ title: String, types: [UTType], allowsSeveral: Bool, finish: @escaping ([URL]) -> Void) {
    self.title = title
    self.types = types
    self.allowsSeveral = allowsSeveral
    self.finish = finish
  }
}

extension FilePickerView: View {
  package var body: some View {
    if reference.host?.fileDialogs == nil {
      FileSheet(dialog, isURLEnabled: { _ in true }, nameLabel: Text(.own("Open")), finish: finish) { [finish] in
        finish([])
      }
    } else {
      VStack(alignment: .leading) {
        Text(.own(LocalizedStringKey(title))).font(.headline)
        HStack {
          Button(.own("Cancel"), role: .cancel) { finish([]) }
          Button(.own("Choose…")) { isAsking = true }
        }
      }
      .fileImporter(isPresented: $isAsking, allowedContentTypes: types, allowsMultipleSelection: allowsSeveral) {
        [finish] result in
        finish((try? result.get()) ?? [])
      } onCancellation: {
      }
      .onAppear { isAsking = true }
    }
  }

  private var dialog: FileDialog {
    var dialog = FileDialog(kind: .open(allowsSeveral: allowsSeveral), title: title)
    dialog.types = types.map(FileDialogType.init)
    return dialog
  }
}

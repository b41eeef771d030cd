import Foundation
import UniformTypeIdentifiers

/// Asks for the image of a `UIImagePickerController`: with a list of files, or with the front end's own dialog over two
/// buttons.
@MainActor struct ImagePickerView {
  let controller: UIImagePickerController
  @State private var isAsking = false
  @Environment(\.hostReference) private var reference
}

extension ImagePickerView: View {
  private var types: [UTType] {
    let types = controller.mediaTypes.compactMap { UTType($0) }.filter { $0.conforms(to: .image) }
    return types.isEmpty ? [.image] : types
  }

  var body: some View {
    if reference.host?.fileDialogs == nil {
      FileSheet(dialog, isURLEnabled: { _ in true }, nameLabel: Text("Open")) { [controller] in
        controller.choose($0.first)
      } cancel: { [controller] in
        controller.cancel()
      }
    } else {
      VStack(alignment: .leading) {
        Text("Choose a photo.").font(.headline)
        HStack {
          Button("Cancel", role: .cancel) { controller.cancel() }
          Button("Choose…") { isAsking = true }
        }
      }
      .fileImporter(isPresented: $isAsking, allowedContentTypes: types, allowsMultipleSelection: false) {
        [controller] result in
        controller.choose(try? result.get().first)
      } onCancellation: {
      }
      .onAppear { isAsking = true }
    }
  }

  private var dialog: FileDialog {
    var dialog = FileDialog(kind: .open(allowsSeveral: false), title: "Choose a photo.")
    dialog.types = types.map(FileDialogType.init)
    return dialog
  }
}

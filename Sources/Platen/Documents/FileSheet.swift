import Foundation

/// The files of a folder of the machine that the program runs on: what a front end without dialogs of its own asks with.
struct FileSheet {
  let dialog: FileDialog
  let isURLEnabled: (URL) -> Bool
  let nameLabel: Text
  let finish: ([URL]) -> Void
  /// Called when the user cancels; nil where that dismisses the sheet alone.
  let cancel: (() -> Void)?
  @State private var folder: URL
  @State private var words = ""
  @State private var name: String
  @State private var chosen: [URL] = []
  @State private var isAskingToReplace = false
  @Environment(\.dismiss) private var dismiss

  init(
    _ dialog: FileDialog, isURLEnabled: @escaping (URL) -> Bool, nameLabel: Text, finish: @escaping ([URL]) -> Void,
    cancel: (() -> Void)? = nil
  ) {
    self.dialog = dialog
    self.isURLEnabled = isURLEnabled
    self.nameLabel = nameLabel
    self.finish = finish
    self.cancel = cancel
    let start = dialog.folder ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    _folder = State(initialValue: start.standardizedFileURL)
    _name = State(initialValue: dialog.suggestedName)
  }
}

extension FileSheet: View {
  var body: some View {
    let listing = FolderListing(folder, for: dialog, containing: words)
    VStack(alignment: .leading) {
      Text(.own(LocalizedStringKey(dialog.title))).font(.headline)
      if !dialog.message.isEmpty { Text(verbatim: dialog.message) }
      if isSaving {
        TextField(text: $name, prompt: Text(.own("Name"))) { nameLabel }.onSubmit { confirm() }
      }
      Text(verbatim: folder.path).foregroundStyle(.secondary).lineLimit(1).truncationMode(.head)
      TextField(.own("Filter"), text: $words)
      if let problem = listing.problem { Text(.own(LocalizedStringKey(problem))) }
      ScrollView {
        LazyVStack(alignment: .leading) {
          if folder.path != "/" { Button("..") { open(folder.deletingLastPathComponent()) } }
          ForEach(listing.entries) { entry in
            Button {
              press(entry)
            } label: {
              label(of: entry)
            }
            .disabled(!entry.isFolder && !isURLEnabled(entry.url))
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .frame(height: 200)
      HStack {
        Button(.own("Cancel"), role: .cancel) {
          if let cancel { cancel() } else { dismiss() }
        }
        if !choosesAtOnce {
          Button {
            confirm()
          } label: {
            dialog.confirmationLabel
          }
          .disabled(result.isEmpty)
        }
      }
    }
    .buttonStyle(.plain)
    .alert("“\(savedName)” already exists. Do you want to replace it?", isPresented: $isAskingToReplace) {
      Button(.own("Replace"), role: .destructive) { finish(result) }
      Button(.own("Cancel"), role: .cancel) {}
    }
  }

  private var isSaving: Bool { if case .save = dialog.kind { true } else { false } }

  /// Whether pressing a file is the whole answer.
  private var choosesAtOnce: Bool {
    dialog.kind == .open(allowsSeveral: false) && !dialog.types.contains(where: \.isFolder)
  }

  @ViewBuilder private func label(of entry: FolderListing.Entry) -> some View {
    let name = entry.isFolder ? "\(entry.name)/" : entry.name
    Text(verbatim: chosen.contains(entry.url) ? "✓ \(name)" : name)
  }

  @MainActor private func press(_ entry: FolderListing.Entry) {
    if entry.isFolder { return open(entry.url) }
    switch dialog.kind {
    case .open(allowsSeveral: true):
      if let index = chosen.firstIndex(of: entry.url) { chosen.remove(at: index) } else { chosen.append(entry.url) }
    case .open: finish([entry.url])
    case .save: name = entry.name
    case .folder: break
    }
  }

  @MainActor private func open(_ url: URL) {
    (folder, words) = (url.standardizedFileURL, "")
    chosen = []
  }

  @MainActor private var savedName: String { dialog.savedName(name) }

  /// What the button that confirms chooses. A folder that is open is chosen where nothing in it is.
  @MainActor private var result: [URL] {
    switch dialog.kind {
    case .open:
      if chosen.isEmpty, dialog.types.contains(where: \.isFolder), isURLEnabled(folder) { return [folder] }
      return chosen
    case .save: return savedName.isEmpty ? [] : [folder.appendingPathComponent(savedName)]
    case .folder: return [folder]
    }
  }

  @MainActor private func confirm() {
    let result = result
    guard let first = result.first else { return }
    if isSaving, FileManager.default.fileExists(atPath: first.path) {
      isAskingToReplace = true
    } else {
      finish(result)
    }
  }
}

extension FileDialog {
  /// The name that a file to be written has at first.
  var suggestedName: String { if case .save(let name) = kind { name } else { "" } }

  /// The label of the button that confirms.
  var confirmationLabel: Text {
    if let confirmation { return Text(verbatim: confirmation) }
    return switch kind {
    case .open: Text(.own("Open"))
    case .save: Text(.own("Save"))
    case .folder(isForNewFiles: true): Text(.own("Export"))
    case .folder: Text(.own("Move"))
    }
  }

  /// A name as a file is written under it: in the folder, and with the extension of the first type where it has none of
  /// the types.
  package func savedName(_ name: String) -> String {
    let name = name.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "/", with: ":")
    guard !name.isEmpty, name != ".", name != ".." else { return "" }
    guard !types.isEmpty, !types.contains(where: { $0.includes(name) }),
      let first = types.first?.filenameExtensions.first
    else { return name }
    return "\(name).\(first)"
  }
}

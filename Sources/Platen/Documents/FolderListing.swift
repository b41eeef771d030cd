import Foundation

/// What is listed of a folder in a sheet for files.
struct FolderListing {
  /// A file or a folder.
  struct Entry: Identifiable, Equatable {
    let url: URL
    let isFolder: Bool
    /// Whether it can be chosen; a folder can be opened in any case.
    let isChoosable: Bool

    var id: URL { url }
    var name: String { url.lastPathComponent }
  }

  let entries: [Entry]
  /// Why the folder can't be read, in English.
  let problem: String?

  /// Folders first, both in the order of their names.
  init(_ folder: URL, for dialog: FileDialog, containing words: String) {
    do {
      let options: FileManager.DirectoryEnumerationOptions = dialog.showsHiddenFiles ? [] : .skipsHiddenFiles
      let found = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: options)
      let choosesFolders = dialog.isForFolder || dialog.types.contains(where: \.isFolder)
      let entries = found.compactMap { url -> Entry? in
        let name = url.lastPathComponent
        guard words.isEmpty || name.localizedCaseInsensitiveContains(words) else { return nil }
        // A link is what it leads to.
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
        if isFolder.boolValue { return Entry(url: url, isFolder: true, isChoosable: choosesFolders) }
        guard !dialog.isForFolder, dialog.types.isEmpty || dialog.types.contains(where: { $0.includes(name) })
        else { return nil }
        return Entry(url: url, isFolder: false, isChoosable: true)
      }
      self.entries = entries.sorted {
        $0.isFolder != $1.isFolder ? $0.isFolder : $0.name.localizedStandardCompare($1.name) == .orderedAscending
      }
      problem = nil
    } catch {
      entries = []
      problem = "The folder can’t be read."
    }
  }
}

import Foundation
import PlatenGraph

/// A row of the list of a folder.
struct FolderEntry: Sendable {
  let name: String
  let url: URL
  let isFolder: Bool
}

/// What can be chosen in a folder, as it was when the folder was opened.
struct FolderContents: Sendable {
  let url: URL
  /// Folders first, then files, without hidden ones; before them `.` where a folder is chosen, and `..`.
  let entries: [FolderEntry]
  private let names: ChoiceFilter
  /// Those whose names begin with a full stop, in the same order.
  private let hidden: [FolderEntry]
  private let hiddenNames: ChoiceFilter

  init(of url: URL, kind: PromptFileKind, accepts: (URL) -> Bool) {
    let all = Self.listed(url).filter { $0.isFolder || kind == .file && accepts($0.url) }.sorted {
      $0.isFolder != $1.isFolder ? $0.isFolder : $0.name.localizedStandardCompare($1.name) == .orderedAscending
    }
    let sorted = all.filter { !$0.name.hasPrefix(".") }
    hidden = all.filter { $0.name.hasPrefix(".") }
    hiddenNames = ChoiceFilter(hidden.map(\.name))
    let itself = kind == .folder ? [FolderEntry(name: ".", url: url, isFolder: true)] : []
    let outer = FolderEntry(name: "..", url: url.deletingLastPathComponent().standardizedFileURL, isFolder: true)
    self.url = url
    entries = itself + (kind == .folder ? [] : sorted) + [outer] + (kind == .folder ? sorted : [])
    names = ChoiceFilter(entries.map(\.name))
  }

  /// The entries that match a text, the best first. Hidden ones do where the text begins with a full stop too.
  func matches(_ text: String) -> [FolderEntry] {
    names.matches(text).map { entries[$0] }
      + (text.hasPrefix(".") ? hiddenNames.matches(text).map { hidden[$0] } : [])
  }

  private static func listed(_ folder: URL) -> [FolderEntry] {
    let found =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)) ?? []
    return found.compactMap { url in
      guard let kind = PromptFileKind(at: url) else { return nil }
      return FolderEntry(
        name: url.lastPathComponent + (kind == .folder ? "/" : ""), url: url, isFolder: kind == .folder)
    }
  }
}

extension PromptFileKind {
  /// What is at a place. A link is what it leads to; nil for one that leads nowhere, and where there is nothing.
  init?(at url: URL) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
    self = isFolder.boolValue ? .folder : .file
  }
}

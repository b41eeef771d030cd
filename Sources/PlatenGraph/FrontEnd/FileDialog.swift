import Foundation

/// A question for files that a front end asks by its own means: a window has the desktop's dialogs, a page uploads and
/// downloads. Where a front end has none, the question is a sheet with the files of the machine that the program runs on.
package struct FileDialog: Equatable, Sendable {
  /// What is asked for.
  package enum Kind: Equatable, Sendable {
    /// Files that exist, and folders where ``types`` has them.
    case open(allowsSeveral: Bool)
    /// A file that is written, with the name that is suggested.
    case save(name: String)
    /// A folder that something is put into: files that exist, or new ones.
    case folder(isForNewFiles: Bool)
  }

  package var kind: Kind
  /// The heading of the dialog.
  package var title: String
  /// A sentence below the heading; empty for none.
  package var message = ""
  /// The words of the button that confirms; nil for those of the front end.
  package var confirmation: String?
  /// The types of files that can be chosen; all where there are none.
  package var types: [FileDialogType] = []
  /// Where it begins; nil for the front end's own place.
  package var folder: URL?
  /// Whether hidden files are shown.
  package var showsHiddenFiles = false

  /// Whether a folder is what is asked for.
  package var isForFolder: Bool { if case .folder = kind { true } else { false } }

  package init(kind: Kind, title: String) {
    self.kind = kind
    self.title = title
  }
}

/// A type of files in a dialog.
package struct FileDialogType: Equatable, Sendable {
  /// A description for the user.
  package var name: String
  /// The extensions of its files, without dots, in lower case.
  package var filenameExtensions: [String]
  package var mimeTypes: [String]
  /// Whether all files are of the type.
  package var includesAllFiles: Bool
  /// Whether it is the type of folders.
  package var isFolder: Bool

  package init(
    name: String, filenameExtensions: [String] = [], mimeTypes: [String] = [], includesAllFiles: Bool = false,
    isFolder: Bool = false
  ) {
    self.name = name
    self.filenameExtensions = filenameExtensions
    self.mimeTypes = mimeTypes
    self.includesAllFiles = includesAllFiles
    self.isFolder = isFolder
  }

  /// Whether a file of that name is of the type.
  package func includes(_ name: String) -> Bool {
    if includesAllFiles { return true }
    let name = name.lowercased()
    return filenameExtensions.contains { name.hasSuffix(".\($0)") }
  }
}

/// What a dialog for files came to.
package enum FileDialogAnswer: Equatable, Sendable {
  /// The files or the folder that the user has chosen.
  case chosen([URL])
  /// The user has closed it.
  case cancelled
  /// The front end can't ask this.
  case unsupported
}

/// The dialogs for files of a front end.
@MainActor package protocol FileDialogs: AnyObject {
  /// Asks, and calls `answer` once, unless the dialog is dismissed before. The returned action dismisses it.
  func present(_ dialog: FileDialog, answer: @escaping @MainActor (FileDialogAnswer) -> Void) -> @MainActor () -> Void

  /// The program has written a file that a dialog asked for.
  func didWrite(_ file: URL)

  /// Whether a place that was chosen can be written again.
  var keepsFiles: Bool { get }
}

extension FileDialogs {
  package var keepsFiles: Bool { true }
  package func didWrite(_ file: URL) {}
}

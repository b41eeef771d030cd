import Foundation
import UniformTypeIdentifiers

/// What a document picker of earlier systems is for.
public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

/// A controller that asks for files, or for a place to write files to, as `fileImporter` and `fileExporter` do.
///
/// In a window that is the desktop's dialog, in a browser an upload or a download, and in a terminal a list of files. The
/// controller is dismissed when the user has chosen or cancelled, as in UIKit.
@MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
  /// Receives what was chosen. Held weakly, nil by default.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen. False by default.
  open var allowsMultipleSelection = false
  /// Kept and ignored: names are shown as they are. False by default.
  open var shouldShowFileExtensions = false
  /// The folder to begin in. Kept and ignored: front ends begin where the user was. Nil by default.
  open var directoryURL: URL?
  /// What the picker is for.
  open private(set) var documentPickerMode = UIDocumentPickerMode.open
  /// The types of files that can be chosen.
  let types: [UTType]
  /// The files that are exported; none where files are chosen.
  let exported: [URL]

  private init(types: [UTType], exported: [URL], mode: UIDocumentPickerMode) {
    self.types = types
    self.exported = exported
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Asks for files of some types. `asCopy` is ignored: a page's files are copies, and others are where they were.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(types: contentTypes, exported: [], mode: asCopy ? .import : .open)
  }

  /// Asks for a place to write files to. `asCopy` is ignored: the files stay where they were.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(types: [], exported: urls, mode: asCopy ? .exportToService : .moveToService)
  }

  /// Asks for files of some types, which are their identifiers. Those that are not known are left out.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(types: allowedUTIs.compactMap { UTType($0) }, exported: [], mode: mode)
  }

  /// Asks for a place to write a file to.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(types: [], exported: [url], mode: mode)
  }

  /// Asks for a place to write files to.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(types: [], exported: urls, mode: mode)
  }

  /// Always nil: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = ControllerContentView(self) }

  /// The types of what is exported.
  var exportedTypes: [UTType] { exported.compactMap { UTType(filenameExtension: $0.pathExtension) } }

  /// The user has chosen files, or none.
  func choose(_ urls: [URL]) {
    dismiss(animated: true)
    guard !urls.isEmpty else { return wasDismissedByUser() }
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
  }
}

extension UIDocumentPickerViewController: UserDismissible {
  package func wasDismissedByUser() { delegate?.documentPickerWasCancelled(self) }
}

/// Receives the files that the user has chosen. UIKit's methods are optional; here each has a default implementation.
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called when the user has chosen files, or a place to export to.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called in place of the method above where the program has only this one, and it is one file.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Called when the user has cancelled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Default implementation: calls the method for one file.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let url = urls.first, urls.count == 1 { documentPicker(controller, didPickDocumentAt: url) }
  }
  /// Default implementation: does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  /// Default implementation: does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

import Foundation
import TextControls

/// The services of the desktop. A front end opens links and files; other programs can't be found or started by name.
@MainActor @preconcurrency open class NSWorkspace: NSObject {
  /// How files and programs are opened. Its settings are kept and ignored.
  @MainActor @preconcurrency open class OpenConfiguration: NSObject {
    /// Whether the program that opens something comes to the front. True by default.
    open var activates = true
    /// Whether the other programs are hidden. False by default.
    open var hidesOthers = false
    /// Whether what is opened is added to the recent items. True by default.
    open var addsToRecentItems = true
    /// Whether a new instance of the program is started. False by default.
    open var createsNewApplicationInstance = false
    /// The arguments of the program. None by default.
    open var arguments: [String] = []

    /// Creates the configuration that is used by default.
    public override init() { super.init() }
  }

  /// The services of the desktop.
  public static let shared = NSWorkspace()

  private override init() { super.init() }

  /// Opens a link or a file as the front end does. False when it can't be opened.
  @discardableResult open func open(_ url: URL) -> Bool {
    guard UIApplication.shared.canOpenURL(url) else { return false }
    UIApplication.shared.open(url)
    return true
  }

  /// Opens a link or a file. The completion handler receives an error when it can't be opened; there is never a program.
  open func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: (@MainActor (AnyObject?, (any Error)?) -> Void)? = nil
  ) {
    let isOpen = open(url)
    completionHandler?(nil, isOpen ? nil : CocoaError(.featureUnsupported))
  }

  /// Opens the folder of a file, which is not selected in it; without a file the other folder. False when it can't be
  /// opened.
  @discardableResult open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
    let folder = fullPath.map { ($0 as NSString).deletingLastPathComponent } ?? rootFullPath
    return open(URL(fileURLWithPath: folder, isDirectory: true))
  }

  /// Opens the folders of files, which are not selected in them.
  open func activateFileViewerSelecting(_ fileURLs: [URL]) {
    for folder in Set(fileURLs.map { $0.deletingLastPathComponent() }) { open(folder) }
  }

  /// The program with an identifier: nil, none is known.
  open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  /// The program that opens a file or a link: nil, front ends decide that.
  open func urlForApplication(toOpen url: URL) -> URL? { nil }

  /// Starts a program. The completion handler receives an error: a front end starts none.
  open func openApplication(
    at applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: (@MainActor (AnyObject?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }

  /// The image of a file: that of a document, or of a folder.
  open func icon(forFile fullPath: String) -> NSImage {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: fullPath, isDirectory: &isFolder)
    return NSImage(systemSymbolName: isFolder.boolValue ? "folder" : "doc", accessibilityDescription: nil) ?? NSImage()
  }
}

import Foundation

/// A file, a folder with its files, or a symbolic link, in memory: what documents are read from and written to.
///
/// Foundation has it on Apple's systems alone. A folder is read at once, with all that is in it.
open class FileWrapper: NSObject {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The contents are read at once. They always are.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// The contents need not be mapped. They never are.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A file appears at once as a whole, or not at all.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The names of the wrappers are set to those that were written.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Contents {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var contents: Contents
  /// The name that the file is written under in a folder.
  open var preferredFilename: String?
  /// The name that the file was read from or written to.
  open var filename: String?
  /// The attributes of the file that was read, such as its dates and permissions.
  open var fileAttributes: [String: Any] = [:]

  /// Creates a file.
  public init(regularFileWithContents contents: Data) { self.contents = .file(contents) }

  /// Creates a folder of files by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    contents = .folder(childrenByPreferredName)
    super.init()
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// Creates a symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) { contents = .link(url) }

  /// Reads a file, a folder with all that is in it, or a link.
  public init(url: URL, options: ReadingOptions = []) throws {
    contents = try Self.contents(of: url)
    super.init()
    note(url)
  }

  /// Reads it again from a file that may have changed.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    contents = try Self.contents(of: url)
    note(url)
  }

  private func note(_ url: URL) {
    filename = url.lastPathComponent
    if preferredFilename == nil { preferredFilename = filename }
    let attributes = (try? FileManager.default.attributesOfItem(atPath: url.path)) ?? [:]
    fileAttributes = Dictionary(attributes.map { ($0.key.rawValue, $0.value) }) { $1 }
  }

  private static func contents(of url: URL) throws -> Contents {
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) {
      return .link(URL(fileURLWithPath: target, relativeTo: url.deletingLastPathComponent()))
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      return .file(try Data(contentsOf: url))
    }
    let files = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
    return .folder(
      Dictionary(try files.map { ($0.lastPathComponent, try FileWrapper(url: $0)) }, uniquingKeysWith: { $1 }))
  }

  /// Whether it is a file.
  open var isRegularFile: Bool { if case .file = contents { true } else { false } }
  /// Whether it is a folder.
  open var isDirectory: Bool { if case .folder = contents { true } else { false } }
  /// Whether it is a symbolic link.
  open var isSymbolicLink: Bool { if case .link = contents { true } else { false } }

  /// The bytes of a file; nil for others.
  open var regularFileContents: Data? { if case .file(let data) = contents { data } else { nil } }
  /// Where a link leads; nil for others.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = contents { url } else { nil } }
  /// The files of a folder by their names; nil for others.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let files) = contents { files } else { nil } }

  /// Adds a file to a folder under its preferred name, or one that is free, which is returned.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var files) = contents else { return "" }
    let name = child.preferredFilename ?? "Untitled"
    var free = name
    var number = 1
    while files[free] != nil {
      number += 1
      let parts = name as NSString
      let base = "\(parts.deletingPathExtension) \(number)"
      free = parts.pathExtension.isEmpty ? base : "\(base).\(parts.pathExtension)"
    }
    files[free] = child
    contents = .folder(files)
    return free
  }

  /// Adds a file of bytes to a folder; the name is returned.
  @discardableResult open func addRegularFile(withContents data: Data, preferredFilename: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = preferredFilename
    return addFileWrapper(child)
  }

  /// Removes a file from a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let files) = contents else { return }
    contents = .folder(files.filter { $0.value !== child })
  }

  /// The name of a file in a folder; nil where it is not in it.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

  /// Whether the file at `url` has not changed since it was read from there, by its size and date.
  open func matchesContents(of url: URL) -> Bool {
    guard let found = try? FileManager.default.attributesOfItem(atPath: url.path) else { return false }
    func isSame<Value: Equatable>(_ key: FileAttributeKey, _ type: Value.Type) -> Bool {
      found[key] as? Value == fileAttributes[key.rawValue] as? Value
    }
    return isSame(.modificationDate, Date.self) && isSame(.size, UInt64.self)
  }

  /// Writes the file, or the folder with all that is in it. What is there is replaced.
  ///
  /// - Parameters:
  ///   - url: Where it is written.
  ///   - options: How it is written. Folders are written beside the place first, and take it as a whole.
  ///   - originalContentsURL: Ignored: all files are written.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    switch contents {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let target):
      try? FileManager.default.removeItem(at: url)
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    case .folder(let files):
      let new = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
      do {
        try FileManager.default.createDirectory(at: new, withIntermediateDirectories: false)
        for (name, file) in files {
          try file.write(
            to: new.appendingPathComponent((name as NSString).lastPathComponent), options: options,
            originalContentsURL: nil)
        }
        if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
        try FileManager.default.moveItem(at: new, to: url)
      } catch {
        try? FileManager.default.removeItem(at: new)
        throw error
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}

extension URL {
  /// Always true: a program here may read what its user may.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Does nothing, as there is nothing that has been started.
  public func stopAccessingSecurityScopedResource() {}
}

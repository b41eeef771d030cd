import Foundation
import Synchronization

/// What a program keeps in catalogues of assets: folders `NAME.xcassets`, read as Xcode writes them.
///
/// A catalogue is looked for in a bundle's resources. Programs that name no bundle mean their own: that is the main
/// bundle, and the resources of the modules beside it, which the package manager keeps in bundles of their own.
package struct AssetCatalog: Sendable {
  /// Tells catalogues apart.
  let key: String
  /// The folders of the sets, by the names that they are asked for by.
  private let colors: [String: URL]
  private let images: [String: URL]
  /// The folders with files that are no catalogue.
  private let folders: [URL]

  private init(key: String, bundles: [Bundle]) {
    self.key = key
    var colors: [String: URL] = [:]
    var images: [String: URL] = [:]
    folders = bundles.compactMap { $0.resourceURL ?? $0.bundleURL }
    for catalog in folders.flatMap({ Self.contents(of: $0).filter { $0.pathExtension == "xcassets" } }) {
      Self.collect(catalog, below: "", &colors, &images)
    }
    self.colors = colors
    self.images = images
  }

  private static func contents(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }

  /// Sets lie in folders, which may add their name to those of the sets.
  private static func collect(
    _ folder: URL, below prefix: String, _ colors: inout [String: URL], _ images: inout [String: URL]
  ) {
    for entry in contents(of: folder) {
      let name = prefix + entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "colorset": colors[name] = colors[name] ?? entry
      case "imageset": images[name] = images[name] ?? entry
      case "":
        let isNamespace = AssetFile(in: entry)?.properties?.namespace == true
        collect(entry, below: isNamespace ? name + "/" : prefix, &colors, &images)
      default: continue
      }
    }
  }

  func folder(ofColor name: String) -> URL? { colors[name] }

  func folder(ofImage name: String) -> URL? { images[name] }

  /// A file of that name among the resources themselves, with or without its ending.
  func file(named name: String) -> URL? {
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
    for folder in folders {
      for ending in ["", ".png", ".svg", ".jpg", ".jpeg", ".gif"] {
        let file = folder.appendingPathComponent(name + ending)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue {
          return file
        }
      }
    }
    return nil
  }
}

extension AssetCatalog {
  private static let known = Mutex<[String: AssetCatalog]>([:])

  /// The catalogue of a bundle's resources; of the program's for nil. Read once.
  package static func of(_ bundle: Bundle?) -> AssetCatalog {
    let isProgram = bundle == nil || bundle == Bundle.main
    let key = isProgram ? "" : bundle?.bundlePath ?? ""
    if let catalog = known.withLock({ $0[key] }) { return catalog }
    let catalog = AssetCatalog(key: key, bundles: isProgram ? programBundles : [bundle].compactMap(\.self))
    known.withLock { $0[key] = catalog }
    return catalog
  }

  private static var programBundles: [Bundle] {
    let beside = contents(of: Bundle.main.bundleURL).filter { ["resources", "bundle"].contains($0.pathExtension) }
    return [Bundle.main] + beside.compactMap { Bundle(url: $0) }
  }
}

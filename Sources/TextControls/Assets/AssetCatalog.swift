import Foundation
import Synchronization

/// The asset catalogues of a program: folders `NAME.xcassets`, read as Xcode writes them.
///
/// Catalogues are searched in a bundle's resources. Without a bundle, in the program's: the main bundle, and the
/// bundles next to it in which the package manager keeps the resources of modules.
package struct AssetCatalog: Sendable {
  /// Identifies the catalogue in the caches.
  let key: String
  /// The folders of the sets, by the names of their colours, images and data.
  private let colors: [String: URL]
  private let images: [String: URL]
  private let dataSets: [String: URL]
  /// The folders with resources that are in no catalogue.
  private let folders: [URL]

  private init(key: String, bundles: [Bundle]) {
    self.key = key
    var colors: [String: URL] = [:]
    var images: [String: URL] = [:]
    var dataSets: [String: URL] = [:]
    folders = bundles.compactMap { $0.resourceURL ?? $0.bundleURL }
    for catalog in folders.flatMap(Self.catalogs) {
      Self.collect(catalog, below: "", &colors, &images, &dataSets)
    }
    self.colors = colors
    self.images = images
    self.dataSets = dataSets
  }

  private static func catalogs(in folder: URL) -> [URL] {
    FolderNames.resources(in: folder.path, endingIn: [".xcassets"]).sorted().map(folder.appendingPathComponent)
  }

  private static func contents(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }

  /// Folders of a catalogue contain sets, and may add their name to those of the sets.
  private static func collect(
    _ folder: URL, below prefix: String, _ colors: inout [String: URL], _ images: inout [String: URL],
    _ dataSets: inout [String: URL]
  ) {
    for entry in contents(of: folder) {
      let name = prefix + entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "colorset": colors[name] = colors[name] ?? entry
      case "imageset": images[name] = images[name] ?? entry
      case "dataset": dataSets[name] = dataSets[name] ?? entry
      case "":
        let isNamespace = AssetFile(in: entry)?.properties?.namespace == true
        collect(entry, below: isNamespace ? name + "/" : prefix, &colors, &images, &dataSets)
      default: continue
      }
    }
  }

  func folder(ofColor name: String) -> URL? { colors[name] }

  func folder(ofData name: String) -> URL? { dataSets[name] }

  func folder(ofImage name: String) -> URL? { images[name] }

  /// A resource file of that name, with or without its extension.
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

  /// The catalogue of a bundle's resources, or with nil of the program's. Read once.
  package static func of(_ bundle: Bundle?) -> AssetCatalog {
    let isProgram = bundle == nil || bundle == Bundle.main
    let key = isProgram ? "" : bundle?.bundlePath ?? ""
    if let catalog = known.withLock({ $0[key] }) { return catalog }
    let catalog = AssetCatalog(key: key, bundles: isProgram ? programBundles : [bundle].compactMap(\.self))
    known.withLock { $0[key] = catalog }
    return catalog
  }

  /// The main bundle and those next to it.
  static var programBundles: [Bundle] {
    let beside = contents(of: Bundle.main.bundleURL).filter { ["resources", "bundle"].contains($0.pathExtension) }
    return [Bundle.main] + beside.compactMap { Bundle(url: $0) }
  }
}

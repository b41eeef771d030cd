import Foundation

/// The symbols that Xcode generates for the colours and images of a target's asset catalogues: constants of
/// `ColorResource` and `ImageResource`, and members of `Color`, `ShapeStyle`, `UIColor` and `UIImage`.
struct AssetSymbols {
  /// What a set holds.
  enum Kind { case color, image }

  /// The sets of one kind, by the names of their symbols, and those of the groups that provide a namespace.
  struct Group {
    var symbols: [String: String] = [:]
    var groups: [String: Group] = [:]

    var isEmpty: Bool { symbols.isEmpty && groups.values.allSatisfy(\.isEmpty) }
  }

  private(set) var colors = Group()
  private(set) var images = Group()

  /// Reads catalogues, folders with the extension `xcassets`.
  init(catalogs: [URL]) {
    for catalog in catalogs { collect(catalog, [], "") }
  }

  /// Groups that provide a namespace add their name to those of their sets.
  private mutating func collect(_ folder: URL, _ path: [String], _ prefix: String) {
    let contents = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for entry in (contents ?? []).sorted(by: { $0.path < $1.path }) {
      let name = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "colorset": colors.insert(prefix + name, AssetSymbolName.text(of: name, dropping: "Color"), path[...])
      case "imageset", "symbolset":
        images.insert(prefix + name, AssetSymbolName.text(of: name, dropping: "Image"), path[...])
      case "" where entry.hasDirectoryPath:
        if Self.providesNamespace(entry) {
          collect(entry, path + [AssetSymbolName.type(of: name)], prefix + name + "/")
        } else {
          collect(entry, path, prefix)
        }
      default: continue
      }
    }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        let namespace: Bool?
        enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
      }
      let properties: Properties?
    }
    let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    let contents = data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
    return contents?.properties?.namespace == true
  }
}

extension AssetSymbols.Group {
  /// Adds a set in the namespaces of `path`. Of two sets with one symbol the first is kept.
  fileprivate mutating func insert(_ set: String, _ symbol: String, _ path: ArraySlice<String>) {
    guard let first = path.first else {
      if symbols[symbol] == nil { symbols[symbol] = set }
      return
    }
    groups[first, default: Self()].insert(set, symbol, path.dropFirst())
  }
}

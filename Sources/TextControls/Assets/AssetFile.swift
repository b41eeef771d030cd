import Foundation

/// The `Contents.json` of a set or of a group of sets.
struct AssetFile: Decodable {
  struct Properties: Decodable {
    let namespace: Bool?

    private enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
  }

  struct Appearance: Decodable {
    let appearance: String
    let value: String
  }

  struct Image: Decodable {
    let filename: String?
    /// `1x`, `2x` or `3x`; nil for images that scale to any size.
    let scale: String?
    let appearances: [Appearance]?

    /// The pixels per point.
    var factor: Double { scale.flatMap { Double($0.dropLast()) } ?? 1 }
  }

  struct Components: Decodable {
    let red: String?
    let green: String?
    let blue: String?
    let white: String?
    let alpha: String?
  }

  struct Value: Decodable {
    let space: String?
    let components: Components?
    /// The name of one of the platform's colours.
    let reference: String?

    private enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, reference
    }
  }

  struct Color: Decodable {
    let color: Value?
    let appearances: [Appearance]?
  }

  struct DataEntry: Decodable {
    let filename: String?
    let type: String?

    private enum CodingKeys: String, CodingKey {
      case filename
      case type = "universal-type-identifier"
    }
  }

  let properties: Properties?
  let images: [Image]?
  let colors: [Color]?
  let data: [DataEntry]?

  /// Nil when the file is missing or can't be decoded.
  init?(in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let file = try? JSONDecoder().decode(AssetFile.self, from: data)
    else { return nil }
    self = file
  }
}

extension [AssetFile.Appearance]? {
  /// Whether an entry is for this scheme: true; false for the other one; nil for any.
  func isMeant(forDark isDark: Bool) -> Bool? {
    guard let luminosity = self?.first(where: { $0.appearance == "luminosity" }) else {
      // Other appearances, such as high contrast, are never requested here.
      return self?.isEmpty == false ? false : nil
    }
    guard self?.count == 1 else { return false }
    return (luminosity.value == "dark") == isDark
  }
}

extension Sequence {
  /// The entries for the scheme, or else those for any.
  func forScheme(isDark: Bool, _ appearances: (Element) -> [AssetFile.Appearance]?) -> [Element] {
    let meant = filter { appearances($0).isMeant(forDark: isDark) == true }
    return meant.isEmpty ? filter { appearances($0).isMeant(forDark: isDark) == nil } : meant
  }
}

import Foundation
import Synchronization

extension AssetCatalog {
  private struct Key: Hashable {
    let catalog: String
    let name: String
    let isDark: Bool
  }

  /// Images that were read, and nil for those that could not be.
  private static let knownImages = Mutex<[Key: ImageData?]>([:])

  /// The image of that name for light or dark: from a catalogue's set, or else a file of the resources. Nil when there
  /// is none that is PNG, JPEG, GIF or SVG.
  package func image(named name: String, isDark: Bool) -> ImageData? {
    let key = Key(catalog: self.key, name: name, isDark: isDark)
    if let known = Self.knownImages.withLock({ $0[key] }) { return known }
    let image =
      if let folder = folder(ofImage: name) {
        Self.image(of: folder, isDark)
      } else {
        file(named: name).flatMap { Self.image(in: $0, scale: 1) }
      }
    Self.knownImages.withLock { $0[key] = .some(image) }
    return image
  }

  /// The image of a set with the most pixels.
  private static func image(of folder: URL, _ isDark: Bool) -> ImageData? {
    let images = AssetFile(in: folder)?.images?.filter { $0.filename != nil } ?? []
    let found = images.forScheme(isDark: isDark, \.appearances).sorted { $0.factor > $1.factor }
    return found.lazy.compactMap { image in
      image.filename.flatMap { Self.image(in: folder.appendingPathComponent($0), scale: image.factor) }
    }.first
  }

  private static func image(in file: URL, scale: Double) -> ImageData? {
    (try? Data(contentsOf: file)).flatMap { ImageData($0, scale: scale) }
  }
}

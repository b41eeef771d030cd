import Foundation

/// The name of a set of data.
public typealias NSDataAssetName = String

/// Data of a program's asset catalogue, in a folder `NAME.dataset`.
open class NSDataAsset: NSObject {
  /// The name of the set.
  public let name: NSDataAssetName
  /// The contents of its first file.
  public let data: Data
  /// The type of the data, as the catalogue names it; `public.data` where it does not.
  public let typeIdentifier: String

  /// Finds data in the program's catalogues. Nil where no set has that name, or its file can't be read.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, in: .of(nil)) }

  /// Finds data in the catalogues of a bundle.
  public convenience init?(name: NSDataAssetName, bundle: Bundle) { self.init(name: name, in: .of(bundle)) }

  private init?(name: NSDataAssetName, in catalog: AssetCatalog) {
    guard let folder = catalog.folder(ofData: name), let entry = AssetFile(in: folder)?.data?.first,
      let file = entry.filename, let data = try? Data(contentsOf: folder.appendingPathComponent(file))
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = entry.type ?? "public.data"
    super.init()
  }
}

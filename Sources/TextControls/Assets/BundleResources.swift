/// The files of a bundle. Those of a package's program are in bundles next to it, where an app of Apple's systems has
/// them in its own bundle: the main bundle has them too.
///
/// The plugin FoundationExports leads the calls of a target here.
public enum BundleResources {
  /// The address of a file by its name and extension, as `Bundle.url(forResource:withExtension:)` finds it; nil where
  /// there is none. Of the main bundle the bundles next to the program are searched after it, in the order of their
  /// names.
  public static func url(forResource name: String?, withExtension ext: String?, in bundle: Bundle) -> URL? {
    if let url = bundle.url(forResource: name, withExtension: ext) { return url }
    // Without a name Foundation answers with any file of that extension.
    guard bundle == Bundle.main, name != nil else { return nil }
    for other in AssetCatalog.programBundles.dropFirst() {
      if let url = other.url(forResource: name, withExtension: ext) { return url }
    }
    return nil
  }
}

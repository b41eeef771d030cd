import Foundation

/// An image: a symbol, one of the program's own by name, or a picture in the bytes of its file.
public final class UIImage: NSObject, Sendable {
  package enum Source: Hashable, Sendable {
    case symbol(String)
    /// A picture of a bundle's, or of the program's.
    case resource(String, Bundle?)
    case data(ImageData)
    case none
  }

  package let source: Source
  /// How many of the picture's pixels make a point.
  public let scale: CGFloat

  private init(_ source: Source, scale: CGFloat = 1) {
    self.source = source
    self.scale = scale
  }

  /// An image of which nothing is seen.
  public override convenience init() { self.init(.none) }

  /// A symbol by its SF Symbols name. Never nil: the front end shows what it has.
  public convenience init?(systemName: String) { self.init(.symbol(systemName)) }

  /// An image of the program's own: of its catalogues of assets or of its other resources. Nil where there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// An image of a bundle's, or of the program's. Nil where there is none.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil) {
    guard AssetCatalog.of(bundle).image(named: name, isDark: false) != nil else { return nil }
    self.init(.resource(name, bundle))
  }

  /// The picture in the bytes of a PNG, JPEG, GIF or SVG file; nil for others.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The same, with `scale` pixels to a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = ImageData(data, scale: Double(scale)) else { return nil }
    self.init(.data(picture), scale: scale)
  }

  /// The picture in a file; nil where there is none that can be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(data: data)
  }

  /// In points; zero for symbols, which the front end has.
  public var size: CGSize {
    guard let picture = picture(isDark: false) else { return .zero }
    return CGSize(width: picture.width, height: picture.height)
  }

  /// The bytes of the picture where they are those of a PNG file. Nothing is converted.
  public func pngData() -> Data? {
    guard let picture = picture(isDark: false), picture.type == "image/png" else { return nil }
    return picture.bytes
  }

  package var systemName: String? {
    if case .symbol(let name) = source { name } else { nil }
  }

  /// The picture, for one that is no symbol.
  package func picture(isDark: Bool) -> ImageData? {
    switch source {
    case .data(let picture): picture
    case .resource(let name, let bundle): AssetCatalog.of(bundle).image(named: name, isDark: isDark)
    case .symbol, .none: nil
    }
  }
}

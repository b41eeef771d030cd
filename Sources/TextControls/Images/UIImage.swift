import Foundation

/// An image: a symbol, a resource of the program by name, or the bytes of a file.
public final class UIImage: NSObject, Sendable {
  private let tag = FoundationTag()

  package enum Source: Hashable, Sendable {
    case symbol(String)
    /// An image in the resources of a bundle, or with nil of the program.
    case resource(String, Bundle?)
    case data(ImageData)
    case none
  }

  package let source: Source
  /// The pixels per point, 1 by default.
  public let scale: CGFloat

  /// How the image is coloured, `.automatic` by default: symbols in the tint, other images in their own colours.
  public let renderingMode: RenderingMode
  /// The colour of a symbol; nil for the tint of the view.
  package let tint: UIColor?
  /// How the image is shown where it is a symbol; nil by default.
  public let symbolConfiguration: SymbolConfiguration?
  /// The widths of the edges that are not to be scaled, in points. Kept and ignored: views scale an image as a whole.
  public let capInsets: UIEdgeInsets
  /// How what is between them is to fill the image. Kept and ignored; `.tile` by default.
  public let resizingMode: ResizingMode

  private init(
    _ source: Source, scale: CGFloat = 1, _ renderingMode: RenderingMode = .automatic, tint: UIColor? = nil,
    configuration: SymbolConfiguration? = nil, capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile
  ) {
    self.source = source
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
    symbolConfiguration = configuration
    self.capInsets = capInsets
    self.resizingMode = resizingMode
  }

  /// Creates an image that shows nothing.
  public override convenience init() { self.init(.none) }

  /// Creates the image of a symbol by its SF Symbols name. Never nil: the front end shows the nearest symbol that it
  /// has.
  public convenience init?(systemName: String) { self.init(.symbol(systemName)) }

  /// Creates the image of a symbol, shown as a configuration says.
  public convenience init?(systemName: String, withConfiguration configuration: Configuration?) {
    self.init(.symbol(systemName), configuration: configuration as? SymbolConfiguration)
  }

  /// Creates an image from the program's asset catalogues or its other resources. Nil when there is none of that name.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Creates an image from the resources of a bundle, or with nil of the program. Nil when there is none of that name.
  /// `traits` is ignored: dark variants are chosen when the image is shown.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil) {
    guard AssetCatalog.of(bundle).image(named: name, isDark: false) != nil else { return nil }
    self.init(.resource(name, bundle))
  }

  /// Creates an image from the resources of a bundle, or with nil of the program, shown as a configuration says. Nil
  /// when there is none of that name.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard AssetCatalog.of(bundle).image(named: name, isDark: false) != nil else { return nil }
    self.init(.resource(name, bundle), configuration: configuration as? SymbolConfiguration)
  }

  /// The image of that name in a bundle, whether there is one or not.
  package convenience init(_ name: String, in bundle: Bundle) { self.init(.resource(name, bundle)) }

  /// Creates an image from the bytes of a PNG, JPEG, GIF or SVG file; nil for other data.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the bytes of a PNG, JPEG, GIF or SVG file, with `scale` pixels per point; nil for other
  /// data.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = ImageData(data, scale: Double(scale)) else { return nil }
    self.init(.data(picture), scale: scale)
  }

  /// Creates an image from a file; nil when the file can't be read or is not PNG, JPEG, GIF or SVG.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(data: data)
  }

  /// The size in points. Zero for symbols, whose size only the front end knows.
  public var size: CGSize {
    guard let picture = picture(isDark: false) else { return .zero }
    return CGSize(width: picture.width, height: picture.height)
  }

  /// The bytes of an image that was created from a PNG file; nil for others, because nothing is converted.
  public func pngData() -> Data? {
    guard let picture = picture(isDark: false), picture.type == "image/png" else { return nil }
    return picture.bytes
  }

  /// The bytes of an image that was created from a JPEG file; nil for others, because nothing is converted.
  /// `compressionQuality`, from 0 to 1, is ignored.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let picture = picture(isDark: false), picture.type == "image/jpeg" else { return nil }
    return picture.bytes
  }

  /// Creates an image of another one.
  package convenience init(copying image: UIImage) {
    self.init(
      image.source, scale: image.scale, image.renderingMode, tint: image.tint, configuration: image.symbolConfiguration,
      capInsets: image.capInsets, resizingMode: image.resizingMode)
  }

  /// Creates an image of a drawing in SVG.
  package convenience init(drawing data: Data, scale: CGFloat) {
    self.init(ImageData(data).map { .data($0) } ?? .none, scale: scale)
  }

  /// The same image: front ends show it as it is in both directions. Symbols named by `forward` and `backward` follow
  /// the direction.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// The same image with edges that are not to be scaled, and with what is between them repeated. Views scale it as a
  /// whole.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image with edges that are not to be scaled. Views scale it as a whole.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    UIImage(
      source, scale: scale, renderingMode, tint: tint, configuration: symbolConfiguration, capInsets: capInsets,
      resizingMode: resizingMode)
  }

  /// How the middle of a resizable image fills what is between its caps.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// The same image, shown in another way.
  func copy(
    renderingMode: RenderingMode? = nil, tint: UIColor? = nil, configuration: SymbolConfiguration? = nil
  ) -> UIImage {
    UIImage(
      source, scale: scale, renderingMode ?? self.renderingMode, tint: tint ?? self.tint,
      configuration: configuration ?? symbolConfiguration, capInsets: capInsets, resizingMode: resizingMode)
  }

  package var systemName: String? {
    if case .symbol(let name) = source { name } else { nil }
  }

  /// The bytes and the size of an image that is not a symbol.
  package func picture(isDark: Bool) -> ImageData? {
    switch source {
    case .data(let picture): picture
    case .resource(let name, let bundle): AssetCatalog.of(bundle).image(named: name, isDark: isDark)
    case .symbol, .none: nil
    }
  }
}

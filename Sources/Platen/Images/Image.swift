/// An image by name.
public struct Image: Hashable, Sendable {
  /// Whether an image keeps its colours.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// How an image fills its frame. Ignored: resizable images are scaled.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// How an image is scaled.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  enum Source: Hashable, Sendable {
    case symbol(String)
    case resource(String, Bundle?)
    case data(ImageData)
    case none
  }

  let source: Source
  /// The spoken name of the image; nil is the name's own words.
  var label: String?
  var isDecorative = false
  private var isResizable = false
  private var slices: PictureSlices?
  /// How the image itself is coloured where it is a symbol; nil is as its surroundings say.
  private(set) var ownRenderingMode: SymbolRenderingMode?

  private init(_ source: Source) { self.source = source }

  /// A picture in a file's own bytes; nil where they are none that is known.
  init?(data: Data, scale: CGFloat = 1) {
    guard let picture = ImageData(data, scale: Double(scale)) else { return nil }
    self.init(.data(picture))
    isDecorative = true
  }

  /// UIKit's image.
  nonisolated public init(uiImage image: UIImage) {
    switch image.source {
    case .symbol(let name): self.init(.symbol(name))
    case .resource(let name, let bundle): self.init(.resource(name, bundle))
    case .data(let data):
      self.init(.data(data))
      isDecorative = true
    case .none:
      self.init(.none)
      isDecorative = true
    }
  }

  /// A symbol by its name in SF Symbols, such as `eye.slash`.
  nonisolated public init(systemName: String) { self.init(.symbol(systemName)) }

  /// A symbol by its name in SF Symbols. `variableValue` is ignored: drawings have no layers that a value could fill.
  nonisolated public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }

  /// An image of the program's own: of a catalogue of assets, or another resource. Of a name that there is not
  /// front ends show a sign in its place.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.init(.resource(name, bundle)) }

  /// An image of the program's own, which assistive technology speaks as `label`.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.resource(name, bundle))
    self.label = label.resolve(in: TextResolution()).plainText
  }

  /// An image of the program's own that assistive technology ignores.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.resource(name, bundle))
    isDecorative = true
  }

  /// An image that takes the size proposed to it, instead of its own. The edges of the widths `capInsets`, in points,
  /// keep their size; the rest of a picture is stretched or repeated. In a terminal, and of symbols, both are ignored.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    copy.slices = PictureSlices(
      top: capInsets.top, left: capInsets.leading, bottom: capInsets.bottom, right: capInsets.trailing,
      isTiled: resizingMode == .tile)
    return copy
  }

  /// Accepted and ignored: symbols take the foreground, other images keep their colours.
  nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// How the image is coloured where it is a symbol: in one colour, or in that of the thing. Nil is as the surroundings
  /// say.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.ownRenderingMode = mode
    return copy
  }

  /// Accepted and ignored.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Accepted and ignored.
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The name in SF Symbols; nil for any other image.
  nonisolated var symbolName: String? { if case .symbol(let name) = source { name } else { nil } }

  /// The image for the surroundings given.
  nonisolated package func resolve(in environment: TextResolution) -> ImageContent {
    var content: ImageContent
    switch source {
    case .symbol(let name):
      content = ImageContent(systemName: name, label: label ?? SymbolLabels.label(for: name))
    case .data(let data):
      content = ImageContent(systemName: nil, label: label)
      content.data = data
    case .resource(let name, let bundle):
      content = ImageContent(systemName: nil, resourceName: name, label: label ?? name)
      content.data = AssetCatalog.of(bundle).image(named: name, isDark: environment.colorScheme == .dark)
    case .none: content = ImageContent(systemName: nil, label: nil)
    }
    if isDecorative { content.label = nil }
    content.font = environment.font
    content.foreground = environment.foreground
    content.isResizable = isResizable
    content.slices = slices
    return content
  }
}

extension Image {
  /// A symbol that is only decoration, without a spoken name.
  nonisolated init(decorativeSystemName name: String) {
    self.init(systemName: name)
    isDecorative = true
  }
}

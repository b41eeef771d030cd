import Foundation

// How an image is shown.
extension UIImage {
  /// How an image is coloured.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// What an image is shown by.
  public class Configuration: @unchecked Sendable {
    init() {}
  }

  /// How large a symbol is next to text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }

  /// How heavy the lines of a symbol are. Kept and ignored: symbols are drawn in one weight.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How a symbol is shown. Point sizes and text styles count, and scales.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    package let font: UIFont?
    /// The scale, `.default` for that of a symbol without any.
    package let scale: SymbolScale

    private init(_ font: UIFont?, _ scale: SymbolScale) {
      self.font = font
      self.scale = scale
    }

    /// The size in points.
    public convenience init(pointSize: CGFloat) { self.init(.systemFont(ofSize: pointSize), .default) }
    /// The size in points and the weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize: pointSize) }
    /// The size in points, the weight and the scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(.systemFont(ofSize: pointSize), scale)
    }
    /// The size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(.preferredFont(forTextStyle: textStyle), .default)
    }
    /// The size of a text style, with a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(.preferredFont(forTextStyle: textStyle), scale)
    }
    /// The size of a font.
    public convenience init(font: UIFont) { self.init(font, .default) }
    /// The size of a font, with a scale.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(font, scale) }
    /// The scale.
    public convenience init(scale: SymbolScale) { self.init(nil, scale) }
    /// The weight.
    public convenience init(weight: SymbolWeight) { self.init(nil, .default) }
  }

  /// The same image, coloured in another way. An image of a file keeps its own colours in any.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { copy(renderingMode: renderingMode) }

  /// The same image in a colour, which symbols are shown in.
  public func withTintColor(_ color: UIColor) -> UIImage { copy(tint: color) }

  /// The same image in a colour, which symbols are shown in.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode, tint: color)
  }

  /// The same image, shown as a configuration says where it is a symbol.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    copy(configuration: configuration as? SymbolConfiguration)
  }

  /// The same image, shown as a configuration says where it is a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    copy(configuration: configuration)
  }
}

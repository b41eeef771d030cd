import Foundation

/// The texts of a cell, as a value.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, @unchecked Sendable {
  /// How a text is shown.
  public struct TextProperties: Hashable, Sendable {
    /// Where a text is in its line.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }

    /// The font; that of the cell's labels by default.
    public var font: UIFont {
      get { ownFont ?? .systemFont(ofSize: 17) }
      set { ownFont = newValue }
    }
    /// The colour; that of the cell's labels by default.
    public var color: UIColor {
      get { ownColor ?? .label }
      set { ownColor = newValue }
    }
    /// Where the text is in its line, `.natural` by default.
    public var alignment = TextAlignment.natural
    /// The largest number of lines, 0, the default, for no limit.
    public var numberOfLines = 0
    /// Whether the text may be shrunk. Kept and ignored; false by default.
    public var adjustsFontSizeToFitWidth = false
    /// Whether the font follows the size of text. Kept and ignored: it always does. True by default.
    public var adjustsFontForContentSizeCategory = true
    var ownFont: UIFont?
    var ownColor: UIColor?
  }

  /// How the image is shown.
  public struct ImageProperties: Hashable, Sendable {
    /// The colour of a symbol; nil, the default, for the tint.
    public var tintColor: UIColor?
    /// The radius of the corners in points, 0 by default.
    public var cornerRadius: CGFloat = 0
    /// How a symbol is shown; nil by default.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The largest size in points; zero, the default, for a height of 44.
    public var maximumSize = CGSize.zero
    /// The size of the space for the image in points. Kept and ignored; zero, the default, for its own.
    public var reservedLayoutSize = CGSize.zero

    /// Whether the images are shown alike.
    public static func == (first: Self, second: Self) -> Bool {
      first.tintColor == second.tintColor && first.cornerRadius == second.cornerRadius
        && first.maximumSize == second.maximumSize
        && first.preferredSymbolConfiguration === second.preferredSymbolConfiguration
        && first.reservedLayoutSize == second.reservedLayoutSize
    }
    /// Hashes the colour and the radius.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// The first line; nil for none.
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The first line with attributes, in place of ``text``; nil for none.
  public var attributedText: NSAttributedString?
  /// The second line; nil for none.
  public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
  /// The second line with attributes, in place of ``secondaryText``; nil for none.
  public var secondaryAttributedText: NSAttributedString?
  /// How the first line is shown.
  public var textProperties = TextProperties()
  /// How the second line is shown.
  public var secondaryTextProperties = TextProperties()
  /// The image before the texts; nil, the default, for none.
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  /// Whether the second text is beside the first, false by default.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the texts beside one another, in points. Kept and ignored.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between the texts below one another, in points. Kept and ignored.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The distance behind the image, in points. Kept and ignored.
  public var imageToTextPadding: CGFloat = 16
  /// The margins around the contents, in points. Kept and ignored: rows have the platform's.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// Whether the margins of the cell are kept too. Kept and ignored; true by default.
  public var axesPreservingSuperviewLayoutMargins = true

  /// Creates a configuration without text.
  public init() {}

  /// A configuration for a cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A configuration for a cell with a line below the first.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A configuration for a cell with a value beside the first line.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  /// A configuration for the header of a section.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A configuration for the header of a group.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A configuration for the footer of a section.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A configuration for the footer of a group.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A configuration for a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Makes a view that shows the texts. Cells show them in their own labels.
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same: front ends show in their own way which cells are selected.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  /// Whether the same is shown alike.
  public static func == (first: Self, second: Self) -> Bool {
    first.text == second.text && first.attributedText == second.attributedText
      && first.secondaryText == second.secondaryText
      && first.secondaryAttributedText == second.secondaryAttributedText
      && first.textProperties == second.textProperties
      && first.secondaryTextProperties == second.secondaryTextProperties && first.image === second.image
      && first.imageProperties == second.imageProperties
      && first.prefersSideBySideTextAndSecondaryText == second.prefersSideBySideTextAndSecondaryText
  }
  /// Hashes the texts and how they are shown.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(textProperties)
    hasher.combine(secondaryTextProperties)
  }
}

/// A view that shows the texts of a list's configuration.
@MainActor @preconcurrency open class UIListContentView: UIView, UIContentView {
  private lazy var labels = CellLabels(in: self)

  /// What is shown. A configuration of another type is ignored.
  open var configuration: any UIContentConfiguration { didSet { show() } }

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }

  /// Creates a view without text. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration()
    super.init(coder: coder)
  }

  private func show() {
    if let configuration = configuration as? UIListContentConfiguration { labels.show(configuration) }
  }
}

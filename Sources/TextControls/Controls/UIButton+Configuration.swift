extension UIButton {
  /// What a button shows and how, as a value.
  public struct Configuration: Sendable {
    /// The size of a button.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// How title and subtitle are aligned.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// The corners of the background. `.capsule` is shown; all others are those of the front end, unless the background
    /// has a radius of its own.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small, medium, large, capsule
    }
    /// How the button is shown by a Mac. Kept and ignored.
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
    /// The mark of a button with a menu. Kept and ignored: the front end's own is shown.
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    /// How a button is drawn.
    package enum Kind: Sendable { case plain, bordered, prominent }

    package let kind: Kind

    /// What is behind the contents: its colour, its radius and its line are shown.
    public var background = UIBackgroundConfiguration()
    /// The corners, `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The size, `.medium` by default.
    public var buttonSize = Size.medium
    /// Kept and ignored; `.automatic` by default.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The colour of the title and the image; nil, the default, for that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil, the default, for that of the style.
    public var baseBackgroundColor: UIColor?

    /// The image; nil, the default, for that of the button.
    public var image: UIImage?
    /// Changes the colour of the image. Nil by default.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// How an image that is a symbol is shown. Nil by default.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a sign of progress is in the image's place. False by default.
    public var showsActivityIndicator = false
    /// Changes the colour of that sign. Kept and ignored; nil by default.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    /// The title; nil, the default, for that of the button.
    public var title: String? {
      get { styledTitle.map { String($0.characters) } }
      set { styledTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes. It is the same property as ``title``.
    public var attributedTitle: AttributedString? {
      get { styledTitle }
      set { styledTitle = newValue }
    }
    private var styledTitle: AttributedString?
    /// Changes the attributes of the title. Nil by default.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How the title ends where it is too long. Kept and ignored.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// A second line; nil, the default, for none.
    public var subtitle: String? {
      get { styledSubtitle.map { String($0.characters) } }
      set { styledSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The second line with attributes. It is the same property as ``subtitle``.
    public var attributedSubtitle: AttributedString? {
      get { styledSubtitle }
      set { styledSubtitle = newValue }
    }
    private var styledSubtitle: AttributedString?
    /// Changes the attributes of the second line. Nil by default.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How the second line ends where it is too long. Kept and ignored.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The mark of a button with a menu. Kept and ignored; `.automatic` by default.
    public var indicator = Indicator.automatic
    /// Changes the colour of that mark. Kept and ignored; nil by default.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The distances of the contents from the edges. They count for a button with a background of its own; others have
    /// the front end's.
    public var contentInsets = NSDirectionalEdgeInsets.buttonDefault
    /// The edge of the title at which the image is, `.leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space that is reserved for the image. Kept and ignored; 0 by default.
    public var imageReservation: CGFloat = 0
    /// The distance of the image from the title in points, 0 by default.
    public var imagePadding: CGFloat = 0
    /// The distance of the title from the subtitle in points, 1 by default.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle are aligned, `.automatic` by default.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a selected button is drawn with more emphasis, true by default.
    public var automaticallyUpdateForSelection = true

    private init(_ kind: Kind) { self.kind = kind }

    /// A button without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A button with a faint background in the tint. It has the front end's border.
    public static func tinted() -> Configuration { Configuration(.bordered) }
    /// A button with a grey background. It has the front end's border.
    public static func gray() -> Configuration { Configuration(.bordered) }
    /// A button that is filled with the tint.
    public static func filled() -> Configuration { Configuration(.prominent) }
    /// A button without a border.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// A button with a border.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// A button with a border in the tint.
    public static func borderedTinted() -> Configuration { Configuration(.bordered) }
    /// A button that is filled with the tint, as for the main action.
    public static func borderedProminent() -> Configuration { Configuration(.prominent) }
    /// A button of glass. It has the front end's border.
    public static func glass() -> Configuration { Configuration(.bordered) }
    /// A button of clear glass. It has the front end's border.
    public static func clearGlass() -> Configuration { Configuration(.bordered) }
    /// A button of glass in the tint, as for the main action.
    public static func prominentGlass() -> Configuration { Configuration(.prominent) }
    /// A button of clear glass in the tint, as for the main action.
    public static func prominentClearGlass() -> Configuration { Configuration(.prominent) }

    /// The configuration for a button in its state: the same, as front ends draw states.
    @MainActor @preconcurrency public func updated(for button: UIButton) -> Configuration { self }

    /// Sets ``contentInsets`` to those of a new configuration.
    public mutating func setDefaultContentInsets() { contentInsets = .buttonDefault }
  }

  /// What a button is for.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
}

extension UIButton.Configuration: Equatable {
  /// Whether two configurations have the same values. Transformers can't be compared: two configurations with one are
  /// never equal.
  public static func == (first: Self, second: Self) -> Bool {
    first.hasNoTransformer && second.hasNoTransformer && first.kind == second.kind
      && first.background == second.background && first.cornerStyle == second.cornerStyle
      && first.buttonSize == second.buttonSize && first.baseForegroundColor == second.baseForegroundColor
      && first.baseBackgroundColor == second.baseBackgroundColor && first.image == second.image
      && first.preferredSymbolConfigurationForImage === second.preferredSymbolConfigurationForImage
      && first.showsActivityIndicator == second.showsActivityIndicator && first.styledTitle == second.styledTitle
      && first.styledSubtitle == second.styledSubtitle && first.contentInsets == second.contentInsets
      && first.imagePlacement == second.imagePlacement && first.imagePadding == second.imagePadding
      && first.titlePadding == second.titlePadding && first.titleAlignment == second.titleAlignment
      && first.indicator == second.indicator
      && first.automaticallyUpdateForSelection == second.automaticallyUpdateForSelection
  }

  private var hasNoTransformer: Bool {
    imageColorTransformer == nil && titleTextAttributesTransformer == nil && subtitleTextAttributesTransformer == nil
      && indicatorColorTransformer == nil && activityIndicatorColorTransformer == nil
  }
}

extension UIButton.Configuration: Hashable {
  /// Hashes the texts, which most buttons differ in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(styledTitle)
    hasher.combine(styledSubtitle)
  }
}

extension NSDirectionalEdgeInsets {
  /// The distances of a button's contents from its edges, in points.
  fileprivate static let buttonDefault = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
}

/// What an interface is like where a view is shown: light or dark, its direction, and how large its text is.
///
/// A front end decides the style and, in a browser, the pixels per point. The direction and the size of text are those
/// of SwiftUI's environment.
public final class UITraitCollection: NSObject, Sendable {
  /// The traits as values.
  package struct Values: Hashable, Sendable {
    package var style = UIUserInterfaceStyle.unspecified
    package var idiom = UIUserInterfaceIdiom.unspecified
    package var level = UIUserInterfaceLevel.unspecified
    package var direction = UITraitEnvironmentLayoutDirection.unspecified
    package var horizontalSize = UIUserInterfaceSizeClass.unspecified
    package var verticalSize = UIUserInterfaceSizeClass.unspecified
    package var contrast = UIAccessibilityContrast.unspecified
    package var legibility = UILegibilityWeight.unspecified
    package var scale: CGFloat = 0
    package var textSize = UIContentSizeCategory.unspecified

    package init() {}
  }

  package let values: Values

  package init(_ values: Values) { self.values = values }

  /// Creates traits that are all unspecified.
  public override convenience init() { self.init(Values()) }

  /// Whether the interface is light or dark. Colours for an unspecified one are light.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// Whether the view is over others.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  /// The direction in which the interface is laid out.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// How much width there is.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSize }
  /// How much height there is.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSize }
  /// Whether the user prefers a high contrast.
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  /// Whether the user prefers bold text.
  public var legibilityWeight: UILegibilityWeight { values.legibility }
  /// The pixels per point; 0 where it is unspecified.
  public var displayScale: CGFloat { values.scale }
  /// How large text is.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.textSize }

  /// Traits are equal when all of them are.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

  public override var hash: Int { values.hashValue }
}

extension UITraitCollection {
  private convenience init(_ change: (inout Values) -> Void) {
    var values = Values()
    change(&values)
    self.init(values)
  }

  /// Creates traits with a style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.style = userInterfaceStyle } }
  /// Creates traits with a kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.idiom = idiom } }
  /// Creates traits with a level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init { $0.level = userInterfaceLevel } }
  /// Creates traits with a direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.direction = layoutDirection }
  }
  /// Creates traits with a class of widths.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSize = horizontalSizeClass }
  }
  /// Creates traits with a class of heights.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSize = verticalSizeClass }
  }
  /// Creates traits with a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.contrast = accessibilityContrast }
  }
  /// Creates traits with a weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibility = legibilityWeight } }
  /// Creates traits with a number of pixels per point.
  public convenience init(displayScale: CGFloat) { self.init { $0.scale = displayScale } }
  /// Creates traits with a size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.textSize = preferredContentSizeCategory }
  }

  /// Creates the traits that several collections specify; of one that several specify, the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { values in for traits in traitCollections { values.adopt(traits.values) } }
  }

  /// Whether this has the value of every trait that `trait` specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var joined = values
    joined.adopt(trait.values)
    return joined == values
  }

  /// Whether colours differ between these traits and others.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection?.values ?? Values()
    return values.style != other.style || values.level != other.level || values.contrast != other.contrast
  }

  /// The traits of the view whose method is called; of no view, those of the window of ``UIScreen/main``.
  @MainActor public static var current: UITraitCollection {
    get {
      if let currentTraits { return currentTraits }
      var values = windowTraits.values
      if UIScreen.isDark == true { values.style = .dark }
      values.scale = UIScreen.main.scale
      return UITraitCollection(values)
    }
    set { currentTraits = newValue }
  }
  @MainActor private static var currentTraits: UITraitCollection?

  /// Runs `actions` with these traits as ``current``.
  @MainActor public func performAsCurrent(_ actions: () -> Void) {
    let former = Self.currentTraits
    Self.currentTraits = self
    actions()
    Self.currentTraits = former
  }

  /// What every window is here: that of a large screen, in the size of text that iOS has by default.
  package static let windowTraits = UITraitCollection {
    ($0.style, $0.idiom, $0.level, $0.direction) = (.light, .pad, .base, .leftToRight)
    ($0.horizontalSize, $0.verticalSize, $0.contrast, $0.legibility) = (.regular, .regular, .normal, .regular)
    $0.textSize = .large
  }
}

extension UITraitCollection.Values {
  /// Adopts what `other` specifies.
  mutating func adopt(_ other: Self) {
    if other.style != .unspecified { style = other.style }
    if other.idiom != .unspecified { idiom = other.idiom }
    if other.level != .unspecified { level = other.level }
    if other.direction != .unspecified { direction = other.direction }
    if other.horizontalSize != .unspecified { horizontalSize = other.horizontalSize }
    if other.verticalSize != .unspecified { verticalSize = other.verticalSize }
    if other.contrast != .unspecified { contrast = other.contrast }
    if other.legibility != .unspecified { legibility = other.legibility }
    if other.scale != 0 { scale = other.scale }
    if other.textSize != .unspecified { textSize = other.textSize }
  }
}

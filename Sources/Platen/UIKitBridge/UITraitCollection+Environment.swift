extension UITraitCollection {
  /// The traits of a place with an environment.
  @MainActor convenience init(_ environment: EnvironmentValues) {
    self.init(environment.colorScheme, environment.layoutDirection, environment.dynamicTypeSize)
  }

  /// The traits of a place in the current window.
  @MainActor convenience init(_ scheme: ColorScheme, _ direction: LayoutDirection, _ size: DynamicTypeSize) {
    var values = UITraitCollection.windowTraits.values
    values.style = scheme == .dark ? .dark : .light
    values.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
    values.scale = UIScreen.main.scale
    values.textSize = UIContentSizeCategory(size)
    self.init(values)
  }
}

extension UIContentSizeCategory {
  private static let sizes: [(UIContentSizeCategory, DynamicTypeSize)] = [
    (.extraSmall, .xSmall), (.small, .small), (.medium, .medium), (.large, .large), (.extraLarge, .xLarge),
    (.extraExtraLarge, .xxLarge), (.extraExtraExtraLarge, .xxxLarge), (.accessibilityMedium, .accessibility1),
    (.accessibilityLarge, .accessibility2), (.accessibilityExtraLarge, .accessibility3),
    (.accessibilityExtraExtraLarge, .accessibility4), (.accessibilityExtraExtraExtraLarge, .accessibility5),
  ]

  /// Creates the size that corresponds to one of SwiftUI's; nil is unspecified.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = Self.sizes.first { $0.1 == dynamicTypeSize }?.0 ?? .unspecified
  }

  /// SwiftUI's size, if there is one.
  var dynamicTypeSize: DynamicTypeSize? { Self.sizes.first { $0.0 == self }?.1 }
}

extension DynamicTypeSize {
  /// Creates the size that corresponds to one of UIKit's; nil for an unspecified one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = uiSizeCategory.dynamicTypeSize else { return nil }
    self = size
  }
}

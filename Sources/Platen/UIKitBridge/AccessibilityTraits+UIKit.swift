import TextControls

extension AccessibilityTraits {
  private static let named: [(UIAccessibilityTraits, AccessibilityTraits)] = [
    (.button, .isButton), (.link, .isLink), (.image, .isImage), (.selected, .isSelected), (.header, .isHeader),
    (.searchField, .isSearchField), (.toggleButton, .isToggle), (.tabBar, .isTabBar), (.staticText, .isStaticText),
    (.summaryElement, .isSummaryElement), (.updatesFrequently, .updatesFrequently), (.playsSound, .playsSound),
  ]

  /// The traits of a view of UIKit.
  init(_ traits: UIAccessibilityTraits) {
    self = Self.named.reduce(into: []) { if traits.contains($1.0) { $0.formUnion($1.1) } }
  }
}

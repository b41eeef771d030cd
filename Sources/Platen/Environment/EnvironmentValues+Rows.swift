// Environment values of forms and lists that are seldom set.

private enum TruncationModeKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private enum ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum TighteningKey: EnvironmentKey { static let defaultValue = false }
private enum RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum RowLabelKey: EnvironmentKey { static let defaultValue: Text? = nil }
private enum HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

/// The text size that the user has chosen, under the name that preceded `DynamicTypeSize`.
public enum ContentSizeCategory: Comparable, Hashable, CaseIterable, Sendable {
  /// The usual sizes; `large` is the default.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The sizes for accessibility.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five sizes above `extraExtraExtraLarge`.
  public var isAccessibilityCategory: Bool {
    switch self {
    case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge:
      true
    default: false
    }
  }
}

extension EnvironmentValues {
  /// The label of the row around a control: the name of a field that has none of its own.
  var rowLabel: Text? {
    get { self[RowLabelKey.self] }
    set { self[RowLabelKey.self] = newValue }
  }

  /// Where a text that does not fit is shortened. At the end by default.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The smallest factor that a text's font is scaled by to make it fit. 1, the default, means no scaling.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  /// Whether letters may be set closer to make a text fit. Kept for programs to read: texts ignore it.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// The smallest height of a list's row, in points; 0 by default. Kept for programs to read: lists ignore it.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The smallest height of a list's header, in points; nil by default. Kept for programs to read: lists ignore it.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// `dynamicTypeSize` by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3] }
    set { dynamicTypeSize = DynamicTypeSize.allCases[ContentSizeCategory.allCases.firstIndex(of: newValue) ?? 3] }
  }
}

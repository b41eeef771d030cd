/// The size that the user prefers for text.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// How large the body style is in points, after Apple's Human Interface Guidelines.
  private var bodySize: Double {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }

  /// How much larger than usual text styles are.
  package var scale: Double { bodySize / 17 }

  /// The same for lengths beside texts of a style: large titles grow less than small print.
  package func scale(relativeTo style: Font.TextStyle) -> Double {
    scale(besidePoints: Double(Font.pointSize(of: style)))
  }

  /// The same beside texts of which the usual size is `usual`, in points.
  package func scale(besidePoints usual: Double) -> Double {
    guard scale > 1, usual > 17 else { return scale }
    return 1 + (scale - 1) * 17 / usual
  }
}

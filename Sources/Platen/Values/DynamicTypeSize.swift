/// How large a person wants texts to be.
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
  var scale: Double { bodySize / 17 }

  /// The same for lengths beside texts of a style: large titles grow less than small print.
  func scale(relativeTo style: Font.TextStyle) -> Double {
    let usual = Double(Font.pointSize(of: style))
    guard scale > 1, usual > 17 else { return scale }
    return 1 + (scale - 1) * 17 / usual
  }
}

/// A length that grows with the size of type.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let textStyle: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var size

  /// A value that grows with the user's text size as body text does.
  nonisolated public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// A value that grows with the user's text size as text of `textStyle` does.
  nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// The value for the current text size.
  public var wrappedValue: Value { base * Value(size.scale(relativeTo: textStyle)) }
}

extension View {
  /// How large texts are in the view, whatever the person's own setting is.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// The smallest and the largest size of texts in the view.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    nonisolated(unsafe) let range = range
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = size < first ? first : last
    }
  }
}

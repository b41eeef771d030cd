import Foundation

extension CGPoint {
  /// The numbers in parentheses, as on Apple's systems.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  /// The numbers in parentheses, as on Apple's systems.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
  /// The numbers in parentheses, as on Apple's systems.
  public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}

import Foundation

/// Where a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that is visible then, in points.
  public var rect: CGRect
  /// The point of `rect` that is at the same point of the scroll view; nil is decided by the scroll view.
  public var anchor: UnitPoint?

  /// Creates a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The scroll view for which a behaviour decides about the target.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// The target without the behaviour.
  public let originalTarget: ScrollTarget
  /// The speed of the scrolling, in points per second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the scroll view, in points.
  public let containerSize: CGSize
  /// The axes in which it scrolls.
  public let axes: Axis.Set
  private let environment: EnvironmentValues

  /// A value of the environment of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

// Modifiers for appearances that no front end can draw, or that front ends draw by themselves. They are accepted, so
// that a source compiles unchanged, and ignored.

/// Why a view's contents are hidden.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is a placeholder for content that is still loading.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Private content is hidden.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The purpose of the shape of a view's contents.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where a pointer hits the view.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture of a view while it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture of a view beside its context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The shape of the effect under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The shape of the ring around the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The shape that assistive technology shows.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// The parts of a window that contents keep clear of.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the window's own bars cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the screen keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// How much a title takes of a window's top.
public enum NavigationBarTitleDisplayMode: Hashable, Sendable { case automatic, inline, large, inlineLarge }

extension View {
  /// Ignored: front ends lay out in the area that they may use, and there is no other.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Ignored: a pointer hits the frame of the view.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Ignored: a pointer hits the frame of the view.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    self
  }

  /// Ignored: no front end passes links to a running program.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

  /// Ignored: `ContainerRelativeShape` is a rectangle.
  nonisolated public func containerShape<S: Shape>(_ shape: S) -> some View { self }

  /// Ignored: how text is spoken is up to the screen reader.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Ignored: how text is spoken is up to the screen reader.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
}

extension View {
  /// Ignored: views are animated independently of the frames of the views around them.
  nonisolated public func geometryGroup() -> some View { self }
}

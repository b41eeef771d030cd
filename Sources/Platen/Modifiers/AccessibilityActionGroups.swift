// More of what assistive technology can ask of views. Front ends expose the controls themselves, which it operates as the
// user does: the modifiers here are accepted and ignored.

/// A group of actions of assistive technology, shown as a submenu.
public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: Text

  /// Actions without a group.
  public static let `default` = AccessibilityActionCategory(Text(verbatim: ""))
  /// Actions that edit what the view shows.
  public static let edit = AccessibilityActionCategory(Text(verbatim: "Edit"))

  /// A group with a name of its own.
  public nonisolated init(_ name: Text) { self.name = name }

  /// A group with a name that is translated by the program's tables.
  public nonisolated init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }

  /// A group with a name of its own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S) { self.name = Text(name) }
}

/// Whether a view is the label of another or has it.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// What a view that handles touches directly does for assistive technology.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing is spoken while the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The view is activated before it takes touches.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A request of assistive technology to zoom.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Whether the content becomes larger or smaller.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

  /// Whether the content becomes larger or smaller.
  public let direction: Direction
  /// The place that is zoomed.
  public let location: UnitPoint
  /// The place that is zoomed, in points of the window.
  public let point: CGPoint
}

extension View {
  /// Ignored: assistive technology scrolls what front ends scroll.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// Ignored: no front end passes requests to zoom.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    self
  }

  /// Ignored: there are no touches that assistive technology takes.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    self
  }

  /// Ignored: controls respond, and other views do not.
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View
  { self }

  /// Ignored: there is no large content viewer here. The closure is not called.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    self
  }

  /// Ignored: front ends name controls by the labels that are beside them in the view.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Ignored: assistive technology goes from one view to another by the groups of the view.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Ignored: assistive technology drags what the pointer drags.
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// Ignored: assistive technology drags what the pointer drags.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View {
    self
  }

  /// Ignored: assistive technology drops where the pointer drops.
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// Ignored: assistive technology drops where the pointer drops.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View {
    self
  }

  /// Ignored: how text is spoken is up to the screen reader.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Ignored: how text is spoken is up to the screen reader.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// How much of a view can be seen in what scrolls it.
struct VisiblePart {
  /// From 0, nothing, to 1, all of it.
  let fraction: Double

  /// The part of a frame that is in the bounds. A frame without a size is seen where it is inside of them.
  init(of frame: CGRect, in bounds: CGRect) {
    let seen = frame.intersection(bounds)
    let area = frame.width * frame.height
    fraction =
      area > 0
      ? (seen.isNull ? 0 : Double(seen.width * seen.height / area))
      : (bounds.contains(frame.origin) ? 1 : 0)
  }

  /// Whether that part can be seen, at least. Anything reaches 0 but what can't be seen at all. Lengths are compared to
  /// a thousandth: a page reports them rounded.
  func reaches(_ part: Double) -> Bool { part > 0 ? fraction >= part - 0.001 : fraction > 0 }
}

extension View {
  /// Calls `action` with true when the view scrolls into sight in the scroll view, list or form around it, and with
  /// false when it scrolls out of sight, or disappears while it is in sight. A view that appears in sight is reported
  /// after its first layout, one that appears out of sight is not. Without anything that scrolls around it, the view
  /// has to be in the window.
  ///
  /// - Parameters:
  ///   - threshold: The part of the view that has to be in sight, from 0 to 1. Half of it by default.
  ///   - action: Receives whether the view is in sight.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// Calls `action` with the identities of the views that are in sight in the scroll view inside, in their order: after
  /// the first layout, in a browser after the first scrolling, and whenever they change. Only the views in a container
  /// with `scrollTargetLayout()` count.
  ///
  /// - Parameters:
  ///   - idType: The type of the identities. Others are omitted.
  ///   - threshold: The part of a view that has to be in sight, from 0 to 1. Half of it by default.
  ///   - action: Receives the identities.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(_TargetVisibilityModifier(threshold: threshold, action: action))
  }
}

/// Notifies the program when a view scrolls into and out of sight.
struct _ScrollVisibilityModifier {
  let threshold: Double
  let action: (Bool) -> Void
  @Kept private var last = LastSeen<Bool>(false)

  nonisolated init(threshold: Double, action: @escaping (Bool) -> Void) {
    self.threshold = threshold
    self.action = action
  }
}

extension _ScrollVisibilityModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: Bool.self) { [threshold] proxy in
        guard let bounds = proxy.bounds(of: .scrollView) else { return true }
        return VisiblePart(of: CGRect(origin: .zero, size: proxy.size), in: bounds).reaches(threshold)
      } action: {
        report($0)
      }
      .onDisappear { report(false) }
  }

  private func report(_ isVisible: Bool) {
    guard isVisible != last.value else { return }
    last.value = isVisible
    action(isVisible)
  }
}

/// Notifies the program of the views that are in sight.
struct _TargetVisibilityModifier<ID: Hashable> {
  let threshold: Double
  let action: ([ID]) -> Void
  @Kept private var last = LastSeen<[ID]?>(nil)

  nonisolated init(threshold: Double, action: @escaping ([ID]) -> Void) {
    self.threshold = threshold
    self.action = action
  }
}

extension _TargetVisibilityModifier: ViewModifier {
  func body(content: Content) -> some View {
    ScrollViewReader { proxy in
      content.modifier(
        _ScrollWatchModifier { _, _ in
          let seen = proxy.targets(inSight: threshold) { $0.base is ID }.compactMap { $0.base as? ID }
          guard seen != last.value, !(seen.isEmpty && last.value == nil) else { return }
          last.value = seen
          action(seen)
        })
    }
  }
}

/// What the program was last notified of.
private final class LastSeen<Value> {
  var value: Value

  nonisolated init(_ value: Value) { self.value = value }
}

/// A view that scrolls to the position of a binding, and starts at an anchor.
struct _ScrollAnchorView<Content, ID: Hashable> {
  let content: Content
  let position: Binding<ID?>?
  let anchor: UnitPoint?
  let startsAt: UnitPoint?
  @Namespace private var namespace
  @State private var follower = ScrollFollower()
  @State private var shown: ID?

  nonisolated init(content: Content, position: Binding<ID?>?, anchor: UnitPoint?, startsAt: UnitPoint?) {
    self.content = content
    self.position = position
    self.anchor = anchor
    self.startsAt = startsAt
  }
}

extension _ScrollAnchorView: View where Content: View {
  var body: some View {
    ScrollViewReader { proxy in
      if let position {
        content
          .modifier(_ScrollWatchModifier { follow($0, hasMoved: $1, by: proxy, position) })
          .onChange(of: position.wrappedValue, initial: true) { _, id in
            // What the user has scrolled to is in place.
            guard let id, id != shown else { return }
            shown = nil
            follower.programWillScroll()
            proxy.scrollTo(id, anchor: anchor)
          }
      } else {
        content
          .environment(\.scrollStart, startsAt.map { ScrollStart(id: AnyHashable(namespace), anchor: $0) })
          .onAppear { if let startsAt { proxy.scrollTo(namespace, anchor: startsAt) } }
      }
    }
  }

  @MainActor private func follow(
    _ geometry: ScrollGeometry, hasMoved: Bool, by proxy: ScrollViewProxy, _ position: Binding<ID?>
  ) {
    let isOfUser = follower.didChange(geometry, hasMoved: hasMoved)
    let target = proxy.target(at: anchor) { $0.base is ID }
    guard isOfUser, let id = target?.base as? ID, id != position.wrappedValue else { return }
    shown = id
    position.wrappedValue = id
  }
}

/// Where the scroll view inside begins: its content bears the identity.
struct ScrollStart: Equatable, @unchecked Sendable {
  let id: AnyHashable
  let anchor: UnitPoint
}

/// The identity of a list or form as a scroll view: that of its content.
struct RowsStart: Hashable {
  let id: AnyHashable
}

private enum ScrollStartKey: EnvironmentKey { static let defaultValue: ScrollStart? = nil }

extension EnvironmentValues {
  var scrollStart: ScrollStart? {
    get { self[ScrollStartKey.self] }
    set { self[ScrollStartKey.self] = newValue }
  }
}

/// The purpose of an anchor of a scroll view.
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String

  /// Where the content is when the scroll view first appears. The only role that has an effect.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays in place when the size changes. Ignored: front ends decide that.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content is placed that is smaller than the scroll view. Ignored: front ends decide that.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension View {
  /// Scrolls to the view with the identity that the binding holds, and writes the identity of the view at the anchor when
  /// the user scrolls: without an anchor that of the first view in sight. Only the views in a container with
  /// `scrollTargetLayout()` are written.
  nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    _ScrollAnchorView(content: self, position: id, anchor: anchor, startsAt: nil)
  }

  /// Has the scroll view inside start at a point of its content, as a conversation does at its end.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    _ScrollAnchorView<Self, Int>(content: self, position: nil, anchor: nil, startsAt: anchor)
  }

  /// Where the scroll view inside starts. The roles `sizeChanges` and `alignment` are ignored.
  @ViewBuilder nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    if role == .initialOffset { defaultScrollAnchor(anchor) } else { self }
  }
}

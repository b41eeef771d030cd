/// Which parts of sections stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column. Only what is seen of it is drawn.
public struct LazyVStack<Content: View> {
  let stack: VStack<Content>

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyVStack: View {
  public var body: some View {
    stack.frame(maxWidth: .infinity, alignment: Alignment(horizontal: stack.alignment, vertical: .top))
  }
}

/// A row. Only what is seen of it is drawn.
public struct LazyHStack<Content: View> {
  let stack: HStack<Content>

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyHStack: View {
  public var body: some View { stack }
}

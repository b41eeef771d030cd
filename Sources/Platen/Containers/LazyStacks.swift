/// Which parts of sections stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column. Of many rows, only those are made that somebody has come near.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: View {
  public var body: some View {
    _LazyStack(stack: StackContent(axis: .vertical, horizontal: alignment, spacing: spacing), content: content)
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .top))
  }
}

/// A row. Of many views, only those are made that somebody has come near.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHStack: View {
  public var body: some View {
    _LazyStack(stack: StackContent(axis: .horizontal, vertical: alignment, spacing: spacing), content: content)
  }
}

/// A stack that makes its rows on demand.
struct _LazyStack<Content: View> {
  let stack: StackContent
  let content: Content

  nonisolated init(stack: StackContent, content: Content) {
    self.stack = stack
    self.content = content
  }
}

extension _LazyStack: _ContainerView {
  var _childContent: Content { content }

  func _content(in environment: EnvironmentValues) -> _NodeContentBox { _NodeContentBox(.stack(stack)) }

  func _prepare(_ environment: inout EnvironmentValues) {
    environment.isFormRow = false
    environment.makesRowsLazily = true
  }
}

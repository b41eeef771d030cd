/// Which parts of sections stay visible while the user scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections. Stacks and grids accept this and scroll the headers with the rows.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections. Stacks and grids accept this and scroll the footers with the rows.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column that creates its rows on demand: those near the visible part.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column. `spacing` is in points; nil is the default space between the two views. `pinnedViews` is
  /// ignored.
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
  /// The views that this one is made of.
  public var body: some View {
    _LazyStack(stack: StackContent(axis: .vertical, horizontal: alignment, spacing: spacing), content: content)
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .top))
  }
}

/// A row that creates its views on demand: those near the visible part.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row. `spacing` is in points; nil is the default space between the two views. `pinnedViews` is ignored.
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
  /// The views that this one is made of.
  public var body: some View {
    _LazyStack(stack: StackContent(axis: .horizontal, vertical: alignment, spacing: spacing), content: content)
  }
}

/// A stack that creates its rows on demand.
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

  func _content(in environment: EnvironmentValues) -> _NodeContentBox { _NodeContentBox(.container(.stack(stack))) }

  static func _prepare(_ environment: inout EnvironmentValues) {
    environment.isFormRow = false
    environment.makesRowsLazily = true
  }
}

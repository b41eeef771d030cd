/// Which parts of sections stay visible while the user scrolls.
///
/// They are drawn without a ground, as SwiftUI draws them, so that what is scrolled below them shows through: a
/// `background` covers it. In a terminal they cover the lines that they are in.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections: each stays at the start of the visible part while a part of its section is visible.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections: each stays at the end of the visible part while a part of its section is visible.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column that creates its rows on demand: those near the visible part.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a column. `spacing` is in points; nil is the default space between the two views. `pinnedViews` are the
  /// parts of sections that stay visible; none by default.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: View {
  /// The views that this one is made of.
  public var body: some View {
    let stack = StackContent(axis: .vertical, horizontal: alignment, spacing: spacing)
    _LazyStack(stack: stack, content: content.sections(in: .stack(stack), pinning: pinnedViews))
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .top))
  }
}

/// A row that creates its views on demand: those near the visible part.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a row. `spacing` is in points; nil is the default space between the two views. `pinnedViews` are the parts
  /// of sections that stay visible; none by default.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: View {
  /// The views that this one is made of.
  public var body: some View {
    let stack = StackContent(axis: .horizontal, vertical: alignment, spacing: spacing)
    _LazyStack(stack: stack, content: content.sections(in: .stack(stack), pinning: pinnedViews))
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

extension View {
  /// Arranges the sections that the view is as a lazy stack or grid does.
  func sections(in container: SectionLayout.Container, pinning views: PinnedScrollableViews) -> some View {
    let layout = SectionLayout(
      container, pinsHeaders: views.contains(.sectionHeaders), pinsFooters: views.contains(.sectionFooters))
    return environment(\.sectionLayout, layout)
  }
}

/// A column.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: _ContainerView {
  public var _childContent: Content { content }

  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.stack(StackContent(axis: .vertical, horizontal: alignment, spacing: spacing)))
  }

  public func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }
}

/// A row.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: _ContainerView {
  public var _childContent: Content { content }

  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.stack(StackContent(axis: .horizontal, vertical: alignment, spacing: spacing)))
  }

  public func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }
}

/// Views over one another, the first at the back.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: _ContainerView {
  public var _childContent: Content { content }

  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.depthStack(DepthStackContent(alignment: alignment)))
  }

  public func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }
}

/// Views that scroll where there is not enough room.
public struct ScrollView<Content: View> {
  let axes: Axis.Set
  let content: Content

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: _ContainerView {
  public var _childContent: some View { _ScrollContent(content: content) }

  public func _content(in environment: EnvironmentValues) -> _NodeContentBox { _NodeContentBox(.scroll(axes)) }

  public func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }
}

/// What scrolls, with the identity by which the start is found.
struct _ScrollContent<Content: View> {
  let content: Content
  @Environment(\.scrollStart) private var start

  nonisolated init(content: Content) { self.content = content }
}

extension _ScrollContent: View {
  var body: some View {
    if let start {
      content.id(start.id).environment(\.scrollStart, nil)
    } else {
      content
    }
  }
}

/// Several views as one, to be modified together.
public struct Group<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View {
  public var body: some View { content }
}

/// Room that grows as far as it can along the stack it stands in.
public struct Spacer {
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: _LeafView {
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.spacer(minLength: minLength))
  }
}

/// A line between things.
public struct Divider {
  nonisolated public init() {}
}

extension Divider: _LeafView {
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox { _NodeContentBox(.divider) }
}

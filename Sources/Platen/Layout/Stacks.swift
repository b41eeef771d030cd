/// A column of views.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A column of the views in `content`, aligned by `alignment`. `spacing` is in points; nil is the front end's
  /// default.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: _ContainerView {
  /// The views inside. For the graph.
  public var _childContent: Content { content }

  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.container(.stack(StackContent(axis: .vertical, horizontal: alignment, spacing: spacing))))
  }

  /// Ends a form's rows: the views inside are no rows of it. For the graph.
  public static func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }
}

/// A row of views.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A row of the views in `content`, aligned by `alignment`. `spacing` is in points; nil is the front end's default.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: _ContainerView {
  /// The views inside. For the graph.
  public var _childContent: Content { content }

  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.container(.stack(StackContent(axis: .horizontal, vertical: alignment, spacing: spacing))))
  }

  /// Ends a form's rows: the views inside are no rows of it. For the graph.
  public static func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }
}

/// Views over one another, the first at the back.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  /// Views over one another, aligned by `alignment`.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: _ContainerView {
  /// The views inside. For the graph.
  public var _childContent: Content { content }

  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.container(.depthStack(DepthStackContent(alignment: alignment))))
  }

  /// Ends a form's rows: the views inside are no rows of it. For the graph.
  public static func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }
}

/// Views that scroll where they exceed the available space.
public struct ScrollView<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// Views that scroll along `axes`. `showsIndicators` is ignored.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: _ContainerView {
  /// The views inside. For the graph.
  public var _childContent: some View { _ScrollContent(axes: axes, content: content) }

  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.container(.scroll(axes)))
  }

  /// Ends a form's rows: the views inside are no rows of it. For the graph.
  public static func _prepare(_ environment: inout EnvironmentValues) { environment.isFormRow = false }
}

/// Space that grows as far as possible along the stack that contains it.
public struct Spacer {
  /// The least length along the stack, in points; nil is 8 points.
  public var minLength: CGFloat?

  /// A spacer of at least `minLength` points; nil is 8 points.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: _LeafView {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox {
    _NodeContentBox(.leaf(.spacer(minLength: minLength)))
  }
}

/// A line that separates views.
public struct Divider {
  /// A line across the axis of the stack around it.
  nonisolated public init() {}
}

extension Divider: _LeafView {
  /// The node's content in an environment. For the graph.
  public func _content(in environment: EnvironmentValues) -> _NodeContentBox { _NodeContentBox(.leaf(.divider)) }
}

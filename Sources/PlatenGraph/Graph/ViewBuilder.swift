/// Builds views from closures. What is passed through is moved, not copied: a copy of a form's content is a copy of each
/// closure and binding in it.
@resultBuilder public struct ViewBuilder {
  /// Takes a statement as it is. For the result builder.
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

  /// Joins the statements of a block. For the result builder.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Joins the statements of a block. For the result builder.
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

  /// Joins the statements of a block. For the result builder.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleLayout.record((repeat each Content).self)
    return TupleView((repeat each content))
  }

  /// Takes an `if` without an `else`. For the result builder.
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// Takes the `if` branch of a condition. For the result builder.
  public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Takes the `else` branch of a condition. For the result builder.
  public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Takes the content of an `if #available`. For the result builder.
  public static func buildLimitedAvailability<Content: View>(_ content: consuming Content) -> AnyView {
    AnyView(content)
  }
}

/// A view that shows nothing and takes no space.
public struct EmptyView {
  /// Creates an empty view.
  nonisolated public init() {}
}

extension EmptyView: _PrimitiveView {
  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: EmptyView, in parent: _ElementContext) -> _ViewElement<EmptyView> {
    EmptyElement(parent)
  }
}

/// One of two branches of a condition: of views, scenes, commands or toolbars.
public struct _ConditionalContent<First, Second> {
  package enum Storage {
    case first(First)
    case second(Second)
  }

  package let storage: Storage

  nonisolated package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, _PrimitiveView where First: View, Second: View {
  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    ConditionalElement(view, in: parent)
  }
}

extension Optional: View where Wrapped: View {
  /// Never evaluated: the framework knows the type.
  public var body: Never { Never._unreachableBody() }

  /// Makes the element of the view. For the graph.
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    OptionalElement(view, in: parent)
  }
}

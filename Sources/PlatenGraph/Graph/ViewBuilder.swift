/// Builds views from closures.
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// A view that shows nothing and takes no room.
public struct EmptyView {
  nonisolated public init() {}
}

extension EmptyView: _PrimitiveView {
  public static func _makeElement(_ view: EmptyView, in parent: _ElementContext) -> _ViewElement<EmptyView> {
    EmptyElement(parent)
  }
}

/// Several views side by side.
public struct TupleView<each Content: View> {
  let content: (repeat each Content)

  nonisolated public init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleView: _PrimitiveView {
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    TupleElement(view, in: parent)
  }
}

/// One thing or another, by a condition: of views, scenes, commands or toolbars.
public struct _ConditionalContent<First, Second> {
  package enum Storage {
    case first(First)
    case second(Second)
  }

  package let storage: Storage

  nonisolated package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, _PrimitiveView where First: View, Second: View {
  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    ConditionalElement(view, in: parent)
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { Never._unreachableBody() }

  public static func _makeElement(_ view: Self, in parent: _ElementContext) -> _ViewElement<Self> {
    OptionalElement(view, in: parent)
  }
}

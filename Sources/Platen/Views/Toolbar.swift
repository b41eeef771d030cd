/// What stands in a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The views in the toolbar. Not for use outside the framework.
  var _items: AnyView { get }
}

extension ToolbarContent {
  public var _items: AnyView { body._items }
}

extension Never: ToolbarContent {}

/// Builds toolbars from closures.
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<repeat each Content> {
    _TupleToolbarContent(content: (repeat each content))
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _EitherToolbarContent<First, Second> {
    .first(first)
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _EitherToolbarContent<First, Second> {
    .second(second)
  }
}

/// Several parts of a toolbar.
public struct _TupleToolbarContent<each Content: ToolbarContent> {
  let content: (repeat each Content)
}

extension _TupleToolbarContent: ToolbarContent {
  public var body: Never { Never._unreachableBody() }

  public var _items: AnyView {
    var views: [AnyView] = []
    for item in repeat each content { views.append(item._items) }
    return AnyView(ForEach(Array(views.enumerated()), id: \.offset) { item in item.element })
  }
}

/// One of two toolbars.
public enum _EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
  case first(First)
  case second(Second)
}

extension _EitherToolbarContent: ToolbarContent {
  public var body: Never { Never._unreachableBody() }

  public var _items: AnyView {
    switch self {
    case .first(let content): content._items
    case .second(let content): content._items
    }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var body: Never { Never._unreachableBody() }

  public var _items: AnyView { self?._items ?? AnyView(EmptyView()) }
}

/// Where an item stands. Front ends show all items in one row below the view.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String

  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  public static let status = ToolbarItemPlacement(name: "status")
}

/// One item of a toolbar.
public struct ToolbarItem<Content: View> {
  let content: Content

  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ToolbarItem: ToolbarContent {
  public var body: Never { Never._unreachableBody() }

  public var _items: AnyView { AnyView(content) }
}

/// Several views as items of a toolbar.
public struct ToolbarItemGroup<Content: View> {
  let content: Content

  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  public var body: Never { Never._unreachableBody() }

  public var _items: AnyView { AnyView(content) }
}

/// A view with a row of its toolbar's items below it.
struct _ToolbarView<Content: View, Items: View> {
  let content: Content
  let items: Items
}

extension _ToolbarView: View {
  var body: some View {
    VStack(alignment: .leading) {
      content
      HStack { items }
    }
  }
}

extension View {
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    _ToolbarView(content: self, items: content()._items)
  }

  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    _ToolbarView(content: self, items: content())
  }
}

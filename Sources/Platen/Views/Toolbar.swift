/// What stands in a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The views in one of the toolbars; nil where there are none. Not for use outside the framework.
  func _items(in part: _ToolbarPart) -> AnyView?
}

extension ToolbarContent {
  public func _items(in part: _ToolbarPart) -> AnyView? { body._items(in: part) }
}

/// Which toolbar an item stands in: the one below the view, or the one that is there while a field is edited.
public enum _ToolbarPart: Sendable { case bar, keyboard }

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

  public func _items(in part: _ToolbarPart) -> AnyView? {
    // An item keeps its identity when one before it comes or goes.
    var views: [(index: Int, view: AnyView)] = []
    var index = 0
    for item in repeat each content {
      if let view = item._items(in: part) { views.append((index, view)) }
      index += 1
    }
    if views.isEmpty { return nil }
    return AnyView(ForEach(views, id: \.index) { $0.view })
  }
}

/// One of two toolbars.
public enum _EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
  case first(First)
  case second(Second)
}

extension _EitherToolbarContent: ToolbarContent {
  public var body: Never { Never._unreachableBody() }

  public func _items(in part: _ToolbarPart) -> AnyView? {
    switch self {
    case .first(let content): content._items(in: part)
    case .second(let content): content._items(in: part)
    }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var body: Never { Never._unreachableBody() }

  public func _items(in part: _ToolbarPart) -> AnyView? { self?._items(in: part) }
}

/// Where an item stands. Those of the keyboard are shown while a field is edited, all others in one row below the view.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String

  var part: _ToolbarPart { self == .keyboard ? .keyboard : .bar }

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
  let placement: ToolbarItemPlacement
  let content: Content

  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: ToolbarContent {
  public var body: Never { Never._unreachableBody() }

  public func _items(in part: _ToolbarPart) -> AnyView? { part == placement.part ? AnyView(content) : nil }
}

/// Several views as items of a toolbar.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  public var body: Never { Never._unreachableBody() }

  public func _items(in part: _ToolbarPart) -> AnyView? { part == placement.part ? AnyView(content) : nil }
}

/// A view with a row of its toolbar's items below it, and others for the keyboard's toolbar.
struct _ToolbarView<Content: View> {
  let content: Content
  let items: AnyView?
  let keyboardItems: AnyView?
}

extension _ToolbarView: View {
  var body: some View {
    if let items {
      VStack(alignment: .leading) {
        fields
        HStack { items }
      }
    } else {
      fields
    }
  }

  private var fields: some View {
    content.transformEnvironment(\.keyboardItems) { [keyboardItems] items in
      if let keyboardItems { items = KeyboardItems(view: keyboardItems) }
    }
  }
}

extension View {
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let items = content()
    return _ToolbarView(
      content: self, items: items._items(in: .bar), keyboardItems: items._items(in: .keyboard))
  }

  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    _ToolbarView(content: self, items: AnyView(content()), keyboardItems: nil)
  }
}

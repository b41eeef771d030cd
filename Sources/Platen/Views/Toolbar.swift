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

/// Where in a page an item stands: in its upper bar, in its lower one, or in the one that is there while a field is
/// edited.
public enum _ToolbarPart: CaseIterable, Sendable { case leading, principal, trailing, bottom, keyboard }

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
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
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

extension _ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {
  public var body: Never { Never._unreachableBody() }

  public func _items(in part: _ToolbarPart) -> AnyView? {
    switch storage {
    case .first(let content): content._items(in: part)
    case .second(let content): content._items(in: part)
    }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var body: Never { Never._unreachableBody() }

  public func _items(in part: _ToolbarPart) -> AnyView? { self?._items(in: part) }
}

/// Where an item stands. Those of the keyboard are shown while a field is edited, the others in the bars of the page
/// around; outside of any navigation, in one row below the view.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String

  var part: _ToolbarPart {
    switch self {
    case .keyboard: .keyboard
    case .topBarLeading, .navigation, .cancellationAction, .navigationBarLeading: .leading
    case .principal, .title, .largeTitle: .principal
    case .bottomBar, .status: .bottom
    default: .trailing
    }
  }

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
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  public static let title = ToolbarItemPlacement(name: "title")
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
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

  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
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

/// Items of a toolbar with a name for all of them. There is room for the items, so that the name is not seen.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label

  nonisolated init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }
}

extension LabeledToolbarItemGroupContent: View {
  public var body: some View { content }
}

extension ToolbarItemGroup {
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
  }
}

/// A view with a toolbar: in the bars of the page around, or else in a row below it.
struct _ToolbarView<Content: View> {
  let content: Content
  let items: ToolbarItems
  @Environment(\.page) private var page

  nonisolated init(content: Content, items: ToolbarItems) {
    self.content = content
    self.items = items
  }
}

extension _ToolbarView: View {
  var body: some View {
    if page != nil {
      fields.modifier(pageModifier)
    } else if rows.isEmpty {
      fields
    } else {
      VStack(alignment: .leading) {
        fields
        HStack { ForEach(Array(rows.enumerated()), id: \.offset) { $0.element } }
      }
    }
  }

  private var pageModifier: _PageModifier {
    var modifier = _PageModifier()
    modifier.items = items
    return modifier
  }

  private var rows: [AnyView] { _ToolbarPart.allCases.compactMap { $0 == .keyboard ? nil : items.views[$0] } }

  private var fields: some View {
    content.transformEnvironment(\.keyboardItems) { [keyboardItems = items.views[.keyboard]] items in
      if let keyboardItems { items = KeyboardItems(view: keyboardItems) }
    }
  }
}

extension View {
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let content = content()
    var items = ToolbarItems(views: [:])
    for part in _ToolbarPart.allCases { items.views[part] = content._items(in: part) }
    return _ToolbarView(content: self, items: items)
  }

  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    _ToolbarView(content: self, items: ToolbarItems(views: [.trailing: AnyView(content())]))
  }

  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }
}

/// Room between items of a toolbar.
public struct ToolbarSpacer {
  let sizing: SpacerSizing

  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
  }
}

/// Whether room grows.
public struct SpacerSizing: Hashable, Sendable {
  let name: String

  public static let flexible = SpacerSizing(name: "flexible")
  public static let fixed = SpacerSizing(name: "fixed")
}

extension ToolbarSpacer: ToolbarContent {
  public var body: Never { Never._unreachableBody() }

  /// Items stand apart in any case.
  public func _items(in part: _ToolbarPart) -> AnyView? { nil }
}

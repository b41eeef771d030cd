/// The content of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The views in one of the toolbars; nil where there are none. Not for use outside the framework.
  func _items(in part: _ToolbarPart) -> AnyView?
}

extension ToolbarContent {
  /// The items of the body. For the framework.
  public func _items(in part: _ToolbarPart) -> AnyView? { body._items(in: part) }
}

/// Items of a toolbar without a body of their own.
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
  /// Never evaluated: the framework knows the type.
  public var body: Never { Never._unreachableBody() }
}

/// The position of an item in a page: in the navigation bar, in the bottom bar, or in the keyboard toolbar, which is
/// shown while a field is edited; or in a menu of the navigation bar, at its end or of its title.
public enum _ToolbarPart: CaseIterable, Sendable {
  case leading, principal, trailing, bottom, keyboard, overflow, titleMenu
}

extension Never: ToolbarContent {}

/// Builds toolbars from closures.
@resultBuilder public struct ToolbarContentBuilder {
  /// Takes a statement as it is. For the result builder.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Joins the statements of a block. For the result builder.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Joins the statements of a block. For the result builder.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<repeat each Content> {
    _TupleToolbarContent(content: (repeat each content))
  }

  /// Takes an `if` without an `else`. For the result builder.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Takes the first branch of an `if` or `switch`. For the result builder.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Takes the second branch of an `if` or `switch`. For the result builder.
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

extension _TupleToolbarContent: _PrimitiveToolbarContent {
  /// The items of all parts, in the order written. For the framework.
  public func _items(in part: _ToolbarPart) -> AnyView? {
    // An item keeps its identity when one before it is added or removed.
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

extension _ConditionalContent: ToolbarContent, _PrimitiveToolbarContent
where First: ToolbarContent, Second: ToolbarContent {
  /// The items of the branch that is taken. For the framework.
  public func _items(in part: _ToolbarPart) -> AnyView? {
    switch storage {
    case .first(let content): content._items(in: part)
    case .second(let content): content._items(in: part)
    }
  }
}

extension Optional: ToolbarContent, _PrimitiveToolbarContent where Wrapped: ToolbarContent {
  /// The items of the content, if there is any. For the framework.
  public func _items(in part: _ToolbarPart) -> AnyView? { self?._items(in: part) }
}

/// The position of an item. Those of the keyboard toolbar are shown while a field is edited, the others in the bars of
/// the page; outside of any navigation, in a row above the view, or below it in a sheet and for the bottom bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String

  /// Which items leave a bar that is too narrow: the lowest first. What ends a form stays.
  var rank: Double {
    switch self {
    case .secondaryAction: -1
    case .primaryAction, .destructiveAction, .navigation: 1
    case .confirmationAction, .cancellationAction, .topBarPinnedTrailing: .infinity
    default: 0
    }
  }

  /// The views of an item in the bar.
  func view(_ content: some View) -> AnyView { rank == 0 ? AnyView(content) : AnyView(content.layoutPriority(rank)) }

  var part: _ToolbarPart {
    switch self {
    case .keyboard: .keyboard
    case .topBarLeading, .navigation, .cancellationAction, .navigationBarLeading: .leading
    case .principal, .title, .largeTitle, .subtitle, .largeSubtitle: .principal
    case .bottomBar, .status: .bottom
    default: .trailing
    }
  }

  /// The trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The middle of the navigation bar.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// The leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// Shown at the trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Shown at the trailing end of the navigation bar, beside the primary actions. The first to leave it for the menu.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// Shown at the trailing end of the navigation bar.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// Shown at the leading end of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// Shown at the trailing end of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// The keyboard toolbar, which is shown while a field in the view is edited.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// The leading end of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The trailing end of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The trailing end of the navigation bar. The item does not leave it for the menu.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(name: "topBarPinnedTrailing")
  /// The leading end of the navigation bar, as ``topBarLeading``.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// The trailing end of the navigation bar, as ``topBarTrailing``.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  /// The middle of the navigation bar.
  public static let title = ToolbarItemPlacement(name: "title")
  /// The middle of the navigation bar; the title is not larger there.
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  /// The middle of the navigation bar, beside the title.
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  /// The middle of the navigation bar, beside the title, which is not larger there.
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
  /// The bar at the bottom of the page.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// Shown in the bar at the bottom of the page.
  public static let status = ToolbarItemPlacement(name: "status")
}

/// One item of a toolbar.
public struct ToolbarItem<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// An item with a view.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// An item with a view. `id` and `showsByDefault` are ignored: toolbars can't be customised by the user.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }
}

extension ToolbarItem: _PrimitiveToolbarContent {
  /// The view, in the bar of its placement. For the framework.
  public func _items(in part: _ToolbarPart) -> AnyView? { part == placement.part ? placement.view(content) : nil }
}

/// Several views as items of a toolbar.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Several views at one placement.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: _PrimitiveToolbarContent {
  /// The views, in the bar of their placement. For the framework.
  public func _items(in part: _ToolbarPart) -> AnyView? { part == placement.part ? placement.view(content) : nil }
}

/// Items of a toolbar with a common label, which is not shown.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label

  nonisolated init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }
}

extension LabeledToolbarItemGroupContent: View {
  /// The views that this one is made of.
  public var body: some View { content }
}

extension ToolbarItemGroup {
  /// Several views at one placement, with a label for all of them. The label is not shown.
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
  }
}

/// A view with a toolbar: in the bars of its page, or else in rows above and below it.
struct _ToolbarView<Content> {
  let content: Content
  let items: ToolbarItems
  @Environment(\.page) private var page
  @Environment(\.isPresented) private var isPresented

  nonisolated init(content: Content, items: ToolbarItems) {
    self.content = content
    self.items = items
  }
}

extension _ToolbarView: View where Content: View {
  var body: some View {
    if page != nil {
      fields.modifier(pageModifier)
    } else if items.views.keys.allSatisfy({ $0 == .keyboard }) {
      fields
    } else if isPresented {
      // As on a Mac, where what ends a sheet is at its bottom.
      VStack(alignment: .leading) {
        fields
        ItemRow(views: top + bottom, menuViews: overflow)
      }
    } else {
      VStack(alignment: .leading) {
        // The window's bars are as far from its edges as its content usually is.
        if !top.isEmpty || !overflow.isEmpty { ItemRow(views: top, menuViews: overflow).padding(.horizontal) }
        fields
        if !bottom.isEmpty { ItemRow(views: bottom).padding(.horizontal) }
      }
    }
  }

  private var pageModifier: _PageModifier {
    var modifier = _PageModifier()
    modifier.items = items
    return modifier
  }

  private var top: [AnyView] { [.leading, .principal, .trailing].compactMap { items.views[$0] } }

  private var bottom: [AnyView] { [.bottom].compactMap { items.views[$0] } }

  private var overflow: [AnyView] { [.titleMenu, .overflow].compactMap { items.views[$0] } }

  private var fields: some View {
    content.transformEnvironment(\.keyboardItems) { [keyboardItems = items.views[.keyboard]] items in
      if let keyboardItems { items = keyboardItems }
    }
  }
}

extension View {
  /// Adds items to the bars of the page around. Outside of any navigation they are in a row above the view, and those
  /// of a sheet and of the bottom bar below it.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let content = content()
    var items = ToolbarItems(views: [:])
    for part in _ToolbarPart.allCases { items.views[part] = content._items(in: part) }
    return _ToolbarView(content: self, items: items)
  }

  /// Adds views at the trailing end of the navigation bar. Outside of any navigation they are in a row above the view,
  /// in a sheet below it.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    _ToolbarView(content: self, items: ToolbarItems(views: [.trailing: AnyView(content())]))
  }

  /// Adds items to the bars of the page around. `id` is ignored: toolbars can't be customised by the user.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }
}

/// Space between items of a toolbar.
public struct ToolbarSpacer {
  let sizing: SpacerSizing

  /// Accepted without effect: items have space between them in any case.
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
  }
}

/// Whether the space grows.
public struct SpacerSizing: Hashable, Sendable {
  let name: String

  /// Space that grows.
  public static let flexible = SpacerSizing(name: "flexible")
  /// Space that does not grow.
  public static let fixed = SpacerSizing(name: "fixed")
}

extension ToolbarSpacer: _PrimitiveToolbarContent {
  /// No items: they have space between them in any case.
  public func _items(in part: _ToolbarPart) -> AnyView? { nil }
}

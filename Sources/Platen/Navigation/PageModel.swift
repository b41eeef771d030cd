/// What the modifiers inside a page set for its bars.
@MainActor final class PageModel {
  /// The values of one modifier. Modifiers further out have precedence.
  struct Entry {
    var title: Text?
    var subtitle: Text?
    var displayMode: NavigationBarTitleDisplayMode?
    var hidesBackButton: Bool?
    var hidesBar: Bool?
    var items: ToolbarItems?
    /// A search field below the bar.
    var drawer: AnyView?
  }

  /// Identifies the page in its navigation; 0 is the first.
  let id: Int
  /// The page itself.
  weak var element: PageElement?
  private var entries = OwnedValues<Entry>()
  var onChange: () -> Void = {}

  /// Goes back to the previous page; nil where there is none.
  var goBack: (@MainActor () -> Void)?
  /// The title of the previous page.
  let backTitle: () -> Text?
  /// Whether it is a column of a split navigation, whose bar is that of the stack in it.
  let isColumn: Bool
  /// The stack in a column. Its first page has the button that leads back to the sidebar: one bar above another would
  /// take a good part of a narrow window.
  private(set) weak var stack: (any ColumnStack)?

  init(id: Int, backTitle: @escaping () -> Text? = { nil }, isColumn: Bool = false) {
    self.id = id
    self.backTitle = backTitle
    self.isColumn = isColumn
  }

  func setStack(_ stack: (any ColumnStack)?) {
    self.stack = stack
    onChange()
  }

  /// Sets the values of a modifier; nil removes them.
  func set(_ entry: Entry?, of owner: ObjectIdentifier, depth: Int) {
    entries.set(entry, of: owner, depth: depth)
    onChange()
  }

  private func first<Value>(_ value: (Entry) -> Value?) -> Value? { entries.values.lazy.compactMap(value).first }

  var title: Text? { first(\.title) }
  var subtitle: Text? { first(\.subtitle) }
  var displayMode: NavigationBarTitleDisplayMode { first(\.displayMode) ?? .automatic }
  var hidesBackButton: Bool { first(\.hidesBackButton) ?? false }
  var hidesBar: Bool { first(\.hidesBar) ?? false }

  var drawer: AnyView? { first(\.drawer) }

  func items(in part: _ToolbarPart) -> [AnyView] { entries.values.compactMap { $0.items?.views[part] } }
}

/// A stack that is in a column of a split navigation.
@MainActor protocol ColumnStack: AnyObject {
  /// Whether one can go back from the column has changed.
  func columnBackDidChange()
}

/// The views of a toolbar by the part of the page that they are in.
struct ToolbarItems {
  var views: [_ToolbarPart: AnyView]
}

private enum PageKey: EnvironmentKey { static let defaultValue = ObjectReference<PageModel>() }

extension EnvironmentValues {
  /// The enclosing page; nil outside of a navigation.
  var page: PageModel? {
    get { self[PageKey.self].object }
    set { self[PageKey.self] = ObjectReference(object: newValue) }
  }
}

/// Sets titles, items and options of the enclosing page's bars.
public struct _PageModifier {
  var title: Text?
  /// Whether any other title outside of a navigation is shown in place of this one.
  var isDefaultTitle = false
  var subtitle: Text?
  var displayMode: NavigationBarTitleDisplayMode?
  var hidesBackButton: Bool?
  var hidesBar: Bool?
  var items: ToolbarItems?

  nonisolated init() {}
}

extension _PageModifier: _PrimitiveModifier {
  /// Makes the element of the modified view. For the graph.
  public static func _makeElement<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in parent: _ElementContext
  ) -> _ViewElement<ModifiedContent<Modified, Self>> {
    PageModifierElement(view, in: parent)
  }
}

private final class PageModifierElement<Content: View>: BarContributor<Content, _PageModifier> {
  private weak var page: PageModel?

  override func willMakeChild() {
    page = Tracking.untracked { environment.page }
    contributeValue()
  }

  override func modifierDidChange(from old: _PageModifier) { contributeValue() }

  private func contributeValue() {
    guard let page else { return setWindowTitle() }
    contribute(
      PageModel.Entry(
        title: modifier.title, subtitle: modifier.subtitle, displayMode: modifier.displayMode,
        hidesBackButton: modifier.hidesBackButton, hidesBar: modifier.hidesBar, items: modifier.items),
      to: page)
  }

  /// Outside of a navigation a title is the window's.
  private func setWindowTitle() {
    guard let title = modifier.title else { return }
    let words = Tracking.untracked { title.resolve(in: environment.textResolution).plainText }
    host.part(ProgramAddress.self).setTitle(
      words, of: ObjectIdentifier(self), depth: modifier.isDefaultTitle ? .max : depth)
  }

  override func willUnmount() {
    if let page {
      contribute(nil, to: page)
    } else if modifier.title != nil {
      host.part(ProgramAddress.self).setTitle(nil, of: ObjectIdentifier(self), depth: depth)
    }
  }
}

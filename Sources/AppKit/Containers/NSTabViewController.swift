import Platen
import TextControls

/// A tab of a tab view: its title, and its view or its controller.
@MainActor @preconcurrency open class NSTabViewItem: NSObject {
  /// Whether a tab is the chosen one. A tab is not pressed for long here.
  public enum State: UInt, Sendable { case selectedTab, backgroundTab, pressedTab }

  /// The name of the tab, for the program. Nil by default.
  open var identifier: Any?
  /// The title of the tab. Empty by default.
  open var label = "" { didSet { owner?() } }
  /// An image for the tab. Kept and ignored; nil by default.
  open var image: NSImage?
  /// A text shown as help. Kept and ignored; nil by default.
  open var toolTip: String?
  /// The view of the tab. That of ``viewController``, where there is one.
  open var view: NSView? {
    get { viewController?.view ?? ownView }
    set {
      ownView = newValue
      owner?()
    }
  }
  private var ownView: NSView?
  /// The controller of the tab. Nil by default.
  open var viewController: NSViewController? { didSet { owner?() } }
  /// The view that receives the keys. Kept and ignored; nil by default.
  open weak var initialFirstResponder: NSView?
  /// The tab view; nil for none.
  open internal(set) weak var tabView: NSTabView?
  /// Called after a change.
  var owner: (() -> Void)?

  /// Creates a tab with a name.
  public init(identifier: Any?) {
    self.identifier = identifier
    super.init()
  }

  /// Creates a tab of a controller, with its title.
  public convenience init(viewController: NSViewController) {
    self.init(identifier: nil)
    self.viewController = viewController
    label = viewController.title ?? ""
  }

  /// Whether the tab is the chosen one.
  open var tabState: State { tabView?.selectedTabViewItem === self ? .selectedTab : .backgroundTab }
}

/// Views of which one is shown, with a bar of tabs.
@MainActor @preconcurrency open class NSTabView: NSView, ComposedView {
  /// Where the tabs are. Without tabs the program chooses; other values are the front end's.
  public enum TabType: UInt, Sendable {
    case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder, noTabsBezelBorder
    case noTabsLineBorder, noTabsNoBorder
  }

  let revision = ControllerState()
  /// The tabs, in order.
  open private(set) var tabViewItems: [NSTabViewItem] = []
  private var chosen = 0
  /// Whether there are tabs to choose by. At the top by default.
  open var tabViewType = TabType.topTabsBezelBorder { didSet { changed() } }
  /// Kept and ignored; true by default.
  open var drawsBackground = true
  /// Kept and ignored; regular by default.
  open var controlSize = NSControl.ControlSize.regular
  /// Asked and notified when another tab is chosen. Held weakly, nil by default.
  open weak var delegate: (any NSTabViewDelegate)?
  /// The controller that shows tabs of controllers.
  weak var controller: NSTabViewController?

  private func changed() {
    revision.change()
    setNeedsDisplay()
  }

  /// Adds a tab at the end.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) { insertTabViewItem(tabViewItem, at: tabViewItems.count) }
  /// Adds a tab among the others. An index out of range is clamped.
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    tabViewItem.tabView = self
    tabViewItem.owner = { [weak self] in self?.changed() }
    let place = min(max(0, index), tabViewItems.count)
    if place <= chosen, !tabViewItems.isEmpty { chosen += 1 }
    tabViewItems.insert(tabViewItem, at: place)
    changed()
  }
  /// Removes a tab.
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    guard let index = tabViewItems.firstIndex(where: { $0 === tabViewItem }) else { return }
    tabViewItems.remove(at: index)
    tabViewItem.owner = nil
    tabViewItem.tabView = nil
    if index < chosen || chosen == tabViewItems.count { chosen = max(0, chosen - 1) }
    changed()
  }
  /// The number of tabs.
  open var numberOfTabViewItems: Int { tabViewItems.count }
  /// The tab at an index, which has to be in range.
  open func tabViewItem(at index: Int) -> NSTabViewItem { tabViewItems[index] }
  /// The index of a tab; `NSNotFound` for none.
  open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int {
    tabViewItems.firstIndex { $0 === tabViewItem } ?? NSNotFound
  }
  /// The index of the tab of a name; `NSNotFound` for none.
  open func indexOfTabViewItem(withIdentifier identifier: Any) -> Int {
    tabViewItems.firstIndex { $0.identifier.map { "\($0)" } == "\(identifier)" } ?? NSNotFound
  }
  /// The tab that is shown; nil without tabs.
  open var selectedTabViewItem: NSTabViewItem? { tabViewItems.indices.contains(chosen) ? tabViewItems[chosen] : nil }
  /// Shows a tab; nil is ignored.
  open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
    if let index = tabViewItems.firstIndex(where: { $0 === tabViewItem }) { selectTabViewItem(at: index) }
  }
  /// Shows the tab at an index, if the delegate allows it. An index out of range is ignored.
  open func selectTabViewItem(at index: Int) {
    guard tabViewItems.indices.contains(index), index != chosen else { return }
    let item = tabViewItems[index]
    guard delegate?.tabView(self, shouldSelect: item) ?? true else { return changed() }
    delegate?.tabView(self, willSelect: item)
    chosen = index
    changed()
    delegate?.tabView(self, didSelect: item)
    controller?.selectionDidChange()
  }
  /// Shows the tab of a name.
  open func selectTabViewItem(withIdentifier identifier: Any) {
    selectTabViewItem(at: indexOfTabViewItem(withIdentifier: identifier))
  }
  /// Shows the next tab.
  open func selectNextTabViewItem(_ sender: Any?) { selectTabViewItem(at: chosen + 1) }
  /// Shows the tab before.
  open func selectPreviousTabViewItem(_ sender: Any?) { selectTabViewItem(at: chosen - 1) }

  package var composedContent: AnyView { revision.view(of: self) { $0.shown } }

  @ViewBuilder private var shown: some View {
    if tabViewType.rawValue >= TabType.noTabsBezelBorder.rawValue {
      if let item = selectedTabViewItem { NSTabView.content(of: item).id(ObjectIdentifier(item)) }
    } else {
      let selection = Binding<Int>(
        get: { [weak self] in self?.chosen ?? 0 }, set: { [weak self] in self?.selectTabViewItem(at: $0) })
      TabView(selection: selection) {
        ForEach(Array(tabViewItems.enumerated()), id: \.element) { index, item in
          NSTabView.content(of: item).tabItem { Text(verbatim: item.label) }.tag(index)
        }
      }
    }
  }

  @ViewBuilder private static func content(of item: NSTabViewItem) -> some View {
    if let controller = item.viewController {
      ControllerScreen(controller: controller).id(ObjectIdentifier(controller))
    } else if let view = item.view {
      HeldView(view: view).id(ObjectIdentifier(view))
    }
  }
}

/// Asked and notified when the tab of a tab view changes. AppKit's methods are optional; here each has a default
/// implementation.
@MainActor @preconcurrency public protocol NSTabViewDelegate: NSObjectProtocol {
  /// Whether a tab may be shown.
  func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
  /// Called before a tab is shown.
  func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
  /// Called after a tab was chosen.
  func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
}

extension NSTabViewDelegate {
  /// Default implementation: true.
  public func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
  /// Default implementation: does nothing.
  public func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
  /// Default implementation: does nothing.
  public func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
}

/// A controller that shows one of its children, with a bar of tabs.
@MainActor @preconcurrency open class NSTabViewController: NSViewController, NSTabViewDelegate, NSToolbarDelegate {
  /// How the tabs are shown. `.unspecified` shows none; other values are the front end's.
  public enum TabStyle: Int, Sendable { case segmentedControlOnTop, segmentedControlOnBottom, toolbar, unspecified }

  /// The view that shows the tabs.
  open private(set) lazy var tabView: NSTabView = {
    let view = NSTabView(frame: .zero)
    view.delegate = self
    view.controller = self
    return view
  }()
  /// How the tabs are shown. At the top by default.
  open var tabStyle = TabStyle.segmentedControlOnTop {
    didSet { tabView.tabViewType = tabStyle == .unspecified ? .noTabsNoBorder : .topTabsBezelBorder }
  }
  /// Kept and ignored: nothing is animated. Empty by default.
  open var transitionOptions: TransitionOptions = []
  /// Whether the title is that of the chosen tab's controller. True by default.
  open var canPropagateSelectedChildViewControllerTitle = true

  open override func loadView() { view = tabView }

  /// The tabs, in order.
  open var tabViewItems: [NSTabViewItem] {
    get { tabView.tabViewItems }
    set {
      for item in tabView.tabViewItems { removeTabViewItem(item) }
      for item in newValue { addTabViewItem(item) }
    }
  }
  /// Adds a tab at the end.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) { insertTabViewItem(tabViewItem, at: tabViewItems.count) }
  /// Adds a tab among the others.
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    if let child = tabViewItem.viewController, child.parent !== self { super.addChild(child) }
    tabView.insertTabViewItem(tabViewItem, at: index)
  }
  /// Removes a tab.
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    tabView.removeTabViewItem(tabViewItem)
    tabViewItem.viewController?.removeFromParent()
  }
  /// Adds a tab of a controller at the end.
  open override func addChild(_ childController: UIViewController) {
    guard let child = childController as? NSViewController, child.parent !== self else { return }
    addTabViewItem(NSTabViewItem(viewController: child))
  }
  /// The tab of a controller; nil for none.
  open func tabViewItem(for viewController: NSViewController) -> NSTabViewItem? {
    tabViewItems.first { $0.viewController === viewController }
  }
  /// The index of the tab that is shown.
  open var selectedTabViewItemIndex: Int {
    get { tabView.selectedTabViewItem.map { tabView.indexOfTabViewItem($0) } ?? -1 }
    set { tabView.selectTabViewItem(at: newValue) }
  }

  fileprivate func selectionDidChange() {
    let child = tabView.selectedTabViewItem?.viewController
    if canPropagateSelectedChildViewControllerTitle, let title = child?.title { self.title = title }
  }

  open func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
  open func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
  open func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
  open func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { nil }
  open func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  open func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  open func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
}

extension NSViewController {
  /// How one child takes the place of another. Ignored here.
  public struct TransitionOptions: OptionSet, Sendable {
    /// The bits of the set, as in AppKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// One fades into the other.
    public static let crossfade = TransitionOptions(rawValue: 1)
    /// One moves up.
    public static let slideUp = TransitionOptions(rawValue: 0x10)
    /// One moves down.
    public static let slideDown = TransitionOptions(rawValue: 0x20)
    /// One moves to the left.
    public static let slideLeft = TransitionOptions(rawValue: 0x40)
    /// One moves to the right.
    public static let slideRight = TransitionOptions(rawValue: 0x80)
    /// One moves forward.
    public static let slideForward = TransitionOptions(rawValue: 0x140)
    /// One moves backward.
    public static let slideBackward = TransitionOptions(rawValue: 0x180)
    /// The user can do something meanwhile.
    public static let allowUserInteraction = TransitionOptions(rawValue: 0x1000)
  }
}

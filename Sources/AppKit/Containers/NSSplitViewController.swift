import Platen
import TextControls

/// Views beside or below one another, with lines between them. The user can't move the lines.
@MainActor @preconcurrency open class NSSplitView: NSView, ComposedView {
  /// The appearance of lines. Kept and ignored.
  public enum DividerStyle: Int, Sendable { case thick = 1, thin, paneSplitter }

  private let revision = ControllerState()
  /// Whether the views are beside one another: the lines are vertical. False by default.
  open var isVertical = false { didSet { changed() } }
  /// Kept and ignored.
  open var dividerStyle = DividerStyle.thick
  /// Kept and ignored; nil by default.
  open var autosaveName: String?
  /// Kept and ignored: the user can't move lines. Nil by default.
  open weak var delegate: (any NSSplitViewDelegate)?
  /// The views, in order. They are subviews too.
  open private(set) var arrangedSubviews: [NSView] = []
  /// Whether all subviews are shown. True.
  open var arrangesAllSubviews = true
  /// The controllers whose views are shown.
  weak var controller: NSSplitViewController?

  func changed() {
    revision.change()
    setNeedsDisplay()
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard let view = subview as? NSView, !arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.append(view)
    changed()
  }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
    changed()
  }
  /// Adds a view at the end.
  open func addArrangedSubview(_ view: NSView) { addSubview(view) }
  /// Adds a view among the others. An index out of range is clamped.
  open func insertArrangedSubview(_ view: NSView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    addSubview(view)
    changed()
  }
  /// Removes a view from the ones that are shown. It stays a subview.
  open func removeArrangedSubview(_ view: NSView) {
    arrangedSubviews.removeAll { $0 === view }
    changed()
  }
  /// Does nothing: front ends determine sizes.
  open func adjustSubviews() {}
  /// Does nothing: front ends determine sizes.
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}
  /// Does nothing: front ends determine sizes.
  open func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int) {}
  /// Whether a view has no space: it is hidden.
  open func isSubviewCollapsed(_ subview: NSView) -> Bool { subview.isHidden }

  package var composedContent: AnyView { revision.view(of: self) { $0.shown } }

  @ViewBuilder private var shown: some View {
    if isVertical {
      HStack(alignment: .top) { panes }
    } else {
      VStack(alignment: .leading) { panes }
    }
  }

  @ViewBuilder private var panes: some View {
    if let controller {
      let items = controller.splitViewItems.filter { !$0.isCollapsed }
      ForEach(Array(items.enumerated()), id: \.element) { index, item in
        if index > 0 { Divider() }
        ControllerScreen(controller: item.viewController, fills: index == items.count - 1)
          .id(ObjectIdentifier(item.viewController))
      }
    } else {
      ForEach(Array(arrangedSubviews.filter { !$0.isHidden }.enumerated()), id: \.element) { index, view in
        if index > 0 { Divider() }
        HeldView(view: view).id(ObjectIdentifier(view))
      }
    }
  }
}

/// The delegate of a split view. Its methods are never called: the user can't move lines.
@MainActor @preconcurrency public protocol NSSplitViewDelegate: NSObjectProtocol {
  /// Never called.
  func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
  /// Never called.
  func splitViewDidResizeSubviews(_ notification: Notification)
}

extension NSSplitViewDelegate {
  /// Default implementation: false.
  public func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool { false }
  /// Default implementation: does nothing.
  public func splitViewDidResizeSubviews(_ notification: Notification) {}
}

/// A pane of a split view: its controller.
@MainActor @preconcurrency open class NSSplitViewItem: NSObject {
  /// What a pane is for. Kept and ignored.
  public enum Behavior: Int, Sendable { case `default`, sidebar, contentList, inspector }

  /// The controller.
  open var viewController: NSViewController { didSet { owner?.splitView.changed() } }
  /// What the pane is for.
  public private(set) var behavior = Behavior.default
  /// Whether the pane is not shown. False by default.
  open var isCollapsed = false { didSet { owner?.splitView.changed() } }
  /// Kept and ignored: the program collapses panes. False by default.
  open var canCollapse = false
  /// Kept and ignored: front ends determine sizes.
  open var minimumThickness: CGFloat = -1
  /// Kept and ignored: front ends determine sizes.
  open var maximumThickness: CGFloat = -1
  /// Kept and ignored: front ends determine sizes.
  open var preferredThicknessFraction: CGFloat = -1
  /// Kept and ignored: front ends determine sizes.
  open var automaticMaximumThickness: CGFloat = -1
  /// Kept and ignored.
  open var holdingPriority = NSLayoutConstraint.Priority.defaultLow
  /// Kept and ignored; false by default.
  open var isSpringLoaded = false
  /// Kept and ignored; false by default.
  open var allowsFullHeightLayout = false
  /// Kept and ignored; automatic by default.
  open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  fileprivate weak var owner: NSSplitViewController?

  /// Creates a pane.
  public init(viewController: NSViewController) {
    self.viewController = viewController
    super.init()
  }

  private convenience init(_ viewController: NSViewController, _ behavior: Behavior) {
    self.init(viewController: viewController)
    self.behavior = behavior
  }

  /// Creates a pane for the main list.
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(viewController, .sidebar)
    canCollapse = true
  }
  /// Creates a pane for a list of contents.
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(viewController, .contentList)
  }
  /// Creates a pane for properties.
  public convenience init(inspectorWithViewController viewController: NSViewController) {
    self.init(viewController, .inspector)
    canCollapse = true
  }

  /// The item; nothing is animated.
  open func animator() -> NSSplitViewItem { self }
}

/// A controller that shows its children beside one another.
@MainActor @preconcurrency open class NSSplitViewController: NSViewController, NSSplitViewDelegate {
  /// The view that shows the children.
  open lazy var splitView: NSSplitView = {
    let view = NSSplitView(frame: .zero)
    view.isVertical = true
    return view
  }()
  {
    didSet { splitView.controller = self }
  }
  /// The panes, in order.
  open var splitViewItems: [NSSplitViewItem] = [] {
    didSet {
      for item in oldValue where !splitViewItems.contains(where: { $0 === item }) {
        item.owner = nil
        item.viewController.removeFromParent()
      }
      for item in splitViewItems {
        item.owner = self
        if item.viewController.parent !== self { super.addChild(item.viewController) }
      }
      splitView.controller = self
      splitView.changed()
    }
  }
  /// Kept and ignored: front ends determine sizes.
  open var minimumThicknessForInlineSidebars: CGFloat = -1

  open override func loadView() {
    splitView.controller = self
    view = splitView
  }

  /// Adds a pane at the end.
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) { splitViewItems.append(splitViewItem) }
  /// Adds a pane among the others. An index out of range is clamped.
  open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
    splitViewItems.insert(splitViewItem, at: min(max(0, index), splitViewItems.count))
  }
  /// Removes a pane.
  open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    splitViewItems.removeAll { $0 === splitViewItem }
  }
  /// The pane of a controller; nil for none.
  open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
    splitViewItems.first { $0.viewController === viewController }
  }
  /// Adds a pane of a controller at the end.
  open override func addChild(_ childController: UIViewController) {
    guard let child = childController as? NSViewController, child.parent !== self else { return }
    addSplitViewItem(NSSplitViewItem(viewController: child))
  }
  /// Shows or hides the first pane for the main list.
  open func toggleSidebar(_ sender: Any?) {
    if let item = splitViewItems.first(where: { $0.behavior == .sidebar }) { item.isCollapsed.toggle() }
  }
}

import Foundation

/// An object that manages a view and what happens while it is shown.
///
/// The calls arrive in UIKit's order, with `animated` always false. There are no storyboards and no nib files: the view
/// is what ``loadView()`` makes.
@MainActor @preconcurrency open class UIViewController: _ControllerSystemSettings, UITraitChangeObservable {
  private var loadedView: UIView?
  /// Read by what shows the controller.
  package let state = ControllerState()
  /// The controllers inside this one, in the order in which they were added.
  public private(set) var children: [UIViewController] = []
  /// The controller that this one is inside; nil for none.
  public private(set) weak var parent: UIViewController?
  private var presented: UIViewController?
  private weak var presenter: UIViewController?
  /// Closes the presentation of SwiftUI that the controller is in; nil where it is in none.
  package var surroundingDismissal: (() -> Void)?
  private var whenShown: (() -> Void)?
  private var whenGone: (() -> Void)?
  /// Whether the view is on the screen.
  package private(set) var isShown = false
  private lazy var ownNavigationItem = UINavigationItem(owner: self)
  private lazy var ownTabBarItem = UITabBarItem(owner: self)
  var traits: UITraitCollection?
  /// The handlers for changes of the traits. For the framework.
  public private(set) lazy var _traitChanges = _TraitChangesReference()

  /// The title, which navigations and tabs show. Nil by default.
  open var title: String? {
    didSet {
      stateDidChange()
      parent?.stateDidChange()
    }
  }
  /// Whether the contents are being edited. False by default.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// How the controller is shown over another: `.fullScreen` and `.overFullScreen` cover the window, and all others are
  /// sheets. `.automatic` by default.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Kept and ignored; `.coverVertical` by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user can't close the controller by Escape while it is presented. False by default.
  open var isModalInPresentation = false
  /// Kept and ignored; false by default.
  open var definesPresentationContext = false
  /// Kept and ignored: a tab bar stays. False by default.
  open var hidesBottomBarWhenPushed = false
  /// Kept and ignored: there is nothing behind bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Kept and ignored; zero by default.
  open var preferredContentSize = CGSize.zero
  /// The name that tests find the controller's items by. Kept and ignored; nil by default.
  public let nibName: String?

  /// Creates a controller. There are no nib files: both arguments are kept or ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  /// Creates a controller. Nothing is read from the coder.
  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
  }

  /// Creates a controller without a nib file.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: the view

  /// The controller's view, whatever its class. It is made at its first use.
  package var ownView: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if loadedView?.viewController === self { loadedView?.viewController = nil }
      loadedView = newValue
      newValue?.viewController = self
      stateDidChange()
    }
  }
  /// The view, if it was made already.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view and assigns it to ``view``: an empty one, unless a subclass overrides it.
  open func loadView() { view = UIView() }

  /// Makes the view if there is none yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView() }
    viewDidLoad()
  }

  /// Called once the view was made. Does nothing; for subclasses.
  open func viewDidLoad() {}
  /// Called before the view is shown. Does nothing; for subclasses.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window and about to be shown. Does nothing; for subclasses.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view was shown. Does nothing; for subclasses.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is removed or covered by another page. Does nothing; for subclasses.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view was removed or covered by another page. Does nothing; for subclasses.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view is laid out: here once, before it is shown. Does nothing; for subclasses.
  open func viewWillLayoutSubviews() {}
  /// Called after the view was laid out: here once, before it is shown. Does nothing; for subclasses.
  open func viewDidLayoutSubviews() {}
  /// Never called: the system does not warn.
  open func didReceiveMemoryWarning() {}
  /// Sets ``isEditing``; for subclasses, which call super.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing = editing }

  /// Shows and hides with the windows of the parents, for controllers that are shown inside the view of another.
  func viewDidMoveToWindow(_ window: UIWindow?) {
    guard let parent, !parent.showsChildrenItself else { return }
    if window != nil, parent.isShown { appear() } else if window == nil { disappear() }
  }

  /// Whether the pages of the controller notice by themselves when they are shown.
  package var showsChildrenItself: Bool { false }

  /// The view is on the screen now.
  package func appear() {
    // Pages of tabs that are out of sight are there already.
    if let tabs = parent as? UITabBarController, tabs.selectedViewController !== self { return }
    guard !isShown else { return }
    loadViewIfNeeded()
    isShown = true
    viewWillAppear(false)
    viewIsAppearing(false)
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
    if !showsChildrenItself {
      for child in children where child.viewIfLoaded?.superview != nil { child.appear() }
    }
    viewDidAppear(false)
    let completion = whenShown
    whenShown = nil
    completion?()
  }

  /// The view is no longer on the screen.
  package func disappear() {
    if isShown {
      isShown = false
      viewWillDisappear(false)
      if !showsChildrenItself { for child in children { child.disappear() } }
      viewDidDisappear(false)
    }
    let completion = whenGone
    whenGone = nil
    completion?()
  }

  /// Notifies those who show the controller that it changed.
  package func stateDidChange() { state.change() }

  // MARK: responders and traits

  open override var next: UIResponder? { loadedView?.superview ?? parent ?? presenter }

  package override var scene: ResponderScene { loadedView?.window?.ownScene ?? .headless }

  /// The traits of the place in which the controller is shown.
  open var traitCollection: UITraitCollection {
    parent?.traitCollection ?? presenter?.traitCollection ?? traits ?? .current
  }

  /// Sets the traits of a controller that has no parent, and calls ``traitCollectionDidChange(_:)``.
  package func setTraits(_ new: UITraitCollection) {
    guard new != traits else { return }
    let old = traitCollection
    traits = new
    if traitCollection != old { noteTraits(old) }
  }

  private func noteTraits(_ old: UITraitCollection) {
    traitCollectionDidChange(old)
    _traitChanges.changes.run(from: old, to: traitCollection)
    loadedView?.noteTraits(from: old)
    for child in children { child.noteTraits(old) }
  }

  /// Called after ``traitCollection`` changed. Does nothing; for subclasses.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the size of the window changes, for a controller and those inside it; a subclass calls super.
  /// `coordinator` runs what it is given right after that.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Notifies a controller without a parent of a new size of the window.
  package func windowDidResize(to size: CGSize) {
    let transition = ImmediateTransition(in: view)
    viewWillTransition(to: size, with: transition)
    transition.run()
  }

  // MARK: containment

  /// Adds a controller after the others; its former parent loses it. Add its view to this one's view and call
  /// ``didMove(toParent:)`` after that.
  open func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Removes the controller from its parent, after ``willMove(toParent:)`` with nil and after its view was removed.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the parent changes; nil when the controller is being removed. Does nothing; for subclasses.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed. Does nothing; for subclasses.
  open func didMove(toParent parent: UIViewController?) {}

  /// Sets the children of a navigation or of tabs.
  func setChildren(_ new: [UIViewController]) {
    for child in children where !new.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    for child in new where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    children = new
    stateDidChange()
  }

  /// The nearest controller around this one that is of a type.
  func ancestor<Ancestor: UIViewController>(_ type: Ancestor.Type) -> Ancestor? {
    var current = parent
    while let candidate = current {
      if let found = candidate as? Ancestor { return found }
      current = candidate.parent
    }
    return nil
  }

  var root: UIViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }

  // MARK: presentation

  /// The controller that this one, or one around it, presents; nil for none.
  open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
  /// The controller that has presented this one, or one around it; nil for none.
  open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
  /// Whether the controller is being removed. Always false: there are no animations to wait for.
  open var isBeingDismissed: Bool { false }
  /// Whether the controller is being shown. Always false: there are no animations to wait for.
  open var isBeingPresented: Bool { false }
  /// Whether the controller is being added to a parent. Always false: there are no animations to wait for.
  open var isMovingToParent: Bool { false }
  /// Whether the controller is being removed from its parent. Always false: there are no animations to wait for.
  open var isMovingFromParent: Bool { false }

  /// What presents the controller: of the class for its style.
  open var presentationController: UIPresentationController? { presentation }
  /// What presents the controller as a sheet; nil where it is presented in another style.
  open var sheetPresentationController: UISheetPresentationController? {
    presentation as? UISheetPresentationController
  }
  /// What presents the controller as a popover; nil where it is presented in another style. An alert has one too.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentation as? UIPopoverPresentationController
  }
  let presentations = PresentationChoice()
  /// Animates the presentation. Kept and ignored; nil by default.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The controller that is presented directly by this one.
  package var directlyPresented: UIViewController? { presented }

  /// Shows a controller over the window, from the outermost controller around this one. Ignored while that presents one
  /// already. `completion` is called after the controller was shown.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    let root = root
    guard root.presented == nil, viewControllerToPresent.presenter == nil else { return }
    root.presented = viewControllerToPresent
    viewControllerToPresent.presenter = root
    viewControllerToPresent.whenShown = completion
    viewControllerToPresent.loadViewIfNeeded()
    root.stateDidChange()
  }

  /// Removes the controller that this one presents, or else this one from the controller that presents it, or closes
  /// the sheet of SwiftUI that it is in. `completion` is called after the controller was removed.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let root = root
    guard let presented = root.presented else {
      if let presenter = root.presenter { return presenter.dismiss(animated: flag, completion: completion) }
      if let dismissal = root.surroundingDismissal {
        root.whenGone = completion
        dismissal()
      }
      return
    }
    if presented.presented != nil { presented.dismiss(animated: false) }
    presented.whenGone = completion
    root.withdraw(presented)
  }

  /// Forgets a presented controller, by the program or by the user.
  package func withdraw(_ controller: UIViewController) {
    guard presented === controller else { return }
    presented = nil
    controller.presenter = nil
    stateDidChange()
    // What shows it calls ``disappear()``; without a screen there is no such call.
    if !controller.isShown { controller.disappear() }
  }

  /// Shows a controller: on the navigation around this one, or else over the window.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: bars

  /// What a navigation shows for this controller.
  open var navigationItem: UINavigationItem { ownNavigationItem }
  /// What tabs show for this controller.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set {
      ownTabBarItem = newValue ?? UITabBarItem(owner: self)
      ownTabBarItem.move(to: self)
    }
  }
  /// The navigation around this controller; nil for none.
  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  /// The tabs around this controller; nil for none.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  /// The items of the toolbar below the pages of a navigation. Kept and ignored: a navigation shows no toolbar. Nil by
  /// default.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets ``toolbarItems``. `animated` is ignored.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

  /// Calls ``UIView/updateConstraints()`` of the view. For subclasses, which call super.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// The columns around this controller; nil for none.
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
  /// Shows a controller in the last column of the columns around this one, or over the window where there are none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// A button that switches ``isEditing`` and is called Edit or Done.
  open var editButtonItem: UIBarButtonItem { editItem }
  private lazy var editItem: UIBarButtonItem = {
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    item.ownWords = ["Edit", "Done"]
    item.primaryAction = UIAction { [weak self, weak item] _ in
      guard let self else { return }
      self.setEditing(!self.isEditing, animated: true)
      item?.title = self.isEditing ? "Done" : "Edit"
    }
    return item
  }()
}

/// A controller of UIKit: its view, and what it presents. Tells the controller when it is shown.
@MainActor struct ControllerView {
  let controller: UIViewController
  /// Whether the view fills the place it is in, as windows and pages have it.
  var fills = true
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
}

extension ControllerView: View {
  var body: some View {
    ControllerBody(controller: controller, fills: fills)
      .modifier(_ControllerPresentation(controller: controller))
      .onAppear { controller.appear() }
      .onDisappear { controller.disappear() }
      .onChange(of: UITraitCollection(colorScheme, layoutDirection, dynamicTypeSize), initial: true) { _, new in
        controller.setTraits(new)
      }
      .onChange(of: UIScreen.windowSize) { old, new in
        if let new, old != nil, controller.parent == nil { controller.windowDidResize(to: new) }
      }
  }
}

/// The view of a controller, and what it says about the page it is on.
@MainActor struct ControllerBody {
  let controller: UIViewController
  let fills: Bool
}

extension ControllerBody: View {
  var body: some View {
    let _ = controller.state.revision
    if let bar = controller.navigationController {
      content
        .navigationTitle(Text(verbatim: controller.navigationItem.title ?? ""))
        .navigationBarBackButtonHidden(controller.navigationItem.hidesBackButton)
        .toolbar(bar.isNavigationBarHidden ? .hidden : .visible, for: .navigationBar)
        .navigationBarTitleDisplayMode(controller.navigationItem.largeTitleDisplayMode.titleDisplayMode)
        .toolbar {
          if let view = controller.navigationItem.titleView {
            ToolbarItem(placement: .principal) { ViewHolder(view: view).id(ObjectIdentifier(view)) }
          }
          ToolbarItemGroup(placement: .topBarLeading) { BarItems(items: controller.navigationItem.leftBarButtonItems) }
          ToolbarItemGroup(placement: .topBarTrailing) {
            // The first one is the outermost.
            BarItems(items: controller.navigationItem.rightBarButtonItems?.reversed())
          }
        }
    } else {
      content
    }
  }

  @ViewBuilder private var content: some View {
    // Loading the view may set it.
    let _ = controller.view
    if let bar = controller.navigationItem.searchController?.searchBar {
      VStack(spacing: 0) {
        ViewHolder(view: bar).id(ObjectIdentifier(bar))
        searched
      }
    } else {
      searched
    }
  }

  @ViewBuilder private var searched: some View {
    let view: UIView = controller.view
    if view is ControllerContentView || view is any ComposedView, let own = ControllerContent.view(for: view) {
      own.id(ObjectIdentifier(view))
    } else if fills {
      ViewHolder(view: view).id(ObjectIdentifier(view))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    } else {
      ViewHolder(view: view).id(ObjectIdentifier(view))
    }
  }
}

extension UINavigationItem.LargeTitleDisplayMode {
  fileprivate var titleDisplayMode: NavigationBarTitleDisplayMode {
    switch self {
    case .always: .large
    case .never, .inline: .inline
    case .automatic: .automatic
    }
  }
}

/// Views of UIKit that are shown by views of SwiftUI.
@MainActor enum ControllerContent {
  /// The view of SwiftUI that shows a view of UIKit; nil for one that is shown by its subviews or as a control.
  static func view(for view: UIView) -> AnyView? {
    if let table = view as? UITableView { return AnyView(TableViewContent(table: table)) }
    if let collection = view as? UICollectionView { return AnyView(CollectionViewContent(collection: collection)) }
    if let composed = view as? any ComposedView { return composed.composedContent }
    if let button = view as? UIButton, button.hasParts {
      return button.revision.view(of: button) { ConfiguredButton(button: $0).content }
    }
    guard let content = view as? ControllerContentView else { return nil }
    switch content.controller {
    case let navigation as UINavigationController: return AnyView(NavigationControllerView(controller: navigation))
    case let tabs as UITabBarController: return AnyView(TabBarControllerView(controller: tabs))
    case let pages as UIPageViewController: return AnyView(PageControllerView(controller: pages))
    case let columns as UISplitViewController: return AnyView(SplitControllerView(controller: columns))
    case let picker as UIImagePickerController:
      return AnyView(
        FilePickerView("Choose a photo.", types: picker.imageTypes, allowsSeveral: false) { [weak picker] in
          if let file = $0.first { picker?.choose(file) } else { picker?.cancel() }
        })
    case let picker as UIDocumentPickerViewController: return AnyView(DocumentPickerView(picker: picker))
    case let hosting as any HostingController: return hosting.hostedContent
    default: return nil
    }
  }
}

/// A controller that shows a view of SwiftUI.
@MainActor package protocol HostingController: UIViewController {
  var hostedContent: AnyView { get }
}

/// A view of AppKit that is shown by a view of SwiftUI, as a checkbox is by a toggle.
@MainActor package protocol ComposedView: UIView {
  var composedContent: AnyView { get }
}

extension ControllerState {
  /// What an object shows as a view of SwiftUI: made again after each ``change()``, and nothing once the object is gone.
  @MainActor package func view<Owner: AnyObject>(
    of owner: Owner, content: @escaping @MainActor (Owner) -> some View
  ) -> AnyView {
    AnyView(
      DeferredView { [weak owner] () -> AnyView in
        guard let owner else { return AnyView(EmptyView()) }
        _ = self.revision
        return AnyView(content(owner))
      })
  }
}

/// Shows a view that the program has made.
@MainActor struct ViewHolder: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// A controller as a value of a navigation's path.
struct ControllerKey: Hashable {
  let controller: UIViewController

  static func == (first: ControllerKey, second: ControllerKey) -> Bool { first.controller === second.controller }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
}

/// The pages of a navigation controller.
@MainActor struct NavigationControllerView {
  let controller: UINavigationController
}

extension NavigationControllerView: View {
  private var path: Binding<[ControllerKey]> {
    Binding(
      get: { [controller] in controller.viewControllers.dropFirst().map { ControllerKey(controller: $0) } },
      set: { [controller] in controller.keep($0.count + 1) })
  }

  var body: some View {
    let _ = controller.state.revision
    NavigationStack(path: path) {
      VStack(spacing: 0) {
        if let root = controller.viewControllers.first { ControllerView(controller: root).id(ObjectIdentifier(root)) }
      }
      .navigationDestination(for: ControllerKey.self) { ControllerView(controller: $0.controller) }
    }
  }
}

/// The tabs of a tab bar controller.
@MainActor struct TabBarControllerView {
  let controller: UITabBarController
}

extension TabBarControllerView: View {
  private var selection: Binding<Int> {
    Binding(get: { [controller] in controller.selectedIndex }, set: { [controller] in controller.choose($0) })
  }

  private var pages: [ControllerKey] { (controller.viewControllers ?? []).map { ControllerKey(controller: $0) } }

  var body: some View {
    let _ = controller.state.revision
    TabView(selection: selection) {
      ForEach(Array(pages.enumerated()), id: \.element) { index, page in
        // The stack is there for the tab of a view that shows nothing, or nothing yet.
        ZStack(alignment: .topLeading) { ControllerView(controller: page.controller) }
          .tabItem {
            let item = page.controller.tabBarItem
            ImageTitle(item?.title, image: item?.image, ownWords: item?.ownWords ?? [])
          }
          .badge(page.controller.tabBarItem.badgeValue.map { Text(verbatim: $0) })
          .tag(index)
          .toolbar(controller.isTabBarHidden ? .hidden : .visible, for: .tabBar)
      }
    }
  }
}

/// The items of a page's bar.
@MainActor struct BarItems {
  let items: [UIBarButtonItem]?
}

extension BarItems: View {
  var body: some View {
    ForEach(items ?? [], id: \.self) { BarItemView(item: $0) }
  }
}

/// One item, as in a toolbar.
struct BarItemView: UIViewRepresentable {
  let item: UIBarButtonItem

  func makeUIView(context: Context) -> UIView { item.makeView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// A controller as the root of a window.
package struct ControllerScreen {
  let controller: UIViewController
  let fills: Bool

  /// A controller whose view fills the window, unless `fills` is false.
  package init(controller: UIViewController, fills: Bool = true) {
    self.controller = controller
    self.fills = fills
  }
}

extension ControllerScreen: View {
  package var body: some View { ControllerView(controller: controller, fills: fills) }
}

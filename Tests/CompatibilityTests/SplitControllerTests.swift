import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// Columns, hidden tabs and the names of bar buttons, used as by a user.
@MainActor @Suite struct SplitControllerTests {
  @Test func aRowOfTheFirstColumnShowsItsDetail() async throws {
    let columns = UISplitViewController(style: .doubleColumn)
    let list = NameListController()
    columns.setViewController(list, for: .primary)
    columns.setViewController(NameController("someone"), for: .secondary)
    let screen = await Screen(columns)
    #expect(screen.shows("Ada") && screen.shows("about someone"))
    #expect(list.splitViewController === columns && list.navigationController != nil)
    try screen.button("Ada").press()
    await screen.settle()
    #expect(screen.shows("about Ada") && !screen.shows("about someone") && screen.shows("Grace"))
    #expect(columns.displayMode == .oneBesideSecondary)
    try screen.field("Note").type("counted")
    columns.preferredDisplayMode = .secondaryOnly
    await screen.settle()
    #expect(!screen.shows("Grace") && screen.shows("about Ada"))
    #expect(try screen.field("Note").text == "counted")
    columns.show(.primary)
    await screen.settle()
    #expect(screen.shows("Grace"))
  }

  @Test func controllersWithoutAStyleAreColumnsToo() async throws {
    let columns = UISplitViewController()
    columns.viewControllers = [UINavigationController(rootViewController: NameListController()), NameController("x")]
    let screen = await Screen(columns)
    #expect(screen.shows("Ada") && screen.shows("about x"))
    columns.showDetailViewController(NameController("Grace"), sender: nil)
    await screen.settle()
    #expect(screen.shows("about Grace") && !screen.shows("about x"))
  }

  @Test func aHiddenRowOfTabsKeepsItsPage() async throws {
    let tabs = UITabBarController()
    let page = NameController("tabs")
    page.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
    let other = NameController("other")
    other.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
    tabs.viewControllers = [page, other]
    let screen = await Screen(tabs)
    try screen.field("Note").focus()
    try screen.type("kept")
    tabs.tabBar.isHidden = true
    await screen.settle()
    #expect(screen.buttons("Second").isEmpty)
    #expect(try screen.field("Note").text == "kept")
    // The same field still has the focus, and its undo.
    #expect(screen.focusedLabel == "Note")
    #expect(page.appearances == 1)
    tabs.tabBar.isHidden = false
    await screen.settle()
    #expect(screen.buttons("Second").count == 1 && page.appearances == 1)
  }

  @Test func theContentOfATabHidesTheTabs() async throws {
    let screen = await Screen(HidingTabs())
    #expect(screen.buttons("Second").count == 1)
    try screen.toggle("Focus").press()
    #expect(screen.buttons("Second").isEmpty)
    try screen.toggle("Focus").press()
    #expect(screen.buttons("Second").count == 1)
  }

  @Test func buttonsOfBarsHaveNamesOfTheirOwn() async throws {
    let controller = NameController("bars")
    let item = UIBarButtonItem(image: UIImage(systemName: "textformat"), style: .plain, target: nil, action: nil)
    item.accessibilityLabel = "Font"
    controller.navigationItem.rightBarButtonItem = item
    let screen = await Screen(UINavigationController(rootViewController: controller))
    #expect(screen.buttons("Font").count == 1)
    item.accessibilityLabel = "Typeface"
    await screen.settle()
    #expect(screen.buttons("Typeface").count == 1)
  }
}

private struct HidingTabs: View {
  @State private var isFocused = false

  var body: some View {
    TabView {
      Toggle("Focus", isOn: $isFocused)
        .tabItem { Text("First") }
        .toolbar(isFocused ? .hidden : .visible, for: .tabBar)
      Text("two").tabItem { Text("Second") }
    }
  }
}

private final class NameListController: UITableViewController {
  private let names = ["Ada", "Grace"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    splitViewController?.showDetailViewController(NameController(names[indexPath.row]), sender: self)
  }
}

private final class NameController: UIViewController {
  private let name: String
  private(set) var appearances = 0

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "about \(name)"
    let field = UITextField()
    field.accessibilityLabel = "Note"
    let stack = UIStackView(arrangedSubviews: [label, field])
    stack.axis = .vertical
    view.addSubview(stack)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearances += 1
  }
}

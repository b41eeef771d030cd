import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// The snippet's controllers, used as by a user.
@MainActor struct ViewControllerSnippetTests {
  @Test func aNavigationPushesAndReturnsWithAResult() async throws {
    let roster = RosterViewController()
    let navigation = UINavigationController(rootViewController: roster)
    let screen = await Screen(navigation)
    #expect(screen.shows("Roster"))
    #expect(screen.shows("nobody"))
    try screen.button("Add profile").press()
    await screen.settle()
    let profile = try #require(navigation.topViewController as? ProfileViewController)
    #expect(profile.calls == ["didLoad", "willAppear", "isAppearing", "didLayout", "didAppear"])
    #expect(roster.navigationController === navigation)
    try screen.field("Name").focus()
    try screen.type("Ada")
    try screen.press(.return)
    #expect(screen.focusedLabel == "E-mail")
    try screen.type("ada")
    try screen.button("Save").press()
    await screen.settle()
    #expect(screen.shows("Please enter an e-mail address."))
    #expect(profile.calls.last == "alertShown")
    #expect(navigation.presentedViewController is UIAlertController)
    try screen.button("OK").press()
    await screen.settle()
    #expect(!screen.shows("Please enter an e-mail address."))
    #expect(navigation.presentedViewController == nil)
    #expect(try screen.field("E-mail").text == "")
    try screen.field("E-mail").type("ada@example.org")
    try screen.button("Save").press()
    await screen.settle()
    #expect(screen.shows("Ada <ada@example.org>"))
    #expect(navigation.viewControllers.count == 1)
    #expect(profile.calls.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(profile.parent == nil)
  }

  @Test func anActionSheetIsAConfirmation() async throws {
    let navigation = UINavigationController(rootViewController: RosterViewController())
    let screen = await Screen(navigation)
    try screen.button("Add profile").press()
    await screen.settle()
    try screen.button("Cancel").press()
    await screen.settle()
    try screen.button("Keep editing").press()
    await screen.settle()
    #expect(navigation.viewControllers.count == 2)
    try screen.button("Cancel").press()
    await screen.settle()
    try screen.button("Discard").press()
    await screen.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(screen.shows("nobody"))
  }

  @Test func aContainerShowsItsChildrenAndAViewOfSwiftUI() async throws {
    let profile = ProfileViewController()
    let container = SplitViewController(top: profile)
    let screen = await Screen(container)
    #expect(profile.calls.last == "didAppear")
    #expect(profile.next === container.view)
    #expect(container.view.next === container)
    try screen.button("Count by 1").press()
    #expect(screen.shows("count 1"))
    container.hosting.rootView = CounterView(step: 10)
    await screen.settle()
    try screen.button("Count by 10").press()
    #expect(screen.shows("count 11"))
    container.remove(container.hosting)
    await screen.settle()
    #expect(!screen.shows("count 11"))
    #expect(container.children.count == 1)
    container.remove(profile)
    #expect(profile.calls.suffix(2) == ["willDisappear", "didDisappear"])
  }

  @Test func alertsHaveFieldsAndAPreferredAction() async throws {
    let controller = UIViewController()
    let screen = await Screen(controller)
    var result: String?
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "New name" }
    let rename = UIAlertAction(title: "Rename it", style: .default) { _ in result = alert.textFields?.first?.text }
    rename.isEnabled = false
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(rename)
    alert.preferredAction = rename
    controller.present(alert, animated: true)
    await screen.settle()
    #expect(try !screen.button("Rename it").isEnabled)
    rename.isEnabled = true
    await screen.settle()
    try screen.field("New name").type("Rex")
    try screen.button("Rename it").press()
    #expect(result == "Rex")
    #expect(controller.presentedViewController == nil)
  }

  @Test func returnPressesThePreferredButton() async throws {
    let controller = UIViewController()
    let screen = await Screen(controller)
    var pressed: [String] = []
    let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
    for title in ["Cancel it", "Save it"] {
      alert.addAction(UIAlertAction(title: title, style: .default) { pressed.append($0.title ?? "") })
    }
    alert.preferredAction = alert.actions[1]
    controller.present(alert, animated: true)
    await screen.settle()
    #expect(screen.focusedLabel == "Save it")
    try screen.press(.return)
    #expect(pressed == ["Save it"])
  }

  @Test func anAlertMayFollowAnother() async throws {
    let controller = UIViewController()
    let screen = await Screen(controller)
    let second = UIAlertController(title: "Second", message: "two", preferredStyle: .alert)
    second.addAction(UIAlertAction(title: "Close", style: .default))
    let first = UIAlertController(title: "First", message: "one", preferredStyle: .alert)
    first.addAction(UIAlertAction(title: "Next", style: .default) { _ in controller.present(second, animated: true) })
    controller.present(first, animated: true)
    await screen.settle()
    try screen.button("Next").press()
    await screen.settle()
    #expect(screen.shows("two"))
    #expect(!screen.shows("one"))
    try screen.button("Close").press()
    await screen.settle()
    #expect(!screen.shows("two"))
  }

  @Test func presentedControllersAreDismissed() async throws {
    let first = UIViewController()
    let screen = await Screen(first)
    let second = ProfileViewController()
    var ends = 0
    first.present(second, animated: true)
    await screen.settle()
    #expect(second.presentingViewController === first)
    #expect(try screen.field("Name").text == "")
    second.dismiss(animated: true) { ends += 1 }
    await screen.settle()
    #expect(ends == 1)
    #expect(second.calls.last == "didDisappear")
    #expect(first.presentedViewController == nil)
    #expect(throws: ScreenError.self) { try screen.field("Name") }
  }

  @Test func tabsAreChosen() async throws {
    let tabs = UITabBarController()
    let roster = UINavigationController(rootViewController: RosterViewController())
    roster.tabBarItem = UITabBarItem(title: "People", image: nil, tag: 0)
    let profile = ProfileViewController()
    profile.tabBarItem.title = "Me"
    tabs.viewControllers = [roster, profile]
    let screen = await Screen(tabs)
    #expect(screen.shows("nobody"))
    #expect(profile.tabBarController === tabs)
    tabs.selectedIndex = 1
    await screen.settle()
    #expect(try screen.field("Name").text == "")
    #expect(profile.calls.last == "didAppear")
    tabs.selectedViewController = roster
    await screen.settle()
    #expect(profile.calls.last == "didDisappear")
  }

  private struct Page: View {
    @State private var name = "Ada"
    @State private var isShown = true
    @State private var isGone = false

    var body: some View {
      if isShown { NameEditor(name: $name, onDismantle: { isGone = true }) }
      Text("name: \(name)")
      Text("gone: \(isGone ? "yes" : "no")")
      Button("Reset") { name = "new" }
      Button("Hide") { isShown = false }
    }
  }

  @Test func aRepresentableUpdatesItsControllerAndDismantlesIt() async throws {
    let screen = await Screen(Page())
    #expect(try screen.field("Nickname").text == "Ada")
    try screen.field("Nickname").type("!")
    try screen.button("Reset").focus()
    #expect(screen.shows("name: Ada!"))
    try screen.button("Reset").press()
    #expect(try screen.field("Nickname").text == "new")
    try screen.button("Hide").press()
    await screen.settle()
    #expect(screen.shows("gone: yes"))
  }
}

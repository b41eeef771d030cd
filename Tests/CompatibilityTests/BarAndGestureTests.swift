import PlatenTesting
import Testing
import UIKit

/// The bars and the gestures of the snippet.
@MainActor @Suite struct BarAndGestureTests {
  @Test func aBarOfTheProgramsOwnShowsItsItem() async throws {
    let page = SettingsPage()
    let screen = await Screen(UINavigationController(rootViewController: page))
    #expect(screen.shows("All settings") && screen.shows("Inner bar"))
    try screen.button("Close").press()
    #expect(page.log == ["close"])
    page.bar.topItem?.title = "Renamed"
    await screen.settle()
    #expect(screen.shows("Renamed") && !screen.shows("Inner bar"))
    #expect(page.bar.popItem(animated: false)?.title == "Renamed" && page.bar.items == [])
  }

  @Test func theBarOfANavigationHasTheItemsOfItsPages() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    #expect(navigation.navigationBar.backItem === first.navigationItem)
  }

  @Test func aDragBeginsChangesAndEnds() {
    let box = SwipeBox()
    box.pan.move(from: .zero, to: CGPoint(x: 12, y: 0), velocity: .zero)
    box.pan.move(from: .zero, to: CGPoint(x: 20, y: 0), velocity: .zero)
    box.pan.finish(at: CGPoint(x: 25, y: 0), velocity: CGPoint(x: 50, y: 0))
    // The translation is set to zero at the change.
    #expect(box.log == ["began 12", "changed 20", "ended 5"])
    #expect(box.pan.state == .possible && box.pan.velocity(in: box).x == 50)
    box.allowsDrags = false
    box.pan.move(from: .zero, to: CGPoint(x: 12, y: 0), velocity: .zero)
    box.pan.finish(at: CGPoint(x: 25, y: 0), velocity: .zero)
    #expect(box.log.count == 3)
  }

  @Test func aDragThatIsCancelledBeginsAgainAndARefusedOneDoesNot() {
    let box = SwipeBox()
    box.pan.move(from: .zero, to: CGPoint(x: 12, y: 0), velocity: .zero)
    box.pan.cancel()
    #expect(box.pan.state == .possible)
    box.pan.move(from: CGPoint(x: 50, y: 0), to: CGPoint(x: 65, y: 0), velocity: .zero)
    #expect(box.log == ["began 12", "cancelled 12", "began 15"])
    box.pan.isEnabled = false
    #expect(box.pan.state == .possible && box.log.last == "cancelled 15")
    box.pan.isEnabled = true
    box.allowsDrags = false
    box.pan.move(from: .zero, to: CGPoint(x: 12, y: 0), velocity: .zero)
    box.allowsDrags = true
    box.pan.move(from: .zero, to: CGPoint(x: 30, y: 0), velocity: .zero)
    #expect(box.log.count == 4)
    box.pan.finish(at: CGPoint(x: 30, y: 0), velocity: .zero)
    box.pan.move(from: .zero, to: CGPoint(x: 12, y: 0), velocity: .zero)
    #expect(box.log.count == 5)
  }

  @Test func aLongPressHasABeginningAndAnEnd() {
    let (press, view) = (UILongPressGestureRecognizer(), UIView())
    var states: [UIGestureRecognizer.State] = []
    let target = PressTarget { states.append($0) }
    press.addTarget(target, action: Selector("pressed:", PressTarget.pressed(_:)))
    view.addGestureRecognizer(press)
    press.recognize(at: .zero)
    #expect(states == [.began, .ended])
  }

  private final class PressTarget: NSObject {
    let note: (UIGestureRecognizer.State) -> Void
    init(_ note: @escaping (UIGestureRecognizer.State) -> Void) { self.note = note }
    func pressed(_ sender: UIGestureRecognizer) { note(sender.state) }
  }

  @Test func aSwipeIsALongDragInItsDirection() {
    let box = SwipeBox()
    box.swipe.finish(from: .zero, to: CGPoint(x: 10, y: 0))
    box.swipe.finish(from: .zero, to: CGPoint(x: 0, y: 90))
    box.swipe.finish(from: .zero, to: CGPoint(x: 60, y: 50))
    #expect(box.log.isEmpty)
    box.swipe.finish(from: .zero, to: CGPoint(x: -60, y: 10))
    #expect(box.log == ["swipe"])
  }

  @Test func hitsAndTintsReachTheViewsInside() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = SwipeBox(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    outer.addSubview(box)
    #expect(outer.hitTest(CGPoint(x: 45, y: 55), with: nil) === box)
    #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 500, y: 5), with: nil) == nil)
    outer.tintColor = .systemRed
    #expect(box.log == ["tint"])
  }

  @Test func tabsAreChosenAndHidden() async throws {
    let tabs = TabsPage()
    let screen = await Screen(tabs)
    try screen.button("Search").press()
    await screen.settle()
    #expect(tabs.chosen == [1] && tabs.tabBar.selectedItem?.tag == 1)
    #expect(tabs.tabBar.items?.map(\.title) == ["Notes", "Search"])
    tabs.viewControllers?[1].tabBarItem.title = "Find"
    await screen.settle()
    #expect(screen.buttons("Search").isEmpty && screen.buttons("Find").count == 1)
    tabs.tabBar.isHidden = true
    await screen.settle()
    #expect(screen.buttons("Notes").isEmpty)
  }

  @Test func spacesOfAStackAreItsOwnAndThoseAfterViews() {
    let (first, second, third) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second, third])
    stack.spacing = 10
    stack.setCustomSpacing(4, after: first)
    #expect(stack.customSpacing(after: first) == 4)
    #expect(stack.customSpacing(after: second) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: first)
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
  }
}

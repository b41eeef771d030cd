import PlatenTesting
import SwiftUI
import Testing
import UIKit

@testable import Platen

/// Controllers of pages and of activities, used as by a user.
@MainActor @Suite struct PageControllerTests {
  private final class Page: UIViewController {
    let number: Int

    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      let label = UILabel()
      label.text = "Page of number \(number)"
      view.addSubview(label)
    }
  }

  private final class Book: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      dataSource = self
      delegate = self
      setViewControllers([Page(1)], direction: .forward, animated: false)
    }

    private func page(_ number: Int) -> UIViewController? { (1...3).contains(number) ? Page(number) : nil }
    private var number: Int { (viewControllers?.first as? Page)?.number ?? 0 }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(number - 1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(number + 1) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { number - 1 }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.append("from \((previousViewControllers.first as? Page)?.number ?? 0) to \(number)") }
  }

  @Test func theUserGoesThroughThePages() async throws {
    let book = Book(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let screen = await Screen(ControllerScreen(controller: book))
    await screen.settle()
    #expect(screen.shows("Page of number 1") && screen.shows("● ○ ○"))
    #expect(try !screen.button("Previous").isEnabled)
    try screen.button("Next").press()
    await screen.settle()
    #expect(screen.shows("Page of number 2") && !screen.shows("Page of number 1") && screen.shows("○ ● ○"))
    try screen.button("Next").press()
    await screen.settle()
    #expect(try screen.shows("Page of number 3") && !screen.button("Next").isEnabled)
    try screen.button("Previous").press()
    await screen.settle()
    #expect(screen.shows("Page of number 2"))
    #expect(book.log == ["from 1 to 2", "from 2 to 3", "from 3 to 2"])
  }

  private final class Shout: UIActivity {
    private var text = ""
    static var shouted: [String] = []
    override var activityTitle: String? { "Shout" }
    override var activityType: ActivityType? { ActivityType("shout") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
    override func prepare(withActivityItems activityItems: [Any]) { text = activityItems.first as? String ?? "" }
    override func perform() {
      Self.shouted.append(text.uppercased())
      activityDidFinish(true)
    }
  }

  private final class Sharer: UIViewController {
    var ends: [String] = []

    func share() {
      let items: [Any] = ["milk", URL(string: "https://example.org")!]
      let sheet = UIActivityViewController(activityItems: items, applicationActivities: [Shout()])
      sheet.completionWithItemsHandler = { [weak self] type, isCompleted, _, _ in
        self?.ends.append("\(type?.rawValue.split(separator: ".").last ?? "none") \(isCompleted)")
      }
      present(sheet, animated: true)
    }
  }

  @Test func itemsAreCopiedOrPassedToAnActivity() async throws {
    let sharer = Sharer(nibName: nil, bundle: nil)
    let screen = await Screen(ControllerScreen(controller: sharer))
    for button in ["Copy", "Shout", "Cancel"] {
      sharer.share()
      await screen.settle()
      try screen.button(button).press()
      await screen.settle()
      #expect(screen.presentation == nil)
    }
    #expect(screen.clipboard == "milk\nhttps://example.org")
    #expect(Shout.shouted == ["MILK"])
    #expect(sharer.ends == ["CopyToPasteboard true", "shout true", "none false"])
  }

  private final class Watcher: UIViewController {
    var changes: [String] = []
    let field = UITextField()
    private var mark = 0

    func watch() {
      field.addObserver(self, forKeyPath: "text", options: [.new, .old], context: &mark)
    }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard object as? UITextField === field else {
        return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
      changes.append("\(keyPath ?? "") \(change?[.oldKey] ?? "nil") \(change?[.newKey] ?? "nil")")
    }
  }

  @Test func valuesAreObservedByTheirNames() {
    let watcher = Watcher(nibName: nil, bundle: nil)
    watcher.field.text = "-"
    watcher.watch()
    watcher.field.text = "a"
    watcher.field.text = "b"
    watcher.field.removeObserver(watcher, forKeyPath: "text")
    watcher.field.text = "c"
    #expect(watcher.changes == ["text - a", "text a b"])
  }

  @MainActor private final class Ticker: NSObject {
    var ticks = 0
    func tick(_ link: CADisplayLink) {
      ticks += 1
      if ticks == 2 { link.invalidate() }
    }
  }

  @Test func aDisplayLinkCallsItsTargetUntilItEnds() async throws {
    let ticker = Ticker()
    let link = CADisplayLink(target: ticker, selector: Selector("tick:", Ticker.tick(_:)))
    link.add(to: .main, forMode: .common)
    for _ in 0..<500 where ticker.ticks < 2 { try await Task.sleep(for: .milliseconds(10)) }
    try await Task.sleep(for: .milliseconds(60))
    #expect(ticker.ticks == 2 && link.timestamp > 0)
  }
}

import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// A search above what a controller shows, and the undo of a text input.
@MainActor @Suite struct SearchControllerTests {
  private final class Names: UITableViewController, UISearchResultsUpdating {
    let names = ["Ada", "Alan", "Grace"]
    let search = UISearchController(searchResultsController: nil)
    var shown: [String] {
      let text = search.searchBar.text ?? ""
      return search.isActive && !text.isEmpty ? names.filter { $0.contains(text) } : names
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      search.searchResultsUpdater = self
      search.searchBar.placeholder = "Search"
      navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: UISearchController) { tableView.reloadData() }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = shown[indexPath.row]
      return cell
    }
  }

  @Test func whatIsTypedIntoTheBarIsSearched() async throws {
    let names = Names(style: .plain)
    let screen = await Screen(UINavigationController(rootViewController: names))
    #expect(!names.search.isActive)
    try screen.field("Search").type("A")
    await screen.settle()
    #expect(names.search.isActive)
    #expect(screen.shows("Ada") && screen.shows("Alan") && !screen.shows("Grace"))
    names.search.isActive = false
    await screen.settle()
    #expect(screen.shows("Grace"))
    #expect(try screen.field("Search").text.isEmpty)
  }

  @Test func editsOfATextViewAreUndone() async throws {
    let view = UITextView()
    let screen = await Screen(ShownView(view: view))
    try screen.field(at: 0).type("Ada")
    let manager = try #require(view.undoManager)
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(view.text.isEmpty && view.undoManager?.canRedo == true)
    manager.redo()
    screen.update()
    #expect(try screen.field(at: 0).text == "Ada")
    #expect(UIView().undoManager == nil)
  }

  @Test func namesOfActionsAreThoseOfTheirMethods() {
    final class Target: NSObject {
      func pressed() {}
    }
    let (button, target) = (UIButton(type: .system), Target())
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
    button.addTarget(target, action: Selector("pressed", Target.pressed), for: .touchUpInside)
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["pressed"])
    #expect(button.actions(forTarget: self, forControlEvent: .touchUpInside) == nil)
    let object: any NSObjectProtocol = target
    #expect(object.isKind(of: Target.self) && object.isKind(of: NSObject.self) && !object.isKind(of: UIView.self))
    button.setTitle("Send", for: .normal)
    #expect(button.titleLabel?.text == "Send")
  }

  @Test func aTransactionIsCompletedWhenItIsCommitted() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { log.append("inner") }
    CATransaction.commit()
    #expect(!CATransaction.disableActions() && log == ["inner"])
    CATransaction.commit()
    #expect(log == ["inner", "outer"])
  }

  @Test func pointsAreConverted() {
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5)))
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 11, y: 21))
    #expect(inner.convert(CGRect(x: 11, y: 21, width: 2, height: 2), from: outer).origin == CGPoint(x: 1, y: 1))
  }
}

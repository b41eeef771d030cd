import Platen
import PlatenGraph
import PlatenTesting
import Testing

/// The titles and labels that UIKit itself gives its views, which are in the language of the program's texts.
@MainActor struct OwnWordsTests {
  /// The words that a button has by itself.
  private func ownWords(of item: UIBarButtonItem) throws -> Set<String> {
    try #require(item.makeView() as? UIButton).ownWords
  }

  @Test func whatUIKitNamesHasTranslations() {
    let known = Set(LibraryWords.sentences)
    let bars = (0...24).compactMap(UIBarButtonItem.SystemItem.init(rawValue:))
    let tabs = (0...11).compactMap(UITabBarItem.SystemItem.init(rawValue:))
    #expect(bars.count == 24 && tabs.count == 12)
    let titles =
      bars.map { UIBarButtonItem(systemItem: $0).title ?? "" }
      + tabs.map { UITabBarItem(tabBarSystemItem: $0, tag: 0).title ?? "" }
    for title in titles where !title.isEmpty { #expect(known.contains(title), "\(title)") }
  }

  @Test func aButtonKnowsWhichWordsAreNotTheProgramsOwn() throws {
    let done = UIBarButtonItem(systemItem: .done)
    #expect(try ownWords(of: done) == ["Done"])
    done.title = "Send"
    #expect(try !ownWords(of: done).contains("Send"))
    #expect(try ownWords(of: UIBarButtonItem(title: "Done", primaryAction: nil)).isEmpty, "the program's text")
    #expect(try ownWords(of: UIViewController().editButtonItem) == ["Edit", "Done"])
    #expect(try ownWords(of: UISplitViewController(style: .doubleColumn).displayModeButtonItem) == ["Sidebar"])
    let tab = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    #expect(tab.ownWords == ["Favorites"])
    #expect(UITabBarItem(title: "Favorites", image: nil, tag: 0).ownWords.isEmpty)
  }

  @Test func aSearchBarsButtonIsUIKitsOwn() throws {
    let bar = UISearchBar()
    bar.showsCancelButton = true
    let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.ownWords == ["Cancel"] && button.currentTitle == "Cancel")
  }

  @Test func whatDocumentsSayHasTranslations() {
    let sentences = [
      "Untitled", "Open…", "Save", "Save As…", "New", "Do you want to save the changes?", "Don’t Save", "Cancel",
      "The document can’t be opened. %@", "The document can’t be saved. %@", "Files can’t be saved here.",
      "The folder can’t be read.", "Open", "Open Files", "Move", "Export",
    ]
    #expect(Set(LibraryWords.sentences).isSuperset(of: sentences))
  }
}

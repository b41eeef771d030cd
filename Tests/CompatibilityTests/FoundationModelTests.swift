import Combine
import FoundationModels
import PlatenTesting
import SwiftUI
import Testing
import UIKit

/// Models in files that import Foundation alone, by the plugin FoundationExports.
@MainActor @Suite struct FoundationModelTests {
  @Test func viewsFollowTheirChanges() async throws {
    let screen = await Screen(ModelsView())
    try screen.field("Name").type("Ada")
    try screen.button("Count").press()
    #expect(screen.shows("Ada: Note, 1"))
    try screen.field("Text").type("s")
    #expect(screen.shows("Ada: Notes, 1"))
    try screen.button("Reset").press()
    #expect(screen.shows(": Notes, 1"))
  }

  @Test func othersSeeTheirPublishers() {
    let profile = Profile()
    var names: [String] = []
    let subscription = profile.names.sink { names.append($0) }
    profile.name = "Ada"
    profile.reset()
    subscription.cancel()
    #expect(names == ["", "Ada", ""])
  }

  @Test func dataIsFoundWithFoundationAlone() {
    #expect(LinkRule().isLink("https://example.org/a") && !LinkRule().isLink("see https://example.org"))
  }

  @Test func theNumberOfABuildIsReadWithFoundationAlone() {
    #expect(BuildNumber().number(in: ["CFBundleVersion": "42"]) == "42")
    #expect(BuildNumber().number(in: [:]) == "")
  }

  @Test func theCurrentLocaleIsTheUsers() async {
    struct Page: View { var body: some View { Text(Region().currency) } }
    let screen = await Screen(Page(), locale: Locale(identifier: "de_DE"))
    #expect(screen.shows("EUR"))
    #expect(await Screen(Page(), locale: Locale(identifier: "en_GB")).shows("GBP"))
  }

  @Test func aClassThatCannotBeMadeIsNil() {
    let answer = MethodChanger().change(NSObject())
    #expect(answer.name == "NSObject" && !answer.isChanged)
  }

  @Test func namesAreReadAndWrittenWithFoundationAlone() {
    #expect(Initials().initials(of: "Ada Lovelace") == "AL")
    #expect(Initials().initials(of: "") == nil)
  }

  @Test func objectsAreAssociatedWithFoundationAlone() {
    let (counter, owner) = (PressCounter(), UIView())
    counter.press(owner)
    counter.press(owner)
    #expect(counter.presses(of: owner) == 2 && counter.presses(of: UIView()) == 0)
  }

  @Test func addressesOfResourcesAreValues() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("{}".utf8).write(to: folder.appendingPathComponent("Words.xcstrings"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(PictureList().paths(in: bundle).map { ($0 as NSString).lastPathComponent } == ["Words.xcstrings"])
  }

  @Test func requestsNeedFoundationAlone() throws {
    let address = try #require(URL(string: "https://example.org/a"))
    #expect(PageRequest().request(for: address).url == address)
  }

  @Test func wordsAndSentencesAreEnumerated() {
    #expect(WordCount().words(of: "Hello, brave world") == ["Hello", "brave", "world"])
    #expect(WordCount().sentences(in: "One. Two? Three") == 3)
  }

  @Test func assetsHaveTheSymbolsOfXcode() async {
    let screen = await Screen(AssetsView())
    #expect(screen.shows("Brand"))
    let orange = UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1)
    #expect(AssetsView.colors == [orange, orange, orange])
    #expect(AssetsView.size == CGSize(width: 12, height: 8))
  }

  @Test func stringCataloguesHaveSymbols() async {
    let screen = await Screen(StringsView())
    #expect(screen.shows("Welcome"))
    #expect(screen.shows("Hello Ada"))
    let german = await Screen(StringsView().environment(\.locale, Locale(identifier: "de_DE")))
    #expect(german.shows("Willkommen"))
  }

  @Test func theCharactersOfAttributedTextAreEdited() {
    let text = MarkedText("$1.00")
    text.set("$12,345.00")
    #expect(text.marked == "$12,345.00")
    #expect(text.replace("0", with: "nil") == 2)
    #expect(text.marked == "$12,345.nilnil")
  }

  @Test func inverseSetsOfCharactersAreChanged() {
    let others = NumberSigns().others
    #expect("0127d!".unicodeScalars.allSatisfy(others.contains))
    #expect(!"+abc#34".unicodeScalars.contains(where: others.contains))
    let letters = NumberSigns().letters
    #expect("gz57a".unicodeScalars.map(letters.contains) == [true, true, false, false, false])
  }

  @Test func amountsOfTimeNeedFoundationAlone() { #expect(Lengths().clock(65) == "1:05") }

  @Test func viewsTakeEveryFormatter() async {
    let formatter = NumberFormatter()
    formatter.minimumIntegerDigits = 3
    #expect(await Screen(FormattedText(7, formatter: formatter)).shows("007"))
  }
}

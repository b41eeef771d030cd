import Foundation
import TextControls
import Testing

/// The sections of a list by first letters.
@MainActor @Suite struct IndexedCollationTests {
  private final class Country: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    func title() -> String { name.uppercased() }
  }

  @Test func namesAreInTheSectionOfTheirFirstLetter() {
    let collation = UILocalizedIndexedCollation(locale: Locale(identifier: "de_DE"))
    func title(_ name: String) -> String {
      collation.sectionTitles[collation.section(for: Country(name), collationStringSelector: Selector("name"))]
    }
    #expect(collation.sectionTitles.first == "A" && collation.sectionTitles.last == "#")
    #expect(title("Belgien") == "B" && title("österreich") == "O" && title("1984") == "#" && title("") == "#")
    #expect(title("Япония") == "#")
  }

  @Test func theAlphabetIsThatOfTheLanguage() {
    let swedish = UILocalizedIndexedCollation(locale: Locale(identifier: "sv_SE"))
    let section = swedish.section(for: Country("Österrike"), collationStringSelector: Selector("name"))
    #expect(swedish.sectionTitles[section] == "Ö")
    let russian = UILocalizedIndexedCollation(locale: Locale(identifier: "ru_RU"))
    #expect(russian.sectionTitles.first == "А" && russian.sectionTitles.contains("Z"))
    #expect(russian.section(forSectionIndexTitle: 3) == 3)
  }

  @Test func objectsAreInTheOrderThatAMethodGives() {
    let collation = UILocalizedIndexedCollation(locale: Locale(identifier: "de_DE"))
    let countries = ["Zypern", "Ägypten", "Bolivien"].map(Country.init)
    let sorted = collation.sortedArray(
      from: countries, collationStringSelector: Selector("title", Country.title))
    #expect(sorted.compactMap { ($0 as? Country)?.name } == ["Ägypten", "Bolivien", "Zypern"])
  }
}

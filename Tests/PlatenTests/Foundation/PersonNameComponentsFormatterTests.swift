import Platen
import Testing

@Suite struct PersonNameComponentsFormatterTests {
  private func formatter(_ style: Platen.PersonNameComponentsFormatter.Style) -> Platen.PersonNameComponentsFormatter {
    let formatter = Platen.PersonNameComponentsFormatter()
    formatter.style = style
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }

  private var name: PersonNameComponents {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName, name.familyName) = ("Dr.", "Ada", "King", "Lovelace")
    name.nickname = "Countess"
    return name
  }

  @Test(arguments: [
    (Platen.PersonNameComponentsFormatter.Style.default, "Ada Lovelace"), (.medium, "Ada Lovelace"),
    (.short, "Countess"), (.long, "Dr. Ada King Lovelace"), (.abbreviated, "AL"),
  ])
  func aStyleIsALength(style: Platen.PersonNameComponentsFormatter.Style, expected: String) {
    #expect(formatter(style).string(from: name) == expected)
    #expect(formatter(style).string(for: name) == expected)
  }

  @Test func aWrittenNameIsReadAgain() throws {
    let read = try #require(formatter(.default).personNameComponents(from: "Grace Brewster Hopper"))
    #expect(read.givenName == "Grace" && read.middleName == "Brewster" && read.familyName == "Hopper")
    #expect(formatter(.abbreviated).string(from: read) == "GH")
    #expect(formatter(.default).personNameComponents(from: " ") == nil)
    #expect(formatter(.default).string(for: "Ada") == nil)
  }

  @Test func aSpokenNameIsWrittenInItsPlace() {
    var name = name
    var spoken = PersonNameComponents()
    (spoken.givenName, spoken.familyName) = ("Ay-da", "Love-lace")
    name.phoneticRepresentation = spoken
    let formatter = formatter(.medium)
    #expect(formatter.string(from: name) == "Ada Lovelace")
    formatter.isPhonetic = true
    #expect(formatter.string(from: name) == "Ay-da Love-lace")
    typealias Formatter = Platen.PersonNameComponentsFormatter
    #expect(Formatter.localizedString(from: name, style: .long, options: .phonetic) == "Ay-da Love-lace")
  }
}

import Foundation
import Testing
import TextFormats

@Suite struct PersonNames {
  let english = Locale(identifier: "en_US")

  func name(
    _ given: String?, _ family: String?, middle: String? = nil, prefix: String? = nil, suffix: String? = nil,
    nickname: String? = nil
  ) -> PersonNameComponents {
    var name = PersonNameComponents()
    (name.givenName, name.familyName, name.middleName) = (given, family, middle)
    (name.namePrefix, name.nameSuffix, name.nickname) = (prefix, suffix, nickname)
    return name
  }

  @Test func allFourStyles() {
    let clark = name("Thomas", "Clark", middle: "Louis", prefix: "Dr.", suffix: "Esq.", nickname: "Tom")
    func format(_ style: PersonNameComponents.FormatStyle.Style) -> String {
      clark.formatted(.name(style: style).locale(english))
    }
    #expect(format(.long) == "Dr. Thomas Louis Clark Esq.")
    #expect(format(.medium) == "Thomas Clark")
    #expect(format(.short) == "Tom")
    #expect(format(.abbreviated) == "TC")
    #expect(clark.formatted() == "Thomas Clark")
  }

  @Test func familyFirstLanguages() {
    let guest = name("Elizabeth", "Smith", middle: "Jillian", prefix: "Dr", suffix: "Esq.", nickname: "Liza")
    let chinese = Locale(identifier: "zh_CN")
    #expect(guest.formatted(.name(style: .medium).locale(chinese)) == "Smith Elizabeth")
    #expect(guest.formatted(.name(style: .long).locale(chinese)) == "Dr Smith Elizabeth Jillian Esq.")
    #expect(guest.formatted(.name(style: .abbreviated).locale(chinese)) == "SE")
    let bartok = name("Béla", "Bartók")
    #expect(bartok.formatted(.name(style: .medium).locale(Locale(identifier: "hu_HU"))) == "Bartók Béla")
  }

  @Test func theScriptTakesPrecedenceOverTheLocale() {
    #expect(name("振宁", "杨").formatted(.name(style: .medium).locale(english)) == "杨振宁")
    #expect(name("太郎", "山田").formatted(.name(style: .medium).locale(english)) == "山田太郎")
    #expect(name("민준", "김").formatted(.name(style: .medium).locale(english)) == "김민준")
  }

  @Test(
    arguments: [
      ("Thomas Clark", "Thomas", nil, "Clark", nil, nil),
      ("Dr. Thomas Louis Clark Jr.", "Thomas", "Louis", "Clark", "Dr.", "Jr."),
      ("Thomas Clark, Esq.", "Thomas", nil, "Clark", nil, "Esq."),
      ("Clark, Thomas Louis", "Thomas", "Louis", "Clark", nil, nil),
      ("Ludwig van Beethoven", "Ludwig", nil, "van Beethoven", nil, nil),
      ("Van Morrison", "Van", nil, "Morrison", nil, nil),
      ("  Cher  ", "Cher", nil, nil, nil, nil),
      ("", nil, nil, nil, nil, nil),
      ("杨振宁", "振宁", nil, "杨", nil, nil),
      ("欧阳修远", "修远", nil, "欧阳", nil, nil),
      ("山田 太郎", "太郎", nil, "山田", nil, nil),
      ("남궁민수", "민수", nil, "남궁", nil, nil),
    ] as [(String, String?, String?, String?, String?, String?)])
  func parsing(
    _ text: String, _ given: String?, _ middle: String?, _ family: String?, _ prefix: String?, _ suffix: String?
  ) throws {
    let parsed = try PersonNameComponents.ParseStrategy(locale: english).parse(text)
    #expect(parsed == name(given, family, middle: middle, prefix: prefix, suffix: suffix))
  }

  @Test func aQuotedWordIsTheNickname() throws {
    let parsed = try PersonNameComponents("Thomas “Tom” Clark")
    #expect(parsed == name("Thomas", "Clark", nickname: "Tom"))
  }

  @Test func japaneseNamesWithoutASpaceSplitAfterTwo() throws {
    let strategy = PersonNameComponents.ParseStrategy(locale: Locale(identifier: "ja_JP"))
    #expect(try strategy.parse("山田太郎") == name("太郎", "山田"))
    #expect(try strategy.parse("森太郎") == name("太郎", "森"))
  }

  @Test(arguments: ["Thomas Clark", "Ludwig van Beethoven", "Cher", "杨振宁", "", "Jean-Luc Picard"])
  func formattingTheParsedValueIsStable(_ text: String) throws {
    let style = PersonNameComponents.FormatStyle(style: .medium, locale: english)
    let once = style.format(try style.parseStrategy.parse(text))
    #expect(once == text)
    #expect(style.format(try style.parseStrategy.parse(once)) == once)
  }

  /// Unicode CLDR, person names: surnameFirst, long, referring.
  @Test(
    arguments: [
      ("vi_VN", "An", "Văn", "Nguyễn", "Nguyễn An", "Nguyễn Văn An"), ("ja_JP", "太郎", "トーマス", "山田", "山田太郎", "山田トーマス太郎"),
      ("ja_JP", "ケーテ", nil, "ミュラー", "ケーテ・ミュラー", "ケーテ・ミュラー"),
      ("ja_JP", "アダ", "コーネリア", "ブリュール", "アダ・ブリュール", "アダ・コーネリア・ブリュール"),
      ("ja_JP", "さくら", nil, "まつもと", "まつもとさくら", "まつもとさくら"),
      ("zh_CN", "德威", "东升", "彭", "彭德威", "彭德威东升"), ("ko_KR", "민규", "헨리", "김", "김민규", "김민규헨리"),
      ("hu_HU", "Máté", "Bendegúz", "Szabados", "Szabados Máté", "Szabados Máté Bendegúz"),
      ("en_US", "Ada", "Cornelia", "Brühl", "Ada Brühl", "Ada Cornelia Brühl"),
    ] as [(String, String, String?, String, String, String)])
  func componentsAreInTheOrderOfTheLanguage(
    _ identifier: String, _ given: String, _ middle: String?, _ family: String, _ medium: String, _ long: String
  ) throws {
    let locale = Locale(identifier: identifier)
    let name = name(given, family, middle: middle)
    #expect(PersonNameComponents.FormatStyle(style: .medium, locale: locale).format(name) == medium)
    let style = PersonNameComponents.FormatStyle(style: .long, locale: locale)
    #expect(style.format(name) == long)
    // Without spaces, where one name ends is a guess.
    if long.contains(" ") || long.contains("・") { #expect(try style.parseStrategy.parse(long) == name) }
  }

  @Test func aKatakanaWordIsAGivenName() throws {
    let strategy = PersonNameComponents.ParseStrategy(locale: Locale(identifier: "ja_JP"))
    #expect(try strategy.parse("トーマス") == name("トーマス", nil))
  }
}

import Foundation
import Testing

@testable import Platen
@testable import PlatenGraph

/// This package's own sentences that hold counts.
@Suite struct CountedWordsTests {
  private static let languages = LibraryWords.languages + ["en"]

  private func sentence(_ key: String, _ numbers: [Int64], _ language: String) throws -> String {
    let found = try #require(LibraryWords.translation(of: key, into: language))
    let segments = TranslationReader.segments(
      of: found.0, arguments: numbers.map(LocalizedArgument.integer), language: found.language)
    return segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .argument(.specified(.integer(let number), _)), .argument(.integer(let number)): "\(number)"
      case .argument: "?"
      }
    }.joined()
  }

  /// A language has the forms that CLDR has for whole numbers, and one for all others.
  @Test(arguments: languages)
  func aSentenceHasTheFormsOfItsLanguage(_ language: String) {
    let numbers = (0...200).map { Double($0) } + [1_000_000]
    let categories = Set(numbers.map { PluralCategory($0, language: language) }).union([.other])
    var counted = 0
    for key in LibraryWords.sentences {
      guard let forms = LibraryWords.forms(of: key, in: language) else { continue }
      counted += 1
      #expect(Set(forms.keys) == categories, "\(key)")
    }
    let hasOne = ["ja", "ko", "tr", "zh-Hans", "zh-Hant"].contains(language)
    #expect(hasOne ? counted == 0 : counted >= 8, "\(counted)")
  }

  @Test(arguments: [
    ("en", 1, "1 match"), ("en", 2, "2 matches"), ("en", 0, "0 matches"), ("ar", 0, "لا توجد نتائج"),
    ("ar", 1, "نتيجة واحدة"), ("ar", 2, "نتيجتان"), ("ar", 5, "5 نتائج"), ("ar", 11, "11 نتيجة"),
    ("ar", 100, "100 نتيجة"), ("de", 1, "1 Treffer"), ("es", 1, "1 resultado"), ("es", 0, "0 resultados"),
    ("es", 1_000_000, "1000000 de resultados"), ("fr", 0, "0 résultat"), ("fr", 2, "2 résultats"),
    ("he", 1, "תוצאה אחת"), ("he", 2, "שתי תוצאות"), ("he", 20, "20 תוצאות"), ("it", 1, "1 risultato"),
    ("it", 3, "3 risultati"), ("ja", 1, "1件"), ("ko", 1, "1개 일치"), ("nl", 1, "1 resultaat"),
    ("nl", 2, "2 resultaten"), ("pl", 1, "1 wynik"), ("pl", 2, "2 wyniki"), ("pl", 5, "5 wyników"),
    ("pl", 22, "22 wyniki"), ("pl", 112, "112 wyników"), ("pt", 0, "0 resultado"), ("pt", 2, "2 resultados"),
    ("ru", 1, "1 результат"), ("ru", 3, "3 результата"), ("ru", 11, "11 результатов"), ("ru", 21, "21 результат"),
    ("sv", 1, "1 träff"), ("sv", 2, "2 träffar"), ("tr", 1, "1 sonuç"), ("tr", 5, "5 sonuç"),
    ("zh-Hans", 1, "1个结果"), ("zh-Hant", 2, "2 個結果"), ("fi", 1, "1 match"),
  ])
  func aCountHasItsForm(_ language: String, _ count: Int64, _ expected: String) throws {
    #expect(try sentence("%lld matches", [count], language) == expected)
  }

  @Test func theSecondNumberOfARangeDecides() throws {
    let key = "Enter %lld to %lld characters."
    #expect(try sentence(key, [0, 1], "en") == "Enter 0 to 1 character.")
    #expect(try sentence(key, [1, 5], "en") == "Enter 1 to 5 characters.")
    #expect(try sentence(key, [2, 21], "ru") == "Введите от 2 до 21 символа.")
    #expect(try sentence(key, [1, 5], "pl") == "Podaj od 1 do 5 znaków.")
    #expect(try sentence(key, [1, 2], "he") == "יש להזין בין 1 לשני תווים.")
  }

  @Test func theFirstOfTwoCountsDecides() throws {
    let key = "Enter at most %lld characters; these are %lld."
    #expect(try sentence(key, [1, 5], "en") == "Enter at most 1 character; these are 5.")
    #expect(try sentence(key, [2, 1], "en") == "Enter at most 2 characters; these are 1.")
    #expect(try sentence(key, [2, 7], "ar") == "أدخل حرفين على الأكثر؛ العدد الحالي: 7.")
  }

  /// Front ends pass arguments as words.
  @Test func aSentenceOfAFrontEndHasForms() {
    let english = Locale(identifier: "en_US")
    #expect(FrontEndSentence("Enter %lld characters.", "1", in: english).text == "Enter 1 character.")
    #expect(FrontEndSentence("Enter %lld characters.", "12", in: english).text == "Enter 12 characters.")
    #expect(FrontEndSentence("Enter %lld to %lld lines.", "0", "1", in: english).text == "Enter 0 to 1 line.")
    #expect(FrontEndSentence("%lld of %lld", "1", "2", in: english).text == "1 of 2")
  }
}

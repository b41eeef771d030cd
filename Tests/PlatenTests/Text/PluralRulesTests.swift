import Foundation
import Testing

@testable import PlatenGraph

/// Plural categories, by the examples that Unicode's CLDR has of them.
@Suite struct PluralRulesTests {
  /// An example: a language, a number in digits, and its category.
  private struct Example: Hashable {
    let language: String
    let number: String
    let category: PluralCategory
  }

  private static let file = "/usr/share/unicode/cldr/common/supplemental/plurals.xml"

  /// The languages that versions after the file's have changed.
  private static let changed: Set = ["ca", "he", "is", "iw", "mo", "mt", "ro", "scn"]

  /// The cardinal examples of the file.
  private func examples() throws -> [Example] {
    var (examples, languages): ([Example], [String]) = ([], [])
    for line in try String(contentsOfFile: Self.file, encoding: .utf8).split(separator: "\n") {
      if let locales = line.firstMatch(of: /<pluralRules locales="([^"]*)"/) {
        languages = locales.1.split(separator: " ").map(String.init).filter { $0 != "root" }
      }
      guard let rule = line.firstMatch(of: /<pluralRule count="(\w+)">([^<]*)</) else { continue }
      let category = try #require(PluralCategory(rawValue: String(rule.1)))
      for list in rule.2.matches(of: /@(?:integer|decimal) ([^@]*)/) {
        let numbers = list.1.split(separator: ",").flatMap { Self.numbers($0.filter { $0 != " " }) }
        examples += languages.flatMap { language in
          numbers.map { Example(language: language, number: $0, category: category) }
        }
      }
    }
    return examples
  }

  /// The numbers of an element of a list: one, or those from one to another.
  private static func numbers(_ element: String) -> [String] {
    let bounds = element.split(separator: "~").map(String.init)
    guard bounds.count == 2 else { return element == "…" ? [] : bounds }
    let places = bounds[0].split(separator: ".").dropFirst().first?.count ?? 0
    let unit = pow(10, Double(places))
    let steps = bounds.map { Int(((Double($0) ?? 0) * unit).rounded()) }
    return (steps[0]...steps[1]).map { String(format: "%.\(places)f", Double($0) / unit) }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: file)))
  func everyExampleHasItsCategory() throws {
    let examples = try examples().filter { !Self.changed.contains($0.language) }
    #expect(examples.count > 5_000)
    for example in examples {
      let operands = try #require(PluralOperands(example.number))
      #expect(PluralRules.category(of: operands, language: example.language) == example.category, "\(example)")
      // What a program counts: the same numbers as values.
      if !example.number.contains("c"), let value = Double(example.number), value == value.rounded(),
        !example.number.contains(".")
      {
        #expect(PluralCategory(value, language: example.language) == example.category, "\(example)")
      }
    }
  }

  /// By CLDR 46.
  @Test(arguments: [
    ("he", "20", PluralCategory.other), ("he", "2", .two), ("he", "0.5", .one), ("ro", "101", .few), ("ro", "1", .one),
    ("ro", "20", .other), ("mt", "2", .two), ("mt", "3", .few), ("mt", "102", .other), ("ca", "1000000", .many),
    ("is", "21", .one), ("is", "0.1", .one), ("is", "0.5", .other),
  ])
  func laterVersionsHaveChangedSomeLanguages(_ language: String, _ number: String, _ category: PluralCategory) throws {
    #expect(PluralRules.category(of: try #require(PluralOperands(number)), language: language) == category)
  }

  @Test func aRegionMayHaveRulesOfItsOwn() {
    #expect(PluralCategory(0, language: "pt") == .one)
    #expect(PluralCategory(0, language: "pt-PT") == .other)
    #expect(PluralCategory(0, language: "pt-BR") == .one)
    #expect(PluralCategory(3, language: "sr-Latn-RS") == .few)
    #expect(PluralRules.name(of: "pt-PT") == "pt_PT" && PluralRules.name(of: "zh-Hans") == "zh")
  }

  @Test func anyNumberHasACategory() {
    for number in [-1, .infinity, -.infinity, .nan, 1e-9, 1e15, 1.5e300, .greatestFiniteMagnitude, 0.1 + 0.2] {
      for language in ["en", "ar", "pl", "lv", "xx", ""] { _ = PluralCategory(number, language: language) }
    }
    #expect(PluralCategory(-1, language: "en") == .one)
    #expect(PluralCategory(1, language: "xx") == .one)
    #expect(PluralCategory(1e15 + 1, language: "ru") == .one)
    #expect(PluralOperands("1.2.3") == nil && PluralOperands("") == nil && PluralOperands("-1") == nil)
  }
}

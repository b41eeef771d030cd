import SwiftUI
import Testing

/// Predicates in words, which Foundation lacks on this platform.
@Suite struct PredicateTests {
  private func holds(_ format: String, _ arguments: Any..., for object: Any?) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
  }

  @Test func matchesMeansTheWholeOfTheText() {
    let mail = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    #expect(NSPredicate(format: "SELF MATCHES %@", mail).evaluate(with: "ada@example.org"))
    #expect(!NSPredicate(format: "SELF MATCHES %@ ", mail).evaluate(with: "ada@example.org "))
    #expect(!holds("self matches %@", mail, for: "to ada@example.org"))
    #expect(holds("SELF MATCHES %@", "a|ab", for: "ab"))
    #expect(holds("SELF MATCHES[c] %@", "ab", for: "AB"))
  }

  @Test func textsAreComparedByTheOptions() {
    #expect(holds("SELF CONTAINS[cd] 'EL'", for: "hél"))
    #expect(!holds("SELF CONTAINS 'EL'", for: "hel"))
    #expect(holds("SELF BEGINSWITH %@ AND SELF ENDSWITH %@", "a", "z", for: "a to z"))
    #expect(holds("SELF LIKE 'a*.t?t'", for: "a.b.txt"))
    #expect(!holds("SELF LIKE 'a.txt'", for: "abtxt"))
    #expect(holds("SELF ==[c] \"yes\"", for: "YES"))
    #expect(holds("SELF != %@", "a", for: "b"))
  }

  @Test func accentsCountForPatternsUnlessTheOptionsExcludeThem() {
    #expect(holds("SELF LIKE[d] 'caf?'", for: "café") && holds("SELF LIKE[d] 'cáfé'", for: "cafe"))
    #expect(!holds("SELF LIKE 'cafe'", for: "café"))
    #expect(holds("SELF MATCHES[cd] %@", "cafe\\D", for: "CAFÉ!"))
    #expect(!holds("SELF MATCHES[cd] %@", "cafe\\D", for: "café1"))
    #expect(!holds("SELF MATCHES %@", "cafe", for: "café"))
  }

  @Test(arguments: ["==", "<", "<=", ">", ">=", "!="])
  func whatIsNoNumberOnlyDiffers(_ comparison: String) {
    #expect(holds("SELF \(comparison) %@", 1.0, for: Double.nan) == (comparison == "!="))
    #expect(holds("SELF \(comparison) %@", Double.nan, for: Double.nan) == (comparison == "!="))
  }

  @Test func numbersAndListsAreCompared() {
    #expect(holds("SELF >= 18 && SELF < 100", for: 18))
    #expect(!holds("SELF > %d", 18, for: 18))
    #expect(holds("SELF BETWEEN {1, 3}", for: 2.5))
    #expect(holds("SELF IN %@", ["a", "b"], for: "b"))
    #expect(holds("SELF IN {'a', 'b'}", for: "a"))
    #expect(holds("SELF.length >= 3", for: "abc"))
    #expect(holds("SELF < %@", Date(timeIntervalSince1970: 2), for: Date(timeIntervalSince1970: 1)))
    #expect(holds("SELF == nil", for: nil))
  }

  @Test func conditionsAreGroupedByBrackets() {
    #expect(holds("NOT (SELF == 'a' OR SELF == 'b')", for: "c"))
    #expect(holds("SELF == 'a' OR SELF == 'b' AND SELF == 'c'", for: "a"))
    #expect(!holds("(SELF == 'a' OR SELF == 'b') AND SELF == 'c'", for: "a"))
    #expect(holds("TRUEPREDICATE", for: nil) && !holds("FALSEPREDICATE", for: nil))
  }

  @Test(arguments: [
    "", "SELF", "SELF MATCHES", "SELF MATCHES %@", "(SELF == 1", "SELF == 'a", "name == 'a'", "SELF ?? 1",
    "SELF == 1 2",
    String(repeating: "(", count: 10_000), "SELF IN {1", "SELF ==[", "%",
    "SELF IN " + String(repeating: "{", count: 40_000),
  ])
  func aFormatThatCannotBeReadHoldsForNothing(_ format: String) {
    #expect(!NSPredicate(format: format).evaluate(with: "a"))
  }

  @Test func aPatternThatCannotBeReadMatchesNothing() {
    #expect(!holds("SELF MATCHES %@", "(", for: "("))
  }

  @Test func arraysAreFiltered() {
    let names: [String] = ["Ada", "Alan", "Grace"]
    let found = names.filter { NSPredicate(format: "SELF BEGINSWITH[c] %@", "a").evaluate(with: $0) }
    #expect(found == ["Ada", "Alan"])
  }
}

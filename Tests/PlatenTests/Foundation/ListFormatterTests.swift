import SwiftUI
import Testing

@Suite struct ListFormatterTests {
  @Test func itemsAreJoinedByTheWordsOfTheLocale() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["Milch", "Brot", "Eier"]) == "Milch, Brot und Eier")
    #expect(formatter.string(for: 7) == nil)
  }

  @Test func anItemFormatterWritesTheItems() {
    let (formatter, digits) = (ListFormatter(), NumberFormatter())
    formatter.locale = Locale(identifier: "en_US")
    digits.minimumIntegerDigits = 2
    formatter.itemFormatter = digits
    #expect(formatter.string(from: [1, 2]) == "01 and 02")
    #expect(formatter.string(from: ["a"]) == nil)
  }
}

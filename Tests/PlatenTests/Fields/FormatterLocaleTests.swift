import PlatenTesting
import SwiftUI
import Testing

private func currencyFormatter(_ locale: Locale? = nil) -> NumberFormatter {
  let formatter = NumberFormatter()
  formatter.numberStyle = .currency
  if let locale { formatter.locale = locale }
  return formatter
}

/// Formatters that have no locale of their own have the user's, as on Apple's systems.
@MainActor @Suite struct FormatterLocaleTests {
  private static let german = Locale(identifier: "de_DE")
  private static let english = Locale(identifier: "en_US")

  private struct PriceForm: View {
    let formatter: NumberFormatter
    @State private var price = 1234.5

    var body: some View {
      TextField("Price", value: $price, formatter: formatter)
      Text("Sum: \(NSNumber(value: price), formatter: formatter)")
      Text(verbatim: "Value: \(price)")
    }
  }

  private func text(_ screen: Screen) throws -> String {
    try screen.field("Price").text.replacing("\u{A0}", with: " ")
  }

  @Test func aPriceIsWrittenAndReadAsTheUserWritesIt() async throws {
    let screen = await Screen(PriceForm(formatter: currencyFormatter()), locale: Self.german)
    #expect(try text(screen) == "1.234,50 €")
    #expect(screen.shows("Sum: 1.234,50"))
    try screen.field("Price").replace(with: "2,75\u{A0}€")
    try screen.field("Price").submit()
    #expect(screen.shows("Value: 2.75") && screen.shows("Sum: 2,75"))
  }

  @Test func aFormatterThatIsRecreatedIsTheSameFormat() async throws {
    struct Page: View {
      @State private var price = 1.5
      @State private var count = 0
      var body: some View {
        TextField("Price", value: $price, formatter: currencyFormatter())
        Button("Again") { count += 1 }
        Text("\(count)")
      }
    }
    let screen = await Screen(Page(), locale: Self.german)
    try screen.field("Price").replace(with: "7,25\u{A0}€")
    try screen.button("Again").press()
    #expect(try text(screen) == "7,25 €")
  }

  @Test func theProgramsOwnLocaleIsKept() async throws {
    let screen = await Screen(PriceForm(formatter: currencyFormatter(Locale(identifier: "ja_JP"))), locale: Self.german)
    #expect(try !text(screen).contains("€"))
  }

  @Test func oneFormatterIsShownToUsersOfSeveralLocales() async throws {
    let formatter = currencyFormatter()
    let german = await Screen(PriceForm(formatter: formatter), locale: Self.german)
    let english = await Screen(PriceForm(formatter: formatter), locale: Self.english)
    #expect(try text(german) == "1.234,50 €")
    #expect(try text(english) == "$1,234.50")
    try german.field("Price").replace(with: "3,25\u{A0}€")
    try german.field("Price").submit()
    #expect(try text(german) == "3,25 €")
  }

  @Test func aLocaleThatIsSetLaterIsKept() async throws {
    let formatter = currencyFormatter()
    let screen = await Screen(PriceForm(formatter: formatter), locale: Self.german)
    formatter.locale = Self.english
    try screen.field("Price").replace(with: "$4.25")
    try screen.field("Price").submit()
    #expect(try text(screen) == "$4.25")
  }

  @Test func datesAreWrittenInTheUsersLanguage() async {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    formatter.timeZone = .gmt
    let screen = await Screen(Text(Date(timeIntervalSince1970: 0), formatter: formatter), locale: Self.german)
    #expect(screen.shows("1. Januar 1970"))
  }

  @Test func listsAndUnitsOfFormattersAreInTheUsersLanguage() async {
    let words = WordList()
    let screen = await Screen(words, locale: Self.german)
    #expect(screen.texts == ["A und B", "in 2 Tagen", "2 Stunden"])
  }

  private struct WordList: View {
    var body: some View {
      Text(ListFormatter.localizedString(byJoining: ["A", "B"]))
      Text(relative.localizedString(from: DateComponents(day: 2)))
      Text(duration.string(from: 7_200) ?? "")
    }

    private var relative: RelativeDateTimeFormatter { RelativeDateTimeFormatter() }
    private var duration: DateComponentsFormatter {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .full
      return formatter
    }
  }
}

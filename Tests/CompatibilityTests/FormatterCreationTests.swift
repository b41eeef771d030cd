import Foundation
import PlatenTesting
import SwiftUI
import Testing

/// A formatter that a program calls itself, without a field: on Apple's systems `NumberFormatter.locale` and
/// `DateFormatter.locale` are the user's from the beginning.
@MainActor @Suite struct FormatterCreationTests {
  private static let german = Locale(identifier: "de_DE")
  private static let english = Locale(identifier: "en_US")

  private struct Receipt: View {
    var body: some View {
      Text(verbatim: "Sum: " + (amounts.string(from: 12.5) ?? ""))
      Text(verbatim: "Day: " + days.string(from: Date(timeIntervalSince1970: 0)))
      Text(verbatim: "Count: " + NumberFormatter.localizedString(from: 1.5, number: .decimal))
      Text(verbatim: "Share: " + String.localizedStringWithFormat("%.1f", 0.5))
      Text(verbatim: "Locale: " + Locale.current.identifier)
    }

    private var amounts: NumberFormatter {
      let formatter = NumberFormatter()
      formatter.numberStyle = .currency
      return formatter
    }

    private var days: DateFormatter {
      let formatter = DateFormatter()
      formatter.dateStyle = .long
      formatter.timeZone = .gmt
      return formatter
    }
  }

  @Test func whatAViewFormatsIsAsTheUserWritesIt() async {
    let german = await Screen(Receipt(), locale: Self.german)
    #expect(
      german.texts.map { $0.replacing("\u{A0}", with: " ") }
        == ["Sum: 12,50 €", "Day: 1. Januar 1970", "Count: 1,5", "Share: 0,5", "Locale: de_DE"])
    let english = await Screen(Receipt(), locale: Self.english)
    #expect(
      english.texts == ["Sum: $12.50", "Day: January 1, 1970", "Count: 1.5", "Share: 0.5", "Locale: en_US"])
  }

  /// A model has the locale of the process that it runs in.
  @Test func outsideOfWindowsItIsTheLocaleOfTheProcess() async {
    let (formatter, locale) = await Task.detached { (NumberFormatter().locale?.identifier, Locale.current) }.value
    #expect(formatter == locale.identifier && locale.identifier != "en_001")
  }

  @Test func theCurrentLocaleIsEqualToTheOneOfItsIdentifier() async {
    struct Page: View {
      var body: some View { Text(verbatim: "\(Locale.current == Locale(identifier: "de_DE"))") }
    }
    #expect(await Screen(Page(), locale: Self.german).texts == ["true"])
  }

  private struct Price: View {
    let formatter: NumberFormatter
    @State private var price = 1234.5
    var body: some View { TextField("Price", value: $price, formatter: formatter) }
  }

  private struct Maker: View {
    let make: () -> Void
    var body: some View { Button("Make", action: make) }
  }

  /// A server shows one formatter to several users, in any order.
  @Test func aFormatterMadeForOneUserFollowsTheNext() async throws {
    var formatter: NumberFormatter?
    let maker = await Screen(
      Maker {
        formatter = NumberFormatter()
        formatter?.numberStyle = .currency
      }, locale: Self.german)
    try maker.button("Make").press()
    let made = try #require(formatter)
    #expect(made.locale == Self.german)
    let english = await Screen(Price(formatter: made), locale: Self.english)
    #expect(try english.field("Price").text == "$1,234.50")
  }

  @Test func aLocaleThatTheProgramNamesIsKeptWhereItIsAUsersToo() async throws {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = Locale(identifier: "de_DE")
    _ = await Screen(Receipt(), locale: Self.german)
    let english = await Screen(Price(formatter: formatter), locale: Self.english)
    #expect(try english.field("Price").text.replacing("\u{A0}", with: " ") == "1.234,50 €")
  }
}

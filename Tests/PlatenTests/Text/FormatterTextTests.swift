import PlatenTesting
import SwiftUI
import Testing

/// Values in a text that a formatter shows.
@MainActor @Suite struct FormatterTextTests {
  private let dollars: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .currency
    return formatter
  }()
  private let year: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy"
    return formatter
  }()

  @Test func aNumberIsShownByAFormatterOfFoundation() async {
    let screen = await Screen(
      VStack {
        Text("\(3.5 as NSNumber, formatter: dollars) a month")
        Text(NSNumber(value: 2), formatter: dollars)
      })
    #expect(screen.shows("$3.50 a month") && screen.shows("$2.00"))
  }

  @Test func aDateIsShownByAFormatterOfFoundation() async {
    let screen = await Screen(
      VStack {
        Text("in \(Date(timeIntervalSince1970: 0), formatter: year)")
        Text(Date(timeIntervalSince1970: 40_000_000), formatter: year)
      })
    #expect(screen.shows("in 1970") && screen.shows("1971"))
  }
}

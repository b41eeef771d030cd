import Foundation
import PlatenTesting
import SwiftUI
import Testing

/// The calendar of the user's locale, in date pickers and in texts.
@MainActor @Suite struct UserCalendarTests {
  /// November 14, 2023, 22:13:20 in Greenwich.
  private static let start = 1_700_000_000

  private struct Page: View {
    let isGraphical: Bool
    @State private var date = Date(timeIntervalSince1970: TimeInterval(UserCalendarTests.start))

    var body: some View {
      VStack {
        if isGraphical {
          DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
        } else {
          DatePicker("Day", selection: $date, displayedComponents: .date)
        }
        Text("Seconds: \(String(Int(date.timeIntervalSince1970)))")
      }
      .environment(\.timeZone, .gmt)
    }
  }

  private func screen(_ locale: String, isGraphical: Bool = true) async -> Screen {
    await Screen(Page(isGraphical: isGraphical), locale: Locale(identifier: locale))
  }

  @Test(arguments: [("th_TH", "2566", "14"), ("fa_IR", "۱۴۰۲", "۲۳")])
  func daysAreThoseOfTheLocalesCalendar(_ locale: String, _ year: String, _ day: String) async throws {
    let screen = await screen(locale)
    #expect(screen.texts.contains { $0.contains(year) }, "the month's title has the year of the calendar")
    _ = try screen.button("\(day), chosen")
  }

  @Test func aDayThatIsPressedIsThatOfTheCalendar() async throws {
    let screen = await screen("fa_IR")
    // The first of Aban 1402 was October 23, 2023.
    try screen.button("۱").press()
    #expect(screen.shows("Seconds: \(Self.start - 22 * 86_400)"))
    _ = try screen.button("۱, chosen")
    try screen.button("۱, chosen").press()
    #expect(screen.shows("Seconds: \(Self.start - 22 * 86_400)"), "a date is not taken back")
  }

  @Test func aButtonOpensTheDaysBesideTheField() async throws {
    let screen = await screen("th_TH", isGraphical: false)
    #expect(try screen.field("Day").text.contains("2566"))
    try screen.button("Calendar").press()
    try screen.button("20").press()
    #expect(screen.shows("Seconds: \(Self.start + 6 * 86_400)"))
    #expect(!screen.texts.contains("21"), "the days are closed")
  }

  /// As in the pattern of ARIA's date picker: arrows and Return choose another day at once.
  @Test func theDaysThatAButtonOpensHaveTheFocus() async throws {
    let screen = await screen("th_TH", isGraphical: false)
    try screen.button("Calendar").press()
    try screen.press(.rightArrow)
    try screen.press(.downArrow)
    try screen.press(.return)
    #expect(screen.shows("Seconds: \(Self.start + 8 * 86_400)"))
  }

  @Test func aTypedDateIsReadInTheCalendar() async throws {
    let screen = await screen("th_TH", isGraphical: false)
    let field = try screen.field("Day")
    try field.focus()
    try field.replace(with: "20/11/2566")
    try screen.press(.tab)
    #expect(screen.shows("Seconds: \(Self.start + 6 * 86_400)"))
  }

  @Test func aLocaleThatAViewSetsDoesNotChangeTheCalendar() async throws {
    struct Thai: View {
      @Environment(\.calendar) private var calendar
      var body: some View { Text(verbatim: "\(calendar.identifier)") }
    }
    let german = await Screen(Thai().environment(\.locale, Locale(identifier: "th_TH")))
    #expect(german.texts == ["gregorian"])
    let thai = await Screen(Thai(), locale: Locale(identifier: "th_TH"))
    #expect(thai.texts == ["buddhist"])
    let chosen = await Screen(
      Thai().environment(\.calendar, Calendar(identifier: .persian)), locale: Locale(identifier: "th_TH"))
    #expect(chosen.texts == ["persian"])
  }

  @Test func formatsFollowTheCalendarOfTheirLocale() async throws {
    let date = Date(timeIntervalSince1970: TimeInterval(Self.start))
    let format = Date.FormatStyle(timeZone: .gmt).year()
    let gregorian = Date.FormatStyle(calendar: Calendar(identifier: .gregorian), timeZone: .gmt).year()
    let screen = await Screen(
      VStack {
        Text(date, format: format)
        Text(date, format: gregorian)
        Text(date, style: .date)
      },
      locale: Locale(identifier: "th_TH"))
    let texts = screen.texts
    try #require(texts.count == 3)
    #expect(texts[0].contains("2566") && texts[2].contains("2566"))
    #expect(texts[1].contains("2023"), "the program names the calendar")
  }

  @Test func daysHaveTheDigitsOfTheLanguage() async throws {
    // The calendar of Egypt is the Gregorian one.
    let screen = await screen("ar_EG")
    #expect(screen.texts.contains("١٤") && !screen.texts.contains("14"))
  }

  @Test func aDayInAnotherCalendarIsChosenInThisOne() async throws {
    struct Days: View {
      @State private var days: Set<DateComponents> = [
        DateComponents(calendar: Calendar(identifier: .gregorian), year: 2023, month: 11, day: 14)
      ]
      var body: some View { MultiDatePicker("Days", selection: $days).environment(\.timeZone, .gmt) }
    }
    let screen = await Screen(Days(), locale: Locale(identifier: "fa_IR"))
    _ = try screen.button("۲۳, chosen")
  }
}

import PlatenTesting
import SwiftUI
import Testing

/// A calendar in which several days are chosen.
@MainActor @Suite struct MultiDatePickerTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    return calendar
  }()

  private static func day(_ day: Int) -> Date {
    calendar.date(from: DateComponents(year: 2026, month: 7, day: day)) ?? .distantPast
  }

  private struct Page: View {
    var bounds: Range<Date>?
    var direction = LayoutDirection.leftToRight
    @State private var dates: Set<DateComponents> = [DateComponents(year: 2026, month: 7, day: 14)]

    var body: some View {
      VStack {
        if let bounds {
          MultiDatePicker("Days", selection: $dates, in: bounds)
        } else {
          MultiDatePicker("Days", selection: $dates)
        }
        Text("Chosen: \(dates.map { "\($0.month ?? 0)/\($0.day ?? 0)" }.sorted().joined(separator: " "))")
      }
      .environment(\.calendar, MultiDatePickerTests.calendar)
      .environment(\.timeZone, MultiDatePickerTests.calendar.timeZone)
      .environment(\.layoutDirection, direction)
    }
  }

  /// The buttons for the months come first, and no day by itself.
  private func focusCalendar(_ screen: Screen) throws {
    for _ in 0..<3 { try screen.press(.tab) }
    #expect(screen.focusedLabel == "Days, July 2026")
  }

  @Test func itOpensWithTheFirstDayChosen() async throws {
    let screen = await Screen(Page())
    #expect(screen.texts.contains("July 2026"))
    #expect(screen.texts.contains("31"))
    _ = try screen.button("14, chosen")
  }

  @Test func aPressChoosesADayOrTakesThatBack() async throws {
    let screen = await Screen(Page())
    try screen.button("20").press()
    #expect(screen.shows("Chosen: 7/14 7/20"))
    try screen.button("14, chosen").press()
    #expect(screen.shows("Chosen: 7/20"))
  }

  @Test func arrowKeysMoveBetweenDaysAndSpaceChooses() async throws {
    let screen = await Screen(Page())
    try focusCalendar(screen)
    try screen.press(.rightArrow)
    try screen.press(.downArrow)
    try screen.press(.space)
    #expect(screen.shows("Chosen: 7/14 7/22"))
    try screen.press(.pageDown)
    #expect(screen.texts.contains("August 2026"))
    try screen.press(.home)
    try screen.press(.return)
    #expect(screen.shows("Chosen: 7/14 7/22 8/1"))
  }

  @Test func `from right to left the next day is at the left`() async throws {
    let screen = await Screen(Page(direction: .rightToLeft))
    try focusCalendar(screen)
    try screen.press(.leftArrow)
    try screen.press(.space)
    #expect(screen.shows("Chosen: 7/14 7/15"))
  }

  @Test func daysOutOfBoundsCanNotBeChosen() async throws {
    let screen = await Screen(Page(bounds: Self.day(10)..<Self.day(16)))
    #expect(try screen.button("10").isEnabled)
    #expect(try !screen.button("9").isEnabled)
    #expect(try !screen.button("16").isEnabled)
    try focusCalendar(screen)
    try screen.press(.pageDown)
    // The last day there is, and no further.
    try screen.press(.space)
    #expect(screen.shows("Chosen: 7/14 7/15"))
  }

  private struct TwoDays: View {
    @State private var dates: Set<DateComponents> = [
      DateComponents(year: 2026, month: 7, day: 14), DateComponents(year: 2026, month: 9, day: 20),
    ]

    var body: some View {
      VStack {
        MultiDatePicker("Days", selection: $dates)
        Button("Choose others") { dates = [DateComponents(year: 2027, month: 1, day: 1)] }
        Text("Chosen: \(dates.map { "\($0.month ?? 0)/\($0.day ?? 0)" }.sorted().joined(separator: " "))")
      }
      .environment(\.calendar, MultiDatePickerTests.calendar)
      .environment(\.timeZone, MultiDatePickerTests.calendar.timeZone)
    }
  }

  @Test func theSameKeyTakesTheSameDayAwayAndChoosesItAgain() async throws {
    let screen = await Screen(TwoDays())
    try focusCalendar(screen)
    try screen.press(.space)
    #expect(screen.shows("Chosen: 9/20"))
    #expect(screen.texts.contains("July 2026"))
    try screen.press(.space)
    #expect(screen.shows("Chosen: 7/14 9/20"))
  }

  @Test func theProgramDoesNotChangeTheShownMonth() async throws {
    let screen = await Screen(TwoDays())
    try screen.button("Choose others").press()
    #expect(screen.shows("Chosen: 1/1"))
    #expect(screen.texts.contains("July 2026"))
  }
}

import PlatenTesting
import SwiftUI
import Testing

/// Calendars as grids of buttons, in a popup and in the page.
@MainActor @Suite struct OpenCalendarTests {
  private struct Trip: View {
    @State private var start = Trip.date(2026, 3, 10)
    @State private var end = Trip.date(2026, 3, 20)
    var direction = LayoutDirection.leftToRight

    static func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12)) ?? .distantPast
    }

    var body: some View {
      Form {
        DatePicker(
          "Start", selection: $start, in: Trip.date(2026, 3, 5)...Trip.date(2026, 12, 31), displayedComponents: .date)
        DatePicker("End", selection: $end, displayedComponents: .date).datePickerStyle(.graphical)
      }
      .environment(\.timeZone, .gmt)
      .environment(\.calendar, Calendar(identifier: .gregorian))
      .environment(\.layoutDirection, direction)
    }
  }

  /// The buttons of the popup, or of the calendar in the page.
  private func buttons(_ screen: Screen, inPopup: Bool) -> [ShownNode] {
    var buttons: [ShownNode] = []
    for child in screen.host.root.children where child.isPopup == inPopup {
      child.forEach { node in
        if case .control(let button as ButtonContent) = node.content, button.isOption {
          buttons.append(ShownNode(node))
        }
      }
    }
    return buttons
  }

  private func day(_ handle: CalendarHandle) throws -> [Int?] {
    let day = try handle.day
    return [day.year, day.month, day.day]
  }

  private func openStart(_ direction: LayoutDirection = .leftToRight) async throws -> (Screen, CalendarHandle) {
    let screen = await Screen(Trip(direction: direction))
    let calendar = try screen.calendar("Start")
    try calendar.focus()
    try screen.press(.return)
    return (screen, calendar)
  }

  @Test func `a date picker opens a month of buttons with those around it`() async throws {
    let (screen, _) = try await openStart()
    let labels = buttons(screen, inPopup: true).map(\.label)
    #expect(labels == ["Previous Month", "Next Month"] + (1...31).map(String.init))
    #expect(screen.shows("March 2026"))
    #expect(buttons(screen, inPopup: true).filter { $0.isOn == true }.map(\.label) == ["10"])
  }

  @Test func `days out of the range are disabled`() async throws {
    let (screen, _) = try await openStart()
    let disabled = buttons(screen, inPopup: true).filter { !$0.isEnabled }.map(\.label)
    #expect(disabled == ["1", "2", "3", "4"])
  }

  @Test func `keys lead to the same days in a month that is open and in dates of the program`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for (key, expected) in [
      (KeyEquivalent.leftArrow, (1, 30)), (.rightArrow, (2, 1)), (.upArrow, (1, 24)), (.downArrow, (2, 7)),
      (.pageUp, (12, 31)), (.pageDown, (2, 28)), (.home, (1, 1)), (.end, (1, 31)),
    ] {
      let move = try #require(CalendarMove(key, isRightToLeft: false))
      let date = try #require(calendar.date(after: move, from: Trip.date(2026, 1, 31)))
      let parts = calendar.dateComponents([.month, .day, .hour], from: date)
      #expect([parts.month, parts.day, parts.hour] == [expected.0, expected.1, 12])
    }
    #expect(CalendarMove(.space, isRightToLeft: false) == nil)
  }

  /// UICalendarView and NSDatePicker: the arrow keys follow the days as they are placed.
  @Test func `in a month from right to left the next day is at the left`() async throws {
    let (screen, calendar) = try await openStart(.rightToLeft)
    for (key, expected) in [
      (KeyEquivalent.leftArrow, [2026, 3, 11]), (.downArrow, [2026, 3, 18]), (.rightArrow, [2026, 3, 17]),
    ] {
      try screen.press(key)
      #expect(try day(calendar) == expected)
    }
    let inPage = try screen.calendar("End")
    try inPage.focus()
    try screen.press(.leftArrow)
    #expect(try day(inPage) == [2026, 3, 21])
  }

  @Test func `keys go by days, weeks and months, and Return keeps the day`() async throws {
    let (screen, calendar) = try await openStart()
    for (key, expected) in [
      (KeyEquivalent.rightArrow, [2026, 3, 11]), (.downArrow, [2026, 3, 18]), (.leftArrow, [2026, 3, 17]),
      (.upArrow, [2026, 3, 10]), (.pageDown, [2026, 4, 10]), (.end, [2026, 4, 30]), (.home, [2026, 4, 1]),
      (.pageUp, [2026, 3, 5]),
    ] {
      try screen.press(key)
      #expect(try day(calendar) == expected)
    }
    #expect(!buttons(screen, inPopup: true).isEmpty)
    try screen.press(.return)
    #expect(buttons(screen, inPopup: true).isEmpty)
    #expect(screen.driver.focused?.role == .date)
  }

  @Test func `buttons choose a day and turn to another month`() async throws {
    let (screen, calendar) = try await openStart()
    let eight = try #require(buttons(screen, inPopup: true).first { $0.label == "8" })
    #expect(screen.driver.perform(.press, on: eight))
    #expect(try day(calendar) == [2026, 3, 8])
    let next = try #require(buttons(screen, inPopup: true).first { $0.label == "Next Month" })
    #expect(screen.driver.perform(.press, on: next))
    #expect(try day(calendar) == [2026, 4, 8])
    #expect(buttons(screen, inPopup: true).count == 32)
    #expect(screen.shows("April 2026"))
  }

  @Test func `a calendar in the page has the same buttons, and a press gives it the focus`() async throws {
    let screen = await Screen(Trip())
    let calendar = try screen.calendar("End")
    let days = buttons(screen, inPopup: false)
    #expect(days.count == 33)
    #expect(days.filter { $0.isOn == true }.map(\.label) == ["20"])
    let first = try #require(days.first { $0.label == "1" })
    #expect(screen.driver.perform(.press, on: first))
    #expect(try day(calendar) == [2026, 3, 1])
    #expect(screen.driver.focused?.role == .date)
    #expect(buttons(screen, inPopup: false).filter { $0.isOn == true }.map(\.label) == ["1"])
    try screen.press(.leftArrow)
    #expect(try day(calendar) == [2026, 2, 28])
    #expect(buttons(screen, inPopup: false).count == 30)
  }
}

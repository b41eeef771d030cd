import Foundation
import Platen
import PlatenTesting
import Testing

/// What is typed into a date picker and is no date of it: it stays, with the reason, and the date stays what it was.
@MainActor @Suite struct DateEntryTests {
  @MainActor private final class Log {
    var dates: [Date] = []
  }

  private struct Appointment: View {
    /// 14 November 2023, 22:13:20 UTC.
    static let start = Date(timeIntervalSince1970: 1_700_000_000)

    var isLimited = false
    var locale = "en_US"
    let log: Log
    @State private var date = start

    var body: some View {
      Form {
        if isLimited {
          // From 22 July 2023, 04:26:40 to 15 January 2027, 08:00:00.
          DatePicker(
            "Due", selection: $date,
            in: Date(timeIntervalSince1970: 1_690_000_000)...Date(timeIntervalSince1970: 1_800_000_000),
            displayedComponents: .date)
          DatePicker("At", selection: $date, in: Self.start..., displayedComponents: .hourAndMinute)
        } else {
          DatePicker("Due", selection: $date, displayedComponents: .date)
          DatePicker("At", selection: $date, displayedComponents: .hourAndMinute)
        }
        Button("Next day") { date += 86_400 }
        Button("Save") {}.disabledUnlessValid()
      }
      .onChange(of: date) { _, new in log.dates.append(new) }
      .environment(\.timeZone, TimeZone(identifier: "UTC") ?? .current)
      .environment(\.calendar, Calendar(identifier: .gregorian))
      .environment(\.locale, Locale(identifier: locale))
    }
  }

  /// Types into a field and leaves it.
  private func enter(_ text: String, into name: String, _ screen: Screen) throws -> FieldHandle {
    let field = try screen.field(name)
    try field.replace(with: text)
    try field.press(.tab)
    return field
  }

  @Test(arguments: [false, true]) func `a day that does not exist stays with the reason`(isLimited: Bool) async throws {
    let log = Log()
    let screen = await Screen(Appointment(isLimited: isLimited, log: log))
    let field = try enter("02302024", into: "Due", screen)
    #expect(try field.text == "02/30/2024" && field.validationMessage == "There is no such day.")
    #expect(try log.dates == [] && !field.isFocused)
    #expect(try !screen.button("Save").isEnabled)
    // It stays when the field is visited again, and when other views are evaluated.
    try field.focus()
    try field.press(.tab)
    #expect(try field.text == "02/30/2024" && field.validationMessage == "There is no such day.")
    // Corrected.
    _ = try enter("02292024", into: "Due", screen)
    #expect(try field.text == "02/29/2024" && field.validationMessage == nil)
    #expect(log.dates == [Appointment.start + 107 * 86_400])
    #expect(try screen.button("Save").isEnabled)
  }

  @Test func `a reason goes as soon as the text is a day`() async throws {
    let screen = await Screen(Appointment(log: Log()))
    let field = try enter("02302024", into: "Due", screen)
    try field.select(4..<5)
    try field.type("8")
    #expect(try field.text.hasPrefix("02/") && field.validationMessage == "There is no such day.")
    try field.replace(with: "02292024")
    #expect(try field.validationMessage == nil)
  }

  @Test func `a part of a day stays with the reason, and an empty field shows the day again`() async throws {
    let log = Log()
    let screen = await Screen(Appointment(log: log))
    #expect(try enter("0230", into: "Due", screen).validationMessage == "This is no whole date.")
    #expect(try screen.field("Due").text.hasPrefix("02/30"))
    let field = try enter("", into: "Due", screen)
    #expect(try field.text == "11/14/2023" && field.validationMessage == nil)
    #expect(log.dates == [])
  }

  @Test func `a day outside of the range stays with the range`() async throws {
    let log = Log()
    let screen = await Screen(Appointment(isLimited: true, log: log))
    let field = try enter("01012001", into: "Due", screen)
    #expect(try field.text == "01/01/2001")
    #expect(try field.validationMessage == "Enter a day from 07/22/2023 to 01/15/2027.")
    #expect(log.dates == [])
    // The days of both bounds are in it.
    #expect(try enter("07222023", into: "Due", screen).validationMessage == nil)
    #expect(try enter("01152027", into: "Due", screen).validationMessage == nil)
    #expect(log.dates.count == 2)
  }

  @Test func `a time that does not exist, is not whole or is too early stays with the reason`() async throws {
    let log = Log()
    let screen = await Screen(Appointment(isLimited: true, locale: "en_GB", log: log))
    #expect(try enter("2530", into: "At", screen).validationMessage == "There is no such time.")
    #expect(try screen.field("At").text == "25:30")
    #expect(try enter("09", into: "At", screen).validationMessage == "This is no whole time.")
    #expect(try enter("2212", into: "At", screen).validationMessage == "This time can’t be chosen.")
    #expect(log.dates == [])
    #expect(try enter("2215", into: "At", screen).validationMessage == nil)
    #expect(log.dates == [Appointment.start + 100])
  }

  @Test func `a date that the program sets takes the place of what was typed`() async throws {
    let screen = await Screen(Appointment(log: Log()))
    let field = try enter("02302024", into: "Due", screen)
    try screen.button("Next day").press()
    #expect(try field.text == "11/15/2023" && field.validationMessage == nil)
    #expect(try screen.button("Save").isEnabled)
  }

  @Test func `the form of dates is that of the user's language`() async throws {
    let screen = await Screen(Appointment(locale: "de_DE", log: Log()))
    #expect(try enter("30.02.2024", into: "Due", screen).text == "30.02.2024")
    #expect(try screen.field("Due").validationMessage != nil)
  }
}

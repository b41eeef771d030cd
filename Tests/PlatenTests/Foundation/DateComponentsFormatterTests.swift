import SwiftUI
import Testing

@Suite struct DateComponentsFormatterTests {
  private func formatter(
    _ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle = .positional
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    return formatter
  }

  @Test func positionalUnitsPadAllButTheFirst() {
    let clock = formatter([.hour, .minute, .second])
    #expect(clock.string(from: 3610) == "1:00:10")
    #expect(clock.string(from: 75) == "1:15")
    #expect(clock.string(from: 0) == "0")
    #expect(formatter([.minute, .second]).string(from: 3725) == "62:05")
  }

  @Test func paddingWritesEachUnitWithTwoDigits() {
    let clock = formatter([.minute, .second])
    clock.zeroFormattingBehavior = .pad
    #expect(clock.string(from: 5) == "00:05")
    #expect(clock.string(from: 605) == "10:05")
  }

  @Test func namesLeaveOutUnitsOfZero() {
    let units: NSCalendar.Unit = [.hour, .minute, .second]
    #expect(formatter(units, .full).string(from: 3605) == "1 hour, 5 seconds")
    #expect(formatter(units, .abbreviated).string(from: 3725) == "1h 2m 5s")
    #expect(formatter(units, .short).string(from: 7325) == "2 hr, 2 min, 5 sec")
    #expect(formatter(units, .spellOut).string(from: 120) == "two minutes")
  }

  @Test func theLargestUnitsAreKept() {
    let units = formatter([.day, .hour, .minute, .second], .full)
    units.maximumUnitCount = 2
    #expect(units.string(from: 90_125) == "1 day, 1 hour")
  }

  @Test func datesAndComponentsAreCountedByTheCalendar() {
    let units = formatter([.year, .month, .day], .full)
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(units.string(from: start, to: start.addingTimeInterval(32 * 86_400)) == "1 month, 1 day")
    #expect(formatter([.minute], .full).string(from: DateComponents(hour: 2)) == "120 minutes")
  }
}

import Foundation
import PlatenTesting
import SwiftUI
import Testing

/// Formats of times that follow the clock. The expected values are those of Apple's documentation.
@MainActor @Suite struct SystemFormatStyleTests {
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  private func words<F: FormatStyle>(_ style: F, after seconds: Double) -> String
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    String(style.locale(Locale(identifier: "en_US")).format(start.addingTimeInterval(seconds)).characters)
  }

  @Test func anOffsetShowsTheLargestFields() {
    #expect(words(.offset(to: start), after: 222) == "3 minutes, 42 seconds")
    #expect(words(.offset(to: start), after: -5) == "−5 seconds")
    #expect(words(.offset(to: start, sign: .never), after: -5) == "5 seconds")
    #expect(words(.offset(to: start, sign: .always(includingZero: false)), after: 5) == "+5 seconds")
    #expect(
      words(.offset(to: start, allowedFields: [.hour, .minute, .second], maxFieldCount: 3), after: 5025) == "1:23:45")
  }

  @Test func aStopwatchHasHundredths() {
    #expect(words(.stopwatch(startingAt: start), after: 5.23) == "00:05.23")
    #expect(words(.stopwatch(startingAt: start), after: 2730.12) == "45:30.12")
    #expect(words(.stopwatch(startingAt: start), after: 3600) == "01:00:00.00")
    #expect(words(.stopwatch(startingAt: start, maxPrecision: .seconds(1)), after: 83.4) == "01:23")
    #expect(words(.stopwatch(startingAt: start, maxPrecision: .milliseconds(100)), after: 83.44) == "01:23.4")
    #expect(words(.stopwatch(startingAt: start, maxFieldCount: 3), after: 5025.67) == "01:23:45")
    #expect(words(.stopwatch(startingAt: start, maxFieldCount: 2), after: 5025.67) == "1:23")
  }

  @Test func aTimerStaysInItsInterval() {
    let end = start.addingTimeInterval(300)
    #expect(words(.timer(countingDownIn: start..<end), after: 0) == "5:00")
    #expect(words(.timer(countingDownIn: start..<end), after: 270) == "0:30")
    #expect(words(.timer(countingDownIn: start..<end), after: 400) == "0:00")
    #expect(words(.timer(countingUpIn: start..<end), after: 61) == "1:01")
  }

  @Test func aReferenceIsRelativeNearItsDate() {
    #expect(words(.reference(to: start), after: -300) == "in 5 minutes")
    #expect(words(.reference(to: start), after: 3 * 86400) == "3 days ago")
    #expect(words(.reference(to: start), after: 600 * 86400) == "November 2023")
  }

  @Test func aTextFollowsTheClock() async {
    let start = Date()
    let pattern = Duration.TimeFormatStyle.Pattern.minuteSecond(
      padMinuteToLength: 1, fractionalSecondsLength: 0, roundFractionalSeconds: .down)
    let screen = await Screen(
      VStack {
        Text(.currentDate, format: .timer(countingUpIn: start..<start.addingTimeInterval(3600)))
        Text(.durationOffset(to: start), format: .time(pattern: pattern))
      })
    await screen.advance(by: 65.5)
    #expect(screen.texts == ["1:05", "1:05"])
    await screen.advance(by: 1)
    #expect(screen.texts == ["1:06", "1:06"])
  }
}

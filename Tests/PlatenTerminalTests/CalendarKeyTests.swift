import Foundation
import Platen
import Testing

@testable import PlatenTerminal

/// The keys of a month in the page.
@MainActor @Suite struct CalendarKeyTests {
  private struct Page: View {
    @State private var day = Date(timeIntervalSince1970: 1_773_144_000)  // 10 March 2026, noon
    var body: some View {
      VStack {
        DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.graphical).labelsHidden()
        Text("Chosen: \(Calendar(identifier: .gregorian).component(.day, from: day))")
      }
      .environment(\.timeZone, .gmt)
      .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  @Test func homeAndEndLeadToTheEndsOfTheMonth() {
    let run = SessionRun(Page(), columns: 60, rows: 16)
    run.type("\u{1B}[C")
    #expect(run.text.contains("Chosen: 11"))
    run.type("\u{1B}[F")
    #expect(run.text.contains("Chosen: 31"))
    run.type("\u{1B}[H")
    #expect(run.text.contains("Chosen: 1\n") || run.text.contains("Chosen: 1 "))
    run.type("\u{1B}[6~\u{1B}[F")
    #expect(run.text.contains("April 2026"))
    #expect(run.text.contains("Chosen: 30"))
  }
}

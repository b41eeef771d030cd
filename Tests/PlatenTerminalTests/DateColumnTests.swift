import Foundation
import Platen
import Testing

@testable import PlatenTerminal

/// Date pickers below one another outside of a form.
@MainActor @Suite struct DateColumnTests {
  private struct Trip: View {
    @State private var start = Date(timeIntervalSince1970: 1_773_144_000)  // 10 March 2026, noon
    @State private var end = Date(timeIntervalSince1970: 1_774_008_000)  // 20 March 2026, noon
    let components: DatePickerComponents
    var body: some View {
      VStack {
        DatePicker("Departure", selection: $start, displayedComponents: components)
        DatePicker("Back", selection: $end, displayedComponents: components)
      }
      .environment(\.timeZone, .gmt)
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  @Test(arguments: [[.date], [.date, .hourAndMinute], [.hourAndMinute]] as [DatePickerComponents])
  func theirFieldsBeginInOneColumn(components: DatePickerComponents) {
    let run = SessionRun(Trip(components: components), columns: 70, rows: 8)
    let rows = run.shown.filter { $0.contains("Departure") || $0.contains("Back") }
    #expect(rows.count == 2)
    let columns = rows.map { row in
      row.firstIndex(where: \.isNumber).map { row.distance(from: row.startIndex, to: $0) }
    }
    #expect(Set(columns).count == 1, "\(rows)")
  }
}

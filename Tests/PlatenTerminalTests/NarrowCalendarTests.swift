import Foundation
import Platen
import Testing

@testable import PlatenTerminal

/// A month in the page, in windows that are narrower than it.
@MainActor @Suite struct NarrowCalendarTests {
  private struct Page: View {
    @State private var day = Date(timeIntervalSince1970: 1_773_144_000)  // 10 March 2026, noon
    var body: some View {
      DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.graphical).labelsHidden()
        .environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  private struct Several: View {
    @State private var days: Set = [DateComponents(year: 2026, month: 3, day: 10)]
    var body: some View {
      MultiDatePicker("Days", selection: $days).labelsHidden()
        .environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  /// The digits of each week, and the column behind the last of them.
  private func weeks(of page: some View, _ columns: Int) -> (digits: [String], ends: Set<Int>) {
    let run = SessionRun(page, columns: columns, rows: 12)
    let rows = run.shown.filter { $0.contains(where: \.isNumber) && !$0.contains("Mar") && !$0.contains("Tab") }
    let whole = rows.filter { $0.filter(\.isNumber).count > 6 }.map { row in
      row.lastIndex(where: \.isNumber).map { row.distance(from: row.startIndex, to: $0) } ?? -1
    }
    return (rows.map { $0.filter(\.isNumber) }, Set(whole))
  }

  @Test(arguments: [14, 16, 18, 19, 20, 21, 30]) func allDaysAreShownBelowOneAnother(columns: Int) {
    let (digits, ends) = weeks(of: Page(), columns)
    #expect(Array(digits.prefix(5)) == ["1234567", "891011121314", "15161718192021", "22232425262728", "293031"])
    #expect(ends.count == 1, "Saturdays end in one column")
    #expect(ends.allSatisfy { $0 < columns })
  }

  @Test(arguments: [14, 16, 18, 20, 30]) func allDaysOfSeveralAreShownBelowOneAnother(columns: Int) {
    let digits = weeks(of: Several(), columns).digits
    #expect(Array(digits.prefix(5)) == ["1234567", "891011121314", "15161718192021", "22232425262728", "293031"])
  }

  private struct Labeled: View {
    @State private var days: Set = [DateComponents(year: 2026, month: 3, day: 10)]
    var body: some View {
      VStack(alignment: .leading) { MultiDatePicker("Days", selection: $days) }
        .padding(.horizontal, 8)
        .environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  @Test(arguments: [16, 18, 20, 22, 24, 30]) func aMonthThatDoesNotFitBesideItsLabelIsBelowIt(columns: Int) throws {
    let run = SessionRun(Labeled(), columns: columns, rows: 12)
    let label = try #require(run.shown.firstIndex { $0.contains("Days") })
    #expect(run.shown[label].trimmingCharacters(in: .whitespaces) == "Days")
    let digits = run.shown[(label + 1)...].filter { $0.contains(where: \.isNumber) && !$0.contains("Mar") }
    #expect(
      digits.prefix(5).map { $0.filter(\.isNumber) }
        == ["1234567", "891011121314", "15161718192021", "22232425262728", "293031"])
  }

  @Test func aMonthThatFitsIsBesideItsLabel() {
    let run = SessionRun(Labeled(), columns: 46, rows: 12)
    #expect(run.shown.contains { $0.contains("Days") && $0.contains(where: { $0 != " " && !"Days".contains($0) }) })
  }

  @Test(arguments: [14, 18]) func theMonthCanBeChanged(columns: Int) throws {
    let run = SessionRun(Page(), columns: columns, rows: 12)
    let row = try #require(run.shown.firstIndex { $0.contains("Mar") })
    let line = Array(run.shown[row])
    let column = try #require(line.lastIndex { $0 != " " })
    run.type("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m")
    #expect(run.text.contains("Apr"))
  }
}

import Foundation
import Platen
import Testing

@testable import PlatenTerminal

/// A day that is chosen in a month, asked in lines: as the user's language writes it.
@MainActor @Suite struct PlainDayTests {
  private struct Arrival: View {
    @State private var day = Date.day(18)
    var range: ClosedRange<Date>? = nil

    var body: some View {
      Form {
        picker.datePickerStyle(.graphical)
        Button("Book") {}
        Text("On \(Calendar.current.component(.day, from: day))")
      }
    }

    private var picker: DatePicker<Text> {
      if let range { return DatePicker("Arrival", selection: $day, in: range, displayedComponents: .date) }
      return DatePicker("Arrival", selection: $day, displayedComponents: .date)
    }
  }

  private func lines(_ answers: [String], _ language: String = "en_US", in range: ClosedRange<Date>? = nil) async
    -> [String]
  {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: language)
    let console = EchoingConsole(answers, isSpoken: true)
    let host = ViewHost(Arrival(range: range), environment: environment)
    _ = await PlainForm(driver: FrontEndDriver(host: host), console: console).run()
    return console.written.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ("en_US", "11/18/2026", "11/20/2026"), ("de_DE", "18.11.2026", "20.11.2026"), ("en_GB", "18/11/2026", "20/11/2026"),
    ("sv_SE", "2026-11-18", "2026-11-20"),
  ])
  func `a day is asked and read in the user's form`(_ language: String, _ shown: String, _ typed: String) async {
    let lines = await lines([typed, "Book"], language)
    #expect(lines.contains { $0.contains("[\(shown)]") }, "\(lines)")
    #expect(lines.contains("On 20"), "\(lines)")
  }

  @Test(arguments: ["2026-11-20", "Nov 20, 2026", "11/20/26"]) func `other ways to write it are read`(
    _ typed: String
  ) async {
    let lines = await lines([typed, "Book"])
    #expect(lines.contains("On 20"), "\(lines)")
  }

  @Test(arguments: ["2026-11-31", "soon", "13/13/2026"]) func `what is no day is asked again`(_ typed: String) async {
    let lines = await lines([typed, "11/20/2026", "Book"])
    #expect(lines.contains { $0.contains("Enter a day such as 11/21/2026.") }, "\(lines)")
    #expect(lines.contains("On 20"))
  }

  @Test func `a day outside of the range is asked again, and the range is named`() async {
    let lines = await lines(["12/24/2026", "11/20/2026", "Book"], in: Date.day(2)...Date.day(28))
    #expect(lines.contains { $0.contains("(11/2/2026 to 11/28/2026)") }, "\(lines)")
    #expect(lines.contains { $0.contains("Enter a day from 11/2/2026 to 11/28/2026.") }, "\(lines)")
    #expect(lines.contains("On 20"))
  }
}

extension Date {
  /// Noon of a day of November 2026.
  fileprivate static func day(_ day: Int) -> Date {
    Calendar.current.date(from: DateComponents(year: 2026, month: 11, day: day, hour: 12)) ?? .distantPast
  }
}

import Foundation
import Platen
import Testing

@testable import PlatenTerminal

/// What is open over views that are placed from right to left is placed as they are, and the arrow keys lead to what is
/// at that side.
@MainActor @Suite struct RightToLeftKeyTests {
  private struct Day: View {
    @State private var day = Date(timeIntervalSince1970: 1_773_144_000)  // 10 March 2026, noon

    var body: some View {
      VStack {
        DatePicker("Day", selection: $day, displayedComponents: .date)
        Text("Chosen: \(Calendar(identifier: .gregorian).component(.day, from: day))")
      }
      .environment(\.timeZone, .gmt)
      .environment(\.calendar, Calendar(identifier: .gregorian))
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  private struct Commands: View {
    @State private var last = ""

    var body: some View {
      VStack {
        Menu("More") {
          Button("Delete") { last = "Delete" }
          Menu("Send") { Button("Mail") { last = "Mail" } }
        }
        Text("Last: \(last)")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  private struct Amount: View {
    @State private var amount = 5.0

    var body: some View {
      VStack {
        Slider(value: $amount, in: 0...10, step: 1) { Text("Amount") }
        Text("Amount: \(amount, format: .number)")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  private let left = "\u{1B}[D"
  private let right = "\u{1B}[C"

  /// Opens the month by the button beside the field of the day.
  private func open(_ run: SessionRun) {
    run.type("\t")
    run.type("\r")
  }

  @Test func `an open month`() throws {
    let run = SessionRun(Day(), columns: 80, rows: 40)
    open(run)
    let week = try #require(run.shown.first { $0.contains("10") && $0.contains("11") })
    #expect(try #require(week.range(of: "11")).lowerBound < #require(week.range(of: "10")).lowerBound)
    run.type(left)
    #expect(run.text.contains("Chosen: 11"))
    run.type(right + right)
    #expect(run.text.contains("Chosen: 9"))
  }

  @Test func `a menu in a menu`() {
    let run = SessionRun(Commands(), columns: 60, rows: 40)
    run.type("\r")
    #expect(run.text.contains("Delete") && run.text.contains("Send"))
    run.type("\u{1B}[F" + left)
    #expect(run.text.contains("Mail"))
    run.type(right)
    #expect(!run.text.contains("Mail") && run.text.contains("Delete"))
    run.type(left + "\r")
    #expect(run.text.contains("Last: Mail"))
  }

  /// The keys of a line of the list.
  private func keys(_ run: SessionRun, for meaning: String) -> String? {
    run.shown.first { $0.contains(meaning) }
  }

  @Test func `the list of keys says what they do`() throws {
    let run = SessionRun(Amount(), columns: 100, rows: 60)
    run.type(left)
    #expect(run.text.contains("Amount: 6"))
    run.type("?")
    let (next, previous) = (keys(run, for: "Next value"), keys(run, for: "Previous value"))
    #expect(try #require(next).contains("←") && !#require(next).contains("→"))
    #expect(try #require(previous).contains("→") && !#require(previous).contains("←"))
  }

  private struct Name: View {
    @State private var name = ""

    var body: some View { TextField("Name", text: $name).environment(\.layoutDirection, .rightToLeft) }
  }

  @Test(arguments: [("abc", "→"), ("אבג", "←")])
  func `the list of keys of a field follows its text`(text: String, forward: String) throws {
    let run = SessionRun(Name(), columns: 50, rows: 80)
    run.type(text + "\u{1B}?")
    let line = run.shown.first { $0.contains("Move forward") && !$0.contains("word") }
    #expect(try #require(line).contains(forward))
  }

  @Test func `the list of keys of an open month`() throws {
    let run = SessionRun(Day(), columns: 100, rows: 60)
    open(run)
    run.type("\u{1B}OP")
    #expect(try #require(keys(run, for: "Next day")).contains("←"))
    #expect(try #require(keys(run, for: "Previous day")).contains("→"))
  }
}

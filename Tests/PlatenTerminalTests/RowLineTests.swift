import Foundation
import Platen
import Testing

import PlatenTerminal

/// Lines, insets and spacing of rows in a terminal, which has none of its own between rows.
@MainActor @Suite struct RowLineTests {
  private func screen<V: View>(_ view: V) -> [String] {
    let session = TerminalSession(
      host: ViewHost(view), capabilities: TerminalCapabilities(colorDepth: .trueColor, isDark: true), columns: 40,
      rows: 16)
    session.start()
    return session.screenText
  }

  private func row(_ words: String, in lines: [String]) throws -> Int {
    try #require(lines.firstIndex { $0.contains(words) })
  }

  @Test func aColouredLineIsDrawnBetweenTwoRows() throws {
    let lines = screen(
      List {
        Section {
          Text("First").listRowSeparatorTint(.red)
          Text("Second")
          Text("Third")
        }
      })
    let (first, second) = (try row("First", in: lines), try row("Second", in: lines))
    #expect(second == first + 2)
    #expect(lines[first + 1].contains("────"))
    #expect(try row("Third", in: lines) == second + 1)
  }

  @Test func aHiddenLineIsNotDrawn() throws {
    let lines = screen(
      List {
        Text("First").listRowSeparatorTint(.red)
        Text("Second").listRowSeparator(.hidden)
      })
    #expect(try row("Second", in: lines) == row("First", in: lines) + 1)
  }

  @Test func insetsMoveTheTextOfARow() throws {
    let lines = screen(
      List {
        Section {
          Text("First").listRowInsets(EdgeInsets(top: 0, leading: 48, bottom: 0, trailing: 0))
          Text("Second")
          Text("Third").listRowInsets(EdgeInsets())
        }
      })
    func column(_ words: String) throws -> Int {
      let line = lines[try row(words, in: lines)]
      return line.distance(from: line.startIndex, to: try #require(line.range(of: words)).lowerBound)
    }
    #expect(try column("First") == column("Second") + 4)
    // Behind the line of the section's box, which is never covered.
    #expect(try column("Third") == column("Second") - 1)
  }

  @Test(arguments: [Prominence.standard, .increased])
  func aProminentHeaderIsUnderlined(prominence: Prominence) throws {
    let run = SessionRun(
      Form { Section("Colours") { Text("Red") } }.headerProminence(prominence),
      in: TerminalCapabilities(colorDepth: .trueColor, isDark: true), columns: 40, rows: 16)
    let row = try #require(run.shown.firstIndex { $0.contains("Colours") })
    let line = run.shown[row]
    let start = line.distance(from: line.startIndex, to: try #require(line.range(of: "Colours")).lowerBound)
    let attributes = run.screen.cells[row][start].style.attributes
    #expect(attributes.contains(.bold))
    #expect(attributes.contains(.underline) == (prominence == .increased))
  }

  @Test func rowsAreApartByWholeRowsOfCells() throws {
    let lines = screen(
      List {
        Text("First")
        Text("Second")
      }
      .listRowSpacing(32))
    #expect(try row("Second", in: lines) == row("First", in: lines) + 3)
  }
}

import Foundation
import Platen
import Testing

@testable import PlatenTerminal

/// Views that are dragged by the mouse.
@MainActor @Suite struct DragTests {
  private struct Board: View {
    @State private var words: [String] = []
    @State private var presses = 0
    @State private var isTargeted = false

    var body: some View {
      VStack(alignment: .leading) {
        Button("Card") { presses += 1 }.draggable("card")
        Text(isTargeted ? "Over" : "Target")
          .dropDestination(for: String.self) { items, _ in
            words += items
            return true
          } isTargeted: {
            isTargeted = $0
          }
        Text("Words \(words.count), presses \(presses)")
      }
    }
  }

  private func place(_ text: String, _ run: SessionRun) throws -> (column: Int, row: Int) {
    for (row, line) in run.shown.enumerated() {
      if let range = line.range(of: text) {
        return (line.distance(from: line.startIndex, to: range.lowerBound) + 1, row + 1)
      }
    }
    throw CancellationError()
  }

  @Test func aDraggedViewIsDroppedAndNotPressed() throws {
    let run = SessionRun(Board())
    let (from, to) = (try place("Card", run), try place("Target", run))
    run.type("\u{1B}[<0;\(from.column);\(from.row)M\u{1B}[<32;\(to.column);\(to.row)M")
    #expect(run.text.contains("Over"))
    run.type("\u{1B}[<0;\(to.column);\(to.row)m")
    #expect(run.text.contains("Words 1, presses 0"))
    #expect(run.text.contains("Target"))
  }

  @Test func aPressWithoutAMoveIsAPress() throws {
    let run = SessionRun(Board())
    let from = try place("Card", run)
    run.type("\u{1B}[<0;\(from.column);\(from.row)M\u{1B}[<0;\(from.column);\(from.row)m")
    #expect(run.text.contains("Words 0, presses 1"))
  }

  @Test func aDropElsewhereIsNone() throws {
    let run = SessionRun(Board())
    let (from, to) = (try place("Card", run), try place("Words", run))
    run.type("\u{1B}[<0;\(from.column);\(from.row)M\u{1B}[<32;\(to.column);\(to.row)M")
    run.type("\u{1B}[<0;\(to.column);\(to.row)m")
    #expect(run.text.contains("Words 0, presses 0"))
  }
}

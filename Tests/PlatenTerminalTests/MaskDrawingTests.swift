import Platen
import Testing

@testable import PlatenTerminal

/// Views that are shown where another view is drawn.
@MainActor @Suite struct MaskDrawingTests {
  @Test func `a shape shows the cells in which it is`() {
    let stars = Text("★★★★★").mask(alignment: .leading) { Rectangle().frame(width: 24) }
    let run = SessionRun(stars, columns: 20, rows: 3)
    #expect(run.text.filter { $0 == "★" }.count == 3, "\(run.text)")
  }

  @Test(arguments: [ColorDepth.none, .palette16, .trueColor])
  func `letters have the colour of the area behind them`(depth: ColorDepth) throws {
    let title = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
      .frame(width: 80, height: 16).mask { Text("Gradients!") }
    let run = SessionRun(title, columns: 20, rows: 3, depth: depth)
    let y = try #require(run.shown.firstIndex { $0.contains("Gradients!") }, "\(run.shown)")
    guard depth == .trueColor else { return }
    let cells = (0..<20).map { run.screen.cells[y][$0] }.filter { $0.text != " " }
    #expect(Set(cells.map(\.style.foreground)).count > 3)
    #expect(cells.allSatisfy { $0.style.background == .standard })
  }
}

import Platen
import PlatenTesting
import Testing

/// What a program hears of the scrolling of its views.
@MainActor @Suite struct ScrollObservationTests {
  @MainActor private final class Log {
    var lines: [String] = []
  }

  private func scroll(_ window: LaidOut, to y: CGFloat) throws {
    let node = try #require(window.host.root.first { $0.content.kindName == "scroll" })
    window.host.rows.setScrollOffset(CGPoint(x: 0, y: y), of: node)
    window.host.rows.scrollDidChange()
    window.layOut()
  }

  /// A view laid out, and what its first layout has called called.
  private func laidOut(_ view: some View) -> LaidOut {
    let window = LaidOut(view, width: 20, height: 10)
    window.layOut()
    return window
  }

  private func rows(_ count: Int) -> some View {
    ScrollView {
      ForEach(0..<count, id: \.self) { Text("Row \($0)") }
    }
  }

  @Test func theMeasuresFollowTheScrolling() throws {
    let log = Log()
    let window = laidOut(
      rows(30).onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { old, new in
        log.lines.append("\(Int(old)) \(Int(new))")
      })
    #expect(log.lines == ["0 0"])
    try scroll(window, to: 7)
    #expect(log.lines == ["0 0", "0 7"])
    try scroll(window, to: 7)
    #expect(log.lines.count == 2)
  }

  @Test func theMeasuresHaveTheSizesOfTheContentAndTheScrollView() throws {
    var last: ScrollGeometry?
    let window = laidOut(
      rows(30).onScrollGeometryChange(for: ScrollGeometry.self) {
        $0
      } action: {
        last = $1
      })
    try scroll(window, to: 3)
    let geometry = try #require(last)
    #expect(geometry.contentSize.height == 30)
    // Across the axis that it scrolls along, a scroll view is as wide as its content: "row 29".
    #expect(geometry.containerSize == CGSize(width: 6, height: 10))
    #expect(geometry.visibleRect.minY == 3)
  }

  @Test func severalModifiersObserveTheSameScrollView() throws {
    let log = Log()
    let window = laidOut(
      rows(30)
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 0
        } action: {
          log.lines.append("inner \($1)")
        }
        .onScrollGeometryChange(for: Int.self) {
          Int($0.contentOffset.y)
        } action: {
          log.lines.append("outer \($1)")
        })
    log.lines = []
    try scroll(window, to: 4)
    #expect(log.lines.sorted() == ["inner true", "outer 4"])
  }

  @Test func thePhaseIsIdleAgainWhenNothingMoves() async throws {
    let log = Log()
    let window = laidOut(
      rows(30).onScrollPhaseChange { old, new in log.lines.append("\(old) \(new)") })
    #expect(log.lines.isEmpty)
    try scroll(window, to: 2)
    try scroll(window, to: 5)
    #expect(log.lines == ["idle interacting"])
    for _ in 0..<100 where log.lines.count < 2 { try await Task.sleep(for: .milliseconds(20)) }
    #expect(log.lines == ["idle interacting", "interacting idle"])
  }

  @Test func observedContentIsPlacedAsOther() throws {
    let plain = laidOut(rows(3))
    let observed = laidOut(rows(3).onScrollPhaseChange { _, _ in })
    for row in ["Row 0", "Row 1", "Row 2"] { #expect(plain.frame(row) == observed.frame(row)) }
  }

  @Test func listsAndFormsReportTheirMeasures() throws {
    for isForm in [false, true] {
      let log = Log()
      var last: ScrollGeometry?
      let window = laidOut(
        RowsPage(isForm: isForm)
          .onScrollGeometryChange(for: ScrollGeometry.self) {
            $0
          } action: { old, new in
            last = new
            log.lines.append("\(Int(old.contentOffset.y)) \(Int(new.contentOffset.y))")
          })
      #expect(log.lines == ["0 0"])
      let form = try #require(window.host.root.first { $0.content.kindName == "form" })
      window.host.rows.setScrollOffset(CGPoint(x: 0, y: 6), of: form)
      window.host.rows.scrollDidChange()
      window.layOut()
      let geometry = try #require(last)
      #expect(log.lines == ["0 0", "0 6"] && geometry.contentOffset.y == 6)
      #expect(geometry.contentSize.height == form.contentSize.height && geometry.contentSize.height > 10)
      #expect(geometry.containerSize.height == 10)
    }
  }

  @Test func aScrollViewInARowIsNotMeasuredInsteadOfItsList() throws {
    var sizes: Set<CGFloat> = []
    let window = laidOut(
      List {
        ScrollView(.horizontal) { Text("A long line that is scrolled by itself") }
        ForEach(0..<20, id: \.self) { Text("Row \($0)") }
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentSize.height
      } action: {
        sizes.insert($1)
      })
    let form = try #require(window.host.root.first { $0.content.kindName == "form" })
    #expect(sizes == [form.contentSize.height])
  }

  private struct RowsPage: View {
    let isForm: Bool

    var body: some View {
      if isForm {
        Form { ForEach(0..<20, id: \.self) { Text("Row \($0)") } }
      } else {
        List { ForEach(0..<20, id: \.self) { Text("Row \($0)") } }
      }
    }
  }
}

import Platen
import PlatenTesting
import Testing

/// Views that scroll into and out of sight.
@MainActor @Suite struct ScrollVisibilityTests {
  @MainActor @Observable final class Log {
    @ObservationIgnored var lines: [String] = []
    @ObservationIgnored var visible: Set<Int> = []
    @ObservationIgnored var targets: [[Int]] = []
    var isShown = true
  }

  private func laidOut(_ view: some View) -> LaidOut {
    let window = LaidOut(view, width: 20, height: 10)
    window.layOut()
    return window
  }

  private func scroll(_ window: LaidOut, to y: CGFloat, _ kind: String = "scroll") throws {
    let node = try #require(window.host.root.first { $0.content.kindName == kind })
    window.host.rows.setScrollOffset(CGPoint(x: 0, y: y), of: node)
    window.host.rows.scrollDidChange()
    window.layOut()
  }

  @Test func rowsAreReportedAsTheyScrollIntoSight() throws {
    let log = Log()
    let window = laidOut(
      ScrollView {
        ForEach(0..<30, id: \.self) { row in
          Text("Row \(row)").onScrollVisibilityChange { isVisible in
            if isVisible { log.visible.insert(row) } else { log.visible.remove(row) }
            log.lines.append("\(row)")
          }
        }
      })
    #expect(log.visible == Set(0..<10) && log.lines.count == 10)
    try scroll(window, to: 7)
    #expect(log.visible == Set(7..<17) && log.lines.count == 24)
    try scroll(window, to: 7)
    #expect(log.lines.count == 24)
  }

  @Test func thePartOfTheThresholdHasToBeInSight() throws {
    let log = Log()
    let window = laidOut(
      ScrollView {
        Text("Tall").frame(height: 4)
          .onScrollVisibilityChange { log.lines.append("half \($0)") }
          .onScrollVisibilityChange(threshold: 1) { log.lines.append("all \($0)") }
          .onScrollVisibilityChange(threshold: 0) { log.lines.append("any \($0)") }
        ForEach(0..<30, id: \.self) { Text("Row \($0)") }
      })
    #expect(log.lines.sorted() == ["all true", "any true", "half true"])
    log.lines = []
    try scroll(window, to: 1)
    #expect(log.lines == ["all false"])
    try scroll(window, to: 3)
    #expect(log.lines == ["all false", "half false"])
    try scroll(window, to: 4)
    #expect(log.lines == ["all false", "half false", "any false"])
  }

  private struct Removed: View {
    let log: Log

    var body: some View {
      if log.isShown { Text("Row").onScrollVisibilityChange { log.lines.append("\($0)") } }
    }
  }

  @Test func aViewThatDisappearsIsOutOfSight() {
    let log = Log()
    let window = laidOut(Removed(log: log))
    #expect(log.lines == ["true"])
    log.isShown = false
    window.layOut()
    window.layOut()
    #expect(log.lines == ["true", "false"])
  }

  @Test func theTargetsInSightAreReported() throws {
    let log = Log()
    let window = laidOut(
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("Line \($0)").id($0) } }.scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { log.targets.append($0) })
    #expect(log.targets == [Array(0..<10)])
    try scroll(window, to: 7)
    #expect(log.targets.last == Array(7..<17))
    let count = log.targets.count
    try scroll(window, to: 7)
    #expect(log.targets.count == count)
  }

  @Test func onlyIdentitiesOfTheTypeAreReported() throws {
    let log = Log()
    let window = laidOut(
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("Line \($0)").id("\($0)") } }.scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Double.self) { log.lines.append("\($0)") })
    try scroll(window, to: 7)
    #expect(log.lines.isEmpty)
  }
}

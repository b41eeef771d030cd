import Platen
import Testing

/// What alignment guides cost in views within views.
@MainActor struct AlignmentGuideWorkTests {
  @MainActor private final class Log {
    var calls = 0
  }

  private func nested(_ depth: Int, _ log: Log) -> AnyView {
    guard depth > 0 else {
      return AnyView(
        Text("ab").alignmentGuide(.leading) { dimensions in
          log.calls += 1
          return dimensions[.leading] + 1
        })
    }
    return AnyView(
      VStack(alignment: .leading) {
        HStack(alignment: .top) {
          nested(depth - 1, log).padding(1)
          Text("cd")
        }
        Text("ef")
      })
  }

  /// How often the guide was called, and how often a node has arranged its children, in the first layout.
  private func work(depth: Int) -> (calls: Int, placements: Int) {
    let log = Log()
    let window = LaidOut(nested(depth, log), width: 200, height: 100)
    return (log.calls, window.host.statistics.placements)
  }

  @Test func theWorkGrowsWithTheNumberOfViewsAndNotWithTheirDepth() {
    let (five, ten, twenty) = (work(depth: 5), work(depth: 10), work(depth: 20))
    #expect(five.calls > 0)
    // Twice the views take twice the work, and what is the same for all counts besides.
    #expect(ten.placements <= 2 * five.placements)
    #expect(twenty.placements <= 2 * ten.placements + ten.placements / 4)
    #expect(twenty.calls <= 2 * ten.calls)
  }

  @Test func aGuideIsCalledOnceForEachProposal() {
    let log = Log()
    _ = LaidOut(nested(3, log), width: 40, height: 20)
    let once = log.calls
    let again = Log()
    let window = LaidOut(nested(3, again), width: 40, height: 20)
    window.layOut()
    #expect(again.calls == once)
  }

  private struct Pages: View {
    let log: Log
    @State private var page = 0

    var body: some View {
      VStack {
        Button("Turn") { page += 1 }
        if page == 1 {
          Text("guided").alignmentGuide(HorizontalAlignment.center) { dimensions in
            log.calls += 1
            return dimensions.width
          }
        } else {
          VStack {
            HStack { Text("a").padding() }
            HStack { Text("b").padding() }
          }
        }
      }
    }
  }

  @Test func aPageWithoutGuidesCostsTheSameAfterOneWithGuides() throws {
    let log = Log()
    let window = LaidOut(Pages(log: log), width: 40, height: 20)
    let first = window.host.statistics.placements
    let turn = try #require(window.host.root.first { $0.content.control is ButtonContent })
    window.host.send(.press, to: turn.id)
    window.layOut()
    #expect(log.calls > 0)
    window.host.send(.press, to: turn.id)
    let before = window.host.statistics.placements
    window.layOut()
    #expect(window.host.statistics.placements - before <= first)
  }

  private struct OtherGuide: View {
    @State private var isLeading = true

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Turn") { isLeading.toggle() }
        Text("moved").alignmentGuide(isLeading ? .leading : .trailing) { _ in -5 }
        Text("fixed")
      }
    }
  }

  @Test func aGuideThatIsReplacedByAnotherCountsNoMore() throws {
    let window = LaidOut(OtherGuide(), width: 20, height: 3)
    let (moved, fixed) = (try #require(window.frame("moved")), try #require(window.frame("fixed")))
    #expect(moved.minX - fixed.minX == 5)
    let turn = try #require(window.host.root.first { $0.content.control is ButtonContent })
    window.host.send(.press, to: turn.id)
    window.layOut()
    #expect(window.frame("moved")?.minX == window.frame("fixed")?.minX)
  }
}

#if DEBUG
import Platen
import PlatenTesting
import Testing

/// The view at which work takes too long is named, while the work is going on.
@MainActor struct WatchdogTests {
  /// A clock that advances each time it is read, and what was reported.
  @MainActor private final class Clock {
    var now = SuspendingClock.now
    var step = Duration.zero
    /// The time in which the thread waited for a processor.
    var waited = Duration.zero
    let views = Watchdog.Views()
    var reports: [String] = []

    func watch(_ host: ViewHost) {
      host.watchdog.now = { [unowned self] in
        now += step
        return now
      }
      host.watchdog.waited = { [unowned self] in waited }
      host.watchdog.reported = views
      host.watchdog.report = { [unowned self] in reports.append($0) }
    }
  }

  @MainActor private final class Log {
    var reportsDuringLayout: Int?
  }

  private struct Slow: Layout {
    let body: @MainActor () -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      // Each is measured for as long as the clock advances.
      for width in 0..<8 {
        for subview in subviews { _ = subview.sizeThatFits(ProposedViewSize(width: CGFloat(width), height: 1)) }
      }
      MainActor.assumeIsolated { body() }
      return CGSize(width: 4, height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  private struct SlowView: View {
    let whileLaidOut: @MainActor () -> Void
    var whileEvaluated: @MainActor () -> Void = {}

    var body: some View {
      let _ = whileEvaluated()
      Slow(body: whileLaidOut) { Text("slow") }
    }
  }

  private struct Page: View {
    var whileLaidOut: @MainActor () -> Void = {}
    var whileEvaluated: @MainActor () -> Void = {}

    var body: some View {
      VStack { SlowView(whileLaidOut: whileLaidOut, whileEvaluated: whileEvaluated) }
    }
  }

  @Test func aSlowLayoutIsReportedOnceAndBeforeItEnds() {
    let (clock, log) = (Clock(), Log())
    let host = ViewHost(
      Page(whileLaidOut: { log.reportsDuringLayout = log.reportsDuringLayout ?? clock.reports.count }))
    clock.watch(host)
    _ = host.update()
    #expect(clock.reports == [])
    clock.step = .milliseconds(300)
    host.layout.run(in: CGSize(width: 20, height: 5), metrics: GridMetrics())
    #expect(log.reportsDuringLayout == 1)
    #expect(clock.reports.count == 1)
    #expect(clock.reports.first?.contains("SlowView") == true, "\(clock.reports)")
  }

  @Test func aSlowBodyIsReported() {
    let clock = Clock()
    let host = ViewHost(Page(whileEvaluated: { clock.now += .seconds(2) }))
    clock.watch(host)
    _ = host.update()
    #expect(clock.reports.count == 1)
    #expect(clock.reports.first?.contains("SlowView") == true, "\(clock.reports)")
  }

  /// Of a machine that is busy with other programs.
  @Test func waitingForAProcessorIsNoPartOfAnUpdate() {
    let clock = Clock()
    let host = ViewHost(
      Page(whileEvaluated: {
        clock.now += .seconds(20)
        clock.waited += .milliseconds(19_500)
      }))
    clock.watch(host)
    _ = host.update()
    #expect(clock.reports == [])
  }

  @Test func whatIsLeftOfAWaitIsReported() {
    let clock = Clock()
    let host = ViewHost(
      Page(whileEvaluated: {
        clock.now += .seconds(20)
        clock.waited += .seconds(18)
      }))
    clock.watch(host)
    _ = host.update()
    #expect(clock.reports.count == 1)
  }

  @Test func aViewIsReportedOnce() {
    let clock = Clock()
    for _ in 0..<2 {
      let host = ViewHost(Page(whileEvaluated: { clock.now += .seconds(2) }))
      clock.watch(host)
      _ = host.update()
    }
    #expect(clock.reports.count == 1)
  }

  private struct Framed<Content: View>: View {
    let content: Content

    var body: some View { content }
  }

  @Test func theReportNamesAViewOfTheProgramWithoutItsParameters() {
    let clock = Clock()
    let host = ViewHost(
      Framed(
        content: VStack {
          Text("a")
          Slow(body: { clock.now += .seconds(2) }) { Text("b") }
        }))
    clock.watch(host)
    _ = host.update()
    host.layout.run(in: CGSize(width: 20, height: 5), metrics: GridMetrics())
    host.layout.run(in: CGSize(width: 21, height: 5), metrics: GridMetrics())
    #expect(clock.reports.count == 1)
    #expect(clock.reports.allSatisfy { $0.hasSuffix("it is at Framed") }, "\(clock.reports)")
  }

  @Test func aViewOfTheLibraryIsNotReported() {
    let clock = Clock()
    let host = ViewHost(VStack { Slow(body: { clock.now += .seconds(2) }) { Text("b") } })
    clock.watch(host)
    _ = host.update()
    host.layout.run(in: CGSize(width: 20, height: 5), metrics: GridMetrics())
    #expect(clock.reports == [])
  }

  @Test func aSilentHostReportsNothing() {
    let clock = Clock()
    let host = ViewHost(Page(whileEvaluated: { clock.now += .seconds(2) }))
    clock.watch(host)
    host.watchdog.becomeSilent()
    _ = host.update()
    #expect(clock.reports == [])
  }

  @Test func quickWorkIsNotReported() {
    let clock = Clock()
    let host = ViewHost(Page())
    clock.watch(host)
    clock.step = .milliseconds(1)
    _ = host.update()
    host.layout.run(in: CGSize(width: 20, height: 5), metrics: GridMetrics())
    #expect(clock.reports == [])
  }
}
#endif

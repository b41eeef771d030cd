#if DEBUG
import Platen
import PlatenTesting
import Testing

/// The view at which work takes too long is named, while the work is going on.
@MainActor struct WatchdogTests {
  /// A clock that advances each time it is read, and what was reported.
  @MainActor private final class Clock {
    var now = ContinuousClock.now
    var step = Duration.zero
    var reports: [String] = []

    func watch(_ host: ViewHost) {
      host.watchdog.now = { [unowned self] in
        now += step
        return now
      }
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

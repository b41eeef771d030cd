#if Web
import Logging
import Platen
import PlatenGraph
import Testing

@testable import PlatenWeb

/// Which view a page gets, and which views end for others.
@MainActor @Suite struct ViewRegistryTests {
  private final class Link: BrowserLink {
    var closed: [CloseReason] = []
    func send(_ text: String) {}
    func close(_ reason: CloseReason) { closed.append(reason) }
  }

  private func registry(_ change: (inout WebLimits) -> Void = { _ in }) -> ViewRegistry {
    var limits = WebLimits()
    change(&limits)
    let app = LaunchedApp(name: "app", title: "App") { _ in ViewHost(Text("Shown")) }
    return ViewRegistry(app: app, limits: limits, logger: Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() })
  }

  @Test func aLoadedPageGoesOnWithTheViewBeforeAndTheServedOneEnds() throws {
    let registry = registry()
    let (before, link) = (try #require(registry.open(session: "s", acceptLanguage: nil)), Link())
    before.attach(link, epoch: registry.epoch, isResumed: true)
    before.detach(link)
    let served = try #require(registry.open(session: "s", acceptLanguage: nil))
    #expect(registry.resume(before.id, session: "s", insteadOf: served.id, takesOver: false) === before)
    #expect(registry.view(served.id, session: "s") == nil)
    #expect(registry.count == 1)
  }

  @Test func aCopyOfAPageDoesNotTakeItsViewAway() throws {
    let registry = registry()
    let (before, link) = (try #require(registry.open(session: "s", acceptLanguage: nil)), Link())
    before.attach(link, epoch: registry.epoch, isResumed: true)
    let served = try #require(registry.open(session: "s", acceptLanguage: nil))
    #expect(registry.resume(before.id, session: "s", insteadOf: served.id, takesOver: false) == nil)
    #expect(registry.view(served.id, session: "s") === served)
    // A page that is reloaded is the same one.
    #expect(registry.resume(before.id, session: "s", insteadOf: served.id, takesOver: true) === before)
    #expect(registry.resume(before.id, session: "other", insteadOf: "", takesOver: true) == nil)
  }
}
#endif

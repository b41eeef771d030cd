#if Web
import Logging
import PlatenGraph

/// All view sessions of the server, by browser.
///
/// A browser is identified by its cookie; each page that it loads is a separate view, so that two tabs don't type into
/// each other. A view is found by its identity together with the cookie.
@MainActor final class ViewRegistry {
  let app: LaunchedApp
  let limits: WebLimits
  /// Differs with every start of the server, so that a browser detects a restart.
  let epoch = Token.random()
  private let logger: Logger
  private var views: [String: BrowserView] = [:]

  init(app: LaunchedApp, limits: WebLimits, logger: Logger) {
    self.app = app
    self.limits = limits
    self.logger = logger
  }

  /// Whether the cookie's session has a view. An unknown cookie has none.
  func knows(session: String) -> Bool { views.values.contains { $0.session == session } }

  var count: Int { views.count }

  /// Creates a view, or returns nil when the limit is reached.
  func open(session: String, acceptLanguage: String?) -> BrowserView? {
    sweep()
    guard admitView(for: session) else {
      logger.warning("limit of views reached", metadata: ["views": "\(views.count)"])
      return nil
    }
    var environment = EnvironmentValues()
    if let locale = AcceptedLanguage.locale(in: acceptLanguage) {
      environment.locale = locale
      environment.layoutDirection = Translations.layoutDirection(for: locale)
    }
    let view = BrowserView(id: Token.random(), session: session, host: app.makeHost(environment), title: app.title)
    views[view.id] = view
    return view
  }

  /// The view of that identity, if it belongs to the session.
  func view(_ id: String, session: String) -> BrowserView? {
    guard let view = views[id], view.session == session else { return nil }
    return view
  }

  /// Ends a view for which there is no page.
  func close(_ view: BrowserView) {
    views[view.id] = nil
    view.end(.ended)
  }

  /// Ends views that were unused for too long.
  func sweep() {
    let now = ContinuousClock.now
    for (id, view) in views {
      let age = now - view.lastUsed
      let isOver =
        if view.link != nil { age > limits.idleLifetime } else if view.wasAttached || view.isPlain {
          age > limits.detachedLifetime
        } else { age > limits.unattachedLifetime }
      guard isOver else { continue }
      views[id] = nil
      view.end(.ended)
      logger.info("view ended", metadata: ["views": "\(views.count)"])
    }
  }

  func endAll() {
    for view in views.values { view.end(.shuttingDown) }
    views = [:]
  }

  /// Whether another view is allowed; a view without a connection is ended for it, the oldest first.
  private func admitView(for session: String) -> Bool {
    let own = views.values.filter { $0.session == session }
    if own.count >= limits.viewsPerSession, !evict(from: own) { return false }
    if views.count >= limits.views { return evict(from: views.values.filter { !$0.wasAttached && !$0.isPlain }) }
    return true
  }

  private func evict(from candidates: [BrowserView]) -> Bool {
    let oldest = candidates.filter { $0.link == nil }.min { $0.lastUsed < $1.lastUsed }
    guard let oldest else { return false }
    views[oldest.id] = nil
    oldest.end(.ended)
    return true
  }
}
#endif

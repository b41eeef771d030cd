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

  /// Why there is no view for a page.
  enum Failure: Error { case full, notFound }

  /// Creates a view that shows what `isShown` has it show. Where it does not, it ends, and no other has ended for it.
  /// `peer` is the network address of its browser, by whose network views are counted.
  func open(
    session: String, acceptLanguage: String?, peer: String, isShown: (BrowserView) -> Bool = { _ in true }
  ) throws(Failure) -> BrowserView {
    sweep()
    let peer = NetworkAddress.counted(peer)
    guard let leavers = leavers(for: session, at: peer) else {
      logger.warning("limit of views reached", metadata: ["views": "\(views.count)"])
      throw .full
    }
    let view = make(session: session, acceptLanguage: acceptLanguage, peer: peer)
    guard isShown(view) else {
      view.end(.ended)
      throw .notFound
    }
    for view in leavers { close(view) }
    views[view.id] = view
    return view
  }

  private func make(session: String, acceptLanguage: String?, peer: String) -> BrowserView {
    var environment = EnvironmentValues()
    if let locale = AcceptedLanguage.locale(in: acceptLanguage) {
      environment.locale = locale
      environment.layoutDirection = Translations.layoutDirection(for: locale)
    }
    let host = ApplicationContext(application(of: session)).run { app.makeHost(environment) }
    let view = BrowserView(id: Token.random(), session: session, peer: peer, host: host, title: app.title)
    view.isTypedElsewhere = { [weak self, weak view] node in
      guard let self, let view, case .field(let field) = node.content else { return false }
      let name = node.name(of: field, node.attributes)
      return views.values.contains { $0 !== view && $0.hasTyped(field, into: name) }
    }
    view.isChosenElsewhere = { [weak self, weak view] node, value in
      guard let self, let view else { return false }
      let name = node.accessibleName
      return views.values.contains { $0 !== view && $0.chosen[name] == value }
    }
    return view
  }

  /// The application of a browser: its tabs are windows of one program.
  private func application(of session: String) -> ApplicationInstance {
    views.values.first { $0.session == session }?.host.application.instance ?? ApplicationInstance()
  }

  /// The view of that identity, if it belongs to the session.
  func view(_ id: String, session: String) -> BrowserView? {
    guard let view = views[id], view.session == session else { return nil }
    return view
  }

  /// The view that a loaded page has shown before, if it belongs to the session and no other page is connected to it;
  /// with `takesOver`, even if one is: a page that is reloaded may have left a connection that is not known to be lost.
  /// The view that the page was served with ends if it was not used.
  func resume(_ id: String, session: String, insteadOf served: String, takesOver: Bool) -> BrowserView? {
    guard let view = view(id, session: session), takesOver || view.link == nil else { return nil }
    if served != id, let other = self.view(served, session: session), !other.wasAttached, !other.isPlain {
      close(other)
    }
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

  /// The views that end for one more view of a browser; nil where none is allowed.
  private func leavers(for session: String, at peer: String) -> [BrowserView]? {
    var remaining = Array(views.values)
    var leavers: [BrowserView] = []
    func makeSpace(among isCounted: (BrowserView) -> Bool, _ most: Int) -> Bool {
      let counted = remaining.filter(isCounted)
      guard counted.count >= most else { return true }
      guard let view = Self.leastUsed(of: counted) else { return false }
      remaining.removeAll { $0 === view }
      leavers.append(view)
      return true
    }
    guard makeSpace(among: { $0.session == session }, limits.viewsPerSession),
      makeSpace(among: { $0.peer == peer }, limits.viewsPerAddress), makeSpace(among: { _ in true }, limits.views)
    else { return nil }
    return leavers
  }

  /// The view without a connection that is missed least: one in which the user has done nothing before others, then one
  /// of the address that has the most, so that one client does not shut out the others, and of those the oldest.
  private static func leastUsed(of views: [BrowserView]) -> BrowserView? {
    let detached = views.filter { $0.link == nil }
    let counts = detached.reduce(into: [:]) { $0[$1.peer, default: 0] += 1 }
    func rank(_ view: BrowserView) -> (Int, Int, ContinuousClock.Instant) {
      (view.wasUsed ? 1 : 0, -(counts[view.peer] ?? 0), view.lastUsed)
    }
    return detached.min { rank($0) < rank($1) }
  }
}
#endif

#if Web
import Dispatch
import Logging
import NIOCore
import PlatenGraph
import TextEditing

/// Delivers a connection's messages to its view, in the order of all that its browser sends (``BrowserInput``).
final class SocketMailbox: Sendable {
  private let service: PageService
  private let session: String
  private let acceptLanguage: String?
  private let origin: PageOrigin
  private let peer: String
  private let state: State

  /// The main actor's reference to the connection.
  @MainActor private final class State {
    let link: SocketConnection
    var view: BrowserView?
    /// Whether what the page before has sent comes first, and the view that it was for, which may have ended.
    var isLate = false
    var former: BrowserView?
    var isOpening = false
    var isClosed = false

    nonisolated init(link: SocketConnection) { self.link = link }
  }

  /// `peer` is the network address of the browser.
  init(
    service: PageService, session: String, acceptLanguage: String?, origin: PageOrigin, peer: String,
    channel: any Channel
  ) {
    self.service = service
    self.session = session
    self.acceptLanguage = acceptLanguage
    self.origin = origin
    self.peer = peer
    state = State(link: SocketConnection(channel: channel, limits: service.limits))
  }

  /// A message on its way to the main actor. It may have a password, which the closure that carries it would keep.
  private final class Parcel: @unchecked Sendable {
    private var message: ClientMessage?

    init(_ message: consuming ClientMessage) { self.message = message }

    func take() -> ClientMessage? {
      defer { message = nil }
      return message
    }
  }

  func deliver(_ message: consuming ClientMessage) {
    let parcel = Parcel(message)
    enqueue {
      if let message = parcel.take() { self.receive(message) }
      SecretStrings.wipeReleased()
    }
  }

  func closed() { enqueue { self.end() } }

  private func enqueue(_ work: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.service.input.append(of: self.session) {
          let view = self.state.view ?? self.state.former
          work()
          return view
        }
      }
    }
  }

  @MainActor private func end() {
    state.isClosed = true
    state.view?.detach(state.link)
    (state.view, state.former) = (nil, nil)
  }

  @MainActor private func receive(_ message: ClientMessage) {
    guard !state.isClosed else { return }
    switch message {
    case .hello(let version, let id, let epoch, let address, let former):
      guard !state.isOpening else { return refuse(.malformed("a second hello")) }
      state.isOpening = true
      let waited = state.isLate ? nil : lostPage(former)
      (state.isLate, state.former) = (false, nil)
      guard let waited else { return open(version: version, id: id, epoch: epoch, address, former: former) }
      waited.received.wait(for: .max, seconds: Self.longestDelay) {
        self.enqueue {
          guard !self.state.isClosed else { return }
          self.open(version: version, id: id, epoch: epoch, address, former: former)
        }
      }
    case .late(let id):
      guard !state.isOpening, !state.isLate else { return refuse(.malformed("late messages after the first")) }
      // What has arrived on the connection of that page has the same numbers, and is passed over.
      (state.isLate, state.former) = (true, service.registry.view(id, session: session))
    default:
      if let view = state.view {
        guard view.link === state.link else { return }
        view.receive(message, isAnsweredLater: true)
        view.received.note()
      } else if state.isLate {
        state.former?.receive(message, isAnsweredLater: true)
      } else {
        refuse(.malformed("a message before hello"))
      }
    }
  }

  /// How long the next page of a tab waits at most for what the page before it has sent, in seconds.
  private static let longestDelay = 1.0

  /// The view of a page that has ended without leaving the next one what it has sent, as in a tab that crashes, and
  /// whose connection has not ended here: what is on its way over that comes first.
  @MainActor private func lostPage(_ former: FormerView?) -> BrowserView? {
    guard let former, former.isReload, let view = service.registry.view(former.view, session: session),
      view.link != nil
    else { return nil }
    return view
  }

  @MainActor private func open(
    version: Int, id: String, epoch: String, _ address: PageAddress, former: FormerView?
  ) {
    guard version == protocolVersion else { return refuse(.outdated) }
    let registry = service.registry
    if epoch == registry.epoch, let former,
      let view = registry.resume(former.view, session: session, insteadOf: id, takesOver: former.isReload)
    {
      state.view = view
      // As where the page itself had been served for that view.
      _ = view.open(address, from: origin)
      view.attach(state.link, epoch: registry.epoch, isResumed: true)
    } else if epoch == registry.epoch, let view = registry.view(id, session: session) {
      state.view = view
      view.attach(state.link, epoch: registry.epoch, isResumed: true)
    } else if let view = try? registry.open(session: session, acceptLanguage: acceptLanguage, peer: peer) {
      state.view = view
      // A program that has started again may not have the page; then its first one is shown.
      _ = view.open(address, from: origin)
      view.attach(state.link, epoch: registry.epoch, isResumed: false)
    } else {
      refuse(.sessionLimit)
    }
  }

  @MainActor private func refuse(_ reason: CloseReason) {
    service.logger.warning("connection closed: \(reason.words)", metadata: ["code": "\(reason.code)"])
    state.isClosed = true
    state.link.close(reason)
  }
}
#endif

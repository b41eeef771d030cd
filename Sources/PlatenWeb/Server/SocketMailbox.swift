#if Web
import Dispatch
import Logging
import NIOCore
import PlatenGraph
import TextEditing

/// Delivers a connection's messages to its view on the main actor, in order, and each one behind the work that the
/// program has put off during the one before: messages that arrive together do the same as apart.
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
    var isClosed = false
    /// What has arrived and is not handled.
    var waiting = CircularBuffer<Delivery>()
    /// Whether something was handled, and the main queue has not come to what was put off then.
    var isSettling = false

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

  private enum Delivery {
    case message(Parcel)
    case end
  }

  func deliver(_ message: consuming ClientMessage) { enqueue(.message(Parcel(message))) }

  func closed() { enqueue(.end) }

  private func enqueue(_ delivery: Delivery) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.state.waiting.append(delivery)
        if !self.state.isSettling { self.takeNext() }
      }
    }
  }

  @MainActor private func takeNext() {
    state.isSettling = !state.waiting.isEmpty
    let view = state.view
    switch state.waiting.popFirst() {
    case nil: return
    case .message(let parcel):
      if let message = parcel.take() { receive(message) }
      SecretStrings.wipeReleased()
    case .end: end()
    }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        view?.settle()
        self.takeNext()
      }
    }
  }

  @MainActor private func end() {
    state.isClosed = true
    state.view?.detach(state.link)
    state.view = nil
  }

  @MainActor private func receive(_ message: ClientMessage) {
    guard !state.isClosed else { return }
    if case .hello(let version, let id, let epoch, let address, let former) = message {
      open(version: version, id: id, epoch: epoch, address, former: former)
    } else if let view = state.view, view.link === state.link {
      view.receive(message, isAnsweredLater: true)
    } else if state.view == nil {
      refuse(.malformed("a message before hello"))
    }
  }

  @MainActor private func open(
    version: Int, id: String, epoch: String, _ address: PageAddress, former: FormerView?
  ) {
    guard state.view == nil else { return refuse(.malformed("a second hello")) }
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

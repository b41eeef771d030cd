#if Web
import Dispatch
import NIOCore

/// What browsers send, handled on the main actor in the order of its arrival, and each part behind the work that the
/// program has put off during the one before: messages that arrive together do the same as apart.
///
/// A browser has one order for all of its connections. A page that is loaded again connects while the program may still
/// be behind with what the page before it has sent, and that one sends nothing again.
@MainActor final class BrowserInput {
  /// Handles one message or request. The result is the view that it was for.
  typealias Work = @MainActor () -> BrowserView?

  /// What has arrived and is not handled, by the session of the browser; a session without an entry is idle.
  private var waiting: [String: CircularBuffer<Work>] = [:]

  nonisolated init() {}

  func append(of session: String, _ work: @escaping Work) {
    guard waiting[session] == nil else {
      waiting[session]?.append(work)
      return
    }
    waiting[session] = [work]
    takeNext(of: session)
  }

  private func takeNext(of session: String) {
    guard let work = waiting[session]?.popFirst() else {
      waiting[session] = nil
      return
    }
    let view = work()
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        view?.settle()
        self.takeNext(of: session)
      }
    }
  }
}
#endif

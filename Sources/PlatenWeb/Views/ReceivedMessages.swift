#if Web
import Dispatch

/// How many messages of a page its connection has brought, and what waits for those that are still on their way.
@MainActor final class ReceivedMessages {
  private(set) var count = 0
  private var waiting: [Waiting] = []

  private final class Waiting {
    let count: Int
    private var body: (@MainActor () -> Void)?

    init(count: Int, body: @escaping @MainActor () -> Void) {
      self.count = count
      self.body = body
    }

    /// Calls the body once.
    @MainActor func end() {
      let body = body
      self.body = nil
      body?()
    }
  }

  /// Notes a message that is performed.
  func note() {
    count += 1
    end { $0.count <= count }
  }

  /// The connection is another one, or none: nothing of the former one arrives any more.
  func restart() {
    count = 0
    end { _ in true }
  }

  /// Calls `body` when there are `expected` messages, when the connection has ended, or after `seconds`.
  func wait(for expected: Int, seconds: Double, _ body: @escaping @MainActor () -> Void) {
    guard count < expected else { return body() }
    let item = Waiting(count: expected, body: body)
    waiting.append(item)
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      MainActor.assumeIsolated {
        self?.waiting.removeAll { $0 === item }
        item.end()
      }
    }
  }

  private func end(where isOver: (Waiting) -> Bool) {
    let ended = waiting.filter(isOver)
    guard !ended.isEmpty else { return }
    waiting.removeAll(where: isOver)
    for item in ended { item.end() }
  }
}
#endif

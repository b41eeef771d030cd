import Foundation

/// The subscription of a publisher that joins several others.
///
/// The sources get an unlimited demand; values that the subscriber has not requested yet are buffered.
final class JoinedSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  /// How values of the sources become values for the subscriber.
  enum Rule {
    /// The latest of each, whenever one of them publishes.
    case latest(([Any]) -> Downstream.Input)
    /// Each value when it arrives.
    case each
  }

  private let lock = NSRecursiveLock()
  private let rule: Rule
  private var downstream: Downstream?
  private var latest: [Any?]
  private var waiting: [Downstream.Input] = []
  private var demand = Subscribers.Demand.none
  private var upstreams: [any Subscription] = []
  private var running: Int

  init(_ downstream: Downstream, sources: Int, rule: Rule) {
    self.downstream = downstream
    self.rule = rule
    latest = Array(repeating: nil, count: sources)
    running = sources
  }

  /// The subscriber for the source at `index`.
  func side<Input>(_ index: Int, of type: Input.Type) -> JoinedSide<Input, Downstream> {
    JoinedSide(owner: self, index: index)
  }

  fileprivate func begin(_ subscription: any Subscription) {
    let isCancelled = lock.withLock {
      upstreams.append(subscription)
      return downstream == nil
    }
    isCancelled ? subscription.cancel() : subscription.request(.unlimited)
  }

  fileprivate func receive(_ value: Any, from index: Int) {
    lock.lock()
    defer { lock.unlock() }
    switch rule {
    case .latest(let make):
      latest[index] = value
      let values = latest.compactMap { $0 }
      guard values.count == latest.count else { return }
      // Only the latest is kept until the subscriber requests it.
      waiting = [make(values)]
    case .each:
      if let value = value as? Downstream.Input { waiting.append(value) }
    }
    deliver()
  }

  private func deliver() {
    while demand > 0, !waiting.isEmpty, let downstream {
      demand -= 1
      demand += downstream.receive(waiting.removeFirst())
    }
  }

  fileprivate func complete(_ completion: Subscribers.Completion<Downstream.Failure>, hasValue: Bool) {
    lock.lock()
    defer { lock.unlock() }
    running -= 1
    if case .failure = completion { return finish(completion) }
    // A source that ends without a value means that there will never be a tuple.
    var isHopeless = false
    if case .latest = rule { isHopeless = !hasValue }
    if running == 0 || isHopeless { finish(completion) }
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let target = downstream
    cancel()
    target?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    self.demand += demand
    deliver()
  }

  func cancel() {
    let old = lock.withLock {
      defer { upstreams = [] }
      downstream = nil
      waiting = []
      return upstreams
    }
    for subscription in old { subscription.cancel() }
  }
}

/// The subscriber of one of the joined publishers.
final class JoinedSide<Input, Downstream: Subscriber>: Subscriber {
  typealias Failure = Downstream.Failure

  private let owner: JoinedSubscription<Downstream>
  private let index: Int
  private var hasValue = false

  init(owner: JoinedSubscription<Downstream>, index: Int) {
    self.owner = owner
    self.index = index
  }

  func receive(subscription: any Subscription) { owner.begin(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    hasValue = true
    owner.receive(input, from: index)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { owner.complete(completion, hasValue: hasValue) }
}

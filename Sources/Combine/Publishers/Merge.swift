import OpenCombine

extension Publishers {
  /// Publishes what two publishers publish, as it comes.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let joined = JoinedSubscription(subscriber, sources: 2, rule: .each)
      subscriber.receive(subscription: joined)
      a.subscribe(joined.side(0, of: Output.self))
      b.subscribe(joined.side(1, of: Output.self))
    }
  }

  /// Publishes what three publishers publish, as it comes.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let joined = JoinedSubscription(subscriber, sources: 3, rule: .each)
      subscriber.receive(subscription: joined)
      a.subscribe(joined.side(0, of: Output.self))
      b.subscribe(joined.side(1, of: Output.self))
      c.subscribe(joined.side(2, of: Output.self))
    }
  }

  /// Publishes what four publishers publish, as it comes.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output,
    C.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let joined = JoinedSubscription(subscriber, sources: 4, rule: .each)
      subscriber.receive(subscription: joined)
      a.subscribe(joined.side(0, of: Output.self))
      b.subscribe(joined.side(1, of: Output.self))
      c.subscribe(joined.side(2, of: Output.self))
      d.subscribe(joined.side(3, of: Output.self))
    }
  }

  /// Publishes what any number of publishers publish, as it comes.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard !publishers.isEmpty else { return Empty().subscribe(subscriber) }
      let joined = JoinedSubscription(subscriber, sources: publishers.count, rule: .each)
      subscriber.receive(subscription: joined)
      for (index, publisher) in publishers.enumerated() { publisher.subscribe(joined.side(index, of: Output.self)) }
    }
  }
}

extension Publisher {
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  public func merge<P: Publisher, Q: Publisher>(with second: P, _ third: Q) -> Publishers.Merge3<Self, P, Q>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    Publishers.Merge3(self, second, third)
  }

  public func merge<P: Publisher, Q: Publisher, R: Publisher>(
    with second: P, _ third: Q, _ fourth: R
  ) -> Publishers.Merge4<Self, P, Q, R>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
    R.Failure == Failure
  {
    Publishers.Merge4(self, second, third, fourth)
  }
}

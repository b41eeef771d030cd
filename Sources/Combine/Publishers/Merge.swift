extension Publishers {
  /// Publishes the values of two publishers in the order in which they arrive. It completes when all have completed,
  /// and fails with the first failure. Values beyond the subscriber's demand are buffered.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The values that the publishers share.
    public typealias Output = A.Output
    /// The failure that the publishers share.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of all values.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to every publisher, with unlimited demand.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let joined = JoinedSubscription(subscriber, sources: 2, rule: .each)
      subscriber.receive(subscription: joined)
      a.subscribe(joined.side(0, of: Output.self))
      b.subscribe(joined.side(1, of: Output.self))
    }
  }

  /// Publishes the values of three publishers in the order in which they arrive. It completes when all have completed,
  /// and fails with the first failure. Values beyond the subscriber's demand are buffered.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
    /// The values that the publishers share.
    public typealias Output = A.Output
    /// The failure that the publishers share.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher of all values.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes to every publisher, with unlimited demand.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let joined = JoinedSubscription(subscriber, sources: 3, rule: .each)
      subscriber.receive(subscription: joined)
      a.subscribe(joined.side(0, of: Output.self))
      b.subscribe(joined.side(1, of: Output.self))
      c.subscribe(joined.side(2, of: Output.self))
    }
  }

  /// Publishes the values of four publishers in the order in which they arrive. It completes when all have completed,
  /// and fails with the first failure. Values beyond the subscriber's demand are buffered.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output,
    C.Failure == D.Failure
  {
    /// The values that the publishers share.
    public typealias Output = A.Output
    /// The failure that the publishers share.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher of all values.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes to every publisher, with unlimited demand.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let joined = JoinedSubscription(subscriber, sources: 4, rule: .each)
      subscriber.receive(subscription: joined)
      a.subscribe(joined.side(0, of: Output.self))
      b.subscribe(joined.side(1, of: Output.self))
      c.subscribe(joined.side(2, of: Output.self))
      d.subscribe(joined.side(3, of: Output.self))
    }
  }

  /// Publishes the values of any number of publishers in the order in which they arrive. It completes when all have
  /// completed, and fails with the first failure. Values beyond the subscriber's demand are buffered.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values that the publishers share.
    public typealias Output = Upstream.Output
    /// The failure that the publishers share.
    public typealias Failure = Upstream.Failure

    /// The publishers. Without any it completes immediately.
    public let publishers: [Upstream]

    /// Creates a publisher of the values of all arguments.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher of the values of all publishers in a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Subscribes to every publisher, with unlimited demand.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard !publishers.isEmpty else { return Empty().subscribe(subscriber) }
      let joined = JoinedSubscription(subscriber, sources: publishers.count, rule: .each)
      subscriber.receive(subscription: joined)
      for (index, publisher) in publishers.enumerated() { publisher.subscribe(joined.side(index, of: Output.self)) }
    }
  }
}

extension Publisher {
  /// Publishes the values of this publisher and another as they arrive.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Publishes the values of this publisher and two others as they arrive.
  public func merge<P: Publisher, Q: Publisher>(with second: P, _ third: Q) -> Publishers.Merge3<Self, P, Q>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    Publishers.Merge3(self, second, third)
  }

  /// Publishes the values of this publisher and three others as they arrive.
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

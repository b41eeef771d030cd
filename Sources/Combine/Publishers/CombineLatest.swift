extension Publishers {
  /// Publishes the latest values of two publishers as a tuple: for the first time when each of them has published, then
  /// whenever one of them publishes. It completes when all have completed, or one without a value; it fails with the
  /// first failure. Tuples beyond the subscriber's demand are dropped but the latest.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// A tuple of the latest values.
    public typealias Output = (A.Output, B.Output)
    /// The failure that the publishers share.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher of the latest values.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to every publisher, with unlimited demand.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let joined = JoinedSubscription(subscriber, sources: 2, rule: .latest(Self.tuple))
      subscriber.receive(subscription: joined)
      a.subscribe(joined.side(0, of: A.Output.self))
      b.subscribe(joined.side(1, of: B.Output.self))
    }

    private static func tuple(_ values: [Any]) -> Output {
      // Each place holds what its own publisher has published.
      (at(values[0], A.Output.self), at(values[1], B.Output.self))
    }
  }

  /// Publishes the latest values of three publishers as a tuple: for the first time when each of them has published,
  /// then whenever one of them publishes. It completes when all have completed, or one without a value; it fails with
  /// the first failure. Tuples beyond the subscriber's demand are dropped but the latest.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A tuple of the latest values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The failure that the publishers share.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher of the latest values.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes to every publisher, with unlimited demand.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let joined = JoinedSubscription(subscriber, sources: 3, rule: .latest(Self.tuple))
      subscriber.receive(subscription: joined)
      a.subscribe(joined.side(0, of: A.Output.self))
      b.subscribe(joined.side(1, of: B.Output.self))
      c.subscribe(joined.side(2, of: C.Output.self))
    }

    private static func tuple(_ values: [Any]) -> Output {
      // Each place holds what its own publisher has published.
      (at(values[0], A.Output.self), at(values[1], B.Output.self), at(values[2], C.Output.self))
    }
  }

  /// Publishes the latest values of four publishers as a tuple: for the first time when each of them has published,
  /// then whenever one of them publishes. It completes when all have completed, or one without a value; it fails with
  /// the first failure. Tuples beyond the subscriber's demand are dropped but the latest.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// A tuple of the latest values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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

    /// Creates a publisher of the latest values.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes to every publisher, with unlimited demand.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let joined = JoinedSubscription(subscriber, sources: 4, rule: .latest(Self.tuple))
      subscriber.receive(subscription: joined)
      a.subscribe(joined.side(0, of: A.Output.self))
      b.subscribe(joined.side(1, of: B.Output.self))
      c.subscribe(joined.side(2, of: C.Output.self))
      d.subscribe(joined.side(3, of: D.Output.self))
    }

    private static func tuple(_ values: [Any]) -> Output {
      // Each place holds what its own publisher has published.
      (
        at(values[0], A.Output.self), at(values[1], B.Output.self), at(values[2], C.Output.self),
        at(values[3], D.Output.self)
      )
    }
  }
}

/// Casts a value to the output of the publisher that it came from.
private func at<T>(_ value: Any, _ type: T.Type) -> T {
  guard let value = value as? T else { preconditionFailure("a publisher published what it does not declare") }
  return value
}

extension Publisher {
  /// Publishes tuples of the latest values of this publisher and another.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes a value made of the latest values of this publisher and another.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0, $1) }
  }

  /// Publishes tuples of the latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, second, third)
  }

  /// Publishes a value made of the latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second, third).map { transform($0, $1, $2) }
  }

  /// Publishes tuples of the latest values of this publisher and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, second, third, fourth)
  }
}

// What loads data from the network makes a program slower to start.
#if Networking
import Foundation
import FoundationNetworking

extension URLSession {
  /// Publishes the data of a request once, and completes; a failed request is its failure. Each subscriber has its own
  /// task, which begins with the first demand and is cancelled with the subscription.
  public struct DataTaskPublisher: Publisher {
    /// The data that was loaded, and the server's response.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why nothing was loaded.
    public typealias Failure = URLError

    /// What is loaded.
    public let request: URLRequest
    /// The session that loads it.
    public let session: URLSession

    /// Creates a publisher; see `dataTaskPublisher(for:)`.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Adds a subscriber. The value arrives on the delegate queue of the session.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: DataTaskSubscription(self, downstream: subscriber))
    }
  }

  /// A publisher of the data at an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// A publisher of the data of a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// One task, started by the first demand.
private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  private let lock = NSLock()
  private let publisher: URLSession.DataTaskPublisher
  private var downstream: Downstream?
  private var task: URLSessionDataTask?

  init(_ publisher: URLSession.DataTaskPublisher, downstream: Downstream) {
    self.publisher = publisher
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let task = lock.withLock { () -> URLSessionDataTask? in
      guard self.task == nil, downstream != nil else { return nil }
      // The task holds the subscription until it ends.
      self.task = publisher.session.dataTask(with: publisher.request) { self.finish($0, $1, $2) }
      return self.task
    }
    task?.resume()
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let target = lock.withLock {
      defer { (downstream, task) = (nil, nil) }
      return downstream
    }
    if let data, let response, error == nil {
      _ = target?.receive((data, response))
      target?.receive(completion: .finished)
    } else {
      target?.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  func cancel() {
    let task = lock.withLock {
      defer { self.task = nil }
      downstream = nil
      return self.task
    }
    task?.cancel()
  }
}
#endif

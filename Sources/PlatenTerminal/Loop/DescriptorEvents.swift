import Foundation

/// Calls handlers on the main actor when descriptors can be read.
@MainActor package protocol DescriptorEvents: AnyObject {
  /// Calls `handler` whenever `descriptor` can be read or is at its end, until ``cancel()``.
  ///
  /// - Parameter whenReleased: Called when the descriptor is no longer used and can be closed.
  func watch(
    _ descriptor: Int32, whenReleased: @escaping @Sendable () -> Void, handler: @escaping @MainActor () -> Void)

  /// Calls no handler from now on.
  func cancel()

  /// Whether there may be work on the main queue that waits for the event that is handled now.
  var mainQueueMayHaveWork: Bool { get }

  /// Runs `work` once, when the event that is handled now is over.
  func afterEvent(_ work: @escaping @MainActor @Sendable () -> Void)
}

/// Events for a program whose main queue is served by something else: its own run loop, or the threads of dispatch where
/// the program's entry is asynchronous.
@MainActor package final class MainQueueEvents: DescriptorEvents {
  private var sources: [any DispatchSourceRead] = []

  package init() {}

  package func watch(
    _ descriptor: Int32, whenReleased: @escaping @Sendable () -> Void, handler: @escaping @MainActor () -> Void
  ) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { handler() } }
    source.setCancelHandler(handler: whenReleased)
    source.resume()
    sources.append(source)
  }

  package func cancel() {
    for source in sources { source.cancel() }
    sources = []
  }

  /// Threads of dispatch serve the queue, which does not tell.
  package let mainQueueMayHaveWork = true

  package func afterEvent(_ work: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
  }
}

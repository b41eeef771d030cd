import Foundation

/// Calls a method for each frame, about 60 times a second: front ends do not report when they draw.
@MainActor @preconcurrency open class CADisplayLink: NSObject {
  private weak var target: AnyObject?
  private let selector: Selector
  private var run: Task<Void, Never>?

  /// Creates a link that calls a method of `target` with itself. The target is held weakly; in UIKit it is held until
  /// the link is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// The time of the frame in seconds since the system started.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame in seconds since the system started.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between two frames in seconds.
  open var duration: CFTimeInterval {
    1 / CFTimeInterval(preferredFramesPerSecond == 0 ? 60 : preferredFramesPerSecond)
  }
  /// Whether the method is not called for now. False by default.
  open var isPaused = false
  /// How often the method is called in a second; 0, the default, is 60.
  open var preferredFramesPerSecond = 0 { didSet { preferredFramesPerSecond = max(preferredFramesPerSecond, 0) } }
  /// How many frames of a screen are between two calls. Kept and ignored; 1 by default.
  open var frameInterval = 1

  /// Begins to call the method on the main thread. The loop and its mode are ignored.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard run == nil else { return }
    run = Task { [weak self] in
      while !Task.isCancelled {
        guard let pause = self?.duration else { return }
        try? await Task.sleep(for: .seconds(pause))
        guard !Task.isCancelled, let self else { return }
        guard let target = self.target else { return self.invalidate() }
        guard !self.isPaused else { continue }
        self.timestamp = ProcessInfo.processInfo.systemUptime
        _ = self.selector.perform(on: target, self)
      }
    }
  }

  /// Ends the calls. The loop and its mode are ignored.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Ends the calls for good.
  open func invalidate() {
    run?.cancel()
    run = nil
  }

  deinit { run?.cancel() }
}

import Foundation
import Synchronization

/// What is derived from format styles, each once: deriving it formats samples, which takes longer than a keystroke.
struct StyleCache<Derived: Sendable>: ~Copyable, Sendable {
  // Styles are values, but `AnyHashable` is not Sendable.
  private struct Key: Hashable, @unchecked Sendable {
    let style: AnyHashable
  }

  private let known = Mutex<[Key: Derived?]>([:])
  /// A program has few styles; one that makes them without end does not fill the memory.
  private let capacity = 128

  /// What was derived from the style before, or is now. `derive` may run twice if two threads ask at the same time.
  func value(for style: some Hashable, _ derive: () -> Derived?) -> Derived? {
    let key = Key(style: AnyHashable(style))
    if let value = known.withLock({ $0[key] }) { return value }
    let value = derive()
    known.withLock { known in
      if known.count >= capacity { known.removeAll() }
      known[key] = .some(value)
    }
    return value
  }
}

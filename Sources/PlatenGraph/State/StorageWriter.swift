/// Puts what was stored on the disk: soon after it was, and at the end of the program at the latest.
///
/// Foundation on Linux keeps it in memory until a write is requested.
enum StorageWriter {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var waiting: [UserDefaults] = []
  nonisolated(unsafe) private static var isScheduled = false
  nonisolated(unsafe) private static var writesAtExit = false

  static func needsWriting(_ store: UserDefaults) {
    lock.lock()
    defer { lock.unlock() }
    if !waiting.contains(where: { $0 === store }) { waiting.append(store) }
    if !writesAtExit {
      writesAtExit = true
      atexit { StorageWriter.write() }
    }
    guard !isScheduled else { return }
    isScheduled = true
    // Several keystrokes are one writing.
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + .milliseconds(300)) { write() }
  }

  static func write() {
    let stores = lock.withLock {
      defer {
        waiting = []
        isScheduled = false
      }
      return waiting
    }
    for store in stores { store.synchronize() }
  }
}

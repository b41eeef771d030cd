import Foundation

#if DEBUG
/// The time of the thread that asks.
enum ThreadTime {
  /// How long it has waited for a processor while it could have run, since it began. Zero where the system does not say
  /// it: Linux does, in the second number of `/proc/thread-self/schedstat`, in nanoseconds (the kernel's documentation
  /// of scheduler statistics).
  static var waitedForProcessor: Duration {
    let file = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return .zero }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: 80, alignment: 1) { bytes in
      let count = read(file, bytes.baseAddress, bytes.count)
      guard count > 0 else { return .zero }
      return waited(in: String(decoding: bytes[..<count], as: UTF8.self))
    }
  }

  /// The second of the three numbers of a line.
  static func waited(in line: String) -> Duration {
    let numbers = line.split(whereSeparator: \.isWhitespace)
    guard numbers.count > 1, let nanoseconds = Int64(numbers[1]) else { return .zero }
    return .nanoseconds(nanoseconds)
  }
}
#endif

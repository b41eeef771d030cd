/// The moment as of which a text is shown, and the next at which it changes.
final class TextClock {
  /// The clock of the text that is resolved just now; on the main actor alone.
  nonisolated(unsafe) private static var running: TextClock?

  private let readDate: () -> Date
  private lazy var date = readDate()
  private var next: Date?

  private init(_ readDate: @escaping () -> Date) { self.readDate = readDate }

  private static var current: TextClock? { Tracking.isOnMain ? running : nil }

  /// The date of the running clock; without one, the current date.
  static var now: Date { current?.date ?? Date() }

  /// The text being resolved changes at `date`.
  static func changes(at date: Date) {
    guard let current, current.next.map({ date < $0 }) ?? true else { return }
    current.next = date
  }

  /// Resolves a text; with it the moment at which that is to be done again.
  @MainActor static func run<T>(_ date: @escaping () -> Date, _ body: () -> T) -> (T, Date?) {
    let clock = TextClock(date)
    let previous = running
    running = clock
    defer { running = previous }
    let result = body()
    return (result, clock.next)
  }
}

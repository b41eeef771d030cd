import Dispatch

/// Identifies an interval among others of the same name.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Creates an identifier with a number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates an identifier with a number.
  public init(_ value: UInt64) { self.init(rawValue: value) }
  /// Creates an identifier that is unique in the program. The log is ignored.
  public init(log: OSLog) { self = SignpostNumbers.shared.next() }
  /// Creates an identifier that is the same for the same object. The log is ignored.
  public init(log: OSLog, object: AnyObject) {
    self.init(rawValue: UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
  }

  /// Belongs to no interval.
  public static let null = OSSignpostID(rawValue: 0)
  /// Belongs to no interval.
  public static let invalid = OSSignpostID(rawValue: UInt64.max)
  /// For intervals that do not overlap others of the same name.
  public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)

  /// Whether the number of one is smaller.
  public static func < (first: OSSignpostID, second: OSSignpostID) -> Bool { first.rawValue < second.rawValue }
}

/// Numbers for intervals.
private final class SignpostNumbers: @unchecked Sendable {
  static let shared = SignpostNumbers()
  private let lock = DispatchQueue(label: "OSLog.SignpostNumbers")
  private var last: UInt64 = 0

  func next() -> OSSignpostID {
    lock.sync {
      last += 1
      return OSSignpostID(rawValue: last)
    }
  }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  /// When it began, in nanoseconds.
  let start = DispatchTime.now().uptimeNanoseconds

  init(id: OSSignpostID) { self.id = id }

  /// An interval that some other code has begun; it lasts from here.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }
}

/// Writes events, and how long intervals last, to the log of the system in the level `debug`, in place of Instruments.
public struct OSSignposter: Sendable {
  private let log: OSLog
  /// Whether anything is written.
  public var isEnabled: Bool { log.isEnabled(type: .debug) }

  /// Creates a signposter of a part of a program.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a signposter that writes where the logger does.
  public init(logger: Logger) { log = logger.log }
  /// Creates a signposter that writes where `logHandle` does.
  public init(logHandle: OSLog) { log = logHandle }
  /// Creates a signposter without a name of its own.
  public init() { log = .default }

  /// A signposter that writes nothing.
  public static var disabled: OSSignposter { OSSignposter(logHandle: .disabled) }

  /// An identifier that is unique in the program.
  public func makeSignpostID() -> OSSignpostID { SignpostNumbers.shared.next() }
  /// An identifier that is the same for the same object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }

  /// Begins an interval, and writes a message with it.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    emitEvent(name, id: id, message)
    return OSSignpostIntervalState(id: id)
  }

  /// Ends an interval, and writes how long it lasted.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    log.write("\(name, privacy: .public): \(Self.milliseconds(of: state), privacy: .public) ms", .debug)
  }

  /// Ends an interval, and writes how long it lasted with a message.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    endInterval(name, state)
    emitEvent(name, id: state.id, message)
  }

  /// Runs a closure as an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Runs a closure as an interval, and writes a message at its begin.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Writes an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    log.write("\(name, privacy: .public)", .debug)
  }

  /// Writes an event with a message.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
    emitEvent(name, id: id)
    log.write(message, .debug)
  }

  private static func milliseconds(of state: OSSignpostIntervalState) -> Double {
    Double(DispatchTime.now().uptimeNanoseconds - state.start) / 1_000_000
  }
}

/// What a signpost marks.
public enum OSSignpostType: UInt8, Sendable { case event, begin, end }

/// Writes an event, or the begin or the end of an interval, to a log in the level `debug`. `dso` is ignored.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  log.write("\(name, privacy: .public) \(type.word, privacy: .public)", .debug)
}

/// Writes an event, or the begin or the end of an interval, to a log in the level `debug`, with values in the places
/// that `format` has for them. `dso` is ignored.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {
  os_signpost(type, log: log, name: name, signpostID: signpostID)
  log.write(OSLogMessage(format: format.description, arguments), .debug)
}

extension OSSignpostType {
  fileprivate var word: String {
    switch self {
    case .event: "event"
    case .begin: "begin"
    case .end: "end"
    }
  }
}

@_exported import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#endif

/// Writes messages to the log of the system (`syslog`), which is apart from what a program in a terminal shows.
///
/// As on Apple's systems, values of strings and objects are replaced by `<private>` unless they are interpolated as
/// public.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger of a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: The program, as a reversed domain name. It precedes the messages.
  ///   - category: The part of the program. It precedes the messages.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a logger without a name of its own.
  public init() { log = .default }

  /// Creates a logger that writes where `log` does.
  public init(_ log: OSLog) { self.log = log }

  /// Writes a message of the usual level.
  public func log(_ message: OSLogMessage) { log.write(message, .default) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level) }
  /// Writes what is of interest only while developing, in the level `debug`.
  public func trace(_ message: OSLogMessage) { log.write(message, .debug) }
  /// Writes what is of interest only while developing.
  public func debug(_ message: OSLogMessage) { log.write(message, .debug) }
  /// Writes what may help with a fault.
  public func info(_ message: OSLogMessage) { log.write(message, .info) }
  /// Writes what is of interest for administrators.
  public func notice(_ message: OSLogMessage) { log.write(message, .default) }
  /// Writes that something may go wrong, in the level `error`.
  public func warning(_ message: OSLogMessage) { log.write(message, .error) }
  /// Writes that something went wrong.
  public func error(_ message: OSLogMessage) { log.write(message, .error) }
  /// Writes that something went wrong which affects other parts, in the level `fault`.
  public func critical(_ message: OSLogMessage) { log.write(message, .fault) }
  /// Writes that the program is in a state that it can't be in.
  public func fault(_ message: OSLogMessage) { log.write(message, .fault) }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level with a number; an unknown one is written as ``default``.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What is of interest for administrators.
  public static let `default` = OSLogType(rawValue: 0)
  /// What may help with a fault.
  public static let info = OSLogType(rawValue: 1)
  /// What is of interest only while developing.
  public static let debug = OSLogType(rawValue: 2)
  /// Something went wrong.
  public static let error = OSLogType(rawValue: 16)
  /// The program is in a state that it can't be in.
  public static let fault = OSLogType(rawValue: 17)

  var priority: Int32 {
    switch self {
    case .info: LOG_INFO
    case .debug: LOG_DEBUG
    case .error: LOG_ERR
    case .fault: LOG_CRIT
    default: LOG_NOTICE
    }
  }
}

/// A part of a program that writes to the system's log.
public final class OSLog: Sendable {
  private let prefix: String
  private let isEnabled: Bool

  /// Creates the log of a part of a program.
  public convenience init(subsystem: String, category: String) {
    self.init(prefix: "[\(subsystem):\(category)] ", isEnabled: true)
  }

  private init(prefix: String, isEnabled: Bool) {
    self.prefix = prefix
    self.isEnabled = isEnabled
  }

  /// The log of a program without parts.
  public static let `default` = OSLog(prefix: "", isEnabled: true)
  /// A log that writes nothing.
  public static let disabled = OSLog(prefix: "", isEnabled: false)

  /// Whether messages of a level are written. The system decides later which of them it keeps.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  func line(_ message: OSLogMessage) -> String { prefix + message.text }

  func write(_ message: OSLogMessage, _ type: OSLogType) {
    guard isEnabled else { return }
    // The message is an argument: percent signs in it have no meaning.
    line(message).withCString { text in
      withVaList([text]) { vsyslog(LOG_USER | type.priority, "%s", $0) }
    }
  }
}

/// Writes a message to a log, with values in the places that `message` has for them, as in `"%d of %{public}@"`.
///
/// Numbers are written, texts and objects where `public` is among the options in braces. `dso` is ignored.
@_disfavoredOverload public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: Any...
) { log.write(OSLogMessage(format: message.description, args), type) }

/// Writes a message of a level to a log, see the one with values in its message.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
  log.write(OSLogMessage(format: message.description, args), type)
}

/// Writes a message to a log.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message, type)
}

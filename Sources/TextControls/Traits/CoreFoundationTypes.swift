/// A time in seconds, as Core Foundation calls it.
public typealias CFTimeInterval = TimeInterval
/// The present time in seconds since the beginning of 2001, UTC. The module CoreFoundation has the same.
@_disfavoredOverload public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { Date.timeIntervalSinceReferenceDate }
/// The time since the system started in seconds, without the time that it slept. The module QuartzCore has the same.
@_disfavoredOverload public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
/// A list of objects, as Core Foundation calls it.
public typealias CFArray = [Any]

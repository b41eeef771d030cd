// The toolchain has C headers of this name, which lack what Swift sources import it for: CGFloat and the types of points,
// which Foundation declares on this platform.
@_exported import Foundation

/// A time in seconds.
public typealias CFTimeInterval = Double
/// Seconds since the beginning of 2001, UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// The present time in seconds since the beginning of 2001, UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
/// A list of objects.
public typealias CFArray = [Any]

@_exported import CoreGraphics
@_exported import struct PlatenTree.CATransform3D

/// The time since the system started in seconds, without the time that it slept.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

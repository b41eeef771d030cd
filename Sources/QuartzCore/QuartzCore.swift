@_exported import CoreGraphics
@_exported import struct PlatenTree.CATransform3D
@_exported import class TextControls.CALayer
@_exported import struct TextControls.CACornerMask
@_exported import enum TextControls.CATransaction
@_exported import struct TextControls.CALayerCornerCurve

/// The time since the system started in seconds, without the time that it slept.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

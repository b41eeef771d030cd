@_exported import CoreGraphics
@_exported import class Platen.CAGradientLayer
@_exported import struct Platen.CAGradientLayerType
@_exported import struct Platen.CALayerContentsGravity
@_exported import class Platen.CAShapeLayer
@_exported import struct Platen.CAShapeLayerFillRule
@_exported import struct Platen.CAShapeLayerLineCap
@_exported import struct Platen.CAShapeLayerLineJoin
@_exported import class Platen.CATextLayer
@_exported import struct Platen.CATextLayerAlignmentMode
@_exported import struct Platen.CATextLayerTruncationMode
@_exported import struct PlatenTree.CATransform3D
@_exported import func PlatenTree.CATransform3DConcat
@_exported import func PlatenTree.CATransform3DEqualToTransform
@_exported import func PlatenTree.CATransform3DGetAffineTransform
@_exported import let PlatenTree.CATransform3DIdentity
@_exported import func PlatenTree.CATransform3DIsIdentity
@_exported import func PlatenTree.CATransform3DMakeAffineTransform
@_exported import func PlatenTree.CATransform3DMakeRotation
@_exported import func PlatenTree.CATransform3DMakeScale
@_exported import func PlatenTree.CATransform3DMakeTranslation
@_exported import func PlatenTree.CATransform3DRotate
@_exported import func PlatenTree.CATransform3DScale
@_exported import func PlatenTree.CATransform3DTranslate
@_exported import class TextControls.CAAnimation
@_exported import struct TextControls.CAAnimationCalculationMode
@_exported import protocol TextControls.CAAnimationDelegate
@_exported import class TextControls.CAAnimationGroup
@_exported import class TextControls.CABasicAnimation
@_exported import struct TextControls.CACornerMask
@_exported import class TextControls.CADisplayLink
@_exported import class TextControls.CAKeyframeAnimation
@_exported import class TextControls.CALayer
@_exported import struct TextControls.CALayerCornerCurve
@_exported import struct TextControls.CAMediaTimingFillMode
@_exported import class TextControls.CAMediaTimingFunction
@_exported import struct TextControls.CAMediaTimingFunctionName
@_exported import class TextControls.CAPropertyAnimation
@_exported import class TextControls.CASpringAnimation
@_exported import enum TextControls.CATransaction
@_exported import class TextControls.CATransition
@_exported import struct TextControls.CATransitionSubtype
@_exported import struct TextControls.CATransitionType

/// The time since the system started in seconds, without the time that it slept.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

// What Foundation and the layers below have of Core Graphics, and no name of SwiftUI's.
@_exported import CoreFoundation
@_exported import enum Platen.CGBlendMode
@_exported import class Platen.CGColorSpace
@_exported import func Platen.CGColorSpaceCreateDeviceGray
@_exported import func Platen.CGColorSpaceCreateDeviceRGB
@_exported import enum Platen.CGColorRenderingIntent
@_exported import class Platen.CGContext
@_exported import class Platen.CGGradient
@_exported import struct Platen.CGGradientDrawingOptions
@_exported import class Platen.CGImage
@_exported import enum Platen.CGInterpolationQuality
@_exported import enum Platen.CGPathDrawingMode
@_exported import struct PlatenTree.CGAffineTransform
@_exported import enum PlatenTree.CGLineCap
@_exported import enum PlatenTree.CGLineJoin
@_exported import class PlatenTree.CGMutablePath
@_exported import class PlatenTree.CGPath
@_exported import enum PlatenTree.CGPathFillRule
@_exported import class TextControls.CGColor
@_exported import struct TextControls.CGVector
// Its extensions have the components of a colour.
import Platen

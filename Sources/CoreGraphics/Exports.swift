// What Foundation and the layers below have of Core Graphics, and no name of SwiftUI's.
@_exported import CoreFoundation
@_exported import class PlatenTree.CGMutablePath
@_exported import class PlatenTree.CGPath
@_exported import enum PlatenTree.CGPathFillRule
@_exported import struct PlatenTree.CGAffineTransform
@_exported import class TextControls.CGColor
@_exported import struct TextControls.CGVector
// Its extensions have the components of a colour.
import Platen

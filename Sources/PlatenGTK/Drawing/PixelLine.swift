#if GTK
import Foundation

/// A line at an edge in whole device pixels. GTK's renderers for OpenGL and Vulkan fill the pixels whose middle a line
/// covers: one that begins or ends in the middle of a pixel loses a side, or a part of it.
struct PixelLine: Equatable {
  /// In points: a whole number of pixels, at least one.
  let width: CGFloat
  /// How far the line is outside of the edge, in points: a whole number of pixels.
  let reach: CGFloat

  /// A line on both sides of an edge, or on the inner side. Where the halves are no whole pixels, the inner one is
  /// larger: what clips a view at its edge leaves a line of one pixel.
  ///
  /// - Parameters:
  ///   - width: The line's width, in points.
  ///   - isInside: Whether all of the line is on the inner side.
  ///   - scale: The device pixels of a point.
  init(width: CGFloat, isInside: Bool, scale: CGFloat) {
    let pixels = max((width * scale).rounded(), 1)
    self.width = pixels / scale
    reach = isInside ? 0 : (pixels / 2).rounded(.down) / scale
  }

  /// An area with edges between device pixels.
  static func aligned(_ area: CGRect, scale: CGFloat) -> CGRect {
    let (left, top) = ((area.minX * scale).rounded(), (area.minY * scale).rounded())
    let (right, bottom) = ((area.maxX * scale).rounded(), (area.maxY * scale).rounded())
    return CGRect(x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
  }
}
#endif

#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// A picture whose edges keep their width, or that is repeated.
@MainActor final class SlicedPictureView: DrawnImageView {
  /// Whether an image is shown so.
  static func shows(_ content: NodeContent) -> Bool {
    if case .leaf(.image(let image)) = content { image.slices != nil && image.data != nil } else { false }
  }

  override func canShow(_ content: NodeContent) -> Bool { super.canShow(content) && Self.shows(content) }

  override func draw(_ box: Box, _ snapshot: OpaquePointer, children all: () -> Void) {
    guard case .leaf(.image(let content)) = node.shownContent, let picture = content.data, let slices = content.slices
    else { return }
    let area = CGRect(
      x: 0, y: 0, width: Double(gtk_widget_get_width(box.widget)), height: Double(gtk_widget_get_height(box.widget)))
    for part in slices.parts(of: picture, in: area) {
      let unit = CGRect(
        x: part.source.minX / picture.width, y: part.source.minY / picture.height,
        width: part.source.width / picture.width, height: part.source.height / picture.height)
      guard let tile = TilePaint(picture, unit: unit, scale: 1) else { continue }
      TileDrawing.draw(tile, in: part.target, isStretched: !part.isTiled, snapshot)
    }
  }
}
#endif

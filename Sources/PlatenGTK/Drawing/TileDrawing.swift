#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// Pictures that are repeated in shapes.
@MainActor enum TileDrawing {
  /// The decoded pictures, for the next frames.
  private static var textures: [ImageData: OpaquePointer] = [:]

  /// Nil for bytes that can't be decoded.
  private static func texture(of tile: TilePaint) -> OpaquePointer? {
    if let texture = textures[tile.picture] { return texture }
    let bytes = tile.picture.bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return nil }
    if textures.count >= 16 {
      for old in textures.values { g_object_unref(UnsafeMutableRawPointer(old)) }
      textures = [:]
    }
    textures[tile.picture] = texture
    return texture
  }

  /// Fills an area. By cairo, which blends the last row of pixels with the first: GSK repeats a picture of a whole
  /// number of pixels, and tiles of another size have seams.
  /// One that is stretched fills it once.
  static func draw(
    _ tile: TilePaint, in area: CGRect, isStretched: Bool = false, _ snapshot: OpaquePointer
  ) {
    guard let pattern = pattern(tile, in: area, isStretched: isStretched) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var bounds = ShapeDrawing.rectangle(area)
    guard let cairo = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
    cairo_set_source(cairo, pattern)
    cairo_paint_with_alpha(cairo, tile.opacity)
    cairo_destroy(cairo)
  }

  /// The tile as a pattern of cairo, opaque. Nil for bytes that can't be decoded.
  static func pattern(_ tile: TilePaint, in area: CGRect, isStretched: Bool = false) -> OpaquePointer? {
    guard let texture = texture(of: tile) else { return nil }
    let (width, height) = (gdk_texture_get_width(texture), gdk_texture_get_height(texture))
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height) else { return nil }
    defer { cairo_surface_destroy(surface) }
    gdk_texture_download(texture, cairo_image_surface_get_data(surface), gsize(cairo_image_surface_get_stride(surface)))
    cairo_surface_mark_dirty(surface)
    // The pixels of a point.
    let density = Double(width) / tile.picture.width
    let part = cairo_surface_create_for_rectangle(
      surface, tile.part.minX * density, tile.part.minY * density, tile.part.width * density,
      tile.part.height * density)
    defer { cairo_surface_destroy(part) }
    let pattern = cairo_pattern_create_for_surface(part)
    cairo_pattern_set_extend(pattern, isStretched ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_REPEAT)
    var matrix = cairo_matrix_t()
    // The pixels for a point of the area.
    let across = isStretched ? tile.part.width * density / area.width : density / tile.scale
    let down = isStretched ? tile.part.height * density / area.height : density / tile.scale
    cairo_matrix_init(&matrix, across, 0, 0, down, -area.minX * across, -area.minY * down)
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }
}
#endif

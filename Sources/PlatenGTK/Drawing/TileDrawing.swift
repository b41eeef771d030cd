#if GTK
import CGTK4
import Foundation
import PlatenGraph

/// Pictures that are repeated in shapes.
@MainActor enum TileDrawing {
  /// The decoded pictures, for the next frames.
  private static var textures: [ImageData: OpaquePointer] = [:]

  /// Nil for bytes that can't be decoded.
  static func texture(of tile: TilePaint) -> OpaquePointer? {
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

  static func draw(_ tile: TilePaint, _ texture: OpaquePointer, in area: CGRect, _ snapshot: OpaquePointer) {
    var bounds = ShapeDrawing.rectangle(area)
    var first = ShapeDrawing.rectangle(CGRect(origin: area.origin, size: tile.size))
    var whole = ShapeDrawing.rectangle(
      CGRect(
        x: area.minX - tile.part.minX * tile.scale, y: area.minY - tile.part.minY * tile.scale,
        width: tile.picture.width * tile.scale, height: tile.picture.height * tile.scale))
    gtk_snapshot_push_opacity(snapshot, tile.opacity)
    gtk_snapshot_push_repeat(snapshot, &bounds, &first)
    gtk_snapshot_push_clip(snapshot, &first)
    gtk_snapshot_append_texture(snapshot, texture, &whole)
    for _ in 0..<3 { gtk_snapshot_pop(snapshot) }
  }

  /// The tile as a pattern of cairo, opaque. Nil for bytes that can't be decoded.
  static func pattern(_ tile: TilePaint, in area: CGRect) -> OpaquePointer? {
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
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    var matrix = cairo_matrix_t()
    let factor = density / Double(tile.scale)
    cairo_matrix_init(&matrix, factor, 0, 0, factor, -Double(area.minX) * factor, -Double(area.minY) * factor)
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }
}
#endif

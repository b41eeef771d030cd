import PlatenGraph
import TextEditing

/// Converts offsets between GTK's unit (Unicode scalars) and the session's (UTF-16).
///
/// Texts without characters beyond the Basic Multilingual Plane, by far the most, need no iteration: the two offsets
/// are equal. Offsets out of range are clamped.
struct ScalarOffsets {
  let storage: TextStorage
  /// The length in Unicode scalars.
  let scalarCount: Int
  private let length: Int
  private let isOneToOne: Bool

  var text: String { storage.string }

  init(_ text: String) { self.init(TextStorage(text)) }

  init(_ storage: TextStorage) {
    self.storage = storage
    length = storage.utf16Count
    scalarCount = storage.scalarCount
    isOneToOne = scalarCount == length
  }

  /// The UTF-16 offset of a scalar offset.
  func utf16(_ scalars: Int) -> Int {
    guard !isOneToOne else { return min(max(scalars, 0), length) }
    return scalars > 0 ? storage.utf16(scalars: scalars) : 0
  }

  /// The scalar offset of a UTF-16 offset; one inside a surrogate pair counts as before it.
  func scalars(_ utf16: Int) -> Int {
    let clamped = min(max(utf16, 0), length)
    guard !isOneToOne else { return clamped }
    return storage.scalars(utf16: clamped)
  }
}

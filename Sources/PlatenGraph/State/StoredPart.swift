import PlatenTree

/// A stored property of a struct, or one inside of it: where it is in the bytes of the whole.
struct StoredPart<Part> {
  /// In bytes.
  let offset: Int

  func read<Whole>(from whole: Whole) -> Part {
    withUnsafePointer(to: whole) {
      (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Part.self).pointee
    }
  }
}

/// The readers of one part of a state.
struct PartReaders<Whole> {
  private let offset: Int
  private let size: Int
  private let type: Any.Type
  let readers = ReaderSet()

  init<Part>(_ part: StoredPart<Part>) {
    offset = part.offset
    size = MemoryLayout<Part>.size
    type = Part.self
  }

  /// A struct and its first property are in the same place.
  func isOf<Part>(_ part: StoredPart<Part>) -> Bool { offset == part.offset && type == Part.self }

  /// Whether the part is the same in both.
  func isSame(_ first: Whole, _ second: Whole) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        ValueComparison.areEqual(
          UnsafeRawPointer(first) + offset, UnsafeRawPointer(second) + offset, size: size, type: type)
      }
    }
  }
}

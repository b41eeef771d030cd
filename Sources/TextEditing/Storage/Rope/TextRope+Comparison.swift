#if !hasFeature(Embedded)
extension TextRope {
  /// Whether both hold the same code units. Fast if one is an edited copy of the other.
  package func hasSameUnits(as other: TextRope) -> Bool {
    length == other.length && sharedPrefix(with: other) == length.utf8
  }

  package func utf8Offset(utf16 offset: Int) -> Int { utf8(of: place(utf16: offset)) }

  package func utf16Offset(utf8 offset: Int) -> Int { place(utf8: offset).utf16 }

  /// The UTF-8 offset of a place.
  private func utf8(of place: Place) -> Int {
    guard place.block < blocks.count else { return length.utf8 }
    var offset = place.utf8
    for block in blocks[..<place.block] { offset += block.length.utf8 }
    for chunk in blocks[place.block].chunks[..<place.chunk] { offset += chunk.length.utf8 }
    return offset
  }

  /// How many bytes the two texts share at their start. Costs little where one was made from the other by edits.
  package func sharedPrefix(with other: TextRope) -> Int {
    var count = 0
    var block = 0
    while block < min(blocks.count, other.blocks.count), blocks[block].isIdentical(to: other.blocks[block]) {
      count += blocks[block].length.utf8
      block += 1
    }
    var mine = Reader(self, block: block)
    var theirs = Reader(other, block: block)
    while let a = mine.next, let b = theirs.next {
      let size = min(a.rest, b.rest)
      let same =
        mine.isAligned && theirs.isAligned && a.chunk.isIdentical(to: b.chunk)
        ? size
        : a.chunk.withBytes { x in
          b.chunk.withBytes { y in
            guard let x = x.baseAddress, let y = y.baseAddress else { return 0 }
            return TextEditing.commonPrefix(x + mine.utf8, y + theirs.utf8, count: size)
          }
        }
      count += same
      if same < size { break }
      mine.advance(size)
      theirs.advance(size)
    }
    return count
  }

  /// How many bytes the two texts share at their end, at most `limit`.
  package func sharedSuffix(with other: TextRope, limit: Int) -> Int {
    var count = 0
    var a = blocks.count
    var b = other.blocks.count
    while a > 0, b > 0, blocks[a - 1].isIdentical(to: other.blocks[b - 1]) {
      a -= 1
      b -= 1
      count += blocks[a].length.utf8
      if count >= limit { return limit }
    }
    var mine = Reader(self, endingBefore: a)
    var theirs = Reader(other, endingBefore: b)
    while count < limit, let x = mine.previous, let y = theirs.previous {
      let size = min(x.rest, y.rest)
      let same =
        x.rest == x.chunk.length.utf8 && y.rest == y.chunk.length.utf8 && x.chunk.isIdentical(to: y.chunk)
        ? size
        : x.chunk.withBytes { first in
          y.chunk.withBytes { second in
            guard let first = first.baseAddress, let second = second.baseAddress else { return 0 }
            return commonSuffix(endingAt: first + x.rest, second + y.rest, count: size)
          }
        }
      count += same
      if same < size { break }
      mine.retreat(size)
      theirs.retreat(size)
    }
    return min(count, limit)
  }

  /// Iterates over a rope's chunks in steps of any size.
  private struct Reader {
    let rope: TextRope
    var block: Int
    var chunk = 0
    /// The offset in the chunk.
    var utf8 = 0

    init(_ rope: TextRope, block: Int) {
      self.rope = rope
      self.block = block
    }

    init(_ rope: TextRope, endingBefore end: Int) {
      self.rope = rope
      block = end - 1
      chunk = end > 0 ? rope.blocks[end - 1].chunks.count - 1 : 0
      utf8 = end > 0 ? rope.blocks[end - 1].chunks[chunk].length.utf8 : 0
    }

    var isAligned: Bool { utf8 == 0 }

    /// The chunk and the number of its bytes after the position.
    var next: (chunk: RopeChunk, rest: Int)? {
      guard block < rope.blocks.count else { return nil }
      let found = rope.blocks[block].chunks[chunk]
      return (found, found.length.utf8 - utf8)
    }

    /// The chunk and the number of its bytes before the position.
    var previous: (chunk: RopeChunk, rest: Int)? {
      block >= 0 ? (rope.blocks[block].chunks[chunk], utf8) : nil
    }

    mutating func advance(_ count: Int) {
      utf8 += count
      guard utf8 == rope.blocks[block].chunks[chunk].length.utf8 else { return }
      (utf8, chunk) = (0, chunk + 1)
      if chunk == rope.blocks[block].chunks.count { (block, chunk) = (block + 1, 0) }
    }

    mutating func retreat(_ count: Int) {
      utf8 -= count
      guard utf8 == 0 else { return }
      if chunk == 0 {
        block -= 1
        chunk = block >= 0 ? rope.blocks[block].chunks.count : 1
      }
      chunk -= 1
      utf8 = block >= 0 ? rope.blocks[block].chunks[chunk].length.utf8 : 0
    }
  }
}
#endif

#if !hasFeature(Embedded)
/// A long text in which an edit costs a few microseconds wherever it happens, and a copy constant time.
///
/// The text is stored in chunks of a few kilobytes, the chunks in blocks of a few hundred. Copies share equal parts: a
/// snapshot of 100 MB takes the memory of the changes since. Offsets are UTF-16 units between 0 and ``length``; those
/// inside a scalar are rounded down.
package struct TextRope: Sendable {
  private(set) var blocks: [RopeBlock] = []
  package private(set) var length = TextLength()

  package init(_ string: String) {
    blocks = Self.blocks(of: Self.chunks(of: string))
    measure()
  }

  /// Whether there is a line break, and whether one has a carriage return.
  var hasLineBreak: Bool { has(.lineBreak) }
  var hasCarriageReturn: Bool { has(.carriageReturn) }
  package var hasDirectionalFormatting: Bool { has(.directionalFormatting) }

  private func has(_ feature: TextFeatures) -> Bool { blocks.contains { $0.features.contains(feature) } }

  // MARK: places

  /// A position in the text, in the chunk that contains the text after it. The end of the text is in no chunk.
  struct Place {
    var block: Int
    var chunk: Int
    /// The UTF-8 offset in the chunk.
    var utf8: Int
    /// The UTF-16 offset in the text.
    var utf16: Int
  }

  var endPlace: Place { Place(block: blocks.count, chunk: 0, utf8: 0, utf16: length.utf16) }

  func place(utf16 offset: Int) -> Place {
    find(offset, \.utf16) { chunk, rest in chunk.place(utf16: rest) }
  }

  func place(utf8 offset: Int) -> Place {
    find(offset, \.utf8) { chunk, rest in chunk.place(utf8: rest) }
  }

  @inline(__always)
  private func find(
    _ offset: Int, _ unit: (TextLength) -> Int, _ place: (RopeChunk, Int) -> (utf8: Int, utf16: Int)
  ) -> Place {
    guard offset < unit(length) else { return endPlace }
    var rest = max(offset, 0)
    var before = 0
    var block = 0
    while rest >= unit(blocks[block].length) {
      rest -= unit(blocks[block].length)
      before += blocks[block].length.utf16
      block += 1
    }
    return blocks[block].chunks.withUnsafeBufferPointer { chunks in
      var index = 0
      while rest >= unit(chunks[index].length) {
        rest -= unit(chunks[index].length)
        before += chunks[index].length.utf16
        index += 1
      }
      let found = place(chunks[index], rest)
      return Place(block: block, chunk: index, utf8: found.utf8, utf16: before + found.utf16)
    }
  }

  /// The number of scalars before a UTF-16 offset.
  package func scalars(utf16 offset: Int) -> Int {
    let place = place(utf16: offset)
    guard place.block < blocks.count else { return length.scalars }
    let chunks = blocks[place.block].chunks
    var count = chunks[place.chunk].scalars(utf8: place.utf8)
    for block in blocks[..<place.block] { count += block.length.scalars }
    for chunk in chunks[..<place.chunk] { count += chunk.length.scalars }
    return count
  }

  /// The UTF-16 offset after a number of scalars.
  package func utf16(scalars count: Int) -> Int {
    find(count, \.scalars) { chunk, rest in chunk.place(scalars: rest) }.utf16
  }

  // MARK: reading

  /// The whole text as a string: copies everything.
  package var string: String {
    var string = ""
    string.reserveCapacity(length.utf8)
    for block in blocks {
      for chunk in block.chunks { string.append(chunk.text) }
    }
    return string
  }

  package func slice(_ range: Range<Int>) -> String {
    if range.isEmpty { return "" }
    if range.lowerBound <= 0, range.upperBound >= length.utf16 { return string }
    return slice(place(utf16: range.lowerBound), place(utf16: range.upperBound))
  }

  func slice(_ lower: Place, _ upper: Place) -> String {
    var result = ""
    if upper.utf16 - lower.utf16 > RopeChunk.capacity { result.reserveCapacity(upper.utf16 - lower.utf16) }
    var block = lower.block
    var chunk = lower.chunk
    var start = lower.utf8
    while block < upper.block || (block == upper.block && chunk < upper.chunk) {
      let piece = blocks[block].chunks[chunk]
      result.append(contentsOf: piece.slice(start..<piece.length.utf8))
      start = 0
      chunk += 1
      if chunk == blocks[block].chunks.count { (block, chunk) = (block + 1, 0) }
    }
    if upper.utf8 > start { result.append(contentsOf: blocks[block].chunks[chunk].slice(start..<upper.utf8)) }
    return result
  }

  // MARK: editing

  /// Replaces a range. The cost is that of the removed and the inserted text, and a few microseconds.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    guard !blocks.isEmpty, !(range.lowerBound <= 0 && range.upperBound >= length.utf16) else {
      self = TextRope(text)
      return
    }
    let lower = editPlace(range.lowerBound)
    let upper = range.isEmpty ? lower : editPlace(range.upperBound)
    if lower.block == upper.block, lower.chunk == upper.chunk {
      let old = blocks[lower.block].chunks[lower.chunk]
      let bytes = old.length.utf8 - (upper.utf8 - lower.utf8) + text.utf8.count
      if bytes > 0, bytes <= RopeChunk.capacity {
        var changed = old.text
        changed.replaceSubrange(old.index(lower.utf8)..<old.index(upper.utf8), with: text)
        exchange(RopeChunk(changed), at: lower)
        return
      }
    }
    rebuild(from: lower, to: upper, with: text)
  }

  /// Replaces a chunk with another.
  private mutating func exchange(_ new: RopeChunk, at place: Place) {
    let old = blocks[place.block].chunks[place.chunk]
    length -= old.length
    length += new.length
    blocks[place.block].exchange(place.chunk, with: new)
    checkInvariants(ofBlock: place.block)
  }

  /// A position inside a chunk, for the end of the text too.
  private func editPlace(_ offset: Int) -> Place {
    let place = place(utf16: offset)
    guard place.block == blocks.count, let block = blocks.last, let chunk = block.chunks.last else { return place }
    return Place(
      block: blocks.count - 1, chunk: block.chunks.count - 1, utf8: chunk.length.utf8, utf16: length.utf16)
  }

  /// Recreates the chunks from one position to another, and the blocks that contain them.
  private mutating func rebuild(from lower: Place, to upper: Place, with text: String) {
    let first = blocks[lower.block].chunks
    let last = blocks[upper.block].chunks
    var end = upper.chunk + 1
    var start = lower.chunk
    var middle = String(first[start].slice(0..<lower.utf8))
    middle.append(text)
    middle.append(contentsOf: last[upper.chunk].slice(upper.utf8..<last[upper.chunk].length.utf8))
    // Small pieces are joined with a neighbour.
    if middle.utf8.count < RopeChunk.capacity / 8 {
      if end < last.count {
        middle.append(last[end].text)
        end += 1
      } else if start > 0 {
        start -= 1
        middle = first[start].text + middle
      }
    }
    var chunks = Array(first[..<start])
    chunks.append(contentsOf: Self.chunks(of: middle))
    chunks.append(contentsOf: last[end...])
    var replaced = lower.block...upper.block
    if chunks.count < RopeBlock.capacity / 4, upper.block + 1 < blocks.count {
      chunks.append(contentsOf: blocks[upper.block + 1].chunks)
      replaced = lower.block...upper.block + 1
    }
    blocks.replaceSubrange(replaced, with: Self.blocks(of: chunks))
    measure()
    checkInvariants(ofBlock: replaced.lowerBound)
  }

  private mutating func measure() {
    length = TextLength()
    for block in blocks { length += block.length }
  }

  private static func chunks(of string: String) -> [RopeChunk] {
    if string.isEmpty { return [] }
    if string.utf8.count <= RopeChunk.capacity { return [RopeChunk(string)] }
    var string = string
    return string.withUTF8 { bytes in
      var chunks: [RopeChunk] = []
      chunks.reserveCapacity(bytes.count / RopeChunk.filling + 1)
      var start = 0
      while start < bytes.count {
        var end = min(start + RopeChunk.filling, bytes.count)
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        chunks.append(RopeChunk(UnsafeBufferPointer(rebasing: bytes[start..<end])))
        start = end
      }
      return chunks
    }
  }

  private static func blocks(of chunks: [RopeChunk]) -> [RopeBlock] {
    if chunks.isEmpty { return [] }
    if chunks.count <= RopeBlock.capacity { return [RopeBlock(chunks)] }
    return stride(from: 0, to: chunks.count, by: RopeBlock.filling).map { start in
      RopeBlock(chunks[start..<min(start + RopeBlock.filling, chunks.count)])
    }
  }
}
#endif

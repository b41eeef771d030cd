#if !hasFeature(Embedded)
extension TextRope {
  /// The violated invariant of the rope; nil if all hold. Reads the whole text.
  package var violation: String? {
    for (index, block) in blocks.enumerated() {
      if let violation = block.violation { return "block \(index): \(violation)" }
      for (place, chunk) in block.chunks.enumerated() where RopeChunk(chunk.text).length != chunk.length {
        return "block \(index): the length of chunk \(place) is not that of its text"
      }
    }
    return sumViolation
  }

  private var sumViolation: String? {
    var sum = TextLength()
    for block in blocks { sum += block.length }
    return sum == length ? nil : "the length \(length) is not that of the blocks, \(sum)"
  }

  /// Traps in debug builds if an invariant of the rope or of a block is violated. Does not read the text: the length of
  /// a chunk is measured when the chunk is made.
  func checkInvariants(ofBlock index: Int) {
    assert(sumViolation == nil, sumViolation ?? "")
    assert(!blocks.indices.contains(index) || blocks[index].violation == nil, blocks[index].violation ?? "")
  }
}

extension RopeBlock {
  /// The violated invariant of the block; nil if all hold.
  var violation: String? {
    if chunks.isEmpty { return "there are no chunks" }
    if chunks.count > Self.capacity { return "there are \(chunks.count) chunks, more than \(Self.capacity)" }
    for (index, chunk) in chunks.enumerated() {
      if chunk.length.utf8 == 0 { return "chunk \(index) is empty" }
      if chunk.length.utf8 > RopeChunk.capacity { return "chunk \(index) has \(chunk.length.utf8) bytes" }
    }
    var measured = self
    measured.measure()
    if measured.length != length { return "the length \(length) is not that of the chunks, \(measured.length)" }
    return measured.features == features ? nil : "the features \(features) are not those of the chunks"
  }
}
#endif

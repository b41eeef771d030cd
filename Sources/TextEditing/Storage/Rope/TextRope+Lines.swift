#if !hasFeature(Embedded)
// Chunks and blocks without a line break are skipped as a whole.
extension TextRope {
  /// The start of the logical line around `offset`.
  package func lineStart(_ offset: Int) -> Int {
    let place = place(utf16: offset)
    var chunkEnd = place.utf16
    if place.block < blocks.count {
      let chunk = blocks[place.block].chunks[place.chunk]
      let found = chunk.withBytes { RopeChunk.lastLineBreakEnd(in: $0, upTo: place.utf8) }
      let chunkStart = place.utf16 - chunk.place(utf8: place.utf8).utf16
      if let found { return chunkStart + chunk.place(utf8: found).utf16 }
      chunkEnd = chunkStart
    }
    var blockIndex = place.block
    var chunkIndex = place.chunk
    while blockIndex > 0 || chunkIndex > 0 {
      if chunkIndex == 0 {
        blockIndex -= 1
        guard blocks[blockIndex].features.contains(.lineBreak) else {
          chunkEnd -= blocks[blockIndex].length.utf16
          continue
        }
        chunkIndex = blocks[blockIndex].chunks.count
      }
      chunkIndex -= 1
      let chunk = blocks[blockIndex].chunks[chunkIndex]
      chunkEnd -= chunk.length.utf16
      guard chunk.features.contains(.lineBreak) else { continue }
      let found = chunk.withBytes { RopeChunk.lastLineBreakEnd(in: $0, upTo: $0.count) }
      return chunkEnd + (found.map { chunk.place(utf8: $0).utf16 } ?? 0)
    }
    return 0
  }

  /// The end of the logical line around `offset`, before its line break.
  package func lineEnd(_ offset: Int) -> Int {
    let place = place(utf16: offset)
    guard place.block < blocks.count else { return length.utf16 }
    var chunk = blocks[place.block].chunks[place.chunk]
    var chunkStart = place.utf16 - chunk.place(utf8: place.utf8).utf16
    if let found = chunk.withBytes({ RopeChunk.firstLineBreak(in: $0, from: place.utf8) }) {
      return chunkStart + chunk.place(utf8: found).utf16
    }
    chunkStart += chunk.length.utf16
    var blockIndex = place.block
    var chunkIndex = place.chunk + 1
    while blockIndex < blocks.count {
      if chunkIndex == 0, !blocks[blockIndex].features.contains(.lineBreak) {
        chunkStart += blocks[blockIndex].length.utf16
        blockIndex += 1
        continue
      }
      guard chunkIndex < blocks[blockIndex].chunks.count else {
        (blockIndex, chunkIndex) = (blockIndex + 1, 0)
        continue
      }
      chunk = blocks[blockIndex].chunks[chunkIndex]
      if chunk.features.contains(.lineBreak), let found = chunk.withBytes({ RopeChunk.firstLineBreak(in: $0, from: 0) })
      {
        return chunkStart + chunk.place(utf8: found).utf16
      }
      chunkStart += chunk.length.utf16
      chunkIndex += 1
    }
    return length.utf16
  }
}
#endif

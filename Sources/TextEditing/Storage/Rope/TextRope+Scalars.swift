#if !hasFeature(Embedded)
extension TextRope {
  /// The text as Unicode scalars.
  package struct Scalars: BidirectionalCollection {
    let rope: TextRope

    package struct Index: Comparable {
      let place: Place

      package static func < (a: Index, b: Index) -> Bool { a.place.utf16 < b.place.utf16 }
      package static func == (a: Index, b: Index) -> Bool { a.place.utf16 == b.place.utf16 }
    }

    package var startIndex: Index { Index(place: rope.place(utf16: 0)) }
    package var endIndex: Index { Index(place: rope.endPlace) }

    package subscript(index: Index) -> Unicode.Scalar {
      let chunk = rope.blocks[index.place.block].chunks[index.place.chunk]
      return chunk.text.unicodeScalars[chunk.index(index.place.utf8)]
    }

    package func index(after index: Index) -> Index {
      var place = index.place
      let scalar = self[index]
      place.utf8 += UTF8.width(scalar)
      place.utf16 += UTF16.width(scalar)
      let chunks = rope.blocks[place.block].chunks
      if place.utf8 == chunks[place.chunk].length.utf8 {
        place.utf8 = 0
        place.chunk += 1
        if place.chunk == chunks.count {
          place.chunk = 0
          place.block += 1
        }
      }
      return Index(place: place)
    }

    package func index(before index: Index) -> Index {
      var place = index.place
      if place.utf8 == 0 {
        if place.chunk == 0 {
          place.block -= 1
          place.chunk = rope.blocks[place.block].chunks.count
        }
        place.chunk -= 1
        place.utf8 = rope.blocks[place.block].chunks[place.chunk].length.utf8
      }
      let chunk = rope.blocks[place.block].chunks[place.chunk]
      let before = chunk.text.unicodeScalars.index(before: chunk.index(place.utf8))
      let scalar = chunk.text.unicodeScalars[before]
      place.utf8 -= UTF8.width(scalar)
      place.utf16 -= UTF16.width(scalar)
      return Index(place: place)
    }
  }

  package var scalars: Scalars { Scalars(rope: self) }
}
#endif
